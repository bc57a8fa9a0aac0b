// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

/// Parents as in CLDR's parentLocales; canonical codes as in the IANA subtag registry.
@Suite struct FallbackTests {
  @Test(arguments: [
    ("de", ["de", "en"], "de"), ("de-AT", ["de", "en"], "de"), ("pt-PT", ["pt", "pt-BR"], "pt"),
    ("pt-PT", ["en", "pt-BR"], "pt-BR"), ("pt-AO", ["pt", "pt-PT"], "pt-PT"),
    ("es-MX", ["es", "es-419"], "es-419"), ("es-MX", ["en", "es"], "es"),
    ("zh-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh-CN", ["zh-Hans", "zh-Hant"], "zh-Hans"), ("zh", ["zh-Hans", "zh-Hant"], "zh-Hans"),
    ("zh-SG", ["zh", "zh-Hant"], "zh"), ("zh-HK", ["en", "zh-Hans"], "zh-Hans"),
    ("zh-HK", ["zh", "zh-Hant"], "zh-Hant"),
    ("zh-Hant-MO", ["zh-Hant", "zh-Hant-HK"], "zh-Hant-HK"),
    ("sr-Latn-RS", ["sr", "sr-Latn"], "sr-Latn"), ("sr-Latn-RS", ["en", "sr"], "sr"),
    ("iw", ["en", "he"], "he"), ("he", ["en", "iw"], "iw"), ("no", ["en", "nb"], "nb"),
    ("nb-NO", ["en", "no"], "no"), ("nn", ["en", "nb"], "nb"),
    ("no-NO", ["en", "nb"], "nb"), ("nn-NO", ["en", "nb"], "nb"),
    ("en-GB", ["en", "en-001"], "en-001"),
    ("sv", ["de", "en"], "en"), ("ca-ES-valencia", ["ca", "en"], "ca"),
    ("ca-ES-valencia", ["ca", "ca-ES-valencia"], "ca-ES-valencia"),
    ("zh-HK", ["en", "zh-TW"], "zh-TW"), ("ar-EG-u-nu-latn", ["ar", "en"], "ar"),
  ])
  func theNearestTableIsChosen(wish: String, available: [String], chosen: String) throws {
    let tables = try TemporaryTables.announcements(
      Dictionary(uniqueKeysWithValues: available.map { ($0, "k = \"\($0)\";") }))
    let labels = try tables.labels([wish])
    #expect(labels.language == chosen)
    #expect(labels.text("k") == chosen)
  }

  @Test func entriesFallBackOneByOne() throws {
    let tables = try TemporaryTables.announcements([
      "zh-Hant": "a = \"hant\";", "zh-Hans": "a = \"hans\"; b = \"hans\";",
      "fr": "a = fr; b = fr; c = fr;", "en": "a = en; b = en; c = en; d = en;",
    ])
    let labels = try tables.labels(["zh-HK", "fr"])
    #expect(
      ["a", "b", "c", "d", "e"].map { labels.text($0) } == ["hant", "hans", "fr", "en", "e"])
  }

  @Test func aFallbackEntryKeepsItsOwnPlurals() throws {
    let tables = try TemporaryTables.announcements([
      "ja": "a = \"一\";", "en": "n = \"{0, plural, one{one} other{other}}\";",
    ])
    #expect(try tables.labels(["ja"]).text("n", [.number(1)]) == "one")
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa", true), ("ur", true), ("ar-XB", true), ("yi", true),
    ("en", false), ("ja", false), ("en-XA", false), ("az-Arab", true), ("az", false),
  ])
  func directionIsTheScripts(language: String, isRightToLeft: Bool) throws {
    let folder = language.contains("-X") ? "en" : language
    let tables = try TemporaryTables.announcements([folder: "k = v;"])
    #expect(try tables.labels([language]).isRightToLeft == isRightToLeft)
  }

  @Test func aFieldOrderIsAListOfNames() throws {
    let tables = try TemporaryTables.announcements([
      "en": "\"order.focus\" = \"label role  state\";"
    ])
    #expect(try tables.labels(["en"]).fieldOrder("order.focus") == ["label", "role", "state"])
  }
}
