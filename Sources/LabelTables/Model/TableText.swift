// SPDX-License-Identifier: GPL-3.0-or-later

/// The text of an entry as every format of tables maps to and from: words, what is put in, and
/// forms to choose from.
public struct TableText: Hashable, Sendable {
  /// The pieces in order. Literals that stand beside each other are one.
  public private(set) var parts: [TextPart]

  /// The text of these pieces; empty literals are left out, neighbouring ones joined.
  public init(_ parts: [TextPart] = []) {
    self.parts = []
    for part in parts { append(part) }
  }

  /// Plain words.
  public init(literal: String) { self.init([.literal(literal)]) }

  /// Adds a piece at the end.
  public mutating func append(_ part: TextPart) {
    guard case .literal(let text) = part else { return parts.append(part) }
    if text.isEmpty { return }
    if case .literal(let before)? = parts.last {
      parts[parts.count - 1] = .literal(before + text)
    } else {
      parts.append(part)
    }
  }

  /// The words, where nothing is put in or chosen; else nil.
  public var plainWords: String? {
    switch parts.count {
    case 0: ""
    case 1: if case .literal(let text) = parts[0] { text } else { nil }
    default: nil
    }
  }

  /// All placeholders in it and in the forms of its choices, in order.
  public var placeholders: [Placeholder] {
    parts.flatMap { part -> [Placeholder] in
      switch part {
      case .literal: []
      case .placeholder(let placeholder): [placeholder]
      case .choice(let choice): choice.forms.flatMap(\.text.placeholders)
      }
    }
  }

  /// All choices in it and in their forms, an outer one before those in it.
  public var choices: [TextChoice] {
    parts.flatMap { part -> [TextChoice] in
      guard case .choice(let choice) = part else { return [] }
      return [choice] + choice.forms.flatMap(\.text.choices)
    }
  }

  /// What is shown, counted or selected by, widths and precisions included.
  public var arguments: Set<TextArgument> {
    var found = Set(choices.compactMap(\.argument))
    for placeholder in placeholders {
      found.insert(placeholder.argument)
      for size in [placeholder.conversion?.width, placeholder.conversion?.precision] {
        if case .argument(let position)? = size { found.insert(TextArgument(position: position)) }
      }
    }
    return found
  }

  /// The same with every literal changed, those in forms too.
  public func changingLiterals(_ change: (String) -> String) -> TableText {
    TableText(
      parts.map { part in
        switch part {
        case .literal(let text): return .literal(change(text))
        case .placeholder: return part
        case .choice(var choice):
          for index in choice.forms.indices {
            choice.forms[index].text = choice.forms[index].text.changingLiterals(change)
          }
          return .choice(choice)
        }
      })
  }
}

/// A piece of a text.
public indirect enum TextPart: Hashable, Sendable {
  /// Words as they are read.
  case literal(String)
  /// An argument, shown.
  case placeholder(Placeholder)
  /// One of several forms, chosen by an argument or by the device.
  case choice(TextChoice)
}
