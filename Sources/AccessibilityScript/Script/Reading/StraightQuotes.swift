// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts in other quotation marks than straight double ones, or in none.
enum StraightQuotes {
  /// A text as it should be written, whatever stands around it.
  static func quoted(_ words: some Sequence<ScriptToken>) -> String {
    var text = words.map(\.text).joined(separator: " ").trimmingSpaces[...]
    if let first = text.first, isMark(first) { text = text.dropFirst() }
    if let last = text.last, isMark(last) { text = text.dropLast() }
    return ScriptLine.quoted(text.trimmingSpaces)
  }

  /// The words of a line, each text that other marks begin in straight ones; nil where no such
  /// marks begin a word.
  static func mended(_ tokens: [ScriptToken]) -> String? {
    guard tokens.contains(where: beginsOtherwise) else { return nil }
    var words: [String] = []
    var rest = tokens[...]
    while let token = rest.first {
      guard beginsOtherwise(token) else {
        words.append(written(token))
        rest = rest.dropFirst()
        continue
      }
      // A text without an end takes the whole line.
      let end = rest.firstIndex { !$0.isQuoted && endsOtherwise($0, first: token) }
      let text = rest[...(end ?? rest.endIndex - 1)]
      words.append(quoted(text))
      rest = rest[text.endIndex...]
    }
    return words.joined(separator: " ")
  }

  /// The words of a line whose last text begins with a straight mark and ends with another one;
  /// nil where it does not.
  static func ended(_ tokens: [ScriptToken]) -> String? {
    guard let last = tokens.last, last.text.last.map(closers.contains) == true else { return nil }
    return (tokens.dropLast().map(written) + [quoted([last])]).joined(separator: " ")
  }

  /// A token as a script writes it.
  static func written(_ token: ScriptToken) -> String {
    token.isQuoted ? ScriptLine.quoted(token.text) : token.text
  }

  static func beginsOtherwise(_ token: ScriptToken) -> Bool {
    !token.isQuoted && token.text.first.map(openers.contains) == true
  }

  private static func endsOtherwise(_ token: ScriptToken, first: ScriptToken) -> Bool {
    guard let last = token.text.last, closers.contains(last) else { return false }
    return token != first || token.text.count > 1
  }

  private static func isMark(_ character: Character) -> Bool {
    openers.contains(character) || closers.contains(character)
  }

  private static let openers: Set<Character> = [
    "“", "”", "„", "‟", "«", "»", "‹", "›", "‘", "‚", "'", "`",
  ]
  private static let closers: Set<Character> = [
    "“", "”", "«", "»", "‹", "›", "‘", "’", "'", "`",
  ]
}
