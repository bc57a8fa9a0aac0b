// SPDX-License-Identifier: GPL-3.0-or-later

/// A word or a text in quotation marks, and where it stands.
public struct ScriptToken: Hashable, Sendable {
  /// Without quotation marks and with variables put in.
  public var text: String
  public let isQuoted: Bool
  public let place: ScriptPlace

  /// Whether it is this word, and no text that reads the same.
  func isWord(_ word: String) -> Bool { !isQuoted && text == word }

  /// Whether it is the English word that turns a sentence round.
  var isNegation: Bool { !isQuoted && text.lowercased() == "not" }
}
