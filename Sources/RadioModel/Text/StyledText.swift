// SPDX-License-Identifier: GPL-3.0-or-later

/// How a run of text stands out.
public struct Emphasis: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt8

  /// Creates an emphasis from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = Emphasis(rawValue: 1)

  /// Slanted letters.
  public static let italic = Emphasis(rawValue: 2)

  /// A line below.
  public static let underlined = Emphasis(rawValue: 4)
}

/// A colour in sRGB, each part from 0 to 255.
public struct TextColor: Hashable, Sendable {
  /// The red part.
  public var red: UInt8

  /// The green part.
  public var green: UInt8

  /// The blue part.
  public var blue: UInt8

  /// Creates a colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// Text in runs, each with an emphasis and, if it wants, a colour of its own.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A part of the text that looks the same throughout.
  public struct Run: Hashable, Sendable {
    /// What is written.
    public var text: String

    /// How it stands out.
    public var emphasis: Emphasis

    /// The run's own colour, which no state changes; nil takes the colour of the state.
    public var color: TextColor?

    /// Creates a run, plain unless said otherwise.
    public init(_ text: String, emphasis: Emphasis = [], color: TextColor? = nil) {
      self.text = text
      self.emphasis = emphasis
      self.color = color
    }

    /// What the run is drawn in when its control is in a state.
    public func ink(in state: InputState) -> Ink {
      color.map(Ink.own) ?? .tint(state.textTint)
    }
  }

  /// What a run is drawn in: its own colour, or a colour for a purpose.
  public enum Ink: Hashable, Sendable {
    /// The colour that a run brings along.
    case own(TextColor)
    /// A colour for a purpose.
    case tint(Tint)
  }

  /// The runs, in reading order.
  public var runs: [Run]

  /// Creates a text of runs.
  public init(_ runs: [Run]) {
    self.runs = runs
  }

  /// Creates a plain text.
  public init(_ text: String) {
    runs = [Run(text)]
  }

  /// Creates a plain text from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text of all runs, without style.
  public var text: String {
    runs.map(\.text).joined()
  }
}
