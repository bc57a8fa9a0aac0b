// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// An entry of Aloud's tables with places for words: what a text that has its form puts in.
struct EntryPattern {
  /// How an argument of an entry is given.
  enum Argument: Hashable {
    case number(Int)
    /// A number in the language's digits.
    case digits(Int)
    /// Words, in the order of their places.
    case words(Int)
  }

  private enum Part: Equatable {
    case literal(String)
    case words(Int)
  }

  private let parts: [Part]

  /// - Parameter way: how its arguments are given.
  /// - Returns: nil where that is not how the entry takes them, or nothing but words stands in it.
  init?(_ entry: String, _ way: [Argument], in tables: LabelTables) {
    let pattern = tables.text(entry, way.map { Self.argument($0, words: Self.mark, in: tables) })
    guard !pattern.contains("{") else { return nil }
    var parts: [Part] = []
    var literal = ""
    for character in pattern {
      if let place = Self.marks.firstIndex(of: character) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        parts.append(.words(place))
        literal = ""
      } else {
        literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    let hasWords = parts.contains { if case .words = $0 { true } else { false } }
    let hasLiteral = parts.contains {
      if case .literal(let text) = $0 { text.contains { !$0.isWhitespace } } else { false }
    }
    guard hasWords, hasLiteral else { return nil }
    self.parts = parts
  }

  /// What a text puts in at each place, in the order of places; nil where it has another form.
  ///
  /// - Complexity: O(length of the text) for each part.
  func words(of text: String) -> [String]? {
    var words: [Int: String] = [:]
    var rest = text[...]
    var open: Int?
    for (index, part) in parts.enumerated() {
      switch part {
      case .words(let place):
        guard open == nil else { return nil }
        open = place
      case .literal(let literal):
        let range =
          open == nil
          ? (rest.hasPrefix(literal) ? rest.ranges(of: literal).first : nil)
          : index == parts.count - 1
            ? rest.ranges(of: literal).last { $0.upperBound == rest.endIndex }
            : rest.dropFirst().ranges(of: literal).first
        guard let range else { return nil }
        if let place = open { words[place] = String(rest[..<range.lowerBound]) }
        open = nil
        rest = rest[range.upperBound...]
      }
    }
    if let open {
      words[open] = String(rest)
    } else if !rest.isEmpty {
      return nil
    }
    guard words.values.allSatisfy({ !$0.isEmpty }) else { return nil }
    return words.keys.sorted().compactMap { words[$0] }
  }

  /// The ways in which entries take words, alone or beside one number.
  ///
  /// - Parameter numbers: those that the text has.
  static func ways(_ numbers: [Int]) -> [[Argument]] {
    let counted = numbers.flatMap { number -> [[Argument]] in
      [
        [.number(number), .digits(number), .words(0)],
        [.words(0), .number(number), .digits(number)],
        [.words(0), .number(number)],
      ]
    }
    return [[.words(0), .words(1), .words(2)]] + counted
  }

  /// The texts of an entry with words put in.
  ///
  /// - Parameter words: what may stand at each place.
  static func texts(
    of entry: String, _ way: [Argument], putting words: [[MessageArgument]], in tables: LabelTables
  ) -> [String] {
    let choices = words.reduce([[]]) { choices, words in
      choices.flatMap { choice in words.map { choice + [$0] } }
    }
    let texts = choices.map { choice in
      tables.text(
        entry,
        way.map {
          argument($0, words: { $0 < choice.count ? choice[$0] : .text("") }, in: tables)
        })
    }
    return texts.filter { !$0.contains("{") }
  }

  private static func argument(
    _ argument: Argument, words: (Int) -> MessageArgument, in tables: LabelTables
  ) -> MessageArgument {
    switch argument {
    case .number(let number): .number(number)
    case .digits(let number): .text(tables.number(number))
    case .words(let place): words(place)
    }
  }

  private static func mark(_ place: Int) -> MessageArgument { .text(String(marks[place])) }

  /// Characters of the private use area (Unicode), which no text has.
  private static let marks: [Character] = ["\u{E000}", "\u{E001}", "\u{E002}"]
}
