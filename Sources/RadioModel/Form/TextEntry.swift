// SPDX-License-Identifier: GPL-3.0-or-later

/// A line of text that is typed, and what makes it an answer.
public struct TextEntry: Sendable {
  public enum Content: Hashable, Sendable {
    case text
    /// Never shown, spoken or written down.
    case secret
    case number(NumberRange)
  }

  /// Which numbers are answers.
  public struct NumberRange: Hashable, Sendable {
    public var minimum: DecimalNumber?
    public var maximum: DecimalNumber?
    /// More than 0; nil where every number counts.
    public var step: DecimalNumber?
    /// What the number counts, in words, such as "GB".
    public var unit: String?
    /// Whether steps go on at the other end.
    public var wraps = false
    /// Whether the key of the arrow up makes the number less, as in dialog.
    public var countsDown = false
    /// What stands before the fraction in the language of whoever types.
    public var decimalSign: Character = "."

    public init(
      minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil, step: DecimalNumber? = nil,
      unit: String? = nil
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.step = step
      self.unit = unit
    }

    /// Where steps are counted from.
    public var base: DecimalNumber { minimum ?? DecimalNumber(0) }
  }

  /// A regular expression that the whole text has to match. The model knows none: whoever builds
  /// the form brings it.
  public struct Pattern: Sendable {
    public let source: String
    public let matches: @Sendable (String) -> Bool
    /// Whether some text matched only because deciding took too long.
    public let wasTooSlow: @Sendable () -> Bool

    public init(
      _ source: String, wasTooSlow: @escaping @Sendable () -> Bool = { false },
      matches: @escaping @Sendable (String) -> Bool
    ) {
      self.source = source
      self.wasTooSlow = wasTooSlow
      self.matches = matches
    }
  }

  public private(set) var content: Content
  public var text: String
  /// Where the next character goes, in characters from the beginning, in 0...text.count.
  public var cursor: Int
  /// Whether the cursor goes to the beginning each time the field is entered, in a form with buttons.
  public var isEnteredAtStart = false
  /// Whether it is a line of a text that may have more lines and fewer.
  public var isLine = false
  /// Whether the key that kills a line backwards kills all of it, wherever the cursor is, as in dialog.
  public var killsWholeLine = false
  /// Whether the key that deletes at the cursor deletes the last character behind it, as in dialog.
  public var deletesAtEnd = false
  public var isRequired: Bool
  /// Whether something stands there always, so that an empty line is no answer, and nobody has to be
  /// told that one is needed.
  public var isNeverEmpty = false
  /// In characters, as people count them.
  public var minimumLength: Int
  public var maximumLength: Int?
  /// In bytes: what typing may make of the text, whatever it held at first; nil for no limit.
  public var mostBytes: Int?
  public var pattern: Pattern?
  /// What may be completed, in the order in which it is offered.
  public var suggestions: [String]
  /// What each suggestion is called when it is told, where that is something else.
  public internal(set) var suggestionNames: [String] = []
  /// Makes the suggestions anew from what is typed; nil where they stay the same.
  public internal(set) var proposing: Proposing?
  /// The suggestions that Up and Down go through, and the place among them; nil where they begin
  /// anew.
  public internal(set) var chosenSuggestion: (among: [String], place: Int)?

  public init(
    _ content: Content = .text, text: String = "", isRequired: Bool = false,
    minimumLength: Int = 0, maximumLength: Int? = nil, pattern: Pattern? = nil,
    suggestions: [String] = []
  ) {
    self.content = content
    self.text = text
    cursor = text.count
    self.isRequired = isRequired
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.pattern = pattern
    self.suggestions = suggestions
  }

  public var isSecret: Bool { content == .secret }

  /// Whether Up and Down go through what is proposed.
  public var offersSuggestions: Bool { !suggestions.isEmpty || proposing != nil }

  /// Whether Up and Down change a number.
  public var isStepped: Bool {
    if case .number(let range) = content { range.step != nil } else { false }
  }

  /// Whether Up makes the number less.
  public var countsDown: Bool {
    if case .number(let range) = content { range.countsDown } else { false }
  }

  /// The same entry for a language; a number that a program wrote is as people write it there.
  func typed(decimalSign: Character) -> TextEntry {
    guard case .number(var range) = content else { return self }
    var entry = self
    range.decimalSign = decimalSign
    entry.content = .number(range)
    if let number = DecimalNumber(text) {
      entry.text = range.text(of: number)
      entry.cursor = entry.text.count
    }
    return entry
  }

  /// Takes numbers up to another maximum from now on.
  public mutating func bound(maximum: DecimalNumber) {
    guard case .number(var range) = content else { return }
    range.maximum = maximum
    content = .number(range)
  }

  /// What is wrong with the text, or nil when it is an answer or none is needed. O(n).
  public var problem: AnswerProblem? {
    let typed = trimmedWhereSpacesMeanNothing
    if typed.isEmpty { return isRequired || isNeverEmpty ? .missing : nil }
    if case .number(let range) = content {
      guard let number = DecimalNumber(typed) else {
        let digits = typed.filter { $0.decimalDigit != nil }
        return digits.count == typed.count
          ? .tooManyDigits(maximum: DecimalNumber.longest) : .notANumber(text)
      }
      if range.hasTwoReadings(typed) { return .twoNumbers(typed) }
      return range.problem(of: number)
    }
    if text.count < minimumLength {
      return .tooShort(count: text.count, minimum: minimumLength)
    }
    if let maximumLength, text.count > maximumLength {
      return .tooLong(count: text.count, maximum: maximumLength)
    }
    if let pattern, !pattern.matches(text) { return .otherForm }
    return nil
  }

  /// The text as an answer; nothing typed is none, and so is a text that is no number.
  public var answer: FieldAnswer {
    let typed = trimmedWhereSpacesMeanNothing
    if typed.isEmpty { return .none }
    guard case .number = content else { return .text(text) }
    guard let number = DecimalNumber(typed) else { return .none }
    return .number(number)
  }

  /// Spaces around a number mean nothing, and a required text of spaces says nothing; in a secret
  /// every space counts.
  private var trimmedWhereSpacesMeanNothing: String {
    if isSecret { return text }
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}

extension TextEntry.NumberRange {
  /// A number as it is typed in the language.
  public func text(of number: DecimalNumber) -> String {
    String(number.description.map { $0 == "." ? decimalSign : $0 })
  }

  /// Whether a number is written as one of another language: a sign that is not this language's
  /// decimal sign with three digits behind it and one to three before, as in `1,500`.
  func hasTwoReadings(_ text: String) -> Bool {
    guard let sign = text.firstIndex(where: { ".,\u{066B}".contains($0) }),
      text[sign] != decimalSign
    else { return false }
    let whole = text[..<sign].filter { $0.decimalDigit != nil }
    return text[sign...].dropFirst().count == 3 && (1...3).contains(whole.count)
      && whole.first?.decimalDigit != 0
  }

  /// That a number is beyond one end, or nil.
  public func problem(outside number: DecimalNumber) -> AnswerProblem? {
    if let minimum, number < minimum { return .tooSmall(number, minimum: minimum) }
    if let maximum, maximum < number { return .tooLarge(number, maximum: maximum) }
    return nil
  }

  /// What is wrong with a number, or nil when it is in the range.
  public func problem(of number: DecimalNumber) -> AnswerProblem? {
    if let problem = problem(outside: number) { return problem }
    if let step, !number.isReached(from: base, by: step) {
      return .betweenSteps(number, step: step, base: base)
    }
    return nil
  }
}
