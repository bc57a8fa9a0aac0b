// SPDX-License-Identifier: GPL-3.0-or-later

extension StepChecking {
  func check(_ screen: ScreenExpectation) -> Difference? {
    let rows = stage.rows
    switch screen {
    case .row(let number, let text):
      return differs(
        "screen row \(number)", [resolved(text)],
        number <= rows.count ? [rows[number - 1]] : [])
    case .focusedRow(let text):
      let row = stage.focusedRow.flatMap { $0 < rows.count ? rows[$0] : nil }
      return differs("screen focused row", [resolved(text)], [row].compactMap(\.self))
    case .containing(let text):
      let wanted = resolved(text)
      guard !rows.contains(where: { $0.contains(wanted) }) else { return nil }
      let nearest = NearestRow(to: wanted, in: rows).flatMap { $0.resembles(wanted) ? $0 : nil }
      let place = nearest.map { words.text("check.nearest", .number($0.row + 1)) }
      return Difference(
        expected: ["…" + wanted + "…"], actual: nearest.map { [rows[$0.row]] } ?? rows,
        reason: words.list([words.text("check.nowhere"), place].compactMap(\.self)),
        isPattern: true)
    case .noWider(let columns):
      guard let row = rows.indices.first(where: { stage.columns(ofRow: $0) > columns }) else {
        return nil
      }
      let width = stage.columns(ofRow: row)
      return Difference(
        expected: ["<= \(columns)"], actual: [rows[row]],
        reason: words.text("check.wide", .number(row + 1), .number(width)), isPattern: true)
    case .contrast(let ratio):
      guard let low = ScreenLooks.lowContrast(in: stage.styledRows, below: ratio) else {
        return nil
      }
      // Cut, not rounded: what is less than wanted must not look like it.
      let shown = "\(Double(Int(low.ratio * 100)) / 100):1"
      return Difference(
        expected: [">= \(ratio):1"], actual: [rows[low.row], shown],
        reason: words.text("check.contrast", .number(low.row + 1), .text(shown)),
        isPattern: true)
    case .notByColourAlone:
      guard
        let row =
          ScreenLooks.toldByColourAlone(in: stage.styledRows, wrapped: stage.wrappedRows)
      else { return nil }
      return Difference(
        expected: [], actual: [rows[row]],
        reason: words.text("check.colour", .number(row + 1)), isPattern: true)
    case .whole(let expected): return differs("screen", expected, rows)
    }
  }
}
