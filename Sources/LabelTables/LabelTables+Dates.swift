// SPDX-License-Identifier: GPL-3.0-or-later
import CICU

extension LabelTables {
  /// Which part of a date is in words.
  public enum DatePart: Sendable {
    /// Weekday, day, month and year, in the order of the locale.
    case whole
    /// The name that stands alone.
    case month, weekday

    fileprivate var style: AloudDateStyle {
      switch self {
      case .whole: AloudDateFull
      case .month: AloudDateMonth
      case .weekday: AloudDateWeekday
      }
    }
  }

  /// A date of the Gregorian calendar in words of the locale. (icu::DateFormat)
  ///
  /// - Parameter dayNumber: days since the first of January 1970.
  /// - Returns: nil where ICU has no words.
  public func date(_ dayNumber: Int, _ part: DatePart) -> String? {
    textFromICU { aloud_date_text(locale, Int64(dayNumber), part.style, $0, $1) }
  }
}
