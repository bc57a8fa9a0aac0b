// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RadioModel
import Testing

/// The Gregorian calendar, as the C library counts it.
struct CalendarDateTests {
  private static func time(_ day: Int, _ month: Int, _ year: Int) -> tm {
    var time = tm()
    (time.tm_mday, time.tm_mon, time.tm_year) = (Int32(day), Int32(month - 1), Int32(year - 1900))
    _ = timegm(&time)
    return time
  }

  /// Days and months beyond the last, and below the first, count on.
  @Test(arguments: [1899, 1900, 1969, 1970, 2000, 2023, 2024, 2100, 9999])
  func partsAreNormalizedAsByTheLibrary(year: Int) {
    for month in -1...14 {
      for day in [-1, 0, 1, 28, 29, 30, 31, 32, 60] {
        var time = Self.time(day, month, year)
        let date = CalendarDate(normalizing: day, month: month, year: year)
        #expect(date.day == Int(time.tm_mday))
        #expect(date.month == Int(time.tm_mon) + 1)
        #expect(date.year == Int(time.tm_year) + 1900)
        #expect(date.dayNumber * 86_400 == timegm(&time))
        #expect(CalendarDate(dayNumber: date.dayNumber) == date)
      }
      #expect(
        CalendarDate.days(inMonth: month, of: year)
          == Int(Self.time(0, month + 1, year).tm_mday))
    }
  }
}
