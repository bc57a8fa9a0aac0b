// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// A form whose last field has the buttons that end it, as a dialog box has.
extension FormNavigator {
  /// Presses the default button wherever the focus is. (newt, `NEWT_KEY_F12`)
  static let acceptKey = "F12"

  private var buttons: Int { form.fields.count - 1 }

  private var isAtButtons: Bool { fieldIndex == buttons }

  /// Whether the button with a key sends the answer of a question before the buttons.
  public func isSending(_ key: OptionKey) -> Bool {
    guard form.hasButtons, form.fields.count > 1, form.fields[0].asks,
      current.kind == .buttons
    else { return false }
    return current.group.first?.key == key
  }

  /// Whether the buttons stand below several fields, which are sent together.
  public var sendsTogether: Bool { form.hasButtons && form.fields.count > 2 }

  /// Whether the fields are the lines of one text.
  public var isOfLines: Bool { form.hasButtons && navigators[0].entry?.isLine ?? false }

  /// Whether the focus is on the buttons of a form that has them.
  public var isOnButtons: Bool { form.hasButtons && isAtButtons }

  /// Begins with the first field, whichever was to be first: who types lines reads all that is asked.
  public mutating func beginsAboveButtons() {
    if form.hasButtons, buttons > 0, isAtButtons { fieldIndex = 0 }
  }

  /// The button that Enter presses though the focus is in the list beside it: where a script names a
  /// button to begin with, the one that was left. As in dialog.
  public var buttonOfEnter: RadioOption<OptionKey>? {
    guard form.hasButtons, buttons > 0, !isAtButtons, form.fields[buttons].isFirst,
      form.fields[buttons].buttonKeys == .beside
    else { return nil }
    return navigators[buttons].focusedOption
  }

  mutating func handle(_ command: Command, besideButtonsAt milliseconds: Int) -> [Event] {
    let events = events(of: command, at: milliseconds)
    boundDays()
    return events
  }

  private mutating func events(of command: Command, at milliseconds: Int) -> [Event] {
    let choosesByKey = command == .accept || (command == .select && current.kind == .actions)
    if choosesByKey, buttonOfEnter != nil {
      fieldBeforeButtons = fieldIndex ?? 0
      fieldIndex = buttons
      return finish(current.handle(.accept, at: milliseconds))
    }
    if let command = commandBesideButtons(command) {
      return finish(current.handle(command, at: milliseconds))
    }
    if case .character(let letter) = command, mayPress(letter), current.kind == .note,
      letter != Navigator.searchKey
    {
      return [.refused(.unknownKey(String(letter)))]
    }
    if let events = edit(lines: command) ?? goToEdge(command) { return events }
    if case .line(let line) = command, let events = take(line: line, at: milliseconds) {
      return events
    }
    if case .plainLine(let line) = command, let events = take(plainLine: line, at: milliseconds) {
      return events
    }
    let turned = turned(command)
    let moved =
      switch form.fields[buttons].buttonKeys {
      case .stops: move(alongStops: turned)
      case .ring: stepDate(command) ?? move(inRing: turned)
      case .beside: move(beside: turned)
      case .behind: move(behind: turned)
      }
    return moved ?? finish(current.handle(command, at: milliseconds))
  }

  /// Where several fields are sent together, to the first of them and to the last.
  private mutating func goToEdge(_ command: Command) -> [Event]? {
    guard sendsTogether, command == .firstField || command == .lastField else { return nil }
    let isFirst = command == .firstField
    let index = isFirst ? 0 : buttons - 1
    guard index != fieldIndex else {
      return [.entered(field: index, from: index, isFirst ? .first : .last)]
    }
    return go(to: index)
  }

  /// Left and Right change places where reading begins at the right.
  private func turned(_ command: Command) -> Command {
    switch command {
    case .left where settings.isRightToLeft: .right
    case .right where settings.isRightToLeft: .left
    default: command
    }
  }

  /// What a field's or a button's own events mean: nothing is sent while a field holds what is no
  /// answer, whichever way it is to be sent; the field is gone to.
  mutating func finish(_ events: [Event]) -> [Event] {
    guard case .ended(.answered(let key))? = events.last,
      !(isAtButtons && key.map(form.fields[buttons].refusingButtons.contains) ?? false)
    else { return take(events) }
    boundDays()
    guard let (index, problem) = problems.first else { return take(events) }
    current.reopen()
    let refused = Array(events.dropLast()) + [.refused(.invalid(problem))]
    return index == fieldIndex ? refused : refused + go(to: index)
  }

  /// What a key means instead: the one that accepts everywhere, and a letter that presses a button.
  private mutating func commandBesideButtons(_ command: Command) -> Command? {
    switch command {
    case .unknownKey(Self.acceptKey): return .accept
    case .character(let letter) where mayPress(letter):
      guard let position = button(pressedBy: letter) else { return nil }
      fieldIndex = buttons
      current.focus(at: position)
      return .accept
    default: return nil
    }
  }

  /// Whether a letter is that of a button, if of anything.
  private func mayPress(_ letter: Character) -> Bool {
    form.fields[buttons].pressesByLetter && [.buttons, .note].contains(current.kind)
      && !current.isSearching && !(current.searched != nil && "nN".contains(letter))
  }

  /// The first capital of each name that no button before it has. (dialog, `get_hotkeys`)
  private func button(pressedBy letter: Character) -> Int? {
    var taken: Set<String> = []
    for (position, option) in navigators[buttons].group.enumerated() {
      let capital = option.label.first { $0.isUppercase && !taken.contains(String($0)) }
      guard let capital else { continue }
      if letter.uppercased() == String(capital) { return position }
      taken.insert(String(capital))
    }
    return nil
  }

  private mutating func move(alongStops command: Command) -> [Event]? {
    switch (command, current.kind) {
    case (.nextField, _): stop(by: 1, goesRound: true)
    case (.previousField, _): stop(by: -1, goesRound: true)
    case (.right, .actions), (.right, .buttons), (.down, .buttons), (.down, .entry):
      stop(by: 1, goesRound: false)
    case (.left, .actions), (.left, .buttons), (.up, .buttons), (.up, .entry):
      stop(by: -1, goesRound: false)
    default: nil
    }
  }

  private mutating func move(inRing command: Command) -> [Event]? {
    // What may be completed is gone through, and a number is changed.
    let completes = current.entry.map { $0.offersSuggestions || $0.isStepped } ?? false
    switch (command, current.kind) {
    case (.nextField, _), (.right, .buttons), (.down, .buttons): return stop(by: 1, goesRound: true)
    case (.down, .entry) where !completes: return stop(by: 1, goesRound: true)
    case (.previousField, _), (.left, .buttons), (.up, .buttons):
      return stop(by: -1, goesRound: true)
    case (.up, .entry) where !completes: return stop(by: -1, goesRound: true)
    default: return nil
    }
  }

  private mutating func move(beside command: Command) -> [Event]? {
    let isText = current.kind == .entry
    switch command {
    case .nextField: return press(by: 1)
    case .previousField: return press(by: -1)
    case .right where !isText: return press(by: 1)
    case .left where !isText: return press(by: -1)
    case .up, .down, .first, .last, .pageUp, .pageDown:
      guard isAtButtons else { return nil }
      // Buttons that stand alone have a text beside them, which is read.
      if buttons == 0 { return [.requested(.content)] }
      let from = fieldIndex
      fieldIndex = 0
      current.settings = settings
      if current.kind != .note { _ = current.handle(command, at: 0) }
      return [.entered(field: 0, from: from, nil)]
    default: return nil
    }
  }

  /// To the next button; from the field, where mostly the first one is pressed, to the one behind.
  private mutating func press(by step: Int) -> [Event] {
    let count = navigators[buttons].group.count
    let isKept = isAtButtons || buttonOfEnter != nil
    let place = isKept ? navigators[buttons].focusedPosition ?? 0 : 0
    return goRound(to: place + step, of: count)
  }

  /// To a button, and from the last one to the first, which is told where the focus was on it.
  private mutating func goRound(to wished: Int, of count: Int) -> [Event] {
    let edge: Edge? = wished < 0 ? .wrappedToLast : wished >= count ? .wrappedToFirst : nil
    return go(to: buttons, position: (wished + count) % count, edge: edge)
  }

  private mutating func move(behind command: Command) -> [Event]? {
    let count = navigators[buttons].group.count
    guard isAtButtons else {
      switch command {
      case .down, .up:
        let next = (fieldIndex ?? 0) + (command == .down ? 1 : buttons - 1)
        return buttons > 1 ? go(to: next % buttons) : [.requested(.content)]
      case .nextField: return go(to: buttons, position: 0)
      case .previousField: return go(to: buttons, position: count - 1)
      default: return nil
      }
    }
    let place = current.focusedPosition ?? 0
    switch command {
    case .nextField where place == count - 1, .previousField where place == 0:
      return go(to: fieldBeforeButtons)
    case .nextField, .right, .down: return goRound(to: place + 1, of: count)
    case .previousField, .left, .up: return goRound(to: place - 1, of: count)
    default: return nil
    }
  }

  private mutating func stop(by step: Int, goesRound: Bool) -> [Event] {
    let count = buttons + navigators[buttons].group.count
    let place = isAtButtons ? buttons + (current.focusedPosition ?? 0) : fieldIndex ?? 0
    var next = place + step
    if !(0..<count).contains(next) {
      guard goesRound else {
        switch current.kind {
        case .entry: return [.requested(.content)]
        case .buttons: return [.focused(step > 0 ? .last : .first)]
        // The end of the stops, and not of the list.
        default: return [.focused(nil)]
        }
      }
      next = (next + count) % count
    }
    return go(to: min(next, buttons), position: max(next - buttons, 0))
  }

  /// - Parameter position: the button's. A list is entered where it was left: there is the answer
  ///   that the buttons send.
  mutating func go(to index: Int, position: Int = 0, edge: Edge? = nil) -> [Event] {
    let from = fieldIndex
    settings = current.settings
    if index == buttons {
      navigators[buttons].focus(at: position)
      if let from, from != buttons { fieldBeforeButtons = from }
    }
    guard index != from else { return [.focused(edge)] }
    fieldIndex = index
    current.settings = settings
    if current.entry?.isEnteredAtStart == true { current.entry?.cursor = 0 }
    if let from { passed.insert(from) }
    return [.entered(field: index, from: from, nil)]
  }
}
