// SPDX-License-Identifier: GPL-3.0-or-later

/// A text that is read part by part, and may be as long as a book: a page of it is taken apart only
/// when somebody gets there.
public protocol PagedText: Sendable {
  var pageCount: Int { get }

  /// The paragraphs of a page, each of sentences; there may be none. O(page).
  ///
  /// - Parameter page: from 0.
  func paragraphs(ofPage page: Int) -> [[String]]

  /// Whether letters may stand on a page, in capitals or not: a page without them is passed over
  /// by a search.
  func mayHold(_ letters: String, onPage page: Int) -> Bool
}

/// A text of one page.
public struct OnePageText: PagedText {
  private let paragraphs: [[String]]

  /// - Parameter paragraphs: each of sentences.
  public init(_ paragraphs: [[String]]) { self.paragraphs = paragraphs }

  public var pageCount: Int { 1 }

  public func paragraphs(ofPage page: Int) -> [[String]] { paragraphs }

  public func mayHold(_ letters: String, onPage page: Int) -> Bool { true }
}
