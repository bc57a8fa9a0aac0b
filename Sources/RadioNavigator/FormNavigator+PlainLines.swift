// SPDX-License-Identifier: GPL-3.0-or-later

/// Lines that would do something, given as the text of a field.
extension FormNavigator {
  /// What stands before a line that is to be the text as it is, as in a shell.
  public static let plainSign: Character = "\\"

  /// A typed line that begins with a backslash is what stands behind it, where that alone would do
  /// something and be no text. Any other text may begin with backslashes.
  func meaning(of command: Command) -> Command {
    guard case .line(let line) = command, let entry, line.first == Self.plainSign else {
      return command
    }
    let rest = String(line.drop { $0 == Self.plainSign })
    let doesSomething =
      entry.isSecret ? doesMoreThanAnswer(rest) : isSign(rest) || doesMoreThanAnswer(rest)
    return doesSomething ? .plainLine(String(line.dropFirst())) : command
  }

  /// Whether a line is a sign that does something in some field.
  private func isSign(_ line: String) -> Bool {
    [Navigator.clearLine, Navigator.helpLine, Self.backLine].contains(line)
      || (line.hasPrefix(Self.buttonSign) && !buttonsForLines.isEmpty)
  }

  /// Whether a line does something here and is no text.
  private func doesMoreThanAnswer(_ line: String) -> Bool {
    if line.isEmpty { return false }
    return (line == Navigator.clearLine && current.canClear)
      || (line == Self.backLine && hasFieldsBefore)
      || button(meantBy: line) != nil
  }
}
