// SPDX-License-Identifier: GPL-3.0-or-later

/// A key of an option, compared byte for byte.
///
/// `String` compares canonically equivalent texts as equal; keys must not, since the answer is
/// given back exactly as it came (HTML compares the names of radio groups in the same way).
/// Keys of up to 15 bytes of valid UTF-8 need no memory beyond the key itself, and a key made
/// from a label shares the label's memory.
public struct OptionKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Valid UTF-8 is always kept as text, so two keys with the same bytes have the same case.
  private enum Storage: Sendable {
    case text(String)
    case invalidText([UInt8])
  }

  private let storage: Storage

  /// Creates a key from the UTF-8 bytes of a text. O(1) for native strings.
  public init(_ text: String) {
    storage = .text(text)
  }

  /// Creates a key from bytes, which need not be valid UTF-8.
  ///
  /// - Complexity: O(number of bytes).
  public init(bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      storage = .text(text)
    } else {
      storage = .invalidText(bytes)
    }
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The bytes of the key, exactly as they were given. O(number of bytes).
  public var bytes: [UInt8] {
    switch storage {
    case .text(let text): Array(text.utf8)
    case .invalidText(let bytes): bytes
    }
  }

  /// The key as text, for people: each invalid part is U+FFFD.
  public var text: String {
    switch storage {
    case .text(let text): text
    case .invalidText(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The same as `text`.
  public var description: String { text }

  /// Whether two keys have the same bytes. O(number of bytes).
  public static func == (first: OptionKey, second: OptionKey) -> Bool {
    switch (first.storage, second.storage) {
    case (.text(let one), .text(let other)): hasSameBytes(one, other)
    case (.invalidText(let one), .invalidText(let other)): one == other
    default: false
    }
  }

  /// Feeds the bytes of the key into a hasher. O(number of bytes).
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .invalidText(let bytes): bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    // Ends the key, so that neighbouring keys in one hash do not run together.
    hasher.combine(UInt8.max)
  }
}

/// Whether two texts have the same UTF-8 bytes, where `==` would also accept equivalent ones.
@usableFromInline
func hasSameBytes(_ one: String, _ other: String) -> Bool {
  one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
}
