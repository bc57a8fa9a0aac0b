// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Buttons of dialog's boxes: their names, the letters that press them, and those that a script
  /// names as the first.
  static let dialogButtons: [Self] = [
    // A third button changes neither the names nor the letters of yes and no.
    .init(["--extra-button"] + cut, "lit:y", 0, ""),
    .init(["--extra-button"] + cut, "lit:n", 1, ""),
    .init(["--extra-button"] + cut, "lit:c lit:e", 3, ""),
    .init(["--extra-button", "--ok-label", "Fine"] + cut, "lit:f lit:n", 1, ""),
    .init(erase, "lit:c", 0, ""),
    .init(erase, "lit:o", 1, ""),
    .init(["--no-ok", "--extra-button"] + cut, "Enter", 3, ""),
    .init(["--no-ok", "--extra-button"] + cut, "Tab Enter", 1, ""),
    .init(["--no-cancel", "--extra-button"] + cut, "Tab Enter", 3, ""),
    .init(["--no-cancel"] + cut, "Tab Enter", 1, ""),
    // Enter presses the first button that a script names, wherever in the list one is.
    .init(["--default-button", "cancel"] + size, "Down Enter", 1, ""),
    .init(["--default-button", "cancel"] + size, "Down Down Up Enter", 1, ""),
    .init(["--default-button", "cancel"] + size, "lit:m Enter", 1, ""),
    .init(["--default-button", "cancel"] + size, "Down Tab Enter", 0, "m"),
    .init(["--default-button", "cancel"] + size, "Tab Down Enter", 0, "m"),
    .init(["--default-button", "cancel"] + size, "Tab Tab Down Enter", 1, ""),
    .init(["--default-button", "extra", "--extra-button"] + size, "Down Enter", 3, "m"),
    .init(["--default-button", "help", "--help-button"] + size, "Down Enter", 2, "HELP m"),
    .init(["--default-button", "ok"] + size, "Down Enter", 0, "m"),
    .init(["--defaultno"] + two("--checklist"), "Down Space Enter", 1, ""),
    .init(["--defaultno"] + two("--radiolist"), "Down Space Enter", 1, ""),
    .init(["--defaultno"] + two("--buildlist"), "Down Enter", 1, ""),
    .init(["--defaultno"] + two("--treeview", "0"), "Down Space Enter", 1, ""),
    .init(["--defaultno", "--inputmenu"] + size.dropFirst(), "Down Enter", 1, ""),
    .init(["--defaultno", "--rangebox", "Oven", "9", "40", "1", "9", "5"], "Down Enter", 1, ""),
    // A text that is read to its end has one button, but the one to refuse may be named.
    .init(["--default-button", "cancel", "--textbox", "/etc/hostname", "9", "40"], "Enter", 1, ""),
    .init(["--defaultno", "--textbox", "/etc/hostname", "9", "40"], "Down Enter", 1, ""),
    .init(["--defaultno", "--textbox", "/etc/hostname", "9", "40"], "Tab Enter", 0, ""),
    .init(["--defaultno", "--textbox", "/etc/hostname", "9", "40"], "lit:e", 0, ""),
    .init(["--default-button", "extra", "--textbox", "/etc/hostname", "9", "40"], "Enter", 0, ""),
    .init(["--default-button", "cancel", "--tailbox", "/etc/hostname", "9", "40"], "Enter", 0, ""),
    .init(
      ["--extra-button", "--default-button", "extra", "--tailbox", "/etc/hostname", "9", "40"],
      "Enter", 0, ""),
    .init(
      ["--help-button", "--default-button", "help", "--tailbox", "/etc/hostname", "9", "40"],
      "Enter", 0, ""),
    .init(["--defaultno", "--msgbox", "C", "9", "40"], "Enter", 0, ""),
    // Without the button to take it, a date is taken all the same.
    .init(["--no-ok"] + day, "Enter", 0, "29/02/2024"),
    .init(["--no-ok", "--extra-button"] + day, "Enter", 0, "29/02/2024"),
    .init(["--no-ok", "--no-cancel", "--help-button"] + day, "Enter", 0, "29/02/2024"),
    .init(["--no-ok", "--timebox", "Time", "0", "0", "1", "2", "3"], "Enter", 0, "01:02:03"),
    .init(
      ["--no-ok", "--extra-button", "--timebox", "Time", "0", "0", "1", "2", "3"], "Enter", 0,
      "01:02:03"),
    // No letter ends a pause.
    .init(["--pause", "C", "15", "50", "9"], "lit:c lit:o Enter", 0, ""),
    .init(["--pause", "C", "15", "50", "9"], "lit:o lit:c Tab Enter", 1, ""),
  ]

  private static let erase =
    ["--extra-button", "--yes-label", "Continue", "--no-label", "Oops"] + cut
  private static let day = ["--calendar", "Day", "0", "0", "29", "2", "2024"]

  private static func two(_ kind: String, _ depth: String...) -> [String] {
    [kind, "Toppings", "12", "50", "3", "a", "A", "off"] + depth + ["b", "B", "off"] + depth
  }
}
