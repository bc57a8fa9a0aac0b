// SPDX-License-Identifier: GPL-3.0-or-later

/// The buttons of dialog's boxes. (dialog(3), `dlg_ok_labels` and those beside it)
extension Box {
  mutating func takeButtons(_ options: DialogOptions) {
    var flags = options.flags
    // Dates and times have the button that takes them always: dialog takes them by whichever button
    // there is.
    if [.calendar, .timebox].contains(kind) { flags.remove(.noOK) }
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
      buttons = chosen(accept, hasExtra ? extra : nil, cancel, flags)
    }
    drawnButtons = kind == .yesno ? [accept] + (hasExtra ? [extra] : []) + [cancel] : buttons
    if flags.contains(.helpButton) {
      let help = Button(role: .help, name: options.texts[.helpLabel], entry: "button.help")
      buttons.append(help)
      drawnButtons.append(help)
    }
    if [.calendar, .timebox].contains(kind), options.flags.contains(.noOK) {
      drawnButtons.removeAll { $0.role == .accept }
    }
    if buttons.isEmpty { (buttons, drawnButtons) = ([accept], [accept]) }
    // A text that is followed has no other first button.
    if kind != .tailbox, let named = options.firstButton,
      buttons.contains(where: { $0.role == named })
    {
      firstButton = named
    }
    pressesByLetter = !kind.hasItems && ![.rangebox, .pause].contains(kind)
  }

  /// The buttons that the options leave.
  private func chosen(
    _ accept: Button, _ extra: Button?, _ cancel: Button, _ flags: Set<DialogOptions.Flag>
  ) -> [Button] {
    (flags.contains(.noOK) ? [] : [accept]) + [extra].compactMap(\.self)
      + (flags.contains(.noCancel) ? [] : [cancel])
  }
}
