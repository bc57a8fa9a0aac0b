// SPDX-License-Identifier: GPL-3.0-or-later

/// Words without what stands around them, to be compared.
enum AuditWords {
  /// The words of a text in small letters; where no spaces divide words, a stretch is one.
  static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// All letters and digits of a text in small letters, without what divides them.
  static func letters(in text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  static func hasWords(_ text: String) -> Bool {
    text.contains {
      $0.isLetter || $0.isNumber || $0.unicodeScalars.first?.properties.isEmojiPresentation == true
    }
  }

  /// A time as it is written everywhere, such as `12.4 s`.
  static func written(seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
