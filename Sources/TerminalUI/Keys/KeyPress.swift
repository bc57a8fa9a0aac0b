// SPDX-License-Identifier: GPL-3.0-or-later

/// The bytes of one key press, complete.
enum KeyPress: Hashable {
  /// A character as a person sees it, whatever number of scalars it has.
  case character(Character)
  /// A control byte or an escape sequence.
  case sequence([UInt8])
  /// Bytes that are no character and no key.
  case noise([UInt8])
}

/// Gathers the bytes of one key press: a grapheme cluster of UTF-8, or an escape sequence in the
/// forms of ECMA-48 and of the terminals that differ from it.
struct KeyPressReader {
  /// How long after an Escape, or within a sequence, more bytes may follow, in milliseconds. A
  /// terminal sends a sequence at once; 40 ms allow for a slow line and go unnoticed by a person.
  static let pause = 40

  /// Gives the next byte when it comes within some milliseconds.
  let nextByte: (_ milliseconds: Int) -> UInt8?
  /// Takes bytes back.
  let unread: ([UInt8]) -> Void

  /// The key press that begins with a byte.
  func press(beginning first: UInt8) -> KeyPress {
    switch first {
    case 0x1B: return .sequence(escapeSequence())
    case 0x00..<0x20, 0x7F: return .sequence([first])
    default: return character(beginning: first)
    }
  }

  /// A character, and whatever follows at once and belongs to it: marks, joiners, the rest of a
  /// family or flag.
  private func character(beginning first: UInt8) -> KeyPress {
    guard var scalar = scalar(beginning: first, within: Self.pause) else {
      return .noise([first])
    }
    var text = String.UnicodeScalarView()
    while true {
      text.append(scalar)
      guard let byte = nextByte(0) else { break }
      guard byte >= 0x80, let next = self.scalar(beginning: byte, within: Self.pause) else {
        unread([byte])
        break
      }
      var longer = text
      longer.append(next)
      guard String(longer).count == 1 else {
        unread(Array(String(next).utf8))
        break
      }
      scalar = next
    }
    return .character(Character(String(text)))
  }

  private func scalar(beginning first: UInt8, within pause: Int) -> Unicode.Scalar? {
    var bytes = [first]
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 0, first < 0xF5 else { return nil }
    while bytes.count < length {
      guard let byte = nextByte(pause) else { return nil }
      guard byte & 0xC0 == 0x80 else {
        unread([byte])
        return nil
      }
      bytes.append(byte)
    }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return scalars.count == 1 && scalars.first != "\u{FFFD}" ? scalars.first : nil
  }

  private func escapeSequence() -> [UInt8] {
    guard let second = nextByte(Self.pause) else { return [0x1B] }
    let sequence = [0x1B, second]
    switch second {
    case UInt8(ascii: "["): return controlSequence(sequence)
    case UInt8(ascii: "O"): return singleShift(sequence)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return controlString(sequence)
    case 0x1B: return metaOrEscape()
    case 0x80...:
      guard let scalar = scalar(beginning: second, within: Self.pause) else { return sequence }
      return [0x1B] + Array(String(scalar).utf8)
    default: return sequence
    }
  }

  /// `ESC [`, parameters, intermediates, and a final byte; the Linux console has a second `[`
  /// before the letter of F1 to F5.
  private func controlSequence(_ beginning: [UInt8]) -> [UInt8] {
    var sequence = beginning
    while let byte = nextByte(Self.pause) {
      guard byte >= 0x20, byte < 0x7F else {
        unread([byte])
        break
      }
      sequence.append(byte)
      let isConsole = sequence.count == 3 && byte == UInt8(ascii: "[")
      if byte >= 0x40 && !isConsole { break }
    }
    return sequence
  }

  /// `ESC O`, the number of a modifier in old terminals, and a final byte.
  private func singleShift(_ beginning: [UInt8]) -> [UInt8] {
    var sequence = beginning
    while let byte = nextByte(Self.pause) {
      guard byte >= 0x20, byte < 0x7F else {
        unread([byte])
        break
      }
      sequence.append(byte)
      if !(0x30...0x3B).contains(byte) { break }
    }
    return sequence
  }

  /// A terminal's late answer, up to `ESC \` or BEL: nobody typed it.
  private func controlString(_ beginning: [UInt8]) -> [UInt8] {
    var sequence = beginning
    while let byte = nextByte(Self.pause) {
      sequence.append(byte)
      if byte == 0x07 || (byte == UInt8(ascii: "\\") && sequence.dropLast().last == 0x1B) { break }
    }
    return sequence
  }

  /// Meta and a function key in rxvt, or Escape pressed twice.
  private func metaOrEscape() -> [UInt8] {
    guard let third = nextByte(Self.pause) else {
      unread([0x1B])
      return [0x1B]
    }
    if third == UInt8(ascii: "[") { return controlSequence([0x1B, 0x1B, third]) }
    if third == UInt8(ascii: "O") { return singleShift([0x1B, 0x1B, third]) }
    unread([0x1B, third])
    return [0x1B]
  }
}
