// SPDX-License-Identifier: GPL-3.0-or-later

/// Paths as text that gives their bytes back: a path of Linux is any bytes but NUL, and text that
/// was mended would be the path of another file.
///
/// A byte that is no UTF-8 is carried as a private character, U+10FF00 and the byte. These characters
/// themselves are carried byte by byte too, so that no two paths have the same text.
public enum PathText {
  private static let first: UInt32 = 0x10FF00

  /// The text that carries bytes; the very text of those that are UTF-8.
  public static func text(carrying bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: carries)
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var position = 0
    while position < bytes.count {
      let length = min(width(of: bytes[position]), bytes.count - position)
      let part = bytes[position..<(position + length)]
      if let scalar = String(validating: part, as: UTF8.self)?.unicodeScalars.first,
        !carries(scalar)
      {
        text.append(scalar)
        position += length
      } else {
        text.append(Unicode.Scalar(first + UInt32(bytes[position]))!)
        position += 1
      }
    }
    return String(text)
  }

  /// The bytes that a text carries.
  public static func bytes(of text: String) -> [UInt8] {
    guard text.unicodeScalars.contains(where: carries) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      carries(scalar)
        ? [UInt8(truncatingIfNeeded: scalar.value - first)] : Array(String(scalar).utf8)
    }
  }

  /// The text as people read it: U+FFFD for what is no UTF-8.
  public static func shown(_ text: String) -> String {
    String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Calls `body` with the path as the system takes it.
  public static func withPath<Result>(
    _ text: String, _ body: (UnsafePointer<CChar>) throws -> Result
  ) rethrows -> Result {
    try (bytes(of: text) + [0]).withUnsafeBufferPointer { buffer in
      try buffer.withMemoryRebound(to: CChar.self) { try body($0.baseAddress!) }
    }
  }

  private static func carries(_ scalar: Unicode.Scalar) -> Bool {
    (first...(first + 0xFF)).contains(scalar.value)
  }

  /// How many bytes a character takes by its first one (RFC 3629).
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
