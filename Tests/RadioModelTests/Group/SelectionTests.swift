// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Which option is selected")
struct SelectionTests {
  /// The web platform's rules for radio button groups, without documents and trees.
  static let webRules = [
    GroupScene(
      behaviour: "none selected is legal", options: "a b c", steps: [], selected: nil),
    GroupScene(
      behaviour: "checking one, then another, leaves the other only", options: "radio1 radio2",
      steps: [.choose("radio1"), .choose("radio2")], selected: "radio2"),
    GroupScene(
      behaviour: "after the first click the first is checked", options: "radio1 radio2",
      steps: [.choose("radio1")], selected: "radio1"),
    GroupScene(
      behaviour: "of two checked at the start the last wins", options: "*radio1 *radio2",
      steps: [], selected: "radio2"),
    GroupScene(
      behaviour: "removing the checked one leaves none", options: "*12 13 14",
      steps: [.remove("12")], selected: nil),
    GroupScene(
      behaviour: "another can be checked after that", options: "*12 13 14",
      steps: [.remove("12"), .choose("13")], selected: "13"),
    GroupScene(
      behaviour: "removing others leaves the checked one", options: "*1 2 3 4",
      steps: [.remove("3"), .remove("4")], selected: "1"),
    GroupScene(
      behaviour: "a checked newcomer at the end wins", options: "*radio1",
      steps: [.append("*radio2")], selected: "radio2"),
    GroupScene(
      behaviour: "a checked newcomer in front wins", options: "1 *radio3",
      steps: [.insert("*radio2", at: 0)], selected: "radio2"),
    GroupScene(
      behaviour: "an unchecked newcomer changes nothing", options: "1 *radio3",
      steps: [.insert("radio2", at: 1)], selected: "radio3"),
    GroupScene(
      behaviour: "one that leaves and comes back checked wins again", options: "*13 14",
      steps: [.remove("13"), .choose("14"), .append("*13")], selected: "13"),
    GroupScene(
      behaviour: "the program may check a disabled one", options: "a -b",
      steps: [.select("b")], selected: "b"),
    GroupScene(
      behaviour: "disabling the checked one leaves it checked", options: "a *b",
      steps: [.disable("b")], selected: "b"),
    GroupScene(
      behaviour: "reset brings the default back", options: "*rd1 rd2",
      steps: [.choose("rd2"), .reset], selected: "rd1"),
    GroupScene(
      behaviour: "reset brings no selection back", options: "rd1 rd2",
      steps: [.choose("rd2"), .reset], selected: nil),
  ]

  /// The rules of RadioButton-ios and MIRadioButtonGroup.
  static let toolkitRules = [
    GroupScene(
      behaviour: "of two, deselecting one selects the other", options: "*a b",
      steps: [.deselect("a")], selected: "b", pairToggles: true),
    GroupScene(
      behaviour: "of two, deselecting the one that is not selected changes nothing",
      options: "*a b", steps: [.deselect("b")], selected: "a", pairToggles: true),
    GroupScene(
      behaviour: "of three, deselecting one selects none", options: "*a b c",
      steps: [.deselect("a")], selected: nil, pairToggles: true),
    GroupScene(
      behaviour: "without the setting, of two, none is selected", options: "*a b",
      steps: [.deselect("a")], selected: nil),
    GroupScene(
      behaviour: "three toggle once one has gone", options: "*a b c",
      steps: [.remove("c"), .deselect("a")], selected: "b", pairToggles: true),
    GroupScene(
      behaviour: "clearing all does not toggle", options: "*a b", steps: [.clear],
      selected: nil, pairToggles: true),
    GroupScene(
      behaviour: "joined groups have one selection, the newcomer's", options: "*a b",
      steps: [.join("c *d")], selected: "d"),
    GroupScene(
      behaviour: "joining a group without a selection keeps one's own", options: "*a b",
      steps: [.join("c d")], selected: "a"),
    GroupScene(
      behaviour: "selecting in joined groups deselects across them", options: "*a b",
      steps: [.join("c d"), .choose("c")], selected: "c"),
  ]

  @Test("the web's rules", arguments: webRules)
  func webRule(scene: GroupScene) throws {
    let group = try scene.play()
    #expect(group.selectedKey == scene.selected)
    #expect(group.selectedPosition == scene.selected.flatMap(group.position(of:)))
    #expect(group.isSelectionMissing == (scene.selected == nil))
  }

  @Test("the toolkits' rules", arguments: toolkitRules)
  func toolkitRule(scene: GroupScene) throws {
    #expect(try scene.play().selectedKey == scene.selected)
  }

  @Test("a person cannot select a disabled option, and nothing changes")
  func disabled() throws {
    var group = try GroupScene.group("*a -b")
    #expect(throws: RadioGroupError<OptionKey>.disabled("b")) {
      try group.select("b", by: .person)
    }
    #expect(group.selectedKey == "a")
  }

  @Test("a person's deselecting does not select a disabled other one")
  func disabledPair() throws {
    var group = try GroupScene.group("*a -b")
    group.pairToggles = true
    #expect(throws: RadioGroupError<OptionKey>.disabled("b")) {
      try group.deselect("a", by: .person)
    }
    #expect(group.selectedKey == "a")
  }

  @Test("a key that no option has is an error, and nothing changes", arguments: ["3", "", "A"])
  func unknownKey(name: String) throws {
    var group = try GroupScene.group("*a b")
    let key = OptionKey(name)
    #expect(throws: RadioGroupError<OptionKey>.unknownKey(key)) { try group.select(key) }
    #expect(throws: RadioGroupError<OptionKey>.unknownKey(key)) { try group.deselect(key) }
    #expect(throws: RadioGroupError<OptionKey>.unknownKey(key)) { try group.remove(key) }
    #expect(group.selectedKey == "a")
    #expect(group.count == 2)
  }

  @Test("the same key is no change, another one says both keys and who it was")
  func changes() throws {
    var group = try GroupScene.group("*a b")
    #expect(try group.select("a") == nil)
    #expect(try group.select("b", by: .person) == .selection(from: "a", to: "b", by: .person))
    #expect(try group.select(nil) == .selection(from: "b", to: nil, by: .program))
    #expect(try group.select(nil) == nil)
  }

  @Test("cancelling a change restores the one before")
  func cancelling() throws {
    var group = try GroupScene.group("*radio1 radio2 radio3")
    let change = try #require(try group.select("radio2", by: .person))
    #expect(group.cancel(change) == .selection(from: "radio2", to: "radio1", by: .program))
    #expect(group.selectedKey == "radio1")

    var single = try GroupScene.group("only")
    let first = try #require(try single.select("only", by: .person))
    single.cancel(first)
    #expect(single.selectedKey == nil)
  }

  @Test("a change that is over cannot be cancelled")
  func cancellingTooLate() throws {
    var group = try GroupScene.group("*a b c")
    let change = try #require(try group.select("b"))
    try group.select("c")
    #expect(group.cancel(change) == nil)
    #expect(group.selectedKey == "c")
    try group.select("b")
    try group.remove("a")
    #expect(group.cancel(change) == nil)
    #expect(group.selectedKey == "b")
  }

  @Test("required is the group's: missing until one is selected, disabled or not")
  func required() throws {
    var group = try GroupScene.group("-third fourth")
    #expect(group.isSelectionMissing)
    try group.select("fourth", by: .person)
    #expect(!group.isSelectionMissing)
    try group.select("third")
    #expect(!group.isSelectionMissing)
    try group.remove("third")
    #expect(group.isSelectionMissing)
    group.isRequired = false
    #expect(!group.isSelectionMissing)
  }

  @Test("select by tag")
  func tags() throws {
    var group = try RadioGroup<OptionKey>([
      RadioOption(key: "a", label: "A", tag: 7), RadioOption(key: "b", label: "B"),
      RadioOption(key: "c", label: "C", isEnabled: false, tag: 0),
    ])
    #expect(try group.select(tag: 0)?.isSelection(of: "c") == true)
    #expect(group.position(ofTag: 7) == 0)
    #expect(throws: RadioGroupError<OptionKey>.unknownTag(1)) { try group.select(tag: 1) }
    #expect(throws: RadioGroupError<OptionKey>.disabled("c")) {
      try group.select(tag: 0, by: .person)
    }
    try group.remove("a")
    #expect(throws: RadioGroupError<OptionKey>.unknownTag(7)) { try group.select(tag: 7) }
    #expect(group.position(ofTag: 0) == 1)
    #expect(
      throws: RadioGroupError<OptionKey>.duplicateTag(0, firstPosition: 1, secondPosition: 2)
    ) {
      try group.append(RadioOption(key: "d", label: "D", tag: 0))
    }
  }

  @Test("a copy is a group of its own")
  func copies() throws {
    let original = try GroupScene.group("*a b")
    var copy = original
    try copy.select("b")
    try copy.relabel("a", to: "another")
    try copy.setEnabled(false, for: "a")
    try copy.append(RadioOption(key: "c", label: "C"))
    #expect(original.selectedKey == "a")
    #expect(original[0] == RadioOption(key: "a", label: "Label of a"))
    #expect(original.count == 2)
    #expect(copy.selectedKey == "b")
  }
}

extension RadioGroupChange {
  fileprivate func isSelection(of key: Key) -> Bool {
    if case .selection(_, let to, _) = self { to == key } else { false }
  }
}
