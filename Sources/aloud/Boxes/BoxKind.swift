// SPDX-License-Identifier: GPL-3.0-or-later

/// The boxes of whiptail, by the options that ask for them. (whiptail(1))
enum BoxKind: String, CaseIterable, Sendable {
  case radiolist, checklist, menu, yesno, msgbox, infobox, inputbox, passwordbox, textbox, gauge

  /// Whether it is a list of tags and items.
  var hasItems: Bool { [.radiolist, .checklist, .menu].contains(self) }

  /// Whether items of the list are on or off.
  var hasStatuses: Bool { [.radiolist, .checklist].contains(self) }

  var isEntry: Bool { [.inputbox, .passwordbox].contains(self) }
}
