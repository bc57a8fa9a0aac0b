// SPDX-License-Identifier: GPL-3.0-or-later

/// A value of a JSON document, and where it stands.
public struct JSONNode: Sendable {
  public indirect enum Value: Sendable {
    case null
    case boolean(Bool)
    /// As it is written; ``JSONNode/integer`` and ``JSONNode/double`` read it.
    case number(String)
    case string(String)
    case array([JSONNode])
    /// In order, and with members that are there twice, so that a reader can say so.
    case object([Member])
  }

  public struct Member: Sendable {
    public let key: String
    /// Where the key begins.
    public let position: TextPosition
    public let node: JSONNode
  }

  public let value: Value
  /// Where the value begins.
  public let position: TextPosition
  /// Just behind the value.
  public let end: TextPosition
}
