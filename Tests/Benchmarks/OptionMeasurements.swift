// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import LabelTables
import RadioModel
import RadioNavigator

/// What more options cost: to build, to keep in memory, to move, to find by letters, to announce.
struct OptionMeasurements {
  /// Flat, but for what the processor's caches hold of a few options and not of a million.
  private static let moveAim = Aim(most: 1.5)
  /// As the logarithms: a search halves the options.
  private static let searchAim = Aim(most: 6)
  /// In proportion, but for the same caches.
  private static let otherAim = Aim(most: 3)

  private static let counts = [10, 1_000, 100_000, 1_000_000]

  /// One number of options; times in nanoseconds.
  private struct Row {
    let count: Int
    let buildPerOption: Double
    let bytesPerOption: Double
    let move: Double
    let indexPerOption: Double
    let search: Double
    let announcement: Double
  }

  let tables: LabelTables

  func print() {
    let rows = Self.counts.map(measure)
    for row in rows {
      Swift.print(
        "\(row.count) options: build \(row.buildPerOption.rounded(decimals: 0)) ns an option,",
        "memory \(row.bytesPerOption.rounded(decimals: 0)) bytes an option,",
        "type-ahead index \(row.indexPerOption.rounded(decimals: 0)) ns an option,",
        "Down \(row.move.rounded(decimals: 0)) ns,",
        "a letter \(row.search.rounded(decimals: 0)) ns,",
        "announcement \(row.announcement.rounded(decimals: 0)) ns")
    }
    let (few, many) = (rows[0], rows[rows.count - 1])
    Swift.print("\(many.count) options against \(few.count):")
    Swift.print("  Down", Self.moveAim.judged(many.move / few.move))
    Swift.print("  a letter", Self.searchAim.judged(many.search / few.search))
    Swift.print("  announcement", Self.otherAim.judged(many.announcement / few.announcement))
    // Both more than the caches hold: few options are built without ever waiting for memory.
    let fewer = rows[rows.count - 2]
    Swift.print(
      "  build, for each option, against \(fewer.count)",
      Self.otherAim.judged(many.buildPerOption / fewer.buildPerOption))
  }

  private func measure(count: Int) -> Row {
    // Few options are built again and again, so that there is something to measure.
    let rounds = max(1, 10_000 / count)
    var groups: [RadioGroup<OptionKey>] = []
    groups.reserveCapacity(rounds)
    let before = residentBytes()
    for _ in 0..<rounds { groups.append(Self.group(count)) }
    let bytes = residentBytes() - before
    guard let group = groups.last else { preconditionFailure("there is at least one round") }

    groups = [group]
    // The least of several, which is what it takes when nothing else wants the processor.
    let build = least { for _ in 0..<rounds { _ = Self.group(count) } }
    var index: CollationIndex?
    let indexing = least {
      index = CollationIndex(labels: group.lazy.map(\.label), language: "en")
    }
    var navigator = Navigator(group: group, typeAhead: index)
    let move = nanosecondsPerStep { step in
      _ = navigator.handle(step % 3 == 2 ? .up : .down, at: step * 10)
    }
    let search = nanosecondsPerStep { step in
      // Each letter begins anew.
      let time = (step + 1) * (Navigator.typingPause + 1) + 1_000_000
      _ = navigator.handle(.character(step % 2 == 0 ? "l" : "o"), at: time)
    }
    let announcer = Announcer(tables: tables, title: "Label", detail: nil)
    let announcement = nanosecondsPerStep { step in
      // Far from each other, so that nothing is near by chance.
      _ = announcer.option(at: step * 7_919 % count, in: navigator, verbosity: .normal)
    }
    let built = Double(rounds * count)
    return Row(
      count: count, buildPerOption: build / built, bytesPerOption: Double(max(0, bytes)) / built,
      move: move, indexPerOption: indexing / Double(count),
      search: search, announcement: announcement)
  }

  private func least(_ work: () -> Void) -> Double {
    (0..<3).map { _ in nanoseconds(work) }.min() ?? 0
  }

  private static func group(_ count: Int) -> RadioGroup<OptionKey> {
    let options = (0..<count).lazy.map { number in
      let label = "\(number % 2 == 0 ? "label" : "option") number \(number)"
      return RadioOption(key: OptionKey(label), label: label)
    }
    guard let group = try? RadioGroup(options) else {
      preconditionFailure("the keys are numbered, so they differ")
    }
    return group
  }
}
