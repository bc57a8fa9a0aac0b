// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Navigator {
  /// Matches of an ambiguous line are counted up to this many.
  static let countedMatches = 100

  /// The line that takes an answer away, where none is needed and no option is called so.
  public static let clearLine = "-"

  /// The line that asks for help.
  public static let helpLine = "?"

  /// Whether a line may take the answer away.
  public var canClear: Bool {
    switch kind {
    case .radio: !group.isRequired && !keepsSelection && group.selectedKey != nil
    case .checklist: checked?.minimum == 0 && checked?.keys.isEmpty == false
    case .entry: entry.map { !$0.isRequired && !$0.isNeverEmpty && !$0.text.isEmpty } ?? false
    case .note, .menu, .actions, .buttons: false
    }
  }

  /// Takes a typed line as the answer: a number of the list, a key, a label, or the beginning of
  /// only one label; an empty line takes the default.
  ///
  /// Numbers come first, since they are what the list shows.
  mutating func interpret(_ line: String) -> [Event] {
    let text = line.trimmed
    if text.isEmpty { return acceptDefault() }
    if text == "?", group.position(of: OptionKey(text)) == nil { return [.requested(.help)] }
    switch group.position(of: OptionKey(line)).map(Result.success) ?? position(named: text) {
    case .success(let position): return choose(position)
    case .failure where text == Self.clearLine && canClear:
      return selectionEvents(of: nil) + end(.answered(nil))
    case .failure(let refusal): return [.refused(refusal)]
    }
  }

  /// The option that a text without white space around it means.
  func position(named text: String) -> Result<Int, Refusal> {
    if numbering == .keys, text.asDecimalDigits != nil {
      return group.position(of: OptionKey(text)).map(Result.success) ?? .failure(.noMatch(text))
    }
    if let digits = text.asDecimalDigits, let number = Int(digits), number >= 1,
      number <= group.count
    {
      return .success(number - 1)
    }
    if let position = group.position(of: OptionKey(text)) { return .success(position) }
    switch (uniqueMatch(of: text), confirmation(text)) {
    case (let label?, let english?) where label != english && !isBeginning(text, ofLabelAt: label):
      // In Latin letters the Greek word for yes begins as the English one for no does.
      return .failure(.ambiguous(text, count: 2))
    case (let position?, _), (nil, let position?): return .success(position)
    case (nil, nil): break
    }
    if text.asSignedNumber { return .failure(.numberOutOfRange(typed: text)) }
    let count = typeAhead?.matches(prefix: text, limit: Self.countedMatches).count ?? 0
    return .failure(count > 1 ? .ambiguous(text, count: count) : .notAnOption(text))
  }

  private mutating func acceptDefault() -> [Event] {
    guard group.enabledCount > 0 else { return end(.nothingSelectable) }
    if kind.choosesFocused { return focusedKey.map { end(.answered($0)) } ?? [] }
    if let key = answerableKey { return end(.answered(key)) }
    return group.isRequired ? [.refused(.nothingSelected)] : end(.answered(nil))
  }

  private mutating func choose(_ position: Int) -> [Event] {
    guard group.enabledCount > 0 else { return end(.nothingSelectable) }
    let option = group[position]
    guard option.isEnabled else { return [.refused(.unavailable(option.key))] }
    focus(at: position)
    if kind.choosesFocused { return end(.answered(option.key)) }
    return selectionEvents(of: option.key) + end(.answered(option.key))
  }

  /// Yes or no by the beginning of their English words, which many type in whatever language they are
  /// asked; a label that begins so comes first.
  func confirmation(_ text: String) -> Int? {
    guard isConfirmation, !text.isEmpty else { return nil }
    let typed = text.lowercased()
    let matches = (0..<group.count).filter { group[$0].key.text.hasPrefix(typed) }
    return matches.count == 1 ? matches[0] : nil
  }

  /// Whether a label begins with a text in its own letters, and not only in others for them.
  private func isBeginning(_ text: String, ofLabelAt position: Int) -> Bool {
    group[position].label.lowercased().hasPrefix(text.lowercased())
  }

  /// A label typed in full wins over longer ones that begin with it.
  private func uniqueMatch(of text: String) -> Int? {
    guard let typeAhead else { return nil }
    let same = typeAhead.matches(equalTo: text, limit: Self.countedMatches)
    let exact = same.filter { group[$0].label == text }
    let candidates = [exact, same, typeAhead.matches(prefix: text, limit: 2)]
    return candidates.first { $0.count == 1 }?.first
  }
}

extension String {
  /// The text without white space at both ends, a carriage return included.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// The same number in ASCII digits, when every character is a decimal digit of some script.
  var asDecimalDigits: String? {
    let digits = compactMap(\.decimalDigit)
    return digits.count == count && !digits.isEmpty ? digits.map(String.init).joined() : nil
  }

  var asSignedNumber: Bool {
    let unsigned = hasPrefix("-") || hasPrefix("+") ? String(dropFirst()) : self
    return unsigned.asDecimalDigits != nil
  }
}
