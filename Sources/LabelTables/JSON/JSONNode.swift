// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in a text, both from 1; columns count characters, as editors do.
public struct TextPosition: Hashable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A value of a JSON document, and where it begins.
public struct JSONNode: Sendable {
  public indirect enum Value: Sendable {
    case null
    case boolean(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    /// In order, and with members that are there twice, so that a reader can say so.
    case object([Member])
  }

  public struct Member: Sendable {
    public let key: String
    public let position: TextPosition
    public let node: JSONNode
  }

  public let value: Value
  public let position: TextPosition
}

/// Why a text is no JSON5.
public struct JSONProblem: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The bytes are no UTF-8.
    case notUnicode
    /// Something else should stand here; empty at the end of the text.
    case unexpected(String)
    /// The document is no object.
    case notObject
    case unfinishedText
    case unfinishedComment
    case badEscape(String)
    case badNumber(String)
    /// Arrays and objects in one another, more than ``JSONReader/deepest``.
    case tooDeep
  }

  public let reason: Reason
  public let position: TextPosition

  public init(reason: Reason, position: TextPosition) {
    self.reason = reason
    self.position = position
  }
}
