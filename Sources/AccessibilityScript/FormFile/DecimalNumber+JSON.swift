// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

extension DecimalNumber {
  /// A number of JSON5, exactly: `-.5`, `1e3`, `0x10` (spec.json5.org, section 6).
  ///
  /// - Returns: nil for a node that is no number, for what is not finite, and for more than
  ///   ``longest`` digits.
  public init?(_ node: JSONNode) {
    guard case .number(let text) = node.value else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "eE".contains($0) }
    if let number = DecimalNumber(text) {
      self = number
    } else if parts.count == 2, let exponent = Int(parts[1]),
      let number = DecimalNumber(String(parts[0]))?.scaled(byPowerOfTen: exponent)
    {
      self = number
    } else if let whole = node.integer, let number = DecimalNumber(String(whole)) {
      self = number
    } else {
      return nil
    }
  }
}
