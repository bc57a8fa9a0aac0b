// SPDX-License-Identifier: GPL-3.0-or-later

/// What programs write, so that libvterm 0.1 takes it without harm: it writes over memory that is
/// not its own at more than 16 parameters and at characters that are repeated before there is any
/// (ECMA-48, REP), and takes an escape sequence with intermediate bytes for a control sequence.
///
/// Texts and sequences may come in pieces; what is unfinished is kept.
struct SafeOutput {
  private enum State {
    case text
    /// Behind the first byte of U+0080 to U+009F in UTF-8: libvterm moves its cursor back for these
    /// control characters, out of the screen too.
    case highControl
    /// Behind `ESC` and intermediate bytes.
    case escape
    /// Behind `CSI`.
    case sequence
    /// Behind `OSC`, `DCS` or what begins another string.
    case string
    /// Behind an `ESC` in a string.
    case endOfString
  }

  /// The longest text of a string that is passed on: titles and requests are shorter.
  static let longestString = 4096

  /// Of the terminal; a character is repeated no oftener than that.
  var columns: Int
  private var state = State.text
  private var intermediates: [UInt8] = []
  private var sequence = ControlSequence()
  /// What begins the string; empty for one that libvterm would write to the screen.
  private var introducer: [UInt8] = []
  private var string: [UInt8] = []
  /// The last character that was written.
  private var last: [UInt8] = []
  private var parts: [[UInt8]] = []

  init(columns: Int) {
    self.columns = columns
  }

  /// What to pass on of what a program wrote, in parts: after each the cursor may be where one was
  /// that was saved before the terminal became smaller. O(bytes).
  mutating func parts(of bytes: [UInt8]) -> [[UInt8]] {
    parts = [[]]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if case .text = state, byte >= 0x20, byte != 0xC2 {
        let end = bytes[index...].firstIndex { $0 < 0x20 || $0 == 0xC2 } ?? bytes.count
        write(bytes[index..<end])
        index = end
      } else if take(byte) {
        index += 1
      }
    }
    defer { parts = [] }
    return parts
  }

  /// - Returns: whether the byte is done with; else it belongs to what comes next.
  private mutating func take(_ byte: UInt8) -> Bool {
    // CAN and SUB end everything.
    if byte == 0x18 || byte == 0x1A {
      state = .text
      return true
    }
    switch state {
    case .text: takeInText(byte)
    case .highControl: return takeBehindPrefix(byte)
    case .string: takeInString(byte)
    case .endOfString:
      state = .text
      if byte == UInt8(ascii: "\\") {
        endString()
      } else {
        begin(.escape)
        return false
      }
    case .escape, .sequence:
      switch byte {
      case 0x1B: begin(.escape)
      case 0x7F: break
      case 0x80...:
        state = .text
        return false
      // What ECMA-48 leaves open, and terminals do: they carry it out at once.
      case 0x00..<0x20: pass([byte])
      default: if case .escape = state { takeInEscape(byte) } else { takeInSequence(byte) }
      }
    }
    return true
  }

  private mutating func takeInText(_ byte: UInt8) {
    switch byte {
    case 0x1B: begin(.escape)
    case 0xC2: state = .highControl
    default: pass([byte])
    }
  }

  private mutating func takeBehindPrefix(_ byte: UInt8) -> Bool {
    state = .text
    switch byte {
    case 0x80...0x9F: return true
    case 0xA0...0xBF:
      write([0xC2, byte])
      return true
    default:
      write([0xC2])
      return false
    }
  }

  private mutating func takeInString(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .endOfString
    case 0x07:
      state = .text
      endString()
    // libvterm carries controls in strings out.
    case 0x00..<0x20: break
    default: if string.count < Self.longestString, !introducer.isEmpty { string.append(byte) }
    }
  }

  private mutating func endString() {
    if !introducer.isEmpty { pass(introducer + string + [0x1B, UInt8(ascii: "\\")]) }
  }

  private mutating func takeInEscape(_ byte: UInt8) {
    if (0x20..<0x30).contains(byte) { return intermediates.append(byte) }
    state = .text
    // libvterm takes these for the beginning of something behind intermediate bytes too.
    if "[]PX^_".utf8.contains(byte) {
      guard intermediates.isEmpty else { return }
      switch byte {
      case UInt8(ascii: "["): begin(.sequence)
      case UInt8(ascii: "]"), UInt8(ascii: "P"): introducer = [0x1B, byte]
      default: introducer = []
      }
      if byte != UInt8(ascii: "[") { begin(.string) }
    } else if intermediates.count <= 2 {
      pass([0x1B] + intermediates + [byte])
      // DECRC and its fellows.
      parts.append([])
    }
  }

  private mutating func takeInSequence(_ byte: UInt8) {
    if byte < 0x40 { return sequence.append(byte) }
    state = .text
    if byte == UInt8(ascii: "b"), sequence.intermediates.isEmpty {
      pass(repeated(sequence.parameters))
    } else {
      pass(sequence.bytes(final: byte))
      // SCORC, and the modes 1048 and 1049.
      if "ul".utf8.contains(byte) { parts.append([]) }
    }
  }

  private mutating func begin(_ state: State) {
    self.state = state
    switch state {
    case .escape: intermediates = []
    case .sequence: sequence = ControlSequence()
    case .string: string = []
    case .text, .highControl, .endOfString: break
    }
  }

  private mutating func pass(_ bytes: [UInt8]) { parts[parts.count - 1] += bytes }

  private mutating func write(_ text: ArraySlice<UInt8>) {
    parts[parts.count - 1] += text
    let end = text.suffix(Self.longestCharacter)
    let isWhole = end.contains { $0 & 0xC0 != 0x80 }
    let known = (isWhole ? [] : last) + end
    let start = known.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    last = Array(known[start...].prefix(Self.longestCharacter))
  }

  /// Of one scalar in UTF-8, in bytes.
  private static let longestCharacter = 4

  /// The last character, as often as parameters say (ECMA-48, 8.3.103).
  private func repeated(_ parameters: [UInt8]) -> [UInt8] {
    let digits = parameters.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let count = digits.reduce(0) { min(columns, $0 * 10 + Int($1 & 0x0F)) }
    return Array(repeatElement(last, count: max(1, count)).joined())
  }
}
