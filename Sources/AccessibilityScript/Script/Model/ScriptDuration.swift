// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// A time as scripts write it: `3 s`, `0.5 s`, `250 ms`, with a space or without.
struct ScriptDuration: Hashable, Sendable {
  let milliseconds: Int

  /// - Returns: nil for any other text, and for more than ``KeyScript/longestWait``.
  init?(_ text: String) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    guard let scale = Self.units[String(unit)], let value = DecimalNumber(String(number)),
      let milliseconds = (Double(value.description)).map({ $0 * scale }),
      milliseconds <= Double(KeyScript.longestWait)
    else { return nil }
    self.milliseconds = Int(milliseconds.rounded())
  }

  private static let units = ["ms": 1.0, "s": 1000.0]
}
