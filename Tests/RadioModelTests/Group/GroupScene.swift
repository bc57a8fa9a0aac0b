// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

/// A group of options written on one line, and what happens to it.
///
/// `*b` is selected at the start, `-b` is disabled, `-*b` is both.
struct GroupScene: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case select(OptionKey)
    case choose(OptionKey)
    case deselect(OptionKey)
    case clear
    case reset
    case append(String)
    case insert(String, at: Int)
    case remove(OptionKey)
    case disable(OptionKey)
    case join(String)
  }

  let behaviour: String
  let options: String
  let steps: [Step]
  let selected: OptionKey?
  var isRequired = true
  var pairToggles = false

  var testDescription: String { behaviour }

  static func parse(_ word: some StringProtocol) -> (
    option: RadioOption<OptionKey>, isSelected: Bool
  ) {
    let name = String(word.drop { $0 == "*" || $0 == "-" })
    let option = RadioOption(
      key: OptionKey(name), label: "Label of \(name)", isEnabled: !word.hasPrefix("-"))
    return (option, word.prefix { $0 == "*" || $0 == "-" }.contains("*"))
  }

  static func group(_ line: String) throws -> RadioGroup<OptionKey> {
    let parsed = line.split(separator: " ").map { parse($0) }
    return try RadioGroup(
      parsed.map(\.option), selected: parsed.filter(\.isSelected).map(\.option.key))
  }

  func play() throws -> RadioGroup<OptionKey> {
    var group = try Self.group(options)
    group.isRequired = isRequired
    group.pairToggles = pairToggles
    group.defaultKey = group.selectedKey
    for step in steps {
      try play(step, in: &group)
    }
    return group
  }

  private func play(_ step: Step, in group: inout RadioGroup<OptionKey>) throws {
    switch step {
    case .select(let key): try group.select(key)
    case .choose(let key): try group.select(key, by: .person)
    case .deselect(let key): try group.deselect(key)
    case .clear: group.deselectAll()
    case .reset: group.reset()
    case .append(let word):
      let (option, isSelected) = Self.parse(word)
      try group.append(option, isSelected: isSelected)
    case .insert(let word, let position):
      let (option, isSelected) = Self.parse(word)
      try group.insert(option, at: position, isSelected: isSelected)
    case .remove(let key): try group.remove(key)
    case .disable(let key): try group.setEnabled(false, for: key)
    case .join(let line): try group.join(Self.group(line))
    }
  }
}
