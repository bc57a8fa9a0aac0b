// SPDX-License-Identifier: GPL-3.0-or-later

/// The buttons of dialog's boxes. (dialog(3), `dlg_ok_labels` and those beside it)
extension Box {
  mutating func takeButtons(_ options: DialogOptions) {
    let flags = options.flags
    let hasExtra = flags.contains(.extraButton) || kind == .inputmenu
    let accept = Button(role: .accept, name: options.texts[.okLabel], entry: "button.ok")
    let extra = Button(
      role: .extra, name: options.texts[.extraLabel],
      entry: kind == .inputmenu ? "button.rename" : "button.extra")
    let cancel = Button(role: .cancel, name: options.texts[.cancelLabel], entry: "button.cancel")
    switch kind {
    case .msgbox: buttons = [accept] + (hasExtra ? [extra] : [])
    case .yesno where !hasExtra:
      buttons = [
        Button(role: .accept, name: options.texts[.yesLabel], entry: "confirm.yes"),
        Button(role: .cancel, name: options.texts[.noLabel], entry: "confirm.no"),
      ]
    case .textbox, .tailbox, .programbox, .prgbox:
      let exit = Button(role: .accept, name: options.texts[.exitLabel], entry: "button.exit")
      buttons = hasExtra ? [accept, extra] : [exit]
    default:
      buttons =
        (flags.contains(.noOK) ? [] : [accept]) + (hasExtra ? [extra] : [])
        + (flags.contains(.noCancel) ? [] : [cancel])
    }
    if flags.contains(.helpButton) {
      buttons.append(Button(role: .help, name: options.texts[.helpLabel], entry: "button.help"))
    }
    if buttons.isEmpty { buttons = [accept] }
    if let named = options.firstButton, buttons.contains(where: { $0.role == named }) {
      firstButton = named
    }
    pressesByLetter = !kind.hasItems && kind != .rangebox
  }
}
