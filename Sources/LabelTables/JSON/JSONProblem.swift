// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a text is no JSON5, and where.
public struct JSONProblem: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The bytes are no UTF-8.
    case notUnicode
    /// Unicode, and not UTF-8: UTF-16 or UTF-32.
    case wideUnicode
    /// Something else should stand here; the word or the character that does.
    case unexpected(String, expected: JSONExpectation)
    /// The text ends where something should stand.
    case unfinished(expected: JSONExpectation)
    /// The document is no object: for readers that need one, and not found by ``JSONDocument``.
    case notObject
    /// A text in quotation marks without the last one, or with a line end in it.
    case unfinishedText
    case unfinishedComment
    /// A backslash and what follows it.
    case badEscape(String)
    /// The escape of half a character (a UTF-16 surrogate) without its other half.
    case halfCharacter(String)
    case badNumber(String)
    /// Arrays and objects in one another, more than ``JSONDocument/greatestDepth``.
    case tooDeep
  }

  public let reason: Reason
  public let position: TextPosition
  /// The file's path as it was given; nil for what was read from elsewhere.
  public let file: String?

  public init(reason: Reason, position: TextPosition, file: String? = nil) {
    self.reason = reason
    self.position = position
    self.file = file
  }
}

/// What should stand where something else does.
public enum JSONExpectation: String, Hashable, Sendable, CaseIterable {
  case value
  /// A value, or the bracket that ends the array.
  case valueOrBracket
  /// The key of a member, or the brace that ends the object.
  case keyOrBrace
  case colon
  case commaOrBrace
  case commaOrBracket
  /// Nothing more.
  case end
}
