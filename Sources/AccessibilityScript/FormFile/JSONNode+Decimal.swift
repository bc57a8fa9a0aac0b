// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

extension JSONNode {
  /// The number exactly as it is written, also as `1e6`, `2.5e-3` or `0x10`; nil for what is no
  /// number, and for one of more digits than ``DecimalNumber/longest``.
  package var decimal: DecimalNumber? {
    guard case .number(let text) = value else { return nil }
    let parts = text.split { $0 == "e" || $0 == "E" }
    if parts.count == 2, !text.lowercased().contains("x") {
      guard let exponent = Int(parts[1]), exponent.magnitude <= DecimalNumber.longest else {
        return nil
      }
      return Self.decimal(digits: String(parts[0]), exponent: exponent)
    }
    return DecimalNumber(text) ?? integer.flatMap { DecimalNumber(String($0)) }
  }

  /// - Parameter exponent: how many places the decimal sign moves to the right.
  private static func decimal(digits text: String, exponent: Int) -> DecimalNumber? {
    let sign = text.first.map { "+-".contains($0) } == true ? String(text.first!) : ""
    let parts = text.dropFirst(sign.count).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let zeros = String(repeating: "0", count: Int(exponent.magnitude))
    var whole = Array(String(parts[0]))
    var fraction = Array(parts.count > 1 ? String(parts[1]) : "")
    if exponent > 0 {
      fraction += zeros
      whole += fraction.prefix(exponent)
      fraction.removeFirst(exponent)
    } else {
      whole = Array(zeros) + whole
      fraction = whole.suffix(-exponent) + fraction
      whole.removeLast(-exponent)
    }
    // Zeros at either end are no digits of the number.
    whole.trimPrefix { $0 == "0" }
    while fraction.last == "0" { fraction.removeLast() }
    return DecimalNumber(sign + (whole.isEmpty ? "0" : String(whole)) + "." + String(fraction))
  }
}
