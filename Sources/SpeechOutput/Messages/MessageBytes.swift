// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes one message between the processes: its length, its kind, then its fields.
///
/// Numbers are little-endian; a text is its length in bytes and then its UTF-8.
struct MessageWriter {
  private(set) var bytes: [UInt8] = [0, 0, 0, 0]

  init(kind: UInt8) {
    bytes.append(kind)
  }

  mutating func append(_ value: UInt8) {
    bytes.append(value)
  }

  mutating func append(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) {
    append(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// The message, its length in front.
  func finished() -> [UInt8] {
    var bytes = bytes
    let length = UInt32(bytes.count - 4)
    withUnsafeBytes(of: length.littleEndian) { bytes.replaceSubrange(0..<4, with: $0) }
    return bytes
  }
}

/// Reads the fields of one message; nil where the bytes end too early.
struct MessageReader {
  private var rest: ArraySlice<UInt8>

  init(_ payload: ArraySlice<UInt8>) {
    rest = payload
  }

  mutating func byte() -> UInt8? {
    rest.popFirst()
  }

  mutating func flag() -> Bool? {
    byte().map { $0 != 0 }
  }

  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
    let size = MemoryLayout<Value>.size
    guard rest.count >= size else { return nil }
    var value: Value = 0
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: rest.prefix(size)) }
    rest = rest.dropFirst(size)
    return Value(littleEndian: value)
  }

  mutating func text() -> String? {
    guard let length = integer(UInt32.self), rest.count >= length else { return nil }
    defer { rest = rest.dropFirst(Int(length)) }
    return String(decoding: rest.prefix(Int(length)), as: UTF8.self)
  }
}

/// Cuts a stream of bytes into messages.
struct MessageSplitter {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Takes bytes as they arrive, whatever their borders.
  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next whole message without its length; nil until one is complete.
  mutating func next() -> ArraySlice<UInt8>? {
    var reader = MessageReader(bytes[start...])
    guard let length = reader.integer(UInt32.self) else { return nil }
    let first = start + 4
    guard bytes.count - first >= Int(length) else { return nil }
    start = first + Int(length)
    return bytes[first..<start]
  }
}
