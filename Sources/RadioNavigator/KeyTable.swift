// SPDX-License-Identifier: GPL-3.0-or-later

/// One key, the name of the readline function behind it, and what it does.
///
/// A person binds the function to other keys in `~/.inputrc` under `$if aloud`.
public struct KeyBinding: Hashable, Sendable {
  /// The key's name in scripts, such as `Down`, `C-n` or `F1`.
  public let key: String
  /// The readline function, such as `aloud-next-option`.
  public let functionName: String
  public let command: Command
}

/// The keys of key mode: one table for scripts, for readline and for the documentation.
public enum KeyTable {
  public static let bindings: [KeyBinding] = [
    bind("Up", "up", .up),
    bind("Down", "down", .down),
    bind("Left", "left", .left),
    bind("Right", "right", .right),
    bind("C-n", "review-next", .reviewNext),
    bind("C-p", "review-previous", .reviewPrevious),
    bind("Home", "first", .first),
    bind("End", "last", .last),
    bind("PageUp", "page-up", .pageUp),
    bind("PageDown", "page-down", .pageDown),
    bind("M-Down", "read-next", .readNext),
    bind("M-Up", "read-previous", .readPrevious),
    bind("Space", "select", .select),
    bind("Enter", "accept", .accept),
    bind("Tab", "next-field", .nextField),
    bind("S-Tab", "previous-field", .previousField),
    bind("C-Home", "first-field", .firstField),
    bind("C-End", "last-field", .lastField),
    bind("Backspace", "erase", .erase),
    bind("+", "larger-text", .largerText),
    bind("-", "smaller-text", .smallerText),
    bind("=", "usual-text", .usualText),
    bind("M-+", "larger-text", .largerText),
    bind("M--", "smaller-text", .smallerText),
    bind("M-=", "usual-text", .usualText),
    bind("Escape", "cancel", .cancel),
    bind("C-c", "interrupt", .interrupt),
    bind("C-d", "end-of-input", .endOfInput),
    bind("F1", "help", .help),
    bind("?", "help", .help),
    bind("F2", "where-am-i", .whereAmI),
    bind("F3", "say-again", .sayAgain),
    bind("F4", "silence", .silence),
    bind("F5", "slower", .adjust(.slower)),
    bind("F6", "faster", .adjust(.faster)),
    bind("F7", "less-verbose", .adjust(.lessVerbose)),
    bind("F8", "more-verbose", .adjust(.moreVerbose)),
    bind("S-F5", "lower", .adjust(.lower)),
    bind("S-F6", "higher", .adjust(.higher)),
    bind("S-F7", "quieter", .adjust(.quieter)),
    bind("S-F8", "louder", .adjust(.louder)),
    bind("M-p", "next-punctuation", .adjust(.nextPunctuation)),
    bind("M-c", "next-capitals", .adjust(.nextCapitals)),
    bind("M-g", "next-word-gap", .adjust(.nextWordGap)),
  ]

  /// The name of a key for the end of a line in a text that is pasted.
  public static let lineEnd: Character = "\n"

  /// Every key name that has a meaning, in the table's order.
  public static var keyNames: [String] { bindings.map(\.key) }

  /// The command of a key.
  ///
  /// - Parameter name: a name of the table, or a single character, which stands for itself.
  /// - Returns: nil when the name is neither. O(1).
  public static func command(forKey name: String) -> Command? {
    if let command = commandsByKey[name] { return command }
    guard name.count == 1, let character = name.first else { return nil }
    return .character(character)
  }

  /// The keys that keep their meaning while a text is typed; all others edit the text.
  public static let keysBesideText: Set<String> = [
    "Up", "Down", "PageUp", "PageDown", "Enter", "Tab", "S-Tab", "C-Home", "C-End", "Escape",
    "C-c", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "S-F5", "S-F6", "S-F7", "S-F8",
    "M-Down", "M-Up",
    // Signs alone are text.
    "M-+", "M--", "M-=",
  ]

  private static let commandsByKey = Dictionary(
    uniqueKeysWithValues: bindings.map { ($0.key, $0.command) })

  private static func bind(_ key: String, _ function: String, _ command: Command) -> KeyBinding {
    KeyBinding(key: key, functionName: "aloud-" + function, command: command)
  }
}
