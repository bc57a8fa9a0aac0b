// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The bytes of a terminal in line mode, without those that readline would show raw and a terminal
/// would obey: C1 controls, bidirectional controls, line separators, and bytes that are no UTF-8.
///
/// Nothing that can be chosen needs them: options are numbered.
final class TypedText {
  private let input: KeyboardInput
  /// How many of the next bytes were looked at.
  private var checked = 0

  /// How long the rest of a character may take, in milliseconds.
  private static let pause = 500

  init(_ input: KeyboardInput) {
    self.input = input
  }

  /// Looks at a byte that comes next.
  ///
  /// - Returns: whether it is to be read; else it is gone.
  func admit(_ byte: UInt8) -> Bool {
    if checked > 0 || byte < 0x80 {
      input.unread([byte])
      return true
    }
    var bytes = [byte]
    let length = byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1
    while bytes.count < length, let next = input.byte(within: Self.pause) {
      guard next & 0xC0 == 0x80 else {
        input.unread([next])
        return false
      }
      bytes.append(next)
    }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first,
      String(scalar).utf8.elementsEqual(bytes), !Self.isHarmful(scalar)
    else { return false }
    input.unread(bytes)
    checked = bytes.count
    return true
  }

  /// Nothing that was looked at is to come any more.
  func forget() {
    checked = 0
  }

  /// The next byte when it comes within some milliseconds.
  func byte(within milliseconds: Int) -> UInt8? {
    while let byte = input.byte(within: milliseconds) {
      if checked > 0 {
        checked -= 1
        return byte
      }
      if byte < 0x80 { return byte }
      if admit(byte) { continue }
    }
    return nil
  }

  /// A text without control characters and what else would not be admitted. O(n).
  static func harmless(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && !isHarmful(scalar)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
