// SPDX-License-Identifier: GPL-3.0-or-later

/// The command that plays a script up to a step, for a shell.
enum StepCommand {
  /// - Returns: nil where the result does not say what is asked, or the keys are too many.
  static func text(of step: StepResult, in result: ScriptResult) -> String? {
    guard let verb = result.arguments.first, step.leavesKeysOut != true else { return nil }
    let words =
      ["aloud", verb, "--keys", step.keys, "--transcript", "-"] + result.arguments.dropFirst()
    let command = words.map(ShellWord.quoted).joined(separator: " ")
    // A program is started beside the script.
    guard verb == "listen", let slash = result.path.lastIndex(of: "/") else { return command }
    return "cd \(ShellWord.quoted(String(result.path[...slash]))) && \(command)"
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

  private static func isPlain(_ byte: UInt8) -> Bool {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    return isLetter || byte.isDigit || "-_./:,+@%".utf8.contains(byte)
  }
}
