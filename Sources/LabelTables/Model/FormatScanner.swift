// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the placeholders of printf and of its relatives in a text: `%d`, `%2$@`, `%-5.2f`, `%*d`,
/// `%(name)s` (Python), `%{name}` (Ruby), `%#@variable@` (Foundation).
///
/// The rules are those of ISO C and POSIX (fprintf), with Foundation's `%@`. A percent sign that
/// begins nothing of these is a percent sign; so is one before a space, which C allows as a flag
/// and which people mean as "100 % sure".
public struct FormatScanner {
  /// A piece of a format.
  enum Piece: Equatable {
    case literal(String)
    /// `%%`
    case percent
    case placeholder(Placeholder)
    /// `%#@name@`, with its position where one is written or counted.
    case variable(TextArgument)
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The position of the next argument that names none.
  private(set) var nextArgument: Int
  /// What `%arg` stands for.
  private let own: Placeholder?

  private init(_ text: String, firstArgument: Int, own: Placeholder?) {
    scalars = Array(text.unicodeScalars)
    nextArgument = firstArgument
    self.own = own
  }

  /// The pieces of a format.
  ///
  /// - Parameters:
  ///   - firstArgument: the position of the first argument that names none.
  ///   - own: what `%arg` stands for, in the forms of a variable (`.xcstrings`); nil where it is `%a`.
  static func pieces(
    of text: String, firstArgument: Int = 1, own: Placeholder? = nil
  ) -> (pieces: [Piece], nextArgument: Int) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      return (text.isEmpty ? [] : [.literal(text)], firstArgument)
    }
    var scanner = FormatScanner(text, firstArgument: firstArgument, own: own)
    return (scanner.scan(), scanner.nextArgument)
  }

  /// The text of a format: `%%` is a percent sign, a variable its argument shown.
  public static func parts(of text: String) -> [TextPart] {
    TableText(
      pieces(of: text).pieces.map { piece in
        switch piece {
        case .literal(let words): .literal(words)
        case .percent: .literal("%")
        case .placeholder(let placeholder): .placeholder(placeholder)
        case .variable(let argument): .placeholder(Placeholder(argument))
        }
      }
    ).parts
  }

  /// Whether a text is a format: something is put in, or a percent sign is written `%%`.
  public static func isFormat(_ text: String) -> Bool {
    pieces(of: text).pieces.contains {
      if case .literal = $0 { false } else { true }
    }
  }

  private mutating func scan() -> [Piece] {
    var pieces: [Piece] = []
    var literal = String.UnicodeScalarView()
    while position < scalars.count {
      let start = position
      position += 1
      if scalars[start] == "%", let piece = scanPlaceholder() {
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        pieces.append(piece)
      } else {
        position = start + 1
        literal.append(scalars[start])
      }
    }
    if !literal.isEmpty { pieces.append(.literal(String(literal))) }
    return pieces
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// What follows a percent sign; nil when it is no more than that.
  private mutating func scanPlaceholder() -> Piece? {
    if take("%") { return .percent }
    if let own, takes("arg") { return .placeholder(own) }
    if take("(") { return scanName(upTo: ")").flatMap { scanConversion(name: $0) } }
    if take("{") {
      return scanName(upTo: "}").map { .placeholder(Placeholder(TextArgument(name: $0))) }
    }
    let explicit = scanPosition()
    let start = position
    if take("#"), take("@") {
      guard let name = scanName(upTo: "@", where: { _, _ in true }) else { return nil }
      return .variable(TextArgument(position: explicit ?? takeArgument(), name: name))
    }
    position = start
    return scanConversion(position: explicit)
  }

  private mutating func takeArgument() -> Int {
    nextArgument += 1
    return nextArgument - 1
  }

  /// `2$`
  private mutating func scanPosition() -> Int? {
    let start = position
    if let number = scanNumber(), number > 0, take("$") { return number }
    position = start
    return nil
  }

  /// Digits, as many as a sane number has.
  private mutating func scanNumber() -> Int? {
    let start = position
    while let digit = next, ("0"..."9").contains(digit), position - start < 6 { position += 1 }
    return Int(String(String.UnicodeScalarView(scalars[start..<position])))
  }

  /// The name of an argument, as a message pattern can have it too, and the sign that ends it.
  private mutating func scanName(upTo end: Unicode.Scalar) -> String? {
    scanName(upTo: end) { scalar, isFirst in
      scalar == "_" || scalar.properties.isAlphabetic
        || !isFirst && ("0"..."9").contains(scalar)
    }
  }

  private mutating func scanName(
    upTo end: Unicode.Scalar, where isPart: (Unicode.Scalar, Bool) -> Bool
  ) -> String? {
    let start = position
    while let scalar = next, scalar != end {
      guard isPart(scalar, position == start) else { return nil }
      position += 1
    }
    guard position > start, take(end) else { return nil }
    return String(String.UnicodeScalarView(scalars[start..<(position - 1)]))
  }

  private mutating func scanConversion(position explicit: Int? = nil, name: String? = nil) -> Piece?
  {
    let before = nextArgument
    let flagsStart = position
    while let flag = next, "#0-+'".unicodeScalars.contains(flag) { position += 1 }
    let flags = String(String.UnicodeScalarView(scalars[flagsStart..<position]))
    let width = scanSize()
    let precision = take(".") ? scanSize() ?? .number(0) : nil
    let length = Self.lengths.first { takes($0) } ?? ""
    guard let specifier = next, Self.specifiers.contains(specifier) else {
      nextArgument = before
      return nil
    }
    position += 1
    let argument =
      name.map(TextArgument.init(name:)) ?? TextArgument(position: explicit ?? takeArgument())
    return .placeholder(
      Placeholder(
        argument,
        conversion: Conversion(
          Character(specifier), flags: flags, width: width, precision: precision, length: length)))
  }

  /// A number, or a star with the argument that it takes.
  private mutating func scanSize() -> Conversion.Size? {
    if take("*") { return .argument(scanPosition() ?? takeArgument()) }
    return scanNumber().map { .number($0) }
  }

  private mutating func takes(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private static let lengths = ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"]
  private static let specifiers = Set("@diouxXDOUaAeEfFgGcCsSp".unicodeScalars)
}
