// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TestSupport

/// Random texts of what Apple's formats with plural forms can hold.
struct RandomAppleText {
  var generator: SeededGenerator
  let language: String

  private static let words = [
    "Crust", "it's", "%", "%%", "100 % sure", "{", "#", "é", "日本", "<&>", "\"",
  ]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements.randomElement(using: &generator)!
  }

  /// A text of words, placeholders and plurals, two deep.
  mutating func text() -> TableText {
    if Int.random(in: 0..<8, using: &generator) == 0 {
      return TableText([
        .choice(
          TextChoice(
            .device, by: nil,
            forms: [
              .init("iphone", formatted(depth: 1)), .init("mac", formatted(depth: 1)),
              .init("other", formatted(depth: 1)),
            ]
            .sorted { $0.selector < $1.selector }.sorted {
              ($0.selector == "other" ? 1 : 0) < ($1.selector == "other" ? 1 : 0)
            }))
      ])
    }
    return formatted(depth: 0)
  }

  private mutating func formatted(depth: Int) -> TableText {
    var text = TableText()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0...1: text.append(.literal(pick(Self.words)))
      case 2...3:
        text.append(
          .placeholder(
            Placeholder(
              TextArgument(position: Int.random(in: 1...3, using: &generator)),
              conversion: pick([
                Conversion("@"), Conversion("d", length: "l"),
                Conversion("f", precision: .number(2)),
              ]))))
      default:
        if depth < 2 { text.append(.choice(plural(depth: depth + 1))) }
      }
    }
    return text
  }

  private mutating func plural(depth: Int) -> TextChoice {
    var choice = TextChoice(
      .plural, by: TextArgument(position: Int.random(in: 1...3, using: &generator)),
      conversion: pick([
        Conversion("d"), Conversion("d", length: "ll"), Conversion("u", length: "l"),
      ]),
      forms: [])
    let zero = PluralCategories.categories(of: language, .plural).contains("zero") ? "zero" : "=0"
    for selector in [zero, "one", "many", "other"]
    where selector == "one" || Bool.random(using: &generator) {
      var text = formatted(depth: depth)
      if let argument = choice.argument, Bool.random(using: &generator) {
        text.append(.placeholder(Placeholder(argument, conversion: choice.conversion)))
      }
      choice.forms.append(.init(selector, text))
    }
    return choice
  }
}

extension TableText {
  /// The same without the names that variables have in files.
  var withoutVariableNames: TableText {
    func unnamed(_ argument: TextArgument) -> TextArgument {
      argument.position.map { TextArgument(position: $0) } ?? argument
    }
    return TableText(
      parts.map { part in
        switch part {
        case .literal: return part
        case .placeholder(var placeholder):
          placeholder.argument = unnamed(placeholder.argument)
          return .placeholder(placeholder)
        case .choice(var choice):
          choice.argument = choice.argument.map(unnamed)
          for place in choice.forms.indices {
            choice.forms[place].text = choice.forms[place].text.withoutVariableNames
          }
          return .choice(choice)
        }
      })
  }
}
