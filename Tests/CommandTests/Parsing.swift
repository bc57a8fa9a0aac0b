// SPDX-License-Identifier: GPL-3.0-or-later
@testable import aloud

/// Understands a command line as `main` would, with nothing set around it unless a test says so.
func parse(
  _ words: String..., environment: [String: String] = [:], configuration: String? = nil
) -> ParsedCommand {
  parse(words.map { Array($0.utf8) }, environment: environment, configuration: configuration)
}

func parse(
  _ arguments: [[UInt8]], environment: [String: String] = [:], configuration: String? = nil
) -> ParsedCommand {
  ParsedCommand(
    arguments: arguments, environment: environment,
    configuration: configuration.map {
      Configuration(json: Array($0.utf8), file: "config.json")
    } ?? Configuration())
}

extension ParsedCommand {
  /// What `aloud ask` was told; nil if the command line was wrong or asks for something else.
  var ask: AskArguments? {
    guard case .success(.ask(let arguments)) = outcome else { return nil }
    return arguments
  }

  /// What was wrong; nil if nothing was.
  var failure: UsageError? {
    guard case .failure(let failure) = outcome else { return nil }
    return failure
  }

  /// What was asked for; nil if the command line was wrong.
  var invocation: Invocation? { try? outcome.get() }
}
