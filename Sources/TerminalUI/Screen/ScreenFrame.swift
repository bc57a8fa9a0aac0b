// SPDX-License-Identifier: GPL-3.0-or-later

/// How a stretch of text looks. None of these is the only bearer of a state.
public struct ScreenStyle: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let bold = ScreenStyle(rawValue: 1 << 0)
  public static let reverse = ScreenStyle(rawValue: 1 << 1)
  /// Coloured as what is chosen.
  public static let chosenColor = ScreenStyle(rawValue: 1 << 2)
  /// Coloured as what is wrong or refused.
  public static let warningColor = ScreenStyle(rawValue: 1 << 3)
}

/// A stretch of text in one style. The text is safe to send and in logical order.
public struct ScreenSpan: Hashable, Sendable {
  public var text: String
  public var style: ScreenStyle

  public init(_ text: String, _ style: ScreenStyle = []) {
    self.text = text
    self.style = style
  }

  var columns: Int { TextWidth.columns(of: text) }
}

/// One line of a frame.
public struct ScreenLine: Hashable, Sendable {
  public var spans: [ScreenSpan]
  /// Whether it goes on with the options of the line above.
  public var continuesOption: Bool

  public init(_ spans: [ScreenSpan] = [], continuesOption: Bool = false) {
    self.spans = spans.filter { !$0.text.isEmpty }
    self.continuesOption = continuesOption
  }

  /// The columns it occupies, before any enlargement. O(n) in its length.
  public var columns: Int { spans.reduce(0) { $0 + $1.columns } }

  /// Its text without styles and without spaces at the end.
  public var plainText: String {
    var text = ""
    for span in spans { text += span.text }
    let end = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    if end == 0 { return text }
    return String(text.dropLast(end))
  }
}

/// A place in a frame, in lines and columns from 0, before any enlargement.
public struct ScreenPosition: Hashable, Sendable {
  public var row: Int
  public var column: Int

  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A part of what is shown that need not have room.
public enum ScreenPart: Hashable, Sendable {
  case title, detail, message
  /// The option that has the focus.
  case option
  /// The line that is typed, when what it counts leaves no room for it.
  case entry
}

/// What a terminal is to show: lines, and where its cursor stands.
public struct ScreenFrame: Equatable, Sendable {
  public var lines: [ScreenLine]
  /// On the ring of the focused option, so that braille displays and screen readers follow.
  public var cursor: ScreenPosition
  /// The options shown, by position; complete ones or not.
  public var shownOptions: Range<Int>
  /// How many times taller and wider than usual every line is drawn, 1 to 7.
  public var scale: Int
  public var largeText: LargeText
  /// What is there and not shown to its end.
  public var cutParts: Set<ScreenPart>

  public init(
    lines: [ScreenLine], cursor: ScreenPosition, shownOptions: Range<Int> = 0..<0, scale: Int = 1,
    largeText: LargeText = .spacing, cutParts: Set<ScreenPart> = []
  ) {
    self.lines = lines
    self.cursor = cursor
    self.shownOptions = shownOptions
    self.scale = scale
    self.largeText = largeText
    self.cutParts = cutParts
  }

  /// The lines as text, for transcripts and tests.
  public var plainLines: [String] { lines.map(\.plainText) }

  /// The rows that the frame takes in the terminal.
  public var height: Int { lines.count * scale }
}
