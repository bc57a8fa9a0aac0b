// SPDX-License-Identifier: GPL-3.0-or-later
import TerminalUI

/// How dialog breaks a text and how large it makes a box for it, for scripts that ask. Nothing of
/// Aloud's own is laid out so. (dialog 1.3-20230209, dialog(3), `dlg_auto_size`)
struct DialogLayout: Sendable {
  /// A height in lines and a width in columns.
  struct Size: Hashable, Sendable {
    var height: Int
    var width: Int
  }

  /// What there is room for.
  let lines: Int
  let columns: Int
  /// The terminal's own size.
  let allLines: Int
  let allColumns: Int
  /// Where the script wants the box, from the upper left corner.
  let begin: (line: Int, column: Int)?
  let title: [UInt8]
  /// How many times as wide as high a text is to be.
  let aspect: Int

  /// - Parameters:
  ///   - terminal: its size.
  ///   - isShadowed: whether a line and two columns go for the shadow.
  init(terminal: Size, _ options: DialogOptions, aspect: Int, isShadowed: Bool) {
    lines = terminal.height - (isShadowed ? 1 : 0)
    columns = terminal.width - (isShadowed ? 2 : 0)
    allLines = terminal.height
    allColumns = terminal.width
    begin = options.begin
    title = options.texts[.title] ?? []
    self.aspect = aspect
  }

  /// The size of a box: what is given, all there is for less than 0, and what its text needs for 0.
  ///
  /// - Parameters:
  ///   - given: the script's own size.
  ///   - lines: what the box has below its text.
  ///   - least: columns.
  ///   - printed: gets each line that is tried, where it is not nil: dialog writes them all.
  /// - Returns: the box's size, and that of the text in it.
  func size(
    of text: DialogLayoutText, given: Size, lines below: Int, columns least: Int,
    printed: inout [UInt8]?
  ) -> (box: Size, text: Size) {
    let titleColumns = DialogLayoutText(title).columns
    var size = given
    let high = given.height > 0 ? given.height : lines - (begin?.line ?? 1)
    if given.width <= 0 {
      if text.isBroken {
        size = broken(text, &printed)
      } else {
        let area = Double(aspect * text.columns).squareRoot()
        let wide = max(titleColumns, least, Int(area), text.longestWord)
        size = text.laidOut(height: high, width: wide, printed: &printed)
      }
    }
    if size.width < titleColumns {
      size = text.laidOut(height: high, width: titleColumns, printed: &printed)
      size.width = titleColumns
    }
    let inner = size
    if size.width < least, given.width == 0 { size.width = least }
    size.width += 4
    size.height += below + 2
    if given.height > 0 { size.height = given.height }
    if given.width > 0 { size.width = given.width }
    if given.height < 0 { size.height = lines - (begin?.line ?? 0) }
    if given.width < 0 { size.width = columns - (begin?.column ?? 0) }
    if size.width > columns {
      size.height += 1
      size.width = columns
    }
    size.height = min(size.height, lines)
    return (size, inner)
  }

  /// A text with lines of its own, as near as can be to the aspect.
  private func broken(_ text: DialogLayoutText, _ printed: inout [UInt8]?) -> Size {
    let most = columns - 2
    var width = most
    let ratio = Float(aspect)
    var size = text.laidOut(height: lines - 1, width: width, printed: &printed)
    var present = Float(size.width / size.height)
    if present > ratio {
      width = Int(Float(size.width) / (present / ratio) + 4)
      size = text.laidOut(height: lines - 1, width: width, printed: &printed)
      present = Float(size.width) / Float(size.height)
    }
    while present < ratio, width < most {
      width += 4
      size = text.laidOut(height: lines - 1, width: width, printed: &printed)
      present = Float(size.width / size.height)
    }
    return size
  }

  /// A width that has room for buttons.
  func width(_ width: Int, of buttons: [Box.Button]) -> Int {
    guard !buttons.isEmpty else { return width }
    var longest = buttons.map { DialogLayoutText($0.dialogName).columns }.max() ?? 0
    longest = max(longest, 6 - longest % 2)
    return max(width, min(longest * buttons.count + buttons.count * 2 + 4, allColumns))
  }
}

extension Box.Button {
  /// What dialog calls it where the language has no other name for it.
  fileprivate var dialogName: [UInt8] {
    if let name { return name }
    let last = entry.drop { $0 != "." }.dropFirst()
    return last == "ok" ? Array("OK".utf8) : Array(last.utf8)
  }
}
