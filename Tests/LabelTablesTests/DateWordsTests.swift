// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import Testing

/// Dates in the words that CLDR has for them.
struct DateWordsTests {
  private static let path =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Localization"

  // 20486 days lie between the first of January 1970 and the second of February 2026, a Monday.
  @Test(arguments: [
    ("en", "Monday, February 2, 2026", "February", "Monday"),
    ("en-GB", "Monday, 2 February 2026", "February", "Monday"),
    ("de", "Montag, 2. Februar 2026", "Februar", "Montag"),
    ("pl", "poniedziałek, 2 lutego 2026", "luty", "poniedziałek"),
    // Not of the Islamic calendar.
    ("ar-SA", "الاثنين، ٢ فبراير ٢٠٢٦", "فبراير", "الاثنين"),
    ("fr", "lundi 2 février 2026", "février", "lundi"),
  ])
  func aDay(language: String, whole: String, month: String, weekday: String) throws {
    let tables = try LabelTables(folder: TableFolder(path: Self.path), languages: [language])
    #expect(tables.date(20_486, .whole) == whole)
    #expect(tables.date(20_486, .month) == month)
    #expect(tables.date(20_486, .weekday) == weekday)
  }
}
