// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TestSupport

/// Random texts of tables, with what is awkward in any format more often than in real ones.
struct RandomText {
  var generator: SeededGenerator
  /// Whether placeholders are printf's, each with a conversion.
  var hasConversions = false
  /// Whether there are choices.
  var hasChoices = true

  private static let words = [
    "Crust", "it’s", "it's", "''", "{", "}", "'{'", "#", "|", "%", "%%", "% d", "100 %", "\"", "\\",
    "\n", "\t", "é", "e\u{301}", "%\u{301}", "'\u{301}", "日本", "👩‍👩‍👧", "/*", "//", ";", " ", "@", "$",
    "א", "\u{200F}",
  ]

  mutating func literal() -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      Self.words.randomElement(using: &generator)!
    }.joined()
  }

  /// A text of one to four pieces with arguments from 1 to 3.
  mutating func text(depth: Int = 0, counting: TextChoice? = nil) -> TableText {
    var text = TableText()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<6: text.append(.literal(literal()))
      case 6..<9: text.append(.placeholder(placeholder(counting)))
      default:
        if hasChoices, depth < 2 {
          text.append(.choice(choice(depth: depth + 1)))
        }
      }
    }
    return text
  }

  private mutating func argument() -> TextArgument {
    Bool.random(using: &generator) && !hasConversions
      ? TextArgument(name: "name\(Int.random(in: 1...2, using: &generator))")
      : TextArgument(position: Int.random(in: 1...3, using: &generator))
  }

  private mutating func placeholder(_ counting: TextChoice?) -> Placeholder {
    if let counting, let argument = counting.argument, Bool.random(using: &generator) {
      return Placeholder(argument, offset: counting.offset)
    }
    var placeholder = Placeholder(argument())
    if hasConversions {
      placeholder.conversion = Conversion(
        ["d", "@", "s", "f", "u"].randomElement(using: &generator)!,
        flags: ["", "-", "0", "+"].randomElement(using: &generator)!,
        width: [nil, .number(5), .argument(2)].randomElement(using: &generator)!,
        precision: [nil, nil, .number(2), .argument(3)].randomElement(using: &generator)!,
        length: ["", "l", "ll", "hh"].randomElement(using: &generator)!)
    } else if Int.random(in: 0..<5, using: &generator) == 0 {
      placeholder.style = ["number", "spellout", "number, percent"].randomElement(using: &generator)
    }
    return placeholder
  }

  private mutating func choice(depth: Int) -> TextChoice {
    let kind = [TextChoice.Kind.plural, .ordinal, .select].randomElement(using: &generator)!
    var choice = TextChoice(kind, by: argument(), forms: [])
    if choice.countsNumber { choice.offset = Int.random(in: 0...1, using: &generator) }
    let selectors = kind == .select ? ["female", "male"] : ["=0", "one", "few"]
    for selector in selectors + ["other"] {
      choice.forms.append(
        .init(selector, text(depth: depth, counting: choice.countsNumber ? choice : nil)))
    }
    return choice
  }
}
