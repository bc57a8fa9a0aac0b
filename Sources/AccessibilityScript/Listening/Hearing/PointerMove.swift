// SPDX-License-Identifier: GPL-3.0-or-later

/// A sign that moved from one line to another, such as the arrow before the current item of a list.
struct PointerMove {
  /// The row that the sign came to; nil where none did.
  let row: Int?

  init(comparison: ScreenComparison) {
    var gained: [Int] = []
    var hasLost = false
    for row in comparison.newRows {
      guard let old = comparison.replaced(by: row)?.joined(),
        case let new = comparison.contents[row].joined(), Self.words(old) == Self.words(new)
      else {
        self.row = nil
        return
      }
      let (oldSigns, newSigns) = (Self.signs(old), Self.signs(new))
      if newSigns > oldSigns { gained.append(row) }
      if newSigns < oldSigns { hasLost = true }
    }
    row = hasLost && gained.count == 1 ? gained[0] : nil
  }

  private static func words(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter(\.isWord)
  }

  private static func signs(_ text: String) -> Int {
    text.unicodeScalars.count { !$0.isWord && $0 != " " }
  }
}
