// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel
import RadioNavigator
import Testing

/// What assistive technologies must and should say of radio groups, situation by situation.
@Suite struct RadioAnnouncementTests {
  enum Content: Hashable, Sendable {
    case groupLabel, groupRole, optionRole
    case label(String)
    case selected, notSelected
    case position(String)
  }

  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let selected: String?
    let keys: String
    let expected: [Content]
  }

  static let options = ["One", "Two", "Three"].map {
    RadioOption(key: OptionKey($0), label: $0)
  }

  @Test(arguments: [
    Situation(
      testDescription: "forward into a group without a selection", selected: nil, keys: "",
      expected: [
        .groupLabel, .optionRole, .label("One"), .groupRole, .position("1 of 3"), .notSelected,
      ]),
    Situation(
      testDescription: "backward into a group without a selection", selected: nil, keys: "S-Tab",
      expected: [.optionRole, .label("Three"), .position("3 of 3"), .notSelected]),
    Situation(
      testDescription: "forward into a group with the first selected", selected: "One", keys: "",
      expected: [
        .groupLabel, .optionRole, .label("One"), .selected, .groupRole, .position("1 of 3"),
      ]),
    Situation(
      testDescription: "backward into a group with the last selected", selected: "Three",
      keys: "S-Tab", expected: [.optionRole, .label("Three"), .selected, .position("3 of 3")]),
    Situation(
      testDescription: "review the next, none selected", selected: nil, keys: "C-n",
      expected: [.optionRole, .label("Two"), .position("2 of 3"), .notSelected]),
    Situation(
      testDescription: "review the previous, none selected", selected: nil, keys: "C-n C-p",
      expected: [.optionRole, .label("One"), .position("1 of 3"), .notSelected]),
    Situation(
      testDescription: "review the next, which is selected", selected: "Two", keys: "C-p C-n",
      expected: [.optionRole, .label("Two"), .selected, .position("2 of 3")]),
    Situation(
      testDescription: "review the previous, which is selected", selected: "One", keys: "C-n C-p",
      expected: [.optionRole, .label("One"), .selected, .position("1 of 3")]),
    Situation(
      testDescription: "select the focused option", selected: nil, keys: "Space",
      expected: [.selected]),
    Situation(
      testDescription: "arrow past the last", selected: "Three", keys: "Down",
      expected: [.optionRole, .label("One"), .selected, .position("1 of 3")]),
    Situation(
      testDescription: "arrow before the first", selected: "One", keys: "Up",
      expected: [.optionRole, .label("Three"), .selected, .position("3 of 3")]),
    Situation(
      testDescription: "where am I, not selected", selected: nil, keys: "F2",
      expected: [
        .optionRole, .label("One"), .position("1 of 3"), .groupRole, .groupLabel, .notSelected,
      ]),
    Situation(
      testDescription: "where am I, selected", selected: "One", keys: "F2",
      expected: [
        .optionRole, .label("One"), .selected, .position("1 of 3"), .groupRole, .groupLabel,
      ]),
  ])
  func saysWhatItMustAndShould(situation: Situation) throws {
    let play = try Play(
      title: "Count", Self.options, selected: situation.selected.map { OptionKey($0) },
      keys: situation.keys)
    let under = situation.keys.isEmpty ? 0 : situation.keys.split(separator: " ").count
    let said = play.saidUnderKeys[under].map(\.text).joined(separator: ", ")
    for content in situation.expected {
      let words =
        switch content {
        case .groupLabel: "Count"
        case .groupRole: "radio group"
        case .optionRole: "radio button"
        case .label(let label): label
        case .selected: "selected"
        case .notSelected: "not selected"
        case .position(let position): position
        }
      #expect(said.contains(words), "\(words) in: \(said)")
    }
    if situation.expected.contains(.selected) {
      #expect(!said.contains("not selected"), "\(said)")
    }
  }
}
