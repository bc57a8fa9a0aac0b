// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

/// Plural categories and digits from CLDR's charts, quoting rules from ICU's MessageFormat.
@Suite struct MessageTests {
  @Test(arguments: [
    ("en", 1, "one"), ("en", 0, "other"), ("en", 2, "other"),
    ("pl", 1, "one"), ("pl", 3, "few"), ("pl", 5, "many"), ("pl", 22, "few"), ("pl", 112, "many"),
    ("ru", 21, "one"), ("ru", 12, "many"), ("ru", 104, "few"),
    ("ar", 0, "zero"), ("ar", 1, "one"), ("ar", 2, "two"), ("ar", 7, "few"), ("ar", 11, "many"),
    ("ar", 100, "other"),
    ("fr", 0, "one"), ("fr", 2, "other"), ("fr", 1_000_000, "many"),
    ("he", 2, "two"), ("hi", 0, "one"), ("ja", 1, "other"), ("zh-Hans", 1, "other"),
    ("ko", 1, "other"), ("zh-Hant", 1, "other"), ("da", 1, "one"), ("da", 0, "other"),
    ("nb", 1, "one"), ("nb", 2, "other"), ("fi", 1, "one"), ("fi", 2, "other"),
  ])
  func pluralsFollowTheLanguage(language: String, count: Int, category: String) throws {
    let pattern =
      "{0, plural, zero{zero} one{one} two{two} few{few} many{many} other{other}}"
    let tables = try TemporaryTables.announcements([language: "\"n\" = \"\(pattern)\";"])
    #expect(try tables.labels([language]).text("n", [.number(count)]) == category)
  }

  @Test(arguments: [
    ("{0} of {1}", "2 of 3"), ("{1}: {0}", "3: 2"), ("it's {0}", "it's 2"), ("it''s", "it's"),
    ("'{0}' {0}", "{0} 2"), ("{2}", "{2}"),
    ("{1, selectordinal, one{#st} few{#rd} other{#th}}", "3rd"),
  ])
  func argumentsGoWhereThePatternPutsThem(pattern: String, text: String) throws {
    let tables = try TemporaryTables.announcements(["en": "\"p\" = \"\(pattern)\";"])
    #expect(try tables.labels(["en"]).text("p", [.text("2"), .number(3)]) == text)
  }

  @Test(arguments: [
    ("en", "1234567"), ("de", "1234567"), ("ar", "١٢٣٤٥٦٧"), ("ar-EG", "١٢٣٤٥٦٧"),
    ("ar-AE", "1234567"), ("ar-MA", "1234567"), ("fa", "۱۲۳۴۵۶۷"), ("bn", "১২৩৪৫৬৭"),
    ("hi", "1234567"), ("hi-u-nu-deva", "१२३४५६७"), ("mr", "१२३४५६७"), ("my", "၁၂၃၄၅၆၇"),
    ("ja", "1234567"), ("he", "1234567"),
  ])
  func numbersAreWrittenInTheLanguagesDigits(language: String, digits: String) throws {
    let tables = try TemporaryTables.announcements([
      String(language.prefix { $0 != "-" }): "n = \"{0}\";"
    ])
    let labels = try tables.labels([language])
    #expect(labels.number(1_234_567) == digits)
    #expect(labels.text("n", [.number(1_234_567)]) == digits)
  }

  @Test func formattingWorksFromManyThreads() async throws {
    let tables = try TemporaryTables.announcements([
      "pl": "n = \"{0, plural, one{# opcja} few{# opcje} many{# opcji} other{# opcji}}\";"
    ])
    let labels = try tables.labels(["pl"])
    await withTaskGroup { group in
      for count in 0..<200 {
        group.addTask { (count, labels.text("n", [.number(count)])) }
      }
      for await (count, text) in group {
        let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
        let noun = count == 1 ? "opcja" : isFew ? "opcje" : "opcji"
        #expect(text == "\(count) \(noun)")
      }
    }
  }
}
