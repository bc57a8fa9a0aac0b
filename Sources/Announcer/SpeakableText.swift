// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes other people's text safe to speak, to log and to print.
public enum SpeakableText {
  /// The text without characters that control a terminal or the direction of writing.
  ///
  /// An escape sequence is left out whole (ECMA-48, 5.4), so that its letters are not read as a
  /// word. Any other control character counts as white space, and a run of white space as one
  /// space.
  static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsCleaning) else { return text }
    var words = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x1B: dropEscapeSequence(from: &scalars)
      case 0x9B: dropControlSequence(from: &scalars)
      case Self.carried: words.append("\u{FFFD}")
      case _ where isDirectionControl(scalar): break
      case _
      where scalar.properties.generalCategory == .control || scalar == "\u{2028}"
        || scalar == "\u{2029}":
        words.append(" ")
      default: words.append(scalar)
      }
    }
    return String(words).split(separator: " ").joined(separator: " ")
  }

  /// A text of several lines as it is said: with a pause behind each short line and each paragraph,
  /// which a voice would run into the next one, and without lines that are only drawn. A long line
  /// may have been broken for want of room.
  ///
  /// - Parameters:
  ///   - pause: what stands behind a line that ends without a sign of its own.
  ///   - end: what stands behind the last line before an empty one.
  static func clean(lines text: String, pause: String, end: String) -> String {
    var said = ""
    var isParagraph = false
    var isBroken = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = clean(String(line)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !line.isEmpty else {
        isParagraph = true
        continue
      }
      guard !isRule(line) else { continue }
      if let last = said.last(where: { !$0.isWhitespace }) {
        said += last.isPunctuation ? " " : isParagraph ? end : isBroken ? " " : pause
      }
      said += line
      isParagraph = false
      isBroken = line.count >= shortestBrokenLine
    }
    // What is nothing but drawn is all that there is.
    return said.isEmpty ? clean(text) : said
  }

  /// Nobody breaks lines that are to be read at less than half of a usual terminal's width.
  private static let shortestBrokenLine = 40

  /// Whether a line is drawn across a page: of three signs or more, one or two kinds of them.
  private static func isRule(_ line: String) -> Bool {
    let signs = line.filter { $0 != " " }
    return signs.count >= 3 && Set(signs).count <= 2 && !hasWords(line)
  }

  /// Whether a voice has anything to say of a text: letters, numbers, or emoji, which have names.
  public static func hasWords(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isWord)
  }

  /// Whether a character is part of a word: a letter, a vowel sign that belongs to one, a number, or
  /// an emoji. Everything that reads or checks words asks here.
  public static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    // Alphabetic is every letter, in Unicode's own definition (DerivedCoreProperties).
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return true
    default: return properties.isEmojiPresentation
    }
  }

  private static func needsCleaning(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || scalar == "\u{2028}" || scalar == "\u{2029}" || isDirectionControl(scalar)
      || carried.contains(scalar.value)
  }

  /// Private characters that carry a byte which is no text.
  private static let carried: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  /// The marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm (UAX #9).
  private static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func dropEscapeSequence(from scalars: inout Substring.UnicodeScalarView) {
    guard let introducer = scalars.popFirst() else { return }
    switch introducer {
    case "[": dropControlSequence(from: &scalars)
    case "]", "P", "X", "^", "_": dropControlString(from: &scalars)
    case "\u{20}"..."\u{2F}": dropControlSequence(from: &scalars)
    default: break
    }
  }

  private static func dropControlSequence(from scalars: inout Substring.UnicodeScalarView) {
    while let scalar = scalars.popFirst() {
      if !("\u{20}"..."\u{3F}").contains(scalar) { return }
    }
  }

  /// A control string ends with BEL or with ESC and a backslash.
  private static func dropControlString(from scalars: inout Substring.UnicodeScalarView) {
    while let scalar = scalars.popFirst() {
      if scalar == "\u{07}" || scalar == "\u{9C}" { return }
      if scalar == "\u{1B}" {
        if scalars.first == "\\" { scalars.removeFirst() }
        return
      }
    }
  }
}
