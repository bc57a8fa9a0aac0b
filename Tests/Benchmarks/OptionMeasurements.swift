// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel
import RadioNavigator

/// What more options cost: to build, to move, to find by letters, to keep in memory.
struct OptionMeasurements {
  private static let counts = [10, 1_000, 100_000, 1_000_000]
  private static let moves = 2_000

  /// One number of options; times in nanoseconds.
  private struct Row {
    let count: Int
    let buildPerOption: Double
    let bytesPerOption: Double
    let move: Double
    let indexPerOption: Double
    let search: Double
  }

  private struct Search: TypeAheadSearching {
    let index: CollationIndex
    func firstMatch(prefix: String, from start: Int) -> Int? {
      index.firstMatch(prefix: prefix, from: start)
    }
    func matches(prefix: String, limit: Int) -> [Int] {
      index.matches(prefix: prefix, limit: limit)
    }
    func matches(equalTo text: String, limit: Int) -> [Int] {
      index.matches(equalTo: text, limit: limit)
    }
  }

  func print() {
    let rows = Self.counts.map(measure)
    let first = rows[0]
    for row in rows {
      Swift.print(
        "options \(row.count):",
        "build \(row.buildPerOption.rounded(decimals: 0)) ns an option,",
        "memory \(row.bytesPerOption.rounded(decimals: 0)) bytes an option,",
        "index \(row.indexPerOption.rounded(decimals: 0)) ns an option,",
        "move \(row.move.rounded(decimals: 0)) ns",
        "(\((row.move / first.move).rounded(decimals: 2)) times that of \(first.count)),",
        "type-ahead \(row.search.rounded(decimals: 0)) ns",
        "(\((row.search / first.search).rounded(decimals: 2)) times)")
    }
  }

  private func measure(count: Int) -> Row {
    // Few options are built again and again, so that there is something to measure.
    let rounds = max(1, 10_000 / count)
    var groups: [RadioGroup<OptionKey>] = []
    groups.reserveCapacity(rounds)
    let before = residentBytes()
    let build = nanoseconds {
      for _ in 0..<rounds { groups.append(Self.group(count)) }
    }
    let bytes = residentBytes() - before
    guard let group = groups.last else { preconditionFailure("there is at least one round") }

    var index: CollationIndex?
    let indexing = nanoseconds {
      index = CollationIndex(labels: group.lazy.map(\.label), language: "en")
    }
    var navigator = Navigator(group: group, typeAhead: index.map(Search.init))
    let move = nanoseconds {
      for step in 0..<Self.moves {
        _ = navigator.handle(step % 3 == 2 ? .up : .down, at: step * 10)
      }
    }
    var time = Self.moves * 10
    let search = nanoseconds {
      for step in 0..<Self.moves {
        time += Navigator.typingPause + 1
        _ = navigator.handle(.character(step % 2 == 0 ? "l" : "o"), at: time)
      }
    }
    let built = Double(rounds * count)
    return Row(
      count: count, buildPerOption: build / built, bytesPerOption: Double(max(0, bytes)) / built,
      move: move / Double(Self.moves), indexPerOption: indexing / Double(count),
      search: search / Double(Self.moves))
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
