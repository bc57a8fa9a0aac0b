// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalUI

/// A stretch of text on a screen, and how it looks.
public struct StyledText: Hashable, Sendable {
  /// What sets a text apart without colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1 << 0)
    public static let reverse = Attributes(rawValue: 1 << 1)
    public static let underline = Attributes(rawValue: 1 << 2)
    public static let blink = Attributes(rawValue: 1 << 3)
  }

  public var text: String
  public var attributes: Attributes
  /// Before `reverse` exchanges them.
  public var foreground: ScreenColour
  public var background: ScreenColour

  public init(
    _ text: String, attributes: Attributes = [], foreground: ScreenColour = .terminal,
    background: ScreenColour = .terminal
  ) {
    self.text = text
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  var hasColour: Bool { foreground != .terminal || background != .terminal }
}

extension StyledText {
  /// A span of our own screen, as the painter shows it (ECMA-48, SGR).
  init(_ span: ScreenSpan) {
    self.init(span.text)
    if span.style.contains(.bold) { attributes.insert(.bold) }
    if span.style.contains(.reverse) { attributes.insert(.reverse) }
    if span.style.contains(.chosenColor) { foreground = .palette(2) }
    if span.style.contains(.warningColor) { foreground = .palette(1) }
  }
}

/// The width of text in a terminal.
enum ScreenWidth {
  static func columns(of text: String) -> Int { TextWidth.columns(of: text) }
}
