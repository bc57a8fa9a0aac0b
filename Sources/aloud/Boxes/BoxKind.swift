// SPDX-License-Identifier: GPL-3.0-or-later

/// The boxes, by the options that ask for them. (whiptail(1), dialog(1))
enum BoxKind: String, CaseIterable, Sendable {
  case radiolist, checklist, menu, yesno, msgbox, infobox, inputbox, passwordbox, textbox, gauge
  case inputmenu, buildlist, treeview, form, mixedform, passwordform, rangebox, calendar, timebox
  case fselect, dselect, editbox, pause, progressbox, programbox, prgbox, tailbox, tailboxbg,
    mixedgauge

  /// Those that whiptail has too.
  static let ofWhiptail: Set<BoxKind> = [
    .radiolist, .checklist, .menu, .yesno, .msgbox, .infobox, .inputbox, .passwordbox, .textbox,
    .gauge,
  ]

  /// Whether it is a list of tags and items.
  var hasItems: Bool { hasStatuses || [.menu, .inputmenu].contains(self) }

  /// Whether items of the list are on or off.
  var hasStatuses: Bool { [.radiolist, .checklist, .buildlist, .treeview].contains(self) }

  /// Whether one line is typed.
  var isEntry: Bool { [.inputbox, .passwordbox, .fselect, .dselect].contains(self) }

  /// Whether several lines are typed.
  var isForm: Bool { [.form, .mixedform, .passwordform, .editbox].contains(self) }

  /// Whether there is nothing to do but read it.
  var isRead: Bool { [.msgbox, .textbox, .tailbox, .programbox, .prgbox, .pause].contains(self) }

  /// Whether its first argument is the path of a file that is read.
  var isFile: Bool { [.textbox, .tailbox, .tailboxbg, .editbox].contains(self) }
}
