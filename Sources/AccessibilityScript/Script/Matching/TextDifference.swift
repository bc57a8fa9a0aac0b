// SPDX-License-Identifier: GPL-3.0-or-later

/// Where two texts begin to differ.
public enum TextDifference {
  /// The characters that both begin with.
  public static func start(of first: String, _ second: String) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  /// A line that marks the first character of a text that another one does not have there.
  public static func mark(below text: String, against other: String) -> String {
    let same = String(text.prefix(start(of: text, other)))
    return String(repeating: " ", count: ScreenWidth.columns(of: same)) + "^"
  }
}
