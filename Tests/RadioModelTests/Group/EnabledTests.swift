// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Which options can be selected, and the way between them")
struct EnabledTests {
  struct Way: Sendable {
    let options: String
    let next: [Int?]
    let previous: [Int?]
  }

  /// For each position, the next and the previous enabled one.
  static let ways = [
    Way(options: "a b c", next: [1, 2, nil], previous: [nil, 0, 1]),
    Way(options: "-a b c", next: [1, 2, nil], previous: [nil, nil, 1]),
    Way(options: "a -b c", next: [2, 2, nil], previous: [nil, 0, 0]),
    Way(options: "a b -c", next: [1, nil, nil], previous: [nil, 0, 1]),
    Way(options: "-a -b", next: [nil, nil], previous: [nil, nil]),
    Way(options: "-a b", next: [1, nil], previous: [nil, nil]),
    Way(options: "a", next: [nil], previous: [nil]),
    Way(options: "", next: [], previous: []),
  ]

  @Test("arrows reach the next enabled option in their direction", arguments: ways)
  func neighbours(way: Way) throws {
    let group = try GroupScene.group(way.options)
    #expect(group.indices.map { group.nextEnabled(after: $0) } == way.next)
    #expect(group.indices.map { group.previousEnabled(before: $0) } == way.previous)
    let enabled = group.indices.filter { group[$0].isEnabled }
    #expect(group.firstEnabled == enabled.first)
    #expect(group.lastEnabled == enabled.last)
    #expect(group.enabledCount == enabled.count)
  }

  @Test("positions outside the group count as before the first and after the last")
  func outside() throws {
    let group = try GroupScene.group("-a b c -d")
    for before in [-1, -2, Int.min] {
      #expect(group.nextEnabled(after: before) == 1)
      #expect(group.previousEnabled(before: before) == nil)
    }
    for after in [4, 5, Int.max] {
      #expect(group.nextEnabled(after: after) == nil)
      #expect(group.previousEnabled(before: after) == 2)
    }
  }

  struct Entry: Sendable {
    let options: String
    let fromFront: Int?
    let fromBehind: Int?
  }

  static let entries = [
    Entry(options: "a b *c", fromFront: 2, fromBehind: 2),
    Entry(options: "a *b c", fromFront: 1, fromBehind: 1),
    Entry(options: "-*a b c", fromFront: 1, fromBehind: 1),
    Entry(options: "a b c", fromFront: 0, fromBehind: 2),
    Entry(options: "-a b c -d", fromFront: 1, fromBehind: 2),
    Entry(options: "-a -b", fromFront: nil, fromBehind: nil),
    Entry(options: "-*a -b", fromFront: nil, fromBehind: nil),
    Entry(options: "", fromFront: nil, fromBehind: nil),
  ]

  @Test("focus enters at the selected option, else at one that can be", arguments: entries)
  func entering(entry: Entry) throws {
    let group = try GroupScene.group(entry.options)
    #expect(group.entryPosition() == entry.fromFront)
    #expect(group.entryPosition(fromBehind: true) == entry.fromBehind)
  }

  @Test("a selected newcomer, or one that the program selects, is where focus enters")
  func enteringAfterChange() throws {
    var group = try GroupScene.group("a b")
    try group.append(RadioOption(key: "c", label: "C"), isSelected: true)
    #expect(group.entryPosition() == 2)
    try group.select("b")
    #expect(group.entryPosition(fromBehind: true) == 1)
  }

  @Test("an inserted option is visited where it stands")
  func insertedOption() throws {
    var group = try GroupScene.group("a c")
    try group.insert(RadioOption(key: "b", label: "B"), at: 1)
    var visited: [OptionKey] = []
    var position = group.firstEnabled
    while let current = position {
      visited.append(group[current].key)
      position = group.nextEnabled(after: current)
    }
    #expect(visited == ["a", "b", "c"])
  }
}
