// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@Suite struct PseudolanguageTests {
  private func labels(_ language: String) throws -> LabelTables {
    try TemporaryTables.announcements([
      "en": """
      plain = "not selected";
      message = "{0} of {1}: it's {2, plural, one{one option} other{# options}}";
      "order.focus" = "label role state";
      """
    ]).labels([language])
  }

  @Test func accentedTextIsAThirdLonger() throws {
    let labels = try labels("en-XA")
    #expect(labels.language == "en-XA")
    let text = labels.text("plain")
    #expect(text.count == "not selected".count + 11 / 3)
    #expect(!text.unicodeScalars.contains { $0.isASCII && $0 != " " })
  }

  @Test func mirroredTextIsInLettersFromRightToLeft() throws {
    let labels = try labels("ar-XB")
    #expect(labels.language == "ar-XB")
    #expect(labels.isRightToLeft)
    let text = labels.text("plain")
    #expect(text.contains(" "))
    #expect(text.unicodeScalars.allSatisfy { (0x600...0x6FF).contains($0.value) || $0 == " " })
  }

  @Test(arguments: ["en-XA", "ar-XB"])
  func argumentsAndFieldNamesStay(language: String) throws {
    let labels = try labels(language)
    let text = labels.text("message", [.text("FIRST"), .text("SECOND"), .number(5)])
    #expect(text.contains("FIRST") && text.contains("SECOND"))
    #expect(text.contains(labels.number(5)))
    #expect(!text.contains("{") && !text.contains("option"))
    #expect(labels.fieldOrder("order.focus") == ["label", "role", "state"])
  }
}
