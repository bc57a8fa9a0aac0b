// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Options that come, go and change")
struct ChangeTests {
  typealias Failure = RadioGroupError<OptionKey>

  @Test("a duplicate key names both positions, wherever it comes from")
  func duplicates() throws {
    #expect(throws: Failure.duplicateKey("b", firstPosition: 1, secondPosition: 3)) {
      try GroupScene.group("a b c b")
    }
    var group = try GroupScene.group("a b *c")
    let duplicate = RadioOption<OptionKey>(key: "b", label: "B again")
    #expect(throws: Failure.duplicateKey("b", firstPosition: 1, secondPosition: 3)) {
      try group.append(duplicate, isSelected: true)
    }
    #expect(throws: Failure.duplicateKey("b", firstPosition: 1, secondPosition: 0)) {
      try group.insert(duplicate, at: 0, isSelected: true)
    }
    #expect(throws: Failure.duplicateKey("b", firstPosition: 1, secondPosition: 4)) {
      try group.join(try GroupScene.group("x b"))
    }
    #expect(group.map(\.key) == ["a", "b", "c"])
    #expect(group.selectedKey == "c")
  }

  @Test("two options with the same label are told apart by their keys (R43)")
  func sameLabel() throws {
    var group = try RadioGroup<OptionKey>([
      RadioOption(key: "first", label: "Springfield"),
      RadioOption(key: "second", label: "Springfield"),
    ])
    try group.select("second", by: .person)
    #expect(group.selectedPosition == 1)
    #expect(group.option(for: "first")?.label == group.option(for: "second")?.label)
  }

  @Test("adding and removing say what moved, and the selection stays with its key")
  func positions() throws {
    var group = try GroupScene.group("a *b c")
    #expect(
      try group.insert(RadioOption(key: "x", label: "X"), at: 1) == [.added("x", at: 1)])
    #expect(group.selectedPosition == 2)
    #expect(try group.remove("a") == [.removed("a", from: 0)])
    #expect(group.map(\.key) == ["x", "b", "c"])
    #expect(group.selectedPosition == 1)
    #expect(group.position(of: "c") == 2)
    #expect(group.position(of: "a") == nil)
    #expect(
      try group.remove("b") == [
        .removed("b", from: 1), .selection(from: "b", to: nil, by: .program),
      ])
    #expect(
      try group.append(RadioOption(key: "a", label: "A"), isSelected: true) == [
        .added("a", at: 2), .selection(from: nil, to: "a", by: .program),
      ])
    #expect(group.map(\.key) == ["x", "c", "a"])
  }

  @Test("positions that do not exist are errors", arguments: [-1, 3, Int.max])
  func unknownPositions(position: Int) throws {
    var group = try GroupScene.group("a *b c")
    let failure = Failure.unknownPosition(position, count: 3)
    #expect(throws: failure) { try group.select(at: position) }
    #expect(throws: failure) { try group.remove(at: position) }
    if position != 3 {
      #expect(throws: failure) {
        try group.insert(RadioOption(key: "x", label: "X"), at: position)
      }
    }
    #expect(group.selectedKey == "b")
    #expect(group.count == 3)
  }

  @Test("enabling and disabling are changes only when something changes")
  func enabling() throws {
    var group = try GroupScene.group("a b")
    #expect(try group.setEnabled(true, for: "a") == nil)
    #expect(
      try group.setEnabled(false, reason: "sold out", for: "a")
        == .disabled("a", reason: "sold out"))
    #expect(try group.setEnabled(false, reason: "sold out", for: "a") == nil)
    #expect(
      try group.setEnabled(false, reason: "tomorrow", for: "a")
        == .disabled("a", reason: "tomorrow"))
    #expect(group[0].disabledReason == "tomorrow")
    #expect(try group.setEnabled(true, for: "a") == .enabled("a"))
    #expect(group[0].disabledReason == nil)
    #expect(group[0].isEnabled)
  }

  @Test("a label changes byte for byte")
  func relabelling() throws {
    var group = try GroupScene.group("a")
    #expect(try group.relabel("a", to: "Caf\u{E9}") == .relabelled("a"))
    #expect(try group.relabel("a", to: "Caf\u{E9}") == nil)
    #expect(try group.relabel("a", to: "Cafe\u{301}") == .relabelled("a"))
    #expect(group[0].label.unicodeScalars.count == 5)
  }

  @Test("replacing changes all attributes, at the same position")
  func replacing() throws {
    var group = try GroupScene.group("a *b")
    let other = RadioOption<OptionKey>(
      key: "b", label: "Bee", detail: "an insect", spokenText: "bee", language: "en",
      isEnabled: false, disabledReason: "asleep", hasError: true, tag: 4)
    #expect(
      try group.replace(with: other) == [.relabelled("b"), .disabled("b", reason: "asleep")])
    #expect(group[1] == other)
    #expect(group.selectedKey == "b")
    #expect(group.position(ofTag: 4) == 1)
    #expect(try group.replace(with: other).isEmpty)
    #expect(
      throws: Failure.duplicateTag(4, firstPosition: 0, secondPosition: 1)
    ) {
      try group.replace(with: RadioOption(key: "a", label: "A", tag: 4))
    }
    #expect(throws: Failure.unknownKey("z")) {
      try group.replace(with: RadioOption(key: "z", label: "Z"))
    }
  }

  @Test("an error mark stays with its option")
  func errorMark() throws {
    var group = try GroupScene.group("a b")
    #expect(try group.setError(true, for: "b"))
    #expect(try !group.setError(true, for: "b"))
    try group.insert(RadioOption(key: "x", label: "X"), at: 0)
    #expect(group.map(\.hasError) == [false, false, true])
  }

  @Test("an option removed leaves nothing behind when it comes back")
  func comingBack() throws {
    var group = try RadioGroup<OptionKey>([
      RadioOption(
        key: "a", label: "A", detail: "d", spokenText: "s", language: "de", isEnabled: false,
        disabledReason: "r", hasError: true, tag: 1)
    ])
    try group.remove("a")
    #expect(group.isEmpty)
    let plain = RadioOption<OptionKey>(key: "a", label: "A again")
    try group.append(plain)
    #expect(group[0] == plain)
    #expect(group.position(ofTag: 1) == nil)
  }
}
