// SPDX-License-Identifier: GPL-3.0-or-later
import Synchronization

/// Since when the speaking thread has been inside a call that may never come back.
final class WorkerWatch: Sendable {
  /// Where a call can be lost.
  enum Place: UInt8 {
    case device = 1
    case synthesis = 2
  }

  // The time in milliseconds, with the place in the lowest byte; 0 when in none.
  private let stay = Atomic<UInt64>(0)
  private let work = WakeSignal()

  /// Waits, on the watching thread, until the speaking thread is at work.
  ///
  /// - Parameter channel: Ends this process when its other end is closed.
  func waitForWork(on channel: ChildChannel) {
    work.wait(on: channel)
  }

  /// Says, on the speaking thread, that it is at work and must be read for.
  func beginWork() {
    work.give()
  }

  /// Calls `body`, during which ``overdue(limit:)`` counts the time in a place, or in none.
  ///
  /// A call within a call counts from its own begin; when it is back, so does the outer one.
  func during<Result, Failure: Error>(
    _ place: Place?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = Self.place(stay.load(ordering: .relaxed))
    enter(place)
    defer { enter(outer) }
    return try body()
  }

  /// The place in which more than `limit` milliseconds have gone by.
  func overdue(limit: Int) -> Place? {
    let value = stay.load(ordering: .relaxed)
    guard value != 0, MonotonicClock.milliseconds - Int(value >> 8) > limit else { return nil }
    return Self.place(value)
  }

  private func enter(_ place: Place?) {
    let value = place.map { UInt64(MonotonicClock.milliseconds) << 8 | UInt64($0.rawValue) }
    stay.store(value ?? 0, ordering: .relaxed)
  }

  private static func place(_ value: UInt64) -> Place? {
    Place(rawValue: UInt8(truncatingIfNeeded: value))
  }
}
