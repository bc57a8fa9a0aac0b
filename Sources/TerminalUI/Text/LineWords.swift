// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a line, in any language.
public enum LineWords {
  /// The stretches of a text that a line does not break (Unicode Standard Annex 14), without the
  /// spaces around them: words where spaces or a dictionary divide them, else characters.
  ///
  /// - Complexity: O(characters).
  public static func words(of text: String) -> [String] {
    TextWidth.pieces(of: text, language: "").flatMap { piece in
      piece.split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }
}
