// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Messages and questions of dialog's that are answered.
  static let dialogMessages: [Self] = [
    .init(["--yesno", "C", "15", "50"], "Down Enter", 0, ""),
    .init(["--yesno", "C", "15", "50"], "Right Right Enter", 0, ""),
    .init(["--yesno", "C", "15", "50"], "Tab Tab Tab Enter", 1, ""),
    .init(["--yesno", "C", "15", "50"], "Tab Space", 1, ""),
    .init(["--extra-button", "--yesno", "C", "15", "50"], "Tab Enter", 3, ""),
    .init(["--help-button", "--yesno", "C", "15", "50"], "Tab Tab Enter", 2, ""),
    .init(
      ["--extra-button", "--help-button", "--yesno", "C", "15", "50"], "Tab Tab Tab Enter", 2, ""),
    .init(["--msgbox", "C", "15", "50"], "Down Enter", 0, ""),
    .init(["--extra-button", "--msgbox", "C", "15", "50"], "Tab Enter", 3, ""),
    .init(["--help-button", "--msgbox", "C", "15", "50"], "Tab Enter", 2, ""),
    .init(["--no-ok", "--msgbox", "C", "15", "50"], "Enter", 0, ""),
    .init(["--msgbox", "C", "15", "50"], "lit:o", 0, ""),
    .init(["--msgbox", "C", "15", "50"], "Escape", 255, ""),
    .init(["--infobox", "C", "15", "50"], "", 0, ""),
    .init(["--textbox", "/etc/hostname", "15", "50"], "Enter", 0, ""),
    .init(["--textbox", "/etc/hostname", "15", "50"], "lit:e", 0, ""),
    .init(["--extra-button", "--textbox", "/etc/hostname", "15", "50"], "Tab Enter", 3, ""),
    .init(["--textbox", "/etc/hostname", "15", "50"], "Escape", 255, ""),
    .init(
      ["--timeout", "1", "--msgbox", "C", "15", "50"], "", 9, "\ntimeout\n",
      ["DIALOG_TIMEOUT": "9", "DIALOG_ESC": "8"]),
    .init(["--pause", "C", "15", "50", "9"], "Enter", 0, ""),
    .init(["--pause", "C", "15", "50", "9"], "Tab Enter", 1, ""),
    .init(["--pause", "C", "15", "50", "9"], "Escape", 255, ""),
    .init(["--prgbox", "P", "echo hi; exit 3", "8", "40"], "Enter", 0, ""),
    .init(["--tailbox", "/etc/hostname", "8", "40"], "Enter", 0, ""),
    .init(["--tailbox", "/etc/hostname", "8", "40"], "Escape", 255, ""),
    .init(["--mixedgauge", "M", "0", "0", "33", "a", "0", "b", "-40", "c", "7"], "", 0, ""),
    .init(["--tailboxbg", "/etc/hostname", "8", "40"], "", 0, ""),
    .init(["--msgbox", "x", "8", "30", "--yesno", "y", "8", "30"], "Enter Tab Enter", 1, ""),
    .init(["--msgbox", "x", "8", "30", "--and-widget"], "Enter", 0, ""),
    .init(["--trim", "--msgbox", " x  y ", "8", "30"], "Enter", 0, ""),
    .init(["--yesno", "x", "99", "300"], "Enter", 0, ""),
    .init(["--yesno", "x", "-1", "-1"], "Enter", 0, ""),
    .init(["--yesno", "x", "0", "0"], "Enter", 0, ""),
    .init(["--yesno", "x", "2", "3"], "Enter", 0, ""),
    .init(
      ["--default-button", "help", "--help-button", "--yesno", "x", "8", "30"], "Enter", 2, ""),
    .init(
      ["--yesno", "x", "8", "30"], "Escape", 77, "", ["DIALOG_ESC": "77", "DIALOG_ERROR": "66"]),
    .init(["--yesno", "x", "8", "30"], "Enter", 12, "", ["DIALOG_OK": "12"]),
    .init(["--yesno", "x", "8", "30"], "Tab Enter", 13, "", ["DIALOG_CANCEL": "13"]),
    .init(["--yesno", "x", "8", "30"], "Enter", 0, "", ["DIALOG_OK": "abc"]),
    .init(["--yesno", "x", "8", "30"], "Enter", 1, "", ["DIALOGOPTS": "--defaultno"]),
    .init(["--no-ok", "--yesno", "C", "15", "50"], "Enter", 0, ""),
    .init(["--no-cancel", "--yesno", "C", "15", "50"], "Tab Enter", 1, ""),
    .init(
      ["--no-cancel", "--extra-button", "--help-button", "--yesno", "C", "15", "50"],
      "Tab Tab Enter", 2, ""),
    .init(["--yesno", "C", "15", "50"], "lit:c lit:Y", 0, ""),
    .init(
      ["--timeout", "1", "--yesno", "C", "15", "50"], "", 9, "\ntimeout\n",
      ["DIALOG_TIMEOUT": "9", "DIALOG_ESC": "8"]),
    .init(
      ["--timeout", "1", "--yesno", "C", "15", "50"], "", 0, "\ntimeout\n", ["DIALOG_TIMEOUT": "0"]),
    .init(
      ["--timeout", "1", "--yesno", "C", "15", "50"], "", 5, "\ntimeout\n", ["DIALOG_TIMEOUT": "5"]),
    .init(
      [
        "--beep", "--no-shadow", "--aspect", "3", "--begin", "1", "2", "--backtitle", "b",
        "--msgbox", "x", "8", "30",
      ], "Enter", 0, ""),
    .init(["--timeout", "0", "--msgbox", "x", "8", "30"], "Enter", 0, ""),
    .init(
      ["--infobox", "x", "8", "30", "--and-widget", "--yesno", "y", "8", "30"], "Tab Enter", 1, ""),
    .init(["--infobox", "x", "8", "30", "--yesno", "y", "8", "30"], "Tab Enter", 1, ""),
    // The buttons of a question are called so beside another one too.
    .init(["--extra-button", "--yesno", "Cut?", "9", "60"], "lit:n", 1, ""),
    .init(["--extra-button", "--yesno", "Cut?", "9", "60"], "lit:y", 0, ""),
    .init(["--no-kill", "--tailboxbg", "/etc/hostname", "8", "40"], "", 0, ""),
  ]
}
