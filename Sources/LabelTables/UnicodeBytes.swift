// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes that should be text in UTF-8.
public enum UnicodeBytes {
  /// How many bytes there are before the first that is no UTF-8; nil where all are.
  ///
  /// - Complexity: O(bytes).
  public static func firstInvalid(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var position = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      position += UTF8.width(scalar)
    }
    return position
  }
}
