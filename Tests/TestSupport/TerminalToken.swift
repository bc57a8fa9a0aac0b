// SPDX-License-Identifier: GPL-3.0-or-later

/// The smallest pieces of what a program sends to a terminal.
enum TerminalToken {
  case scalar(Unicode.Scalar)
  case control(UInt8)
  /// `CSI parameters final`, or `ESC # digit` with the final `#`.
  case sequence(final: Character, parameters: String)
  /// `OSC text`, without its end.
  case command(String)
  case unknown(String)

  private static let escape: UInt8 = 0x1B

  /// Where the first token ends; nil while it is not complete.
  static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    let second = bytes.dropFirst().first
    switch first {
    case escape:
      guard let second else { return nil }
      switch second {
      case UInt8(ascii: "["):
        return bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
      case UInt8(ascii: "]"):
        guard let end = bytes.firstIndex(where: { $0 == 0x07 || $0 == 0x9C }) else { return nil }
        return end + 1
      case UInt8(ascii: "#"), UInt8(ascii: "("), UInt8(ascii: ")"):
        return bytes.count >= 3 ? bytes.startIndex + 3 : nil
      default: return bytes.startIndex + 2
      }
    case 0xC2...0xDF: return bytes.count >= 2 ? bytes.startIndex + 2 : nil
    case 0xE0...0xEF: return bytes.count >= 3 ? bytes.startIndex + 3 : nil
    case 0xF0...0xF4: return bytes.count >= 4 ? bytes.startIndex + 4 : nil
    default: return bytes.startIndex + 1
    }
  }

  init(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let first = bytes[bytes.startIndex]
    if first == Self.escape {
      self = Self.escapeSequence(bytes)
    } else if first < 0x20 || first == 0x7F {
      self = .control(first)
    } else if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      !(0x80...0x9F).contains(scalar.value)
    {
      self = .scalar(scalar)
    } else {
      self = .unknown(text)
    }
  }

  private static func escapeSequence(_ bytes: ArraySlice<UInt8>) -> TerminalToken {
    let inner = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "["):
      return .sequence(final: inner.last!, parameters: String(inner.dropLast()))
    case UInt8(ascii: "]"): return .command(String(inner.dropLast()))
    case UInt8(ascii: "#"): return .sequence(final: "#", parameters: inner)
    default: return .unknown(String(decoding: bytes, as: UTF8.self))
    }
  }
}
