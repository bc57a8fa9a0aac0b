// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Any number of options", .serialized)
struct ManyOptionsTests {
  /// Only the first and the last of the options can be selected: the longest way between two.
  private func longGroup(_ count: Int) throws -> RadioGroup<Int> {
    try RadioGroup(
      (0..<count).lazy.map {
        RadioOption(key: $0, label: "", isEnabled: $0 == 0 || $0 == count - 1)
      })
  }

  @Test("a million options are built, moved through and changed")
  func aMillion() throws {
    let million = 1_000_000
    var group = try longGroup(million)
    #expect(group.count == million)
    #expect(group.enabledCount == 2)
    #expect(group.nextEnabled(after: 0) == million - 1)
    #expect(group.previousEnabled(before: million - 1) == 0)
    for key in stride(from: 0, to: million, by: 9973) {
      #expect(group.position(of: key) == key)
      #expect(group[key].key == key)
      try group.select(key)
      #expect(group.selectedPosition == key)
    }
    try group.remove(0)
    try group.remove(500_000)
    #expect(group.position(of: 999_999) == 999_997)
    #expect(group[499_998].key == 499_999)
    #expect(group[499_999].key == 500_001)
    #expect(group.firstEnabled == 999_997)
  }

  /// The shortest of three times, since other work on the machine only adds.
  private func shortest(_ work: () throws -> Void) rethrows -> Duration {
    var shortest = Duration.seconds(3600)
    for _ in 0..<3 {
      shortest = min(shortest, try ContinuousClock().measure(work))
    }
    return shortest
  }

  @Test("ten times as many options take about ten times as long to build")
  func building() throws {
    let few = try shortest { _ = try longGroup(10_000) }
    let many = try shortest { _ = try longGroup(100_000) }
    #expect(many < few * 50, "a quadratic way would take 100 times as long")
  }

  @Test("moving and selecting take as long among a million options as among a thousand")
  func moving() throws {
    func time(_ count: Int) throws -> Duration {
      var group = try longGroup(count)
      try group.remove(count / 2)
      return try shortest {
        for _ in 0..<2000 {
          let last = try #require(group.nextEnabled(after: 0))
          try group.select(at: last, by: .person)
          let first = try #require(group.previousEnabled(before: last))
          try group.select(group[first].key, by: .person)
        }
      }
    }
    let few = try time(1000)
    let many = try time(1_000_000)
    #expect(many < few * 20, "a search from option to option would take 1000 times as long")
  }
}
