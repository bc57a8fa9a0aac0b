// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Navigator {
  /// A digit begins or continues a number, unless labels are meant by it; all else searches labels.
  mutating func type(_ character: Character, at milliseconds: Int) -> [Event] {
    let typed =
      !typedLetters.isEmpty && milliseconds - lastLetterTime < Self.typingPause ? typedLetters : ""
    var letters = typed + String(character)
    if let digit = character.decimalDigit {
      let continues = !typed.isEmpty && typeAhead?.firstMatch(prefix: letters, from: 0) != nil
      if !continues {
        guard beginsLabel(digit) else { return type(digit: digit, at: milliseconds) }
        letters = String(digit)
      }
    }
    pendingNumber = ""
    numberDeadline = nil
    return search(letters, at: milliseconds)
  }

  /// Whether a digit means labels that begin with it, as it does in the boxes of scripts: their own
  /// numbers are not those of the places. (dialog(1), "Menu")
  private func beginsLabel(_ digit: Int) -> Bool {
    keepsSelection && pendingNumber.isEmpty
      && typeAhead?.firstMatch(prefix: String(digit), from: 0) != nil
  }

  /// Whether any label begins with a digit that means it. O(log n).
  public var digitsSearch: Bool { keepsSelection && (0...9).contains(where: beginsLabel) }

  /// Finds the next label that begins with what was typed.
  ///
  /// One letter searches from the option after the focused one; several may stay where they are;
  /// the same letter again, where no label begins with it twice, cycles. As in the examples of
  /// the listbox and select-only combobox patterns.
  mutating func search(_ letters: String, at milliseconds: Int) -> [Event] {
    typedLetters = letters
    lastLetterTime = milliseconds
    let start = focusedPosition ?? 0
    var found = typeAhead?.firstMatch(
      prefix: letters, from: letters.count == 1 ? start + 1 : start)
    if found == nil, letters.count > 1, Set(letters).count == 1 {
      typedLetters = String(letters.prefix(1))
      found = typeAhead?.firstMatch(prefix: typedLetters, from: start + 1)
    }
    if found == nil { found = confirmation(letters) }
    guard let found, let position = firstReachable(from: found, prefix: typedLetters) else {
      typedLetters = ""
      return [.refused(.noMatch(letters))]
    }
    return arrive(at: position, edge: nil, selecting: settings.selectionMode == .follow)
  }

  /// Space within a label: only where moving selects anyway, so that it never means two things.
  func selectionExtendsLetters(at milliseconds: Int) -> Bool {
    settings.selectionMode == .follow && !typedLetters.isEmpty
      && milliseconds - lastLetterTime < Self.typingPause
      && typeAhead?.firstMatch(prefix: typedLetters + " ", from: 0) != nil
  }

  mutating func forgetTyping() {
    pendingNumber = ""
    numberDeadline = nil
    typedLetters = ""
  }

  /// The number typed so far becomes its option, which is then focused and selected.
  mutating func commitNumber() -> [Event] {
    let typed = pendingNumber
    forgetTyping()
    guard let number = Int(typed), number >= 1, number <= group.count else {
      return [.refused(.numberOutOfRange(typed: typed))]
    }
    let option = group[number - 1]
    if option.isEnabled {
      // As all other keys that lead through a box.
      let selects = !keepsSelection || settings.selectionMode == .follow
      return arrive(at: number - 1, edge: nil, selecting: selects)
    }
    if settings.disabledOptions == .reach { focus(at: number - 1) }
    return [.refused(.unavailable(option.key))]
  }

  private mutating func type(digit: Int, at milliseconds: Int) -> [Event] {
    typedLetters = ""
    pendingNumber += String(digit)
    guard let number = Int(pendingNumber), number >= 1, number <= group.count,
      number <= group.count / 10
    else { return commitNumber() }
    numberDeadline = milliseconds + Self.typingPause
    return [.typed(pendingNumber)]
  }

  /// The first match that may be focused; each further one is looked for only while they are
  /// disabled and skipped.
  private func firstReachable(from found: Int, prefix: String) -> Int? {
    guard settings.disabledOptions == .skip, group.enabledCount > 0 else { return found }
    var position = found
    while !group[position].isEnabled {
      guard let next = typeAhead?.firstMatch(prefix: prefix, from: position + 1), next != found
      else { return nil }
      position = next
    }
    return position
  }
}
