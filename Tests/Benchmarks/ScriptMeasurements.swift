// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioModel
import RadioNavigator

/// What playing keys costs: through a session with its transcript, and as the steps of a script.
struct ScriptMeasurements {
  private static let counts = [10, 1_000, 100_000]
  /// Keys a second that scripted tests are to play at least, by one core, on ten options.
  private static let wantedKeys = 100_000.0
  /// Flat, but for what the processor's caches hold of a few options and not of many.
  private static let aim = Aim(most: 1.5)

  let tables: LabelTables

  func print() {
    let heard = Self.counts.map { nanosecondsPerKey(options: $0, draws: false) }
    let shown = Self.counts.map { nanosecondsPerKey(options: $0, draws: true) }
    for (index, count) in Self.counts.enumerated() {
      Swift.print(
        "\(count) options: \(Self.rate(heard[index])) keys a second with all that is said,",
        "\(Self.rate(shown[index])) with every screen as well")
    }
    Swift.print(
      "a second of \(Int(Self.wantedKeys)) keys, on \(Self.counts[0]) options:",
      Aim(most: 1).judged(Self.wantedKeys * heard[0] / 1e9))
    Swift.print(
      "a key on \(Self.counts[2]) options against \(Self.counts[0]):",
      Self.aim.judged(heard[2] / heard[0]))
    Swift.print(
      "  and against \(Self.counts[1]), with a full screen both:",
      Self.aim.judged(shown[2] / shown[1]))
  }

  private static func rate(_ nanoseconds: Double) -> String {
    (1e9 / nanoseconds).rounded(decimals: 0)
  }

  private func nanosecondsPerKey(options count: Int, draws: Bool) -> Double {
    let group = try! RadioGroup(
      (0..<count).map { RadioOption(key: OptionKey("option-\($0)"), label: "Option \($0)") })
    var events = 0
    let session = PlayedSession(
      Question(title: "Options", group: group), tables: tables, draws: draws,
      transcribe: { events += $0.json.utf8.count > 0 ? 1 : 0 })
    let key = try! KeyScript(parsing: "Down").steps[0]
    let counts = (batches: 21, keys: 500)
    let times = (0..<counts.batches).map { _ in
      let start = Self.processorTime
      for _ in 0..<counts.keys { session.play(key) }
      return Self.processorTime - start
    }
    precondition(events > counts.batches * counts.keys)
    return Double(times.min()!) / Double(counts.keys)
  }

  /// Nanoseconds that this thread was worked on, so that a busy machine does not count
  /// (CLOCK_THREAD_CPUTIME_ID).
  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
