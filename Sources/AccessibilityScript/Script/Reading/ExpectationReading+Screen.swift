// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

extension ExpectationReading {
  /// What `screen` expects.
  func screen() throws(ScriptMistake) -> ScreenExpectation {
    let usage = "screen containing \"TEXT\""
    guard let word = operands.first else { throw malformed(usage) }
    guard !word.isQuoted else {
      throw malformed("screen containing " + ScriptLine.quoted(word.text))
    }
    switch word.text {
    case "row":
      let usage = "screen row 1 \"TEXT\""
      guard operands.count > 1, let row = SettingName.number(operands[1].text, in: 0...Int.max)
      else { throw malformed(usage) }
      guard SettingName.sizes.contains(row) else {
        throw ScriptMistake(
          .outOfRange("screen row", operands[1].text, SettingName.sizes), at: operands[1].place)
      }
      return .row(row, try text(operands.dropFirst(2), usage).text)
    case "focused":
      return .focusedRow(
        try text(after: ["focused", "row"], "screen focused row \"TEXT\"").text)
    case "containing": return .containing(try text(after: ["containing"], usage).text)
    case "is":
      guard operands.count == 1 else { throw malformed("screen is") }
      return .whole([])
    case "not":
      if operands.count > 1, Self.beginnings.contains(operands[1].text) {
        throw ScriptMistake(.negation, at: word.place)
      }
      let usage = "screen not by colour alone"
      guard try words(["not", "by", "colour", "alone"], usage).isEmpty else {
        throw malformed(usage)
      }
      return .notByColourAlone
    case "no":
      let usage = "screen no wider than 40"
      let rest = try words(["no", "wider", "than"], usage)
      guard rest.count == 1,
        let columns = rest.first.flatMap({ SettingName.number($0.text, in: 1...Int.max) })
      else { throw malformed(usage) }
      return .noWider(than: columns)
    case "contrast": return .contrast(try contrast())
    default:
      try check(word, among: Self.beginnings)
      throw malformed(usage)
    }
  }

  private static let beginnings = [
    "row", "focused", "containing", "is", "not", "no", "contrast",
  ]

  private func contrast() throws(ScriptMistake) -> Double {
    guard operands.count == 2, DecimalNumber(operands[1].text) != nil,
      let ratio = Double(operands[1].text)
    else { throw malformed("screen contrast 4.5") }
    guard Self.ratios.contains(ratio) else {
      throw ScriptMistake(
        .outOfRange("screen contrast", operands[1].text, 1...21), at: operands[1].place)
    }
    return ratio
  }

  /// WCAG's ratios end at 21 to 1.
  private static let ratios = 1.0...21.0
}
