// SPDX-License-Identifier: GPL-3.0-or-later

/// A day of the Gregorian calendar, also where it was not in use yet.
public struct CalendarDate: Hashable, Sendable {
  /// Days since the first of January 1970, which is day 0.
  public let dayNumber: Int
  /// From 1.
  public let day: Int
  /// From 1 for January.
  public let month: Int
  public let year: Int

  /// The date that these parts come to: a day or month beyond the last one is one of the next month
  /// or year, as for mktime(3).
  public init(normalizing day: Int, month: Int, year: Int) {
    let months = year * 12 + month - 1
    self.init(dayNumber: Self.first(ofMonth: months) + day - 1)
  }

  /// The date of a day since the first of January 1970. O(1).
  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
    // The first of a month is near; the estimate is at most one month off.
    var months = 1970 * 12 + Int((Double(dayNumber) / Self.daysOfMonth).rounded(.down))
    while Self.first(ofMonth: months) > dayNumber { months -= 1 }
    while Self.first(ofMonth: months + 1) <= dayNumber { months += 1 }
    let yearsBefore = (Double(months) / 12).rounded(.down)
    year = Int(yearsBefore)
    month = months - year * 12 + 1
    day = dayNumber - Self.first(ofMonth: months) + 1
  }

  /// How many days a month has.
  ///
  /// - Parameter month: from 1 for January; any other number counts on in the years around.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    let months = year * 12 + month - 1
    return first(ofMonth: months + 1) - first(ofMonth: months)
  }

  /// On average.
  private static let daysOfMonth = 146_097.0 / 4800

  /// The day number of the first of a month, counted from January of the year 0. A year begins in
  /// March, so that the day that leap years have more is its last.
  private static func first(ofMonth months: Int) -> Int {
    let fromMarch = months - 2
    let year = Int((Double(fromMarch) / 12).rounded(.down))
    let month = fromMarch - year * 12
    func whole(_ divisor: Int) -> Int { Int((Double(year) / Double(divisor)).rounded(.down)) }
    // 60 days lie before the first of March of the year 0, 719528 before 1970.
    return year * 365 + whole(4) - whole(100) + whole(400) + (153 * month + 2) / 5 + 60 - 719_528
  }
}
