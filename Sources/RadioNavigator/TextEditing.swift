// SPDX-License-Identifier: GPL-3.0-or-later

/// Edits a line of text as the person's own keys do.
///
/// The navigator takes the line as it is after a key: which key edits in which way is not its
/// business. Who reads keys brings readline; a script asks this for each key it plays.
public protocol TextEditing: AnyObject {
  /// The line after a key.
  ///
  /// - Parameters:
  ///   - key: the key's name in scripts, such as `C-w`, `Backspace` or `a`.
  ///   - cursor: where the next character goes, in characters from the beginning.
  /// - Returns: the same line where the key has nothing to do, and nil when it edits nothing.
  func edit(_ text: String, cursor: Int, key: String) -> (text: String, cursor: Int)?

  /// Begins with another text, of which nothing may be kept where it is secret.
  func begin(_ text: String, isSecret: Bool)

  /// Whether the key that kills a line backwards kills all of it, wherever the cursor is.
  var killsWholeLine: Bool { get set }

  /// The line after some characters were typed or pasted at once.
  ///
  /// - Returns: nil where one of them means something else.
  func insert(_ characters: [Character], in text: String, cursor: Int)
    -> (text: String, cursor: Int)?

  /// Whether Escape edits the text now, as it does in vi's insert mode, and does not cancel.
  var takesEscape: Bool { get }
}

extension TextEditing {
  public func begin(_ text: String, isSecret: Bool) {}
  public var takesEscape: Bool { false }

  public var killsWholeLine: Bool {
    get { false }
    set {}
  }

  public func insert(_ characters: [Character], in text: String, cursor: Int)
    -> (text: String, cursor: Int)?
  { nil }
}
