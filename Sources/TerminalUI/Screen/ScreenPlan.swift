// SPDX-License-Identifier: GPL-3.0-or-later

/// How the rows of a terminal are shared out among the parts of a question.
struct ScreenPlan {
  /// Lines of each part that are shown.
  private(set) var title = 0
  private(set) var detail = 0
  private(set) var message = 0
  /// Empty lines below the header and above the message.
  private(set) var spaceBelowHeader = false
  private(set) var spaceAboveMessage = false
  /// Whether the form's title is shown.
  private(set) var heading = false
  /// Lines of other fields above and below.
  private(set) var above = 0
  private(set) var below = 0
  /// Lines for options, those for the words above and below them included.
  private(set) var optionLines = 0
  /// How many of them may go to these words.
  private(set) var wordLines = 0

  /// - Parameters:
  ///   - focusHeight: lines of the focused row of options.
  ///   - optionRows: how many rows of options there are in all.
  init(parts: ScreenParts, rows: Int, focusHeight: Int, optionRows: Int, separates: Bool) {
    var rest = rows
    func take(_ wish: Int, atMost limit: Int = .max) -> Int {
      let taken = max(min(wish, limit, rest), 0)
      rest -= taken
      return taken
    }
    // First what cannot be done without: a line of the focused option, then of the others.
    optionLines = take(optionRows > 0 ? 1 : 0)
    title = take(parts.title.isEmpty ? 0 : 1)
    message = take(parts.message.isEmpty ? 0 : 1)
    // What was asked for has all the room, so that it has few parts.
    if parts.hasMessageParts { message += take(parts.message.count - message) }
    let words = optionRows > 1 ? 2 : 0
    // The form's title stays as long as it takes no line from an option of several.
    let needed = focusHeight > 1 ? focusHeight - 1 + words : 0
    heading = parts.heading != nil && rest > needed && take(1) == 1
    wordLines = take(words)
    optionLines += wordLines
    optionLines += take(focusHeight - 1)
    // Then the rest of the texts, none of which may take all that is left; the description also what
    // the other options, if they are as tall, leave.
    message += take(parts.message.count - message, atMost: rest * 2 / 3)
    title += take(parts.title.count - title, atMost: rest / 2)
    let others = max(min(optionRows - 1, rows) * focusHeight - wordLines, 0)
    let hasSpace = rows >= Self.rowsForSpace
    let beside =
      (hasSpace && separates ? 2 : 0)
      + (hasSpace && !(parts.above.isEmpty && parts.below.isEmpty) ? 4 : 0)
    detail = take(
      parts.detail.count, atMost: optionRows > 0 ? max(rest / 2, rest - others - beside) : rest)
    if hasSpace {
      // A quarter in any case, and whatever the other options do not need.
      let needed = others + (separates ? 2 : 0)
      let free = max(rest - needed, 0)
      above = take(
        parts.above.count, atMost: max(rest / 4, free - min(parts.below.count, free / 2)))
      below = take(parts.below.count, atMost: max(rest / 4, rest - needed))
    }
    if separates && hasSpace {
      spaceBelowHeader = title + detail > 0 && take(1) == 1
      spaceAboveMessage = message > 0 && take(1) == 1
    }
    if optionRows > 0 { optionLines += rest }
  }

  /// Fewer rows than this are too precious for empty lines.
  private static let rowsForSpace = 12
}
