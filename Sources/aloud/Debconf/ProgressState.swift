// SPDX-License-Identifier: GPL-3.0-or-later

/// What is to be told of a long task.
enum ProgressReport: Equatable, Sendable {
  case begun(title: String)
  /// How far it is, in whole percents.
  case at(percent: Int)
  /// What is being done now.
  case doing(String)
  case ended
}

/// How far a long task is, between the numbers that debconf counts from and to.
struct ProgressState: Sendable {
  private var minimum = 0
  private var maximum = 0
  private var value = 0

  /// - Parameter description: of a question.
  mutating func take(
    _ change: PassthroughCommand.Progress, description: (String) -> String
  ) -> ProgressReport {
    switch change {
    case .start(let minimum, let maximum, let tag):
      (self.minimum, self.maximum, value) = (minimum, maximum, minimum)
      return .begun(title: description(tag))
    case .set(let value):
      self.value = value
      return .at(percent: percent)
    case .step(let steps):
      value = value.addingReportingOverflow(steps).partialValue
      return .at(percent: percent)
    case .info(let tag): return .doing(description(tag))
    case .stop: return .ended
    }
  }

  private var percent: Int {
    guard maximum > minimum else { return 100 }
    let part = (Double(value) - Double(minimum)) / (Double(maximum) - Double(minimum))
    return Int(min(max(part, 0), 1) * 100)
  }
}

/// Lets through as much of a long task's reports as a person wants to hear.
struct ProgressPace: Sendable {
  /// Milliseconds between two reports at least.
  static let pause = 3000
  /// Percents between two reports at least.
  static let stride = 5

  private var lastTime: Int?
  private var lastPercent = 0

  /// Whether a report is told.
  ///
  /// - Parameter now: milliseconds of any clock that goes on.
  mutating func tells(_ report: ProgressReport, at now: Int) -> Bool {
    switch report {
    case .begun:
      lastPercent = 0
    case .at(let percent):
      guard isDue(now), percent >= lastPercent + Self.stride else { return false }
      lastPercent = percent
    case .doing:
      guard isDue(now) else { return false }
    case .ended:
      lastTime = nil
      return true
    }
    lastTime = now
    return true
  }

  private func isDue(_ now: Int) -> Bool { lastTime.map { now - $0 >= Self.pause } ?? true }
}
