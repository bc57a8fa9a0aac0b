// SPDX-License-Identifier: GPL-3.0-or-later

/// The buttons of dialog's boxes. (dialog(3), `dlg_ok_labels` and those beside it)
extension Box {
  mutating func takeButtons(_ options: DialogOptions) {
    let flags = options.flags
    let hasExtra = flags.contains(.extraButton) || kind == .inputmenu
    var accept = Button(role: .accept, name: options.texts[.okLabel], entry: "button.ok")
    let extra = Button(
      role: .extra, name: options.texts[.extraLabel],
      entry: kind == .inputmenu ? "button.rename" : "button.extra")
    var cancel = Button(role: .cancel, name: options.texts[.cancelLabel], entry: "button.cancel")
    if kind == .yesno {
      accept = Button(role: .accept, name: options.texts[.yesLabel], entry: "confirm.yes")
      cancel = Button(role: .cancel, name: options.texts[.noLabel], entry: "confirm.no")
    }
    switch kind {
    case .msgbox: buttons = [accept] + (hasExtra ? [extra] : [])
    case .yesno where !hasExtra: buttons = [accept, cancel]
    case .textbox, .tailbox, .programbox, .prgbox:
      let exit = Button(role: .accept, name: options.texts[.exitLabel], entry: "button.exit")
      buttons = hasExtra ? [accept, extra] : [exit]
    default:
      buttons =
        (flags.contains(.noOK) ? [] : [accept]) + (hasExtra ? [extra] : [])
        + (flags.contains(.noCancel) ? [] : [cancel])
    }
    drawnButtons = kind == .yesno ? [accept] + (hasExtra ? [extra] : []) + [cancel] : buttons
    if flags.contains(.helpButton) {
      let help = Button(role: .help, name: options.texts[.helpLabel], entry: "button.help")
      buttons.append(help)
      drawnButtons.append(help)
    }
    if buttons.isEmpty { (buttons, drawnButtons) = ([accept], [accept]) }
    if let named = options.firstButton, buttons.contains(where: { $0.role == named }) {
      firstButton = named
    }
    pressesByLetter = !kind.hasItems && kind != .rangebox
  }
}
