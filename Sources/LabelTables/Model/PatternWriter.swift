// SPDX-License-Identifier: GPL-3.0-or-later

extension TableText {
  /// The ICU message pattern of this text, with the arguments as our tables have them: printf's
  /// argument 1 is `{0}`, one with a name alone is `{name}`.
  ///
  /// How printf writes an argument, what a device or a width decides, and the difference between
  /// a missing `other` and one like the last form have no place in a pattern: the fallback stands
  /// for a choice by device or width, and for `other`.
  public var pattern: String { pattern(in: nil) }

  /// - Parameter choice: the innermost choice around it.
  private func pattern(in choice: TextChoice?) -> String {
    let counting = choice.flatMap { $0.countsNumber ? $0 : nil }
    return parts.map { part in
      switch part {
      case .literal(let words): Self.quoted(words, inPlural: counting != nil)
      case .placeholder(let placeholder): Self.pattern(of: placeholder, in: counting)
      case .choice(let inner): Self.pattern(of: inner, in: choice)
      }
    }.joined()
  }

  private static func pattern(of placeholder: Placeholder, in choice: TextChoice?) -> String {
    if let choice, choice.argument?.patternName == placeholder.argument.patternName,
      choice.offset == placeholder.offset, placeholder.style == nil
    {
      return "#"
    }
    let style = placeholder.style.map { ", " + $0 } ?? ""
    return "{\(placeholder.argument.patternName)\(style)}"
  }

  private static func pattern(of choice: TextChoice, in outer: TextChoice?) -> String {
    let keyword: String
    switch choice.kind {
    case .device, .width: return choice.fallback.pattern(in: outer)
    case .plural: keyword = "plural"
    case .ordinal: keyword = "selectordinal"
    case .select: keyword = "select"
    }
    guard let argument = choice.argument else { return choice.fallback.pattern(in: outer) }
    var forms = choice.forms
    if choice["other"] == nil { forms.append(TextChoice.Form("other", choice.fallback)) }
    let written = forms.map { "\($0.selector) {\($0.text.pattern(in: choice))}" }
    let offset = choice.offset == 0 ? "" : "offset:\(choice.offset) "
    return "{\(argument.patternName), \(keyword), \(offset)\(written.joined(separator: " "))}"
  }

  /// Words as a pattern has them: an apostrophe doubled, what has a meaning between apostrophes.
  private static func quoted(_ words: String, inPlural: Bool) -> String {
    let doubled = { (text: Substring) in String(text).doubling("'") }
    let hasMeaning = { (character: Unicode.Scalar) in
      character == "{" || character == "}" || inPlural && character == "#"
    }
    guard let first = words.unicodeScalars.firstIndex(where: hasMeaning),
      let last = words.unicodeScalars.lastIndex(where: hasMeaning)
    else { return doubled(words[...]) }
    // One quotation from the first to the last: two beside each other would be an apostrophe.
    let end = words.unicodeScalars.index(after: last)
    return doubled(words[..<first]) + "'" + doubled(words[first..<end]) + "'"
      + doubled(words[end...])
  }
}

extension String {
  /// The text with each of these scalars twice. By scalars: a combining mark behind one makes both
  /// one character.
  func doubling(_ sign: Unicode.Scalar) -> String {
    guard unicodeScalars.contains(sign) else { return self }
    var doubled = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      doubled.append(scalar)
      if scalar == sign { doubled.append(scalar) }
    }
    return String(doubled)
  }
}
