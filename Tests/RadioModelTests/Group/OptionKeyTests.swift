// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Keys are compared byte for byte")
struct OptionKeyTests {
  /// Pairs that some comparison would take for equal: by letter case, by compatibility, or by
  /// canonical equivalence, as Swift's own strings do.
  static let lookalikes: [(String, String)] = [
    ("paSSfield-killroyss", "paßfield-killroyss"),
    ("paSSfield-killroyss", "passfield-killroyss"),
    ("paSSfield-killroyss", "paſſfield-killroyss"),
    ("passfield-killroyss", "passfield-\u{212A}illroyss"),
    ("passfield-killroyss", "passﬁeld-killroyss"),
    ("passfield-killroyss", "passfıeld-kıllroyss"),
    ("Й", "й"),
    ("\u{439}", "\u{438}\u{306}"),
    ("é", "e\u{301}"),
    ("1", "①"),
    ("a", "ⓐ"),
    ("1", "１"),
    ("fi", "ﬁ"),
    ("2", "²"),
    ("가", "\u{1100}\u{1161}"),
  ]

  @Test("lookalikes are different keys of one group", arguments: lookalikes)
  func differ(first: String, second: String) throws {
    #expect(OptionKey(first) != OptionKey(second))
    var group = try RadioGroup([
      RadioOption(key: OptionKey(first), label: "first"),
      RadioOption(key: OptionKey(second), label: "second"),
    ])
    try group.select(OptionKey(second))
    #expect(group.position(of: OptionKey(first)) == 0)
    #expect(group.selectedPosition == 1)
  }

  @Test("the same bytes are the same key, however they came")
  func sameBytes() {
    for text in ["", "a", "größe", "a key of more than fifteen bytes", "\u{0}", "👨‍👩‍👧"] {
      #expect(OptionKey(text) == OptionKey(bytes: Array(text.utf8)))
      #expect(Set([OptionKey(text), OptionKey(bytes: Array(text.utf8))]).count == 1)
      #expect(OptionKey(text).bytes == Array(text.utf8))
    }
  }

  @Test("bytes that are no UTF-8 stay, and are shown as U+FFFD")
  func invalidText() {
    let key = OptionKey(bytes: [0x61, 0xFF, 0x62])
    #expect(key.bytes == [0x61, 0xFF, 0x62])
    #expect(key.text == "a\u{FFFD}b")
    #expect("\(key)" == "a\u{FFFD}b")
    #expect(key != OptionKey("a\u{FFFD}b"))
    #expect(key != OptionKey(bytes: [0x61, 0xFE, 0x62]))
    #expect(key == OptionKey(bytes: [0x61, 0xFF, 0x62]))
  }
}
