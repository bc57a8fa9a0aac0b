// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Dates and times of dialog's boxes.
enum DialogMoment {
  /// The parts that a box begins with: those given, else those of now.
  ///
  /// - Parameter given: day, month and year, or hour, minute and second; less than 0 for none.
  static func parts(_ kind: BoxKind, _ given: [Int]) -> [Int] {
    var now = now
    guard kind == .calendar else {
      let parts = [now.tm_hour, now.tm_min, now.tm_sec].map(Int.init)
      return zip(given, parts).map { $0 >= 0 ? $0 : $1 }
    }
    now.tm_isdst = -1
    if given[2] >= 1900 { now.tm_year = Int32(given[2] - 1900) }
    if given[1] >= 1 { now.tm_mon = Int32(clamping: given[1] - 1) }
    // A day that the month does not have is passed over, as none is.
    var first = now
    first.tm_mday = 1
    mktime(&first)
    var last = first
    (last.tm_mon, last.tm_mday) = (last.tm_mon + 1, 0)
    mktime(&last)
    if given[0] > 0, given[0] <= Int(last.tm_mday) { now.tm_mday = Int32(given[0]) }
    mktime(&now)
    return [now.tm_mday, now.tm_mon + 1, now.tm_year + 1900].map(Int.init)
  }

  /// A date or time as the script wants it written. (strftime(3))
  ///
  /// - Parameter parts: as ``parts(_:_:)`` gives them.
  static func written(_ kind: BoxKind, _ parts: [Int], format: [UInt8]?) -> [UInt8] {
    var moment = now
    if kind == .calendar {
      moment.tm_mday = Int32(clamping: parts[0])
      moment.tm_mon = Int32(clamping: parts[1] - 1)
      moment.tm_year = Int32(clamping: parts[2] - 1900)
      moment.tm_isdst = -1
      // A day that the month does not have is one of the next.
      mktime(&moment)
    } else {
      moment.tm_hour = Int32(clamping: parts[0])
      moment.tm_min = Int32(clamping: parts[1])
      moment.tm_sec = Int32(clamping: parts[2])
    }
    let usual = Array((kind == .calendar ? "%d/%m/%Y" : "%H:%M:%S").utf8)
    for format in [format, usual].compactMap(\.self) {
      let written = [CChar](unsafeUninitializedCapacity: 2048) { buffer, count in
        let text = (format + [0]).map { CChar(bitPattern: $0) }
        count = strftime(buffer.baseAddress!, 2048, text, &moment)
      }
      if !written.isEmpty { return written.map { UInt8(bitPattern: $0) } }
    }
    return []
  }

  private static var now: tm {
    var seconds = time(nil)
    var now = tm()
    localtime_r(&seconds, &now)
    return now
  }
}
