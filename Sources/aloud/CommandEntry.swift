// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables
import TerminalUI

/// From the command line to what it asks for.
struct CommandEntry {
  /// The arguments without the command's own name, byte for byte.
  let arguments: [[UInt8]]
  let environment: [String: String]
  /// The path of the running executable.
  let executable: String

  /// The version that `--version` tells.
  static let version = "0.1.0"

  /// Does what the command line asks for, and gives the status to end with.
  func run() -> CommandStatus {
    StandardDescriptors.prepare()
    setlocale(LC_ALL, "")  // for the C library's words, and for readline
    let command = ParsedCommand(arguments: arguments, environment: environment) {
      () throws(UsageError) in try Configuration.ofPerson(environment: environment)
    }
    let words: InterfaceTables
    do {
      words = try InterfaceTables(command, environment: environment, executable: executable)
    } catch {
      return reportWithoutWords(error)
    }
    if let failure = words.failure { return report(failure, words.tables) }
    switch command.outcome {
    case .failure(let error): return report(error, words.tables)
    case .success(.help(let topic)):
      return print(HelpText(topic, tables: words.tables).lines, words.tables)
    case .success(.version):
      let interface = InterfaceWords(tables: words.tables)
      return print(
        [
          interface.text("version", .text(Self.version)), interface.text("version.licence"),
        ], words.tables)
    case .success(.ask(let arguments)):
      let ask = AskCommand(arguments: arguments, words: words, environment: environment)
      do throws(UsageError) { return try ask.run() } catch { return report(error, words.tables) }
    case .success(.voices), .success(.doctor):
      return .nothingSelectable
    }
  }

  private func print(_ lines: [String], _ tables: LabelTables) -> CommandStatus {
    guard let reason = OutputFile.write(lines: lines, to: STDOUT_FILENO) else { return .answered }
    return report(.unwritableFile(.standard, reason: reason), tables)
  }

  private func report(_ error: UsageError, _ tables: LabelTables) -> CommandStatus {
    writeError([error.message(using: tables)])
    return .badUsage
  }

  private func reportWithoutWords(_ error: TableError) -> CommandStatus {
    writeError(error.linesWithoutWords)
    return .badUsage
  }

  private func writeError(_ lines: [String]) {
    // Nobody can be told that standard error is gone.
    _ = OutputFile.write(
      lines: lines.map { "aloud: " + SafeText.visible($0) }, to: STDERR_FILENO)
  }
}
