// SPDX-License-Identifier: GPL-3.0-or-later

extension TextReading {
  /// Where in its text a reading is.
  public enum Place: Equatable, Sendable {
    /// Nothing was read yet, of so many sentences.
    case beginning(count: Int)
    /// Which sentence was read last, from 1, and how many there are.
    case sentence(Int, of: Int)
    /// How many hundredths of a text that is too long to count are behind.
    case percent(Int)
  }

  /// As many pages are taken apart to count their sentences.
  private static let countedPages = 64

  /// The first page that holds anything, a sentence a line. O(page)
  public var beginning: String? {
    sentences(behindPage: -1)?.sentences.joined(separator: "\n")
  }

  /// Where the reading is. O(text), and O(1) for one that is too long to count.
  public var place: Place {
    guard text.pageCount <= Self.countedPages else {
      let here = position.map { ($0 + 1) * 100 / page.sentences.count } ?? 0
      return .percent((page.number * 100 + here) / text.pageCount)
    }
    func count(_ pages: Range<Int>) -> Int {
      pages.reduce(0) { count, number in
        text.paragraphs(ofPage: number).reduce(count) { $0 + $1.count }
      }
    }
    let before = count(0..<page.number)
    let all = before + page.sentences.count + count((page.number + 1)..<text.pageCount)
    return position.map { .sentence(before + $0 + 1, of: all) } ?? .beginning(count: all)
  }
}
