// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A colour of text on a terminal.
public enum ScreenColour: Hashable, Sendable {
  /// The terminal's own for text or background, which a person has chosen.
  case terminal
  /// By its number in the palette of 256 colours.
  case palette(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio).
  ///
  /// A pair of the terminal's own colours is as the person chose it: nil. One of them beside a
  /// colour of the program's may be anything, and counts as the worse of black and white (WCAG 2.2,
  /// failure F24). Palette colours are those of xterm.
  static func contrast(_ foreground: ScreenColour, _ background: ScreenColour) -> Double? {
    switch (foreground.luminance, background.luminance) {
    case (nil, nil): nil
    case (let first?, let second?): ratio(first, second)
    case (let known?, nil), (nil, let known?): min(ratio(known, 0), ratio(known, 1))
    }
  }

  private static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance (WCAG 2.2).
  private var luminance: Double? {
    let (red, green, blue): (UInt8, UInt8, UInt8)
    switch self {
    case .terminal: return nil
    case .rgb(let r, let g, let b): (red, green, blue) = (r, g, b)
    case .palette(let number): (red, green, blue) = Self.color(number)
    }
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// xterm's palette: 16 colours, a cube of 6 × 6 × 6, and 24 greys.
  private static func color(_ number: UInt8) -> (UInt8, UInt8, UInt8) {
    if number < 16 { return base[Int(number)] }
    if number >= 232 {
      let grey = 8 + (number - 232) * 10
      return (grey, grey, grey)
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = Int(number) - 16
    return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
  }

  private static let base: [(UInt8, UInt8, UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
