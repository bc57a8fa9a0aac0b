// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// A time as scripts write it: `3 s`, `0.5 s`, `250 ms`, with a space or without; in milliseconds.
struct ScriptDuration: Hashable, Sendable {
  /// As it is written.
  let exact: Double
  /// As near as whole ones come.
  var milliseconds: Int { Int(exact.rounded()) }

  /// - Returns: nil for any other text, and for more than ``KeyScript/longestWait``.
  init?(_ text: String) {
    guard let milliseconds = Self.milliseconds(in: text),
      milliseconds <= Double(KeyScript.longestWait)
    else { return nil }
    exact = milliseconds
  }

  /// How long a time is, however long; nil for any other text.
  static func milliseconds(in text: String) -> Double? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    guard let scale = units[String(unit)], let value = DecimalNumber(String(number)) else {
      return nil
    }
    return Double(value.description).map { $0 * scale }
  }

  private static let units = ["ms": 1.0, "s": 1000.0]
}
