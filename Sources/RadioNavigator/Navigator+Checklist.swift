// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension Navigator {
  /// Space in a checklist: checks the option or unchecks it; no more than allowed can be checked.
  mutating func toggle(_ key: OptionKey) -> [Event] {
    if checked?.keys.remove(key) != nil {
      checked?.added.removeAll { $0 == key }
      return [.checked(key, false)]
    }
    if let checked, let maximum = checked.maximum, checked.isFull {
      return [.refused(.full(maximum: maximum))]
    }
    checked?.keys.insert(key)
    checked?.added.append(key)
    return [.checked(key, true)]
  }

  mutating func acceptChecked() -> [Event] {
    if let problem = checkedProblem { return [.refused(.invalid(problem))] }
    return end(.answered(nil))
  }

  /// What is wrong with the number of checked options, of which disabled ones do not count.
  var checkedProblem: AnswerProblem? {
    guard var counted = checked else { return nil }
    counted.keys = counted.keys.filter { group.option(for: $0)?.isEnabled == true }
    return counted.problem
  }

  /// Takes a typed line as exactly the options to check: numbers of the list, keys or labels, a
  /// comma or white space between two; an empty line takes what is checked.
  mutating func check(_ line: String) -> [Event] {
    let text = line.trimmed
    if text.isEmpty { return acceptChecked() }
    if text == "?" { return [.requested(.help)] }
    if text == Self.clearLine, canClear, case .failure = option(named: text) {
      checked?.keys = []
      return end(.answered(nil))
    }
    let before = checked?.keys ?? []
    var added: [OptionKey] = []
    checked?.keys = []
    for part in parts(of: text) {
      let key: OptionKey
      switch option(named: part) {
      case .success(let found): key = found
      case .failure(let refusal):
        checked?.keys = before
        return [.refused(refusal)]
      }
      if checked?.keys.insert(key).inserted == true, !before.contains(key) { added.append(key) }
    }
    if let problem = checkedProblem {
      checked?.keys = before
      return [.refused(.invalid(problem))]
    }
    checked?.added = added
    return end(.answered(nil))
  }

  /// A label with spaces or commas in it is taken whole where the line is nothing but that label.
  private func parts(of text: String) -> [String] {
    if case .success = option(named: text) { return [text] }
    let separators: Set<Character> = [",", ";", "\u{60C}", "\u{3001}", "\u{FF0C}"]
    let parts = text.split(whereSeparator: separators.contains).map { String($0).trimmed }
    let words = parts.flatMap { part -> [String] in
      if case .success = option(named: part) { return [part] }
      return part.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return words.filter { !$0.isEmpty }
  }

  private func option(named text: String) -> Result<OptionKey, Refusal> {
    switch position(named: text) {
    case .failure(let refusal): return .failure(refusal)
    case .success(let position):
      let option = group[position]
      return option.isEnabled ? .success(option.key) : .failure(.unavailable(option.key))
    }
  }
}
