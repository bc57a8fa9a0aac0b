// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// One thing that a screen reader says of someone else's program.
public struct ListenedUtterance: Hashable, Sendable {
  /// What it is about; the names are those of transcripts and scripts.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The line, highlight or character that a key moved to, or changed in place.
    case focus
    /// Characters that a key typed or deleted.
    case echo
    /// Text that the program printed.
    case output
  }

  /// The text as it stands on the screen, white space within it as one space. Blank where the place
  /// that was moved to is.
  public let text: String
  public let kind: Kind

  public init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }

  /// What is said: the text itself, or the person's word for an empty place.
  public func spoken(using tables: LabelTables) -> String {
    guard text.allSatisfy(\.isWhitespace) else { return text }
    return tables.text(text.isEmpty ? "text.blank" : "spelling.space")
  }

  /// Whether it is one character that has to be named rather than read as a word.
  public var isSpelled: Bool { text.count == 1 && text != " " }
}
