// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import TestSupport
import Testing

/// The same as a radio group, in the plainest way: an array that is searched from its start.
private struct PlainGroup {
  var options: [RadioOption<Int>] = []
  var selected: Int?

  func position(of key: Int) -> Int? { options.firstIndex { $0.key == key } }

  mutating func remove(_ key: Int) {
    options.removeAll { $0.key == key }
    if selected == key { selected = nil }
  }
}

@Suite("A group does what an array that is searched does")
struct RandomisedTests {
  @Test("any mixture of operations", arguments: 0..<6)
  func operations(run: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var group = RadioGroup<Int>()
    var plain = PlainGroup()
    // Few keys bring many duplicates and returns; many keys cross the borders of words.
    let keys = [8, 60, 130, 400, 1000, 5000][run]
    for key in 0..<keys where Bool.random(using: &random) {
      let option = RadioOption(key: key, label: "\(key)", isEnabled: key % 3 != 0)
      try group.append(option)
      plain.options.append(option)
    }
    for _ in 0..<1500 {
      let key = Int.random(in: 0..<keys, using: &random)
      try step(key, group: &group, plain: &plain, using: &random)
      try #require(isSame(group, plain, near: key), "seed \(seed)")
    }
    #expect(Array(group) == plain.options, "seed \(seed)")
  }

  private func step(
    _ key: Int, group: inout RadioGroup<Int>, plain: inout PlainGroup,
    using random: inout SeededGenerator
  ) throws {
    let isKnown = plain.position(of: key) != nil
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2:
      let position = Int.random(in: 0...plain.options.count, using: &random)
      let option = RadioOption(key: key, label: "new", detail: key % 5 == 0 ? "more" : nil)
      guard !isKnown else {
        #expect(throws: RadioGroupError<Int>.self) { try group.insert(option, at: position) }
        return
      }
      let isSelected = Bool.random(using: &random)
      try group.insert(option, at: position, isSelected: isSelected)
      plain.options.insert(option, at: position)
      if isSelected { plain.selected = key }
    case 3, 4, 5:
      guard isKnown else {
        #expect(throws: RadioGroupError<Int>.unknownKey(key)) { try group.remove(key) }
        return
      }
      try group.remove(key)
      plain.remove(key)
    case 6:
      guard let position = plain.position(of: key) else { return }
      let isEnabled = Bool.random(using: &random)
      try group.setEnabled(isEnabled, for: key)
      plain.options[position].isEnabled = isEnabled
    case 7:
      guard let position = plain.position(of: key) else { return }
      try group.relabel(key, to: "label \(key)")
      plain.options[position].label = "label \(key)"
    case 8:
      group.deselectAll()
      plain.selected = nil
    default:
      guard isKnown else { return }
      try group.select(key)
      plain.selected = key
    }
  }

  private func isSame(_ group: RadioGroup<Int>, _ plain: PlainGroup, near key: Int) -> Bool {
    let position = plain.position(of: key)
    let place = position ?? key % (plain.options.count + 1)
    let enabled = plain.options.indices.filter { plain.options[$0].isEnabled }
    return group.count == plain.options.count
      && group.position(of: key) == position
      && group.option(for: key) == position.map { plain.options[$0] }
      && (position == nil || group[place] == plain.options[place])
      && group.selectedKey == plain.selected
      && group.selectedPosition == plain.selected.flatMap(plain.position(of:))
      && group.enabledCount == enabled.count
      && group.nextEnabled(after: place) == enabled.first { $0 > place }
      && group.previousEnabled(before: place) == enabled.last { $0 < place }
      && group.firstEnabled == enabled.first && group.lastEnabled == enabled.last
  }

  @Test("removing from every end keeps what is left", arguments: [1, 63, 64, 65, 4097])
  func removingAll(count: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var group = try RadioGroup((0..<count).map { RadioOption(key: $0, label: "") })
    var left = Array(0..<count)
    for key in (0..<count).shuffled(using: &random) {
      try group.remove(key)
      left.removeAll { $0 == key }
      if left.count % 97 == 0 {
        try #require(group.map(\.key) == left, "seed \(seed)")
      }
    }
    #expect(group.isEmpty)
    #expect(group.firstEnabled == nil)
  }
}
