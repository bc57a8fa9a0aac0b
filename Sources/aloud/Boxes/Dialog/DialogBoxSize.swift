// SPDX-License-Identifier: GPL-3.0-or-later
import TerminalUI

/// The size that dialog would give a box, which `--print-size` tells.
struct DialogBoxSize {
  let box: Box
  let layout: DialogLayout

  private typealias Size = DialogLayout.Size

  /// - Parameter contents: what the file holds, of a box that shows one.
  /// - Complexity: O(characters · columns).
  func size(contents: [UInt8]) -> DialogLayout.Size {
    let given = box.given
    let buttons = box.drawnButtons
    switch box.kind {
    case .msgbox: return plain(2, layout.width(12, of: buttons))
    case .infobox: return plain(0, 12)
    case .yesno: return plain(2, layout.width(25, of: buttons))
    case .inputbox, .passwordbox: return entry
    case .menu, .inputmenu, .checklist, .radiolist, .treeview, .buildlist: return list
    case .form, .mixedform, .passwordform: return form
    case .gauge, .prgbox, .programbox, .progressbox: return plain(4, 16)
    case .pause: return withButtons(plain(4, 16))
    case .rangebox: return withButtons(plain(6, 16))
    case .mixedgauge:
      // dialog counts bytes here.
      return plain(6 + box.items.count, 33 + (box.items.map(\.tag.count).max() ?? 0))
    case .timebox:
      var size = withButtons(plain(0, 16))
      size.width = max(size.width, 20)
      if given.height >= 0 { size.height = min(size.height + 7, layout.lines) }
      return size
    case .calendar:
      var size = plain(0, layout.width(36, of: buttons))
      size.height += 16
      return size
    case .fselect, .dselect:
      var size = plain(0, layout.width(30, of: buttons))
      guard given.height >= 0 else { return size }
      size.height = min(size.height + (given.height == 0 ? 14 : 10), layout.lines)
      return size
    case .editbox:
      return plain(3 * layout.allLines / 4, 3 * layout.allColumns / 4)
    case .textbox, .tailbox, .tailboxbg: return file(contents)
    }
  }

  private func plain(_ below: Int, _ least: Int) -> DialogLayout.Size {
    var printed: [UInt8]?
    let text = [.editbox, .fselect, .dselect].contains(box.kind) ? [] : box.text
    return layout.size(
      of: DialogLayoutText(text), given: box.given, lines: below, columns: least,
      printed: &printed
    ).box
  }

  private func withButtons(_ size: DialogLayout.Size) -> DialogLayout.Size {
    Size(height: size.height, width: layout.width(size.width, of: box.drawnButtons))
  }

  private var entry: DialogLayout.Size {
    var least = 26
    if !box.initial.isEmpty {
      let columns = DialogLayoutText(box.initial).columns
      least = min(max(columns + 7, 26), layout.columns - (layout.begin?.column ?? 0))
    }
    var size = withButtons(plain(5, least))
    if box.given.height == 0, box.given.width != 0 { size.height += 1 }
    return size
  }

  private var list: DialogLayout.Size {
    func widest(_ texts: [[UInt8]]) -> Int { texts.map { DialogLayoutText($0).columns }.max() ?? 0 }
    let columns = widest(box.items.map(\.tag)) + widest(box.items.map(\.item))
    let least = box.kind == .buildlist ? 2 * (columns + 6) + 1 : columns + 10
    var size = plain(6 + box.givenListHeight, max(least, 26))
    if box.givenListHeight == 0 {
      let rows = layout.lines - (layout.begin?.line ?? 0)
      size.height += max(min(rows - size.height, box.items.count), 0)
    }
    return withButtons(size)
  }

  private var form: DialogLayout.Size {
    let inner = layout.width(box.formExtent.width, of: box.drawnButtons)
    var size = plain(4, max(26, inner + 2))
    let height = box.givenListHeight == 0 ? box.formExtent.height : box.givenListHeight
    if box.given.height == 0 || box.given.width == 0 {
      size.height += min(layout.lines - size.height, height)
    }
    return size
  }

  private func file(_ contents: [UInt8]) -> DialogLayout.Size {
    var given = box.given
    if given.height == -1 || given.width == -1 {
      given.height = layout.lines - (layout.begin?.line ?? 0)
      given.width = layout.columns - (layout.begin?.column ?? 0)
    }
    if given.height != 0, given.width != 0 {
      return Size(height: min(given.height, layout.lines), width: min(given.width, layout.columns))
    }
    let lines = contents.split(separator: 0x0A, omittingEmptySubsequences: false)
    let title = DialogLayoutText(layout.title).columns
    let widest = max(lines.map(\.count).max() ?? 0, title)
    return Size(
      height: min(lines.count + 4, layout.lines), width: min(max(widest + 4, 12), layout.columns))
  }
}
