// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer

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
