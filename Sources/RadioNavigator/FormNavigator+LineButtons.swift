// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// What typed lines mean in a form whose last field has the buttons that end it.
extension FormNavigator {
  /// What stands before the name of a button where any other text is an answer.
  public static let buttonSign = ">"

  /// The buttons that a typed line may press, from where the focus is; none where there is but one,
  /// which an empty line presses.
  public var buttonsForLines: [RadioOption<OptionKey>] {
    guard form.hasButtons, !isOnButtons, let row = navigators.last?.group, row.count > 1
    else { return [] }
    return Array(row)
  }

  /// The number that a button has behind the options of a list; nil where it has none.
  public func number(ofButton position: Int) -> Int? {
    switch current.kind {
    case .entry: nil
    case .radio, .checklist, .actions, .menu, .buttons, .note:
      current.numbering == .keys ? nil : current.group.count + position + 1
    }
  }

  /// The button that an empty line presses, by its place; nil where it is the first one, which sends
  /// the answer.
  public var buttonOfEmptyLine: Int? {
    guard !buttonsForLines.isEmpty, let position = navigators.last?.focusedPosition, position > 0
    else { return nil }
    return position
  }

  /// Whether a line leads back to the field before.
  public var hasFieldsBefore: Bool { canGoBack || hasSummary || sendsTogether }

  /// Does what a line means beside buttons; nil where it is an answer.
  mutating func take(line: String, at milliseconds: Int) -> [Event]? {
    let buttons = form.fields.count - 1
    guard let fieldIndex else { return nil }
    if line.trimmed == Self.backLine, sendsTogether || (fieldIndex == buttons && buttons > 0) {
      return fieldIndex > 0 ? go(to: fieldIndex - 1) : [.refused(.noEarlierField)]
    }
    guard fieldIndex < buttons else { return nil }
    if let position = button(meantBy: line) { return press(position, at: milliseconds) }
    if current.kind == .note, !buttonsForLines.isEmpty, line.trimmed != "?" {
      return [.refused(.notAnOption(line.trimmed))]
    }
    let isLast = fieldIndex + 1 == buttons
    if isLast, !form.fields[buttons].followsTypedAnswer { return nil }
    return answer(.line(line), at: milliseconds)
  }

  /// Does what a line means that is an answer; nil where the buttons' own rules do.
  mutating func take(plainLine line: String, at milliseconds: Int) -> [Event]? {
    let buttons = form.fields.count - 1
    guard let fieldIndex, fieldIndex + 1 < buttons || form.fields[buttons].followsTypedAnswer
    else { return nil }
    return answer(.plainLine(line), at: milliseconds)
  }

  /// A typed line answers its field, and leads to the next one.
  private mutating func answer(_ line: Command, at milliseconds: Int) -> [Event] {
    let events = current.handle(line, at: milliseconds)
    guard case .ended(.answered)? = events.last, let fieldIndex else { return take(events) }
    current.reopen()
    let next = fieldIndex + 1
    return events.dropLast() + go(to: next, position: navigators[next].focusedPosition ?? 0)
  }

  private mutating func press(_ position: Int, at milliseconds: Int) -> [Event] {
    _ = go(to: form.fields.count - 1, position: position)
    return finish(current.handle(.accept, at: milliseconds))
  }

  func button(meantBy line: String) -> Int? {
    let buttons = buttonsForLines
    guard !buttons.isEmpty else { return nil }
    let text = line.trimmed
    let names = buttons.map { $0.label.lowercased() }
    guard let entry = current.entry else {
      if text.isEmpty { return current.kind == .note ? buttonOfEmptyLine ?? 0 : buttonOfEmptyLine }
      if current.isCalled(text) { return nil }
      if let place = names.firstIndex(of: text.lowercased()) { return place }
      // The beginning of an option's label comes before that of a button's.
      if current.mayMean(text) { return nil }
      return Self.place(of: text, among: names) { number in
        buttons.indices.first { self.number(ofButton: $0) == number }
      }
    }
    if line.isEmpty { return buttonOfEmptyLine }
    guard text.hasPrefix(Self.buttonSign) else { return nil }
    let name = String(text.dropFirst(Self.buttonSign.count)).trimmed
    if entry.isSecret { return names.firstIndex(of: name.lowercased()) }
    return name.isEmpty
      ? nil
      : Self.place(of: name, among: names) { names.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// A name typed in full, a number, or the beginning of only one name.
  private static func place(
    of text: String, among names: [String], numbered: (Int) -> Int?
  ) -> Int? {
    let typed = text.lowercased()
    if let place = names.firstIndex(of: typed) { return place }
    if let place = text.asDecimalDigits.flatMap({ Int($0) }).flatMap(numbered) { return place }
    let beginnings = names.indices.filter { names[$0].hasPrefix(typed) }
    return beginnings.count == 1 ? beginnings[0] : nil
  }
}

extension Navigator {
  /// Whether a text is the key or the whole label of an option.
  fileprivate func isCalled(_ text: String) -> Bool {
    group.position(of: OptionKey(text)) != nil
      || typeAhead?.matches(equalTo: text, limit: 1).isEmpty == false
  }

  /// Whether a text is the number of an option, or the beginning of labels.
  fileprivate func mayMean(_ text: String) -> Bool {
    guard !group.isEmpty else { return false }
    return switch position(named: text) {
    case .success, .failure(.ambiguous): true
    case .failure: false
    }
  }
}
