// SPDX-License-Identifier: GPL-3.0-or-later

extension Box {
  /// Reads what stands behind the options, in whiptail's order: text, height, width, the list's
  /// height, its items. What stands behind that is passed over, as whiptail does.
  ///
  /// Sizes must be numbers, and are of no use: Aloud lays out by the person's text size.
  ///
  /// - Returns: nil where something is missing or no number, for which the usage is told.
  init?(_ line: WhiptailLine) {
    var operands = line.operands[...]
    guard let kind = line.kind, let text = operands.popFirst(),
      let height = operands.popFirst(), Self.number(height) != nil,
      let width = operands.popFirst(), Self.number(width) != nil
    else { return nil }
    self.init(kind)
    self.text = kind == .textbox ? text : Self.breakingLines(text)
    title = line.texts[.title] ?? []
    backtitle = line.texts[.backtitle] ?? []
    showsTags = !line.flags.contains(.notags)
    takeButtons(line)
    if kind.isEntry { initial = operands.first ?? [] }
    if kind == .gauge {
      guard let percent = operands.first.flatMap(Self.number) else { return nil }
      self.percent = percent
    }
    guard kind.hasItems else { return }
    guard let listHeight = operands.popFirst().flatMap(Self.number), takeItems(operands, line)
    else { return nil }
    // One size that is left open leaves all of them open.
    if listHeight > 0, Self.number(height) != 0, Self.number(width) != 0 {
      self.listHeight = listHeight
    }
    // The focus begins at the first item, or at the last one that `--default-item` names.
    firstItem =
      line.texts[.defaultItem].flatMap { tag in items.lastIndex { $0.tag == tag } } ?? 0
  }

  private mutating func takeItems(_ operands: ArraySlice<[UInt8]>, _ line: WhiptailLine) -> Bool {
    var operands = operands
    // A menu without items has them on the command line all the same, and does not show them.
    let isItemGiven = kind == .menu || !line.flags.contains(.noitem)
    while let tag = operands.popFirst() {
      var item: [UInt8] = []
      if isItemGiven {
        guard let given = operands.popFirst() else { return false }
        item = line.flags.contains(.noitem) ? [] : given
      }
      var isOn = false
      if kind.hasStatuses {
        guard let status = operands.popFirst() else { return false }
        isOn = Self.isOn(status)
      }
      items.append(Item(tag: tag, item: item, isOn: isOn))
    }
    // Where whiptail crashes, a radio list without items, its usage is told as well.
    return !items.isEmpty || kind == .checklist
  }

  private mutating func takeButtons(_ line: WhiptailLine) {
    if kind == .yesno {
      buttons = [
        Button(role: .accept, name: line.texts[.yesButton], entry: "confirm.yes"),
        Button(role: .cancel, name: line.texts[.noButton], entry: "confirm.no"),
      ]
      firstButton = line.flags.contains(.defaultno) ? .cancel : .accept
      return
    }
    buttons = [Button(role: .accept, name: line.texts[.okButton], entry: "button.ok")]
    if kind.hasItems || kind.isEntry, !line.flags.contains(.nocancel) {
      buttons.append(
        Button(role: .cancel, name: line.texts[.cancelButton], entry: "button.cancel"))
    }
  }

  /// Whether a status of a list says that the item is on. (newt, `checkList`)
  private static func isOn(_ status: [UInt8]) -> Bool {
    ["1", "on", "yes"].contains(String(decoding: status, as: UTF8.self).lowercased())
  }
}
