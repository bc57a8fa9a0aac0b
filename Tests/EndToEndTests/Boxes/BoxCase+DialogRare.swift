// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Boxes of dialog's that few scripts ask for, with what few people type.
  static let dialogRare: [Self] = [
    // What is on stays on, and letters may have accents behind them.
    .init(
      ["--radiolist", "Size", "12", "50", "3", "s", "Small", "on", "m", "Medium", "off"],
      "Backspace Enter", 0, "s"),
    .init(["--inputbox", "Name", "9", "40"], "lit:cafe\u{301} lit:x Enter", 0, "cafe\u{301}x"),
    // Control-U takes all of a line away, wherever the cursor is.
    .init(filled, "lit:\u{15} lit:new Enter", 0, "new\n"),
    .init(filled, "Right Right lit:\u{15} lit:new Enter", 0, "new\n"),
    .init(
      ["--inputbox", "Name", "9", "40", "old"], "Left Left lit:\u{15} lit:new Enter", 0, "new"),
    .init(
      ["--inputmenu", "Size", "12", "50", "3", "s", "Small", "m", "Medium"],
      "Tab Enter lit:\u{15} lit:new Enter", 3, "RENAMED s new"),
    .init(
      ["--inputmenu", "Size", "12", "50", "3", "s", "Small", "m", "Medium"],
      "Tab Enter lit:\u{3}", 1, ""),
    // Without a length, what is seen of an entry bounds what the script gives, in bytes.
    .init(line("abcdefghij", "5", "0"), "Enter", 0, "abcde\n"),
    .init(line("abcdefghij", "5", "7"), "Enter", 0, "abcdefg\n"),
    .init(line("abcdefghij", "5", "3"), "Enter", 0, "abc\n"),
    .init(line("漢字漢字", "3", "0"), "Enter", 0, "漢\n"),
    .init(line("aéb漢c", "4", "0"), "Enter", 0, "aéb\n"),
    .init(
      ["--passwordform"] + line("abcdefghij", "5", "0").dropFirst(), "Enter", 0, "abcde\n"),
    .init(
      ["--mixedform"] + line("abcdefghij", "5", "0").dropFirst() + ["0"], "Enter", 0, "abcde\n"),
    .init(helped("--buildlist"), "Enter", 2, "HELP b\na\nc"),
    .init(["--output-separator", "/"] + helped("--buildlist"), "Enter", 2, "HELP b/a/c"),
    .init(helped("--checklist"), "Enter", 2, "HELP a\na\nc\n"),
    .init(["--calendar", "Day", "0", "0", "1", "1", "10353"], "Enter", 0, "01/01/10353"),
    .init(["--calendar", "Day", "0", "0", "1", "1", "100000"], "Enter", 0, "01/01/100000"),
    // Numbers are those of a program that puts long ones into short ones.
    .init(["--timeout", "9999999999"] + cut, "Enter", 0, ""),
    .init(["--timeout", "99999999999999999999999999"] + cut, "Enter", 0, ""),
    .init(["--aspect", "9999999999"] + cut, "Enter", 0, ""),
    .init(["--tab-len", "9999999999"] + cut, "Enter", 0, ""),
    .init(["--treeview", "Toppings", "0", "0", "0"], "Enter", 0, ""),
    .init(cut, "lit:\u{3}", 1, ""),
  ]

  /// Arguments that dialog refuses, of boxes that few scripts ask for.
  static let dialogRareRefused: [Self] = [
    .init(
      [
        "--no-items", "--buildlist", "Toppings", "0", "0", "0", "a", "A", "on", "b", "B", "off",
        "c", "C", "on",
      ], "Enter", 255,
      "\nExpected 2 arguments, found extra 1.\nUse --help to list options.\n\n\n"),
    .init(
      [
        "--no-items", "--treeview", "Toppings", "0", "0", "0", "a", "A", "on", "0", "b", "B", "off",
        "1",
      ], "Enter", 255,
      "\nExpected 3 arguments, found extra 2.\nUse --help to list options.\n\n\n"),
    .init(["--editbox", "/dev/null", "9", "40"], "", 255, "\nNot a file: /dev/null\n"),
    .init(["--editbox", "/etc", "9", "40"], "", 255, "\nNot a file: /etc\n"),
  ]

  private static let filled = line("oldvalue", "30", "30")

  private static func line(_ text: String, _ shown: String, _ length: String) -> [String] {
    ["--form", "Name", "12", "60", "2", "Label", "1", "1", text, "1", "10", shown, length]
  }

  private static func helped(_ kind: String) -> [String] {
    [
      "--help-button", "--default-button", "help", "--help-status", "--separate-output", kind,
      "Toppings", "12", "50", "3", "a", "A", "on", "b", "B", "off", "c", "C", "on",
    ]
  }
}
