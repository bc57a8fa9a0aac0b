// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TestSupport
import Testing

/// Which letters are one at primary strength is CLDR's root collation and its tailorings;
/// romanizations are those of `uconv -x 'Any-Latin; Latin-ASCII'`.
@Suite struct CollationIndexTests {
  @Test(arguments: [
    ("de", "u", "Über", true), ("de", "UBER", "Überfall", true), ("de", "ss", "ßig", true),
    ("sv", "a", "Åre", false), ("sv", "å", "Åre", true), ("en", "a", "Åre", true),
    ("da", "o", "Østerbro", false), ("en", "o", "Östersund", true),
    ("es", "n", "Ñandú", false), ("fr", "n", "Ñandú", true), ("fr", "e", "Élan", true),
    ("tr", "i", "ıhlamur", false), ("cs", "c", "Chléb", true), ("cs", "ch", "Chléb", true),
    ("cs", "h", "Chléb", false), ("cs", "pec", "Pech", true), ("cs", "pech", "Pech", true),
    ("cs", "cl", "Chléb", false), ("sk", "C", "chlieb", true), ("hu", "s", "Szilva", true),
    ("hu", "sz", "Szilva", true), ("hu", "z", "Zsemle", true), ("hu", "g", "Gyros", true),
    ("hu", "d", "Dzsem", true), ("hu", "dz", "Dzsem", true), ("hu", "dzs", "Dzsem", true),
    ("hu", "s", "Zsemle", false), ("da", "a", "Aarhus", true), ("da", "aa", "Aarhus", true),
    ("nb", "a", "Aasen", true), ("da", "å", "Aarhus", true), ("th", "เ", "เงาะ", true),
    ("th", "เง", "เงาะ", true), ("es", "l", "Llama", true), ("hr", "n", "Njegoš", true),
    ("cs", "c", "Čaj", false),
    ("en", "new y", "New York", true), ("en", "newy", "New York", false),
    ("ru", "мос", "Москва", true), ("ru", "mosk", "Москва", true), ("en", "МОС", "Москва", true),
    ("el", "athe", "Αθήνα", true), ("zh", "beijing", "北京", true), ("zh", "bei j", "北京", true),
    ("zh", "北", "北京", true), ("ja", "sushi", "すし", true), ("ja", "すし", "スシ", true),
    ("ko", "seoul", "서울", true), ("ko", "서", "서울", true), ("hi", "dilli", "दिल्ली", true),
    ("he", "ש", "שלום", true), ("ar", "مصر", "مِصْر", true), ("en", "x", "Москва", false),
    ("en", "", "A", false), ("en", "1", "１０", true), ("en", "cafe", "cafe\u{301} noir", true),
  ])
  func aLabelBeginsAsItsLanguageHasIt(
    language: String, prefix: String, label: String, matches: Bool
  ) {
    let index = CollationIndex(labels: ["…", label], language: language)
    #expect(index.firstMatch(prefix: prefix, from: 0) == (matches ? 1 : nil))
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 4), (4, 4), (5, 5), (6, 1), (99, 1)])
  func theSearchBeginsAtAPositionAndWraps(start: Int, found: Int) {
    let labels = ["Deep", "Thin", "Deep dish", "Regular", "thick", "Ťuk"]
    let index = CollationIndex(labels: labels, language: "en")
    #expect(index.firstMatch(prefix: "t", from: start) == found)
  }

  @Test func matchesAreInOrderAndLimited() {
    let labels = ["Berlin", "berlin", "Bern", "Bérlin", "А Б", "Wien"]
    let index = CollationIndex(labels: labels, language: "de")
    #expect(index.matches(prefix: "ber", limit: 9) == [0, 1, 2, 3])
    #expect(index.matches(prefix: "ber", limit: 2) == [0, 1])
    #expect(index.matches(equalTo: "BERLIN", limit: 9) == [0, 1, 3])
    #expect(index.matches(equalTo: "ber", limit: 9) == [])
    #expect(index.matches(equalTo: "ab", limit: 9) == [4])
    #expect(index.matches(prefix: "", limit: 9) == [])
  }

  /// A label that begins with Latin letters and goes on in another script is in both indexes.
  @Test func aLabelIsFoundOnce() {
    let index = CollationIndex(labels: ["USB флешка", "USB"], language: "ru")
    #expect(index.matches(prefix: "usb", limit: 9) == [0, 1])
  }

  @Test(arguments: [0, 1, 2, 63, 64, 65, 1000])
  func everySearchAgreesWithALookAtEachLabel(count: Int) {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let letters = Array("abcXYZ ")
    let labels = (0..<count).map { _ in
      String(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          letters.randomElement(using: &generator)!
        })
    }
    let index = CollationIndex(labels: labels, language: "en")
    for _ in 0..<200 {
      let prefix = String(
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          letters.randomElement(using: &generator)!
        })
      let start = Int.random(in: 0...count, using: &generator)
      let all = labels.indices.filter {
        labels[$0].lowercased().hasPrefix(prefix.lowercased())
      }
      let expected = all.first { $0 >= start } ?? all.first
      #expect(index.firstMatch(prefix: prefix, from: start) == expected, "seed \(seed)")
      #expect(index.matches(prefix: prefix, limit: 5) == Array(all.prefix(5)), "seed \(seed)")
    }
  }

  @Test func longLabelsAreComparedToTheirEnd() {
    let long = String(repeating: "lang ", count: 2000)
    let index = CollationIndex(labels: [long + "a", long + "b"], language: "en")
    #expect(index.firstMatch(prefix: long + "B", from: 0) == 1)
    #expect(index.matches(equalTo: long + "A", limit: 9) == [0])
  }
}
