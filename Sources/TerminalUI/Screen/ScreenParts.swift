// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands around the options: title, description, message and words, broken into lines.
struct ScreenParts {
  let title: [String]
  let detail: [String]
  let message: [String]
  /// The form's title, on one line.
  let heading: String?
  /// The fields before and after, each on one line.
  let above: [String]
  let below: [String]
  private let content: ScreenContent
  private let width: Int

  /// - Parameter rows: that there are: one line more of each text is made at least, so that it is
  ///   seen to be cut, and no more is looked at than that takes.
  init(content: ScreenContent, tier: TextTier, width: Int, rows: Int) {
    self.content = content
    self.width = width
    func lines(_ text: String?, of rows: Int = rows) -> [String] {
      guard let text, !text.isEmpty else { return [] }
      var lines: [String] = []
      var rest: Substring? = text[...]
      // Help and the like come as several lines; a carriage return is no more than white space.
      while lines.count <= rows, let unread = rest {
        let end = unread.firstIndex(where: \.isNewline)
        let line = unread[..<(end ?? unread.endIndex)].prefix(max(width, 2) * (rows + 2))
        rest = end.map { unread[unread.index(after: $0)...] }
        lines += TextWidth.lines(
          breaking: SafeText.drawn(String(line)), width: width, language: content.language)
      }
      return lines
    }
    title = lines(content.title)
    detail = lines(content.detail)
    message = lines(content.message, of: content.messageKey == nil ? rows : Self.mostMessageLines)
    let ellipsis = content.usesUnicodeSigns ? "…" : "..."
    func line(_ text: String) -> String {
      TextWidth.fit(SafeText.drawn(text), columns: width, ellipsis: ellipsis)
    }
    heading = content.heading.flatMap { $0.isEmpty ? nil : line($0) }
    above = content.above.map(line)
    below = content.below.map(line)
  }

  /// More than any message has at any text size.
  private static let mostMessageLines = 1000

  /// Whether a message that has no room is shown part by part.
  var hasMessageParts: Bool { content.messageKey != nil }

  /// The parts of which the plan does not show all lines.
  func cut(by plan: ScreenPlan) -> Set<ScreenPart> {
    let parts = [
      (ScreenPart.title, title.count > plan.title), (.detail, detail.count > plan.detail),
      (.message, message.count > plan.message && !hasMessageParts),
    ]
    return Set(parts.filter(\.1).map(\.0))
  }

  /// The form's title, the fields before, title, description and the empty line below them.
  func header(_ plan: ScreenPlan) -> [ScreenLine] {
    var lines = plan.heading ? [heading].compactMap(\.self) : []
    lines += above.suffix(plan.above)
    return lines.map { line($0) } + shown(title, plan.title, .bold) + shown(detail, plan.detail)
      + (plan.spaceBelowHeader ? [ScreenLine()] : [])
  }

  /// The empty line above the message, and the message.
  func footer(_ plan: ScreenPlan) -> [ScreenLine] {
    below.prefix(plan.below).map { line($0) } + (plan.spaceAboveMessage ? [ScreenLine()] : [])
      + shownMessage(plan.message)
  }

  /// The message, or the part of it that is to be shown, and below that which one it is.
  private func shownMessage(_ count: Int) -> [ScreenLine] {
    guard let key = content.messageKey, count > 0, count < message.count else {
      return shown(message, count)
    }
    let room = max(count - 1, 1)
    let parts = (message.count + room - 1) / room
    let part = content.messagePart % parts
    let lines = message.dropFirst(part * room).prefix(room).map { line($0) }
    let words = count > 1 ? [words(.part(part + 1, of: parts, key: key))] : []
    return lines + words
  }

  /// A phrase on a line of its own.
  func words(_ phrase: ScreenPhrase) -> ScreenLine {
    line(TextWidth.fit(SafeText.drawn(content.words(phrase)), columns: width, ellipsis: ellipsis))
  }

  private var ellipsis: String { content.usesUnicodeSigns ? "…" : "..." }

  private func shown(_ text: [String], _ count: Int, _ style: ScreenStyle = []) -> [ScreenLine] {
    guard count > 0 else { return [] }
    var lines = Array(text.prefix(count))
    if count < text.count {
      lines[count - 1] = TextWidth.shorten(lines[count - 1], columns: width, ellipsis: ellipsis)
    }
    return lines.map { line($0, style) }
  }

  /// A line of text, against the side where reading begins.
  func line(_ text: String, _ style: ScreenStyle = []) -> ScreenLine {
    guard content.isRightToLeft else { return ScreenLine([ScreenSpan(text, style)]) }
    let gap = max(width - TextWidth.columns(of: text), 0)
    return ScreenLine([ScreenSpan(String(repeating: " ", count: gap)), ScreenSpan(text, style)])
  }
}
