// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Options that know their group")
struct RadioMemberTests {
  private typealias Group = ObservableRadioGroup<OptionKey>

  @Test("any member knows which one is selected, and selecting one deselects the others")
  func selection() throws {
    let group = Group()
    let first = try group.register(RadioOption(key: "a", label: "A"))
    let second = try group.register(RadioOption(key: "b", label: "B"), isSelected: true)
    #expect(!first.isSelected)
    #expect(second.isSelected)
    #expect(first.selectedOption?.key == "b")
    try group.activate("a")
    #expect(first.isSelected)
    #expect(!second.isSelected)
    #expect(second.selectedOption?.key == "a")
  }

  @Test("registering a key twice is an error, and the first stays")
  func duplicate() throws {
    let group = Group()
    let first = try group.register(RadioOption(key: "a", label: "A"))
    #expect(
      throws: RadioGroupError<OptionKey>.duplicateKey("a", firstPosition: 0, secondPosition: 1)
    ) {
      try group.register(RadioOption(key: "a", label: "again"))
    }
    #expect(first.option?.label == "A")
  }

  @Test("a member that goes away leaves its group, with the selection")
  func goingAway() throws {
    let group = Group()
    var told: [OptionKey] = []
    group[.removed] = { option, _ in told.append(option.key) }
    let first = try group.register(RadioOption(key: "a", label: "A"))
    var second: RadioMember? = try group.register(RadioOption(key: "b", label: "B"))
    try group.select("b")
    #expect(second?.isSelected == true)
    second = nil
    #expect(group.group.map(\.key) == ["a"])
    #expect(group.group.selectedKey == nil)
    first.leave()
    first.leave()
    #expect(first.option == nil)
    #expect(group.group.isEmpty)
    #expect(told == ["b", "a"])
  }
}
