// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// A text that is read sentence by sentence and paragraph by paragraph, from the top, and searched.
///
/// It knows the page it is on, so that no key but a search takes longer in a longer text.
public struct TextReading: Sendable {
  /// A page that holds something to read.
  struct Page: Sendable {
    let number: Int
    let sentences: [String]
    /// The sentences that paragraphs begin with.
    let beginnings: [Int]

    init?(_ number: Int, of text: any PagedText) {
      let paragraphs = text.paragraphs(ofPage: number).filter { !$0.isEmpty }
      guard !paragraphs.isEmpty else { return nil }
      self.number = number
      sentences = paragraphs.flatMap(\.self)
      var count = 0
      beginnings = paragraphs.map { paragraph in
        defer { count += paragraph.count }
        return count
      }
    }
  }

  private(set) var text: any PagedText
  private(set) var page: Page
  /// The sentence that was read last, on its page; nil before the first.
  private(set) var position: Int?

  /// - Returns: nil where there are not two sentences to tell apart.
  public init?(_ text: any PagedText) {
    self.text = text
    guard let page = Self.page(among: 0..<text.pageCount, of: text) else { return nil }
    self.page = page
    if page.sentences.count < 2, nextPage == nil { return nil }
  }

  /// The same text, further on.
  mutating func goOn(in text: any PagedText) { self.text = text }

  /// The sentence that was read last; nil before the first.
  public var present: String? { position.map { page.sentences[$0] } }

  /// How many sentences are enough for any screen.
  private static let shownSentences = 50

  /// The sentence that was read last and some behind it; nil before the first. O(page).
  public var shown: [String]? {
    guard let position else { return nil }
    let here = Array(page.sentences[position...])
    return here.count < Self.shownSentences ? here + (nextPage?.sentences ?? []) : here
  }

  /// The sentences of the next page that has any, behind a page; nil behind the last one.
  ///
  /// - Parameter number: a page, from 0.
  public func sentences(behindPage number: Int) -> (page: Int, sentences: [String])? {
    Self.page(among: (number + 1)..<max(text.pageCount, number + 1), of: text)
      .map { ($0.number, $0.sentences) }
  }

  /// What a key reads: Up and Down a sentence, Page Up and Page Down a paragraph, End and
  /// Control-End the last sentence.
  ///
  /// - Returns: nil for a key that means nothing here; the edge where there is nothing further.
  mutating func read(_ command: Command) -> (text: String, edge: Edge?)? {
    switch command {
    case .down: nextSentence()
    case .up: previousSentence()
    case .last, .lastField: lastSentence()
    case .pageDown: nextParagraph()
    case .pageUp: previousParagraph()
    default: nil
    }
  }

  /// Goes back to before the first sentence.
  mutating func restart() {
    position = nil
    if let first = Self.page(among: 0..<text.pageCount, of: text) { page = first }
  }

  /// Reads the next sentence that has these letters in it, behind the last one from the top.
  ///
  /// - Parameter step: 0 to begin with the present sentence, 1 behind it, -1 to go backwards.
  /// - Complexity: O(text) where they are far away or nowhere.
  mutating func search(_ letters: String, by step: Int = 0) -> String? {
    let wanted = letters.lowercased()
    let isBackwards = step < 0
    func place(in sentences: Range<Int>, of page: Page) -> Int? {
      func holds(_ place: Int) -> Bool { page.sentences[place].lowercased().contains(wanted) }
      return isBackwards ? sentences.last(where: holds) : sentences.first(where: holds)
    }
    let start = min((position ?? 0) + max(step, 0), page.sentences.count)
    let (before, behind) = (0..<start, start..<page.sentences.count)
    if let found = place(in: isBackwards ? before : behind, of: page) { return read(found) }
    let earlier = Array(0..<page.number)
    let later = Array((page.number + 1)..<text.pageCount)
    let others = isBackwards ? earlier.reversed() + later.reversed() : later + earlier
    for number in others where text.mayHold(letters, onPage: number) {
      guard let other = Page(number, of: text),
        let found = place(in: other.sentences.indices, of: other)
      else { continue }
      page = other
      return read(found)
    }
    return place(in: isBackwards ? behind : before, of: page).map { read($0) }
  }

  private static func page(among numbers: some Sequence<Int>, of text: any PagedText) -> Page? {
    // Not by `lazy`, which takes every page apart here.
    for number in numbers {
      if let page = Page(number, of: text) { return page }
    }
    return nil
  }

  private var nextPage: Page? {
    Self.page(among: (page.number + 1)..<text.pageCount, of: text)
  }

  private var previousPage: Page? {
    Self.page(among: (0..<page.number).reversed(), of: text)
  }

  private mutating func read(_ sentence: Int) -> String {
    position = sentence
    return page.sentences[sentence]
  }

  private mutating func nextSentence() -> (String, Edge?) {
    let next = position.map { $0 + 1 } ?? 0
    if next < page.sentences.count { return (read(next), nil) }
    guard let following = nextPage else { return (read(next - 1), .last) }
    page = following
    return (read(0), nil)
  }

  private mutating func previousSentence() -> (String, Edge?) {
    if let position, position > 0 { return (read(position - 1), nil) }
    guard let before = previousPage else { return (read(0), .first) }
    page = before
    return (read(before.sentences.count - 1), nil)
  }

  private mutating func lastSentence() -> (String, Edge?) {
    let behind = ((page.number + 1)..<text.pageCount).reversed()
    if let last = Self.page(among: behind, of: text) { page = last }
    return (read(page.sentences.count - 1), nil)
  }

  private mutating func nextParagraph() -> (String, Edge?) {
    if let next = page.beginnings.first(where: { $0 > position ?? -1 }) {
      return (paragraph(next), nil)
    }
    guard let following = nextPage else { return (read(page.sentences.count - 1), .last) }
    page = following
    return (paragraph(0), nil)
  }

  private mutating func previousParagraph() -> (String, Edge?) {
    if let previous = page.beginnings.last(where: { $0 < position ?? 0 }) {
      return (paragraph(previous), nil)
    }
    guard let before = previousPage, let last = before.beginnings.last else {
      return (read(0), .first)
    }
    page = before
    return (paragraph(last), nil)
  }

  private mutating func paragraph(_ beginning: Int) -> String {
    position = beginning
    let end = page.beginnings.first { $0 > beginning } ?? page.sentences.count
    return page.sentences[beginning..<end].joined(separator: " ")
  }
}

extension Navigator {
  /// Reads the next or previous sentence of what explains the question; all of it where it is one.
  /// Where nothing does, the key means nothing.
  mutating func readDescription(_ command: Command) -> [Event] {
    if reading == nil { reading = description.flatMap(TextReading.init) }
    if let (text, edge) = reading?.read(command == .readNext ? .down : .up) {
      return [.read(text, edge)]
    }
    return description != nil || kind == .note
      ? [.requested(.content)]
      : [.refused(.unknownKey(command == .readNext ? "M-Down" : "M-Up"))]
  }

  /// Reads a part of a text; nil for keys that mean something else.
  mutating func handleReading(_ command: Command, at milliseconds: Int) -> [Event]? {
    guard reading != nil else { return nil }
    if let events = handleSearch(command) { return events }
    if let (text, edge) = reading?.read(command) { return [.read(text, edge)] }
    switch command {
    case .first, .firstField:
      reading?.restart()
      return [.requested(.content)]
    case .character(let character):
      let continues = !typedLetters.isEmpty && milliseconds - lastLetterTime < Self.typingPause
      typedLetters = (continues ? typedLetters : "") + String(character)
      lastLetterTime = milliseconds
      guard let found = reading?.search(typedLetters) else {
        let letters = typedLetters
        typedLetters = ""
        return [.refused(.notFound(letters))]
      }
      return [.read(found, nil)]
    default: return nil
    }
  }
}
