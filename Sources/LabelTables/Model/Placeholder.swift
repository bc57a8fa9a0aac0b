// SPDX-License-Identifier: GPL-3.0-or-later

/// Which argument something in a text stands for.
public struct TextArgument: Hashable, Sendable {
  /// Its place among the arguments, from 1: printf's `%1$d`, our pattern's `{0}`. Nil for one that
  /// has a name alone.
  public var position: Int?
  /// Its name: `%(name)s`, `%{name}`, `{name}`, the variable of `%#@files@`.
  public var name: String?

  public init(position: Int, name: String? = nil) {
    self.position = position
    self.name = name
  }

  public init(name: String) { self.name = name }

  /// What a message pattern calls it: the position from 0, else the name.
  public var patternName: String { position.map { String($0 - 1) } ?? name ?? "" }

  /// The argument that a message pattern calls so.
  init(patternName: String) {
    if let number = Int(patternName), number >= 0, number < Int.max {
      self.init(position: number + 1)
    } else {
      self.init(name: patternName)
    }
  }
}

/// An argument shown in a text.
public struct Placeholder: Hashable, Sendable {
  public var argument: TextArgument
  /// How printf writes it; nil where the format does not say.
  public var conversion: Conversion?
  /// How ICU writes it: `number`, `number, percent`, `spellout`.
  public var style: String?
  /// What is taken from the number before it is shown: that of the choice whose `#` it is.
  public var offset: Int

  public init(
    _ argument: TextArgument, conversion: Conversion? = nil, style: String? = nil, offset: Int = 0
  ) {
    self.argument = argument
    self.conversion = conversion
    self.style = style
    self.offset = offset
  }
}

/// A conversion of printf (ISO C, fprintf), or of Foundation's formats.
public struct Conversion: Hashable, Sendable {
  /// A width or precision.
  public enum Size: Hashable, Sendable {
    case number(Int)
    /// `*`: the argument at this position, from 1.
    case argument(Int)
  }

  /// `-`, `+`, `#`, `0`, `'` and space, in the order written.
  public var flags: String
  public var width: Size?
  public var precision: Size?
  /// `hh`, `h`, `l`, `ll`, `q`, `L`, `z`, `t`, `j` or nothing.
  public var length: String
  /// `d`, `@`, `s`…
  public var specifier: Character

  public init(
    _ specifier: Character, flags: String = "", width: Size? = nil, precision: Size? = nil,
    length: String = ""
  ) {
    self.specifier = specifier
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
  }

  /// Reads what follows `%`: `ld`, `.2f`, `@`; nil when it is no conversion, or more than one.
  ///
  /// - Parameter text: without a position; `*` is not taken, since it has no argument here.
  public init?(_ text: String) {
    let parts = FormatScanner.parts(of: "%" + text)
    guard parts.count == 1, case .placeholder(let placeholder) = parts[0],
      placeholder.argument == TextArgument(position: 1), let conversion = placeholder.conversion
    else { return nil }
    self = conversion
  }

  /// Whether the argument is a number.
  public var takesNumber: Bool { "diouxXDOUaAeEfFgGcC".contains(specifier) }

  /// As it stands behind `%` and a position.
  public var text: String {
    func written(_ size: Size) -> String {
      switch size {
      case .number(let number): String(number)
      case .argument(let position): "*\(position)$"
      }
    }
    return flags + (width.map(written) ?? "") + (precision.map { "." + written($0) } ?? "")
      + length + String(specifier)
  }
}
