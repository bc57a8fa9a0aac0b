// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

extension TableText {
  /// Reads an ICU message pattern. (icu::MessagePattern)
  ///
  /// - Returns: nil when ICU rejects it.
  public init?(pattern: String) {
    guard Message.isPattern(pattern) else {
      self.init(literal: pattern)
      return
    }
    let syntax: [AloudSyntax]? = pattern.withICUText { text, length in
      let count = aloud_pattern_syntax(text, length, nil, 0)
      guard count >= 0 else { return nil }
      return [AloudSyntax](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
        aloud_pattern_syntax(text, length, buffer.baseAddress, count)
        initialized = Int(count)
      }
    }
    guard let syntax else { return nil }
    var reader = PatternReader(units: Array(pattern.utf16), syntax: syntax)
    self = reader.message(countedBy: nil)
  }
}

/// Walks through the pieces of a pattern, which ICU has found to be in order.
private struct PatternReader {
  let units: [UInt16]
  let syntax: [AloudSyntax]
  private var index = 0

  init(units: [UInt16], syntax: [AloudSyntax]) {
    self.units = units
    self.syntax = syntax
  }

  private struct Count {
    let argument: TextArgument
    let offset: Int
  }

  mutating func message(countedBy choice: TextChoice?) -> TableText {
    let count = choice?.argument.map { Count(argument: $0, offset: choice?.offset ?? 0) }
    var text = TableText()
    var position = syntax[index].limit
    index += 1
    while true {
      let part = syntax[index]
      text.append(.literal(words(position, Int(part.start))))
      switch part.type {
      case AloudSyntaxMessageLimit.rawValue:
        index += 1
        return text
      case AloudSyntaxArgumentStart.rawValue:
        text.append(argument())
        position = syntax[index - 1].limit
        continue
      case AloudSyntaxNumber.rawValue:
        if let count {
          text.append(.placeholder(Placeholder(count.argument, offset: count.offset)))
        }
      default: break
      }
      position = part.limit
      index += 1
    }
  }

  /// From the start of an argument to behind its limit.
  private mutating func argument() -> TextPart {
    let kind = syntax[index].value
    index += 1
    let argument = TextArgument(patternName: words(syntax[index]))
    let nameLimit = syntax[index].limit
    index += 1
    switch kind {
    case AloudArgumentPlural.rawValue:
      return .choice(forms(TextChoice(.plural, by: argument, forms: [])))
    case AloudArgumentOrdinal.rawValue:
      return .choice(forms(TextChoice(.ordinal, by: argument, forms: [])))
    case AloudArgumentSelect.rawValue:
      return .choice(forms(TextChoice(.select, by: argument, forms: [])))
    default: return .placeholder(placeholder(argument, from: nameLimit))
    }
  }

  /// A plain argument, or one with a style, which is kept as it is written.
  private mutating func placeholder(_ argument: TextArgument, from start: Int) -> Placeholder {
    var depth = 0
    while depth > 0 || syntax[index].type != AloudSyntaxArgumentLimit.rawValue {
      if syntax[index].type == AloudSyntaxArgumentStart.rawValue { depth += 1 }
      if syntax[index].type == AloudSyntaxArgumentLimit.rawValue { depth -= 1 }
      index += 1
    }
    let style = words(start, Int(syntax[index].start)).drop { $0 == "," || $0.isWhitespace }
    index += 1
    return Placeholder(argument, style: style.isEmpty ? nil : String(style).trimmingSpaces)
  }

  private mutating func forms(_ choice: TextChoice) -> TextChoice {
    var choice = choice
    while syntax[index].type != AloudSyntaxArgumentLimit.rawValue {
      let part = syntax[index]
      index += 1
      if part.type == AloudSyntaxInteger.rawValue { choice.offset = Int(words(part)) ?? 0 }
      guard part.type == AloudSyntaxSelector.rawValue else { continue }
      while syntax[index].type != AloudSyntaxMessageStart.rawValue { index += 1 }
      let text = message(countedBy: choice.countsNumber ? choice : nil)
      choice.forms.append(TextChoice.Form(words(part), text))
    }
    index += 1
    return choice
  }

  private func words(_ part: AloudSyntax) -> String { words(Int(part.start), part.limit) }

  private func words(_ start: Int, _ limit: Int) -> String {
    String(decoding: units[start..<max(start, limit)], as: UTF16.self)
  }
}

extension AloudSyntax {
  fileprivate var limit: Int { Int(start + length) }
}
