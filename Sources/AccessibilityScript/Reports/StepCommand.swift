// SPDX-License-Identifier: GPL-3.0-or-later

/// The command that plays a script up to a step, for a shell.
enum StepCommand {
  /// - Returns: the command that asks the same, with the keys; where there is none, as for a box, or
  ///   the keys are too many, the one that plays the script up to the step's line; nil where that
  ///   line is not in the script itself.
  static func text(of step: StepResult, in result: ScriptResult) -> String? {
    guard let verb = result.arguments.first, step.leavesKeysOut != true else {
      return test(step, in: result)
    }
    let words =
      ["aloud", verb, "--keys", step.keys, "--transcript", "-"] + result.arguments.dropFirst()
    let command = words.map(ShellWord.quoted).joined(separator: " ")
    // A program is started beside the script.
    guard verb == "listen", let slash = result.path.lastIndex(of: "/") else { return command }
    return "cd \(ShellWord.quoted(String(result.path[...slash]))) && \(command)"
  }

  private static func test(_ step: StepResult, in result: ScriptResult) -> String? {
    // What a suite is played on is no setting of the script.
    let settings = result.combination.allSatisfy { SettingName(rawValue: $0.name) != nil }
    // What stood on standard input is gone.
    guard step.path == nil, settings, result.path != "-" else { return nil }
    var words = ["aloud", "test", "\(ShellWord.path(result.path)):\(step.line)"]
    if !result.combination.isEmpty {
      words += ["--filter", "\\" + result.combinationName.dropLast() + "\\)$"]
    }
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}

extension InterfaceWords {
  /// How a step is played alone, in a sentence; nil where there is no command for it.
  func play(_ step: StepResult, in result: ScriptResult) -> String? {
    StepCommand.text(of: step, in: result).map { line("report.play", $0) }
  }
}

/// A word of a shell's command.
public enum ShellWord {
  /// The text as one word, in single quotation marks where a shell would read it in another way
  /// (POSIX, 2.2.2).
  public static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    return isPlain ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// A path that no command takes for an option.
  static func path(_ path: String) -> String { path.hasPrefix("-") ? "./" + path : path }

  private static func isPlain(_ byte: UInt8) -> Bool {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    return isLetter || byte.isDigit || "-_./:,+@%".utf8.contains(byte)
  }
}
