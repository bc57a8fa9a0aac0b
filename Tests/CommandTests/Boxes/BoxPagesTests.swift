// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import RadioNavigator
import TestSupport
import Testing

@testable import aloud

/// Texts that are longer than anybody reads, page by page.
@Suite struct BoxPagesTests {
  private static func pages(_ text: String, heading: String = "") -> BoxPages {
    BoxPages(Array(text.utf8), heading: heading, language: "en")
  }

  /// A text with lines of its own numbers.
  private static let numbered = (1...20_000).map { "Line \($0) of many." }

  private static func sentences(_ pages: BoxPages) -> [String] {
    (0..<pages.pageCount).flatMap { pages.paragraphs(ofPage: $0).flatMap(\.self) }
  }

  @Test func shortTextsAreOnePage() {
    let pages = Self.pages("One. Two.\nThree.", heading: "Title")
    #expect(pages.pageCount == 1)
    #expect(pages.paragraphs(ofPage: 0) == [["Title"], ["One.", "Two."], ["Three."]])
  }

  @Test(arguments: ["\n", "\n\n", "\r\n"])
  func nothingIsLost(separator: String) {
    let pages = Self.pages(Self.numbered.joined(separator: separator), heading: "Title")
    #expect(pages.pageCount > 10)
    #expect(Self.sentences(pages) == ["Title"] + Self.numbered)
  }

  @Test func pagesEndBetweenParagraphs() {
    let paragraph = ["The first line of a paragraph.", "The second one."]
    let text = Array(repeating: paragraph.joined(separator: "\n"), count: 3000)
    let pages = Self.pages(text.joined(separator: "\n\n"))
    #expect(pages.pageCount > 10)
    for page in 0..<pages.pageCount {
      #expect(pages.paragraphs(ofPage: page).first == [paragraph[0]], "page \(page)")
    }
  }

  /// A text without lines, without words, and one that is no text.
  @Test(arguments: [
    String(repeating: "word ", count: 20_000), String(repeating: "日本", count: 20_000),
    String(repeating: "e\u{301}", count: 20_000),
  ])
  func textsWithoutLinesHavePages(text: String) {
    let pages = Self.pages(text)
    #expect(pages.pageCount > 2)
    let read = (0..<pages.pageCount).map(pages.text).joined()
    #expect(read == text)
    #expect(!read.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func bytesThatAreNoTextHavePages() {
    var random = SeededGenerator()
    let bytes = (0..<200_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let pages = BoxPages(bytes, language: "en")
    #expect(pages.pageCount > 5, "seed \(random.seed)")
    #expect(TextReading(pages) != nil, "seed \(random.seed)")
  }

  @Test(arguments: [
    ("line 19999", true), ("LINE 19999", true), ("of many", true), ("line 20001", false),
  ])
  func searchPassesOverPages(letters: String, isThere: Bool) {
    let pages = Self.pages(Self.numbered.joined(separator: "\n"))
    let holding = (0..<pages.pageCount).filter { pages.mayHold(letters, onPage: $0) }
    #expect(holding.contains(pages.pageCount - 1) == isThere)
    if letters.hasSuffix("9") { #expect(holding.count == 1) }
  }

  @Test func searchFindsOtherScripts() {
    let text = Self.numbered.joined(separator: "\n") + "\nПоследняя строка."
    let pages = Self.pages(text)
    let last = pages.pageCount - 1
    #expect((0...last).filter { pages.mayHold("последняя", onPage: $0) } == [last])
  }
}
