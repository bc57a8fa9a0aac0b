// SPDX-License-Identifier: GPL-3.0-or-later

/// What several numbers of a form are together.
public enum Moment: Hashable, Sendable {
  case date, time

  /// The names of the fields that hold its parts: of a date day, month and year.
  public var parts: [String] {
    switch self {
    case .date: ["day", "month", "year"]
    case .time: ["hour", "minute", "second"]
    }
  }
}
