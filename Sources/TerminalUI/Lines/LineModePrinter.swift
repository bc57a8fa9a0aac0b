// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// Prints a question as a numbered list, for people whose own screen reader or braille display
/// reads the terminal: plain lines in reading order, everything in words, no cursor addressing.
public struct LineModePrinter: Sendable {
  private let navigator: Navigator
  private let content: ScreenContent
  private let columns: Int
  private let pageLines: Int
  private var nextOption = 0
  private var begun = false
  /// The page of a long text that comes next.
  private var nextText: (page: Int, sentences: [String])?

  /// - Parameters:
  ///   - columns: of the terminal.
  ///   - rows: of the terminal; a page leaves one of them to the prompt. 0 for one long page,
  ///     where nobody reads along.
  public init(navigator: Navigator, content: ScreenContent, columns: Int, rows: Int) {
    self.navigator = navigator
    self.content = content
    self.columns = max(columns, 2)
    pageLines = rows > 0 ? max(rows - 1, 1) : .max
  }

  private var group: RadioGroup<OptionKey> { navigator.group }

  /// Whether all of the text and every option was printed.
  public var isAtEnd: Bool { begun && nextOption >= group.count && nextText == nil }

  /// Whether a text has more to be read.
  public var hasMoreText: Bool { nextText != nil }

  /// The positions of the options printed so far.
  public var printed: Range<Int> { 0..<nextOption }

  /// The lines of the next page: title and description first, then as many options as have room,
  /// at least one; empty at the end. O(page), however many options there are.
  public mutating func nextPage() -> [String] {
    guard !isAtEnd else { return [] }
    if begun, let text = nextText {
      nextText = navigator.reading?.sentences(behindPage: text.page)
      return text.sentences.flatMap(broken)
    }
    var lines = begun ? [] : header
    if !begun { nextText = navigator.reading?.sentences(behindPage: 0) }
    begun = true
    var isFirst = true
    while nextOption < group.count {
      let option = self.lines(ofOptionAt: nextOption)
      if !isFirst && lines.count + option.count > pageLines { break }
      lines += option
      nextOption += 1
      isFirst = false
    }
    return lines
  }

  /// The lines of one option: number, label, states in words, then the description.
  public func lines(ofOptionAt position: Int) -> [String] {
    let option = group[position]
    var phrases: [ScreenPhrase] = []
    if navigator.kind == .checklist {
      if navigator.isChosen(option.key) { phrases.append(.checked) }
    } else if isDefaultButton(position) {
      phrases.append(.defaultOption)
    } else if position == group.selectedPosition {
      phrases.append(option.isEnabled ? .defaultOption : .selected)
    }
    if option.hasError { phrases.append(.invalid) }
    if !option.isEnabled { phrases.append(.unavailable(reason: option.disabledReason)) }
    let states = phrases.map(content.words).filter { !$0.isEmpty }
    let number =
      navigator.numbering == .places
      ? SafeText.drawn(content.words(.number(position + 1))) + ". " : ""
    let text = ([option.label] + states).map(SafeText.drawn).joined(separator: "  ")
    let indent = min(TextWidth.columns(of: number), columns / 2)
    let margin = String(repeating: " ", count: indent)
    let language = option.language ?? content.language
    var lines = TextWidth.lines(breaking: text, width: columns - indent, language: language)
    if let detail = option.detail, !detail.isEmpty {
      lines += TextWidth.lines(
        breaking: SafeText.drawn(detail), width: columns - indent, language: language)
    }
    let heading = content.headings[position].map(broken) ?? []
    return heading + lines.enumerated().map { ($0 == 0 ? number : margin) + $1 }
  }

  /// A button that an empty line presses; one alone needs no word for it.
  private func isDefaultButton(_ position: Int) -> Bool {
    navigator.kind == .buttons && group.count > 1 && position == navigator.focusedPosition
  }

  private var header: [String] {
    ([content.heading ?? ""] + content.above + [content.title, content.detail ?? ""])
      .filter { !$0.isEmpty }.flatMap(broken)
  }

  private func broken(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      TextWidth.lines(
        breaking: SafeText.drawn(String($0)), width: columns, language: content.language)
    }
  }
}
