// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  private static let pair = ["a", "A", "on", "b", "B", "on"]
  private static let bob = ["Name:", "1", "1", "bob", "1", "10", "20", "0"]

  /// Boxes of dialog's that tell the last key.
  static let dialogKeys: [Self] = [
    .init(
      ["--last-key", "--menu", "Size", "10", "40", "2", "a", "A", "b", "B"], "Enter", 0, "a 10 "),
    .init(["--last-key", "--inputbox", "Name", "10", "40", "x"], "lit:a Enter", 0, "xa 10 "),
    .init(["--last-key", "--inputbox", "Name", "10", "40", "x"], "Tab Tab Enter", 1, ""),
    .init(["--last-key", "--inputbox", "Name", "10", "40", "x"], "Escape", 255, ""),
    .init(["--last-key", "--passwordbox", "Code", "10", "40"], "lit:o Enter", 0, "o 10 "),
    .init(["--last-key", "--msgbox", "Hot", "10", "40"], "Enter", 0, "10 "),
    .init(["--last-key", "--msgbox", "Hot", "10", "40"], "Space", 0, "32 "),
    .init(["--last-key", "--msgbox", "Hot", "10", "40"], "lit:o", 0, "-1 "),
    .init(
      ["--last-key", "--output-separator", "/", "--msgbox", "Hot", "10", "40"], "Enter", 0, "10/"),
    .init(["--last-key", "--extra-button", "--msgbox", "Hot", "10", "40"], "Tab Enter", 3, "10 "),
    .init(["--last-key", "--help-button", "--msgbox", "Hot", "10", "40"], "Tab Enter", 2, "10 "),
    .init(["--last-key", "--yesno", "Cut?", "10", "40"], "Enter", 0, "10 "),
    .init(["--last-key", "--yesno", "Cut?", "10", "40"], "lit:y", 0, "-1 "),
    .init(["--last-key", "--pause", "Wait", "10", "40", "1"], "", 0, "-1 "),
    .init(["--last-key", "--infobox", "Hot", "10", "40"], "", 0, "-1 "),
    .init(["--last-key", "--checklist", "On", "10", "40", "2"] + pair, "Enter", 0, "a b 10"),
    .init(
      ["--last-key", "--output-separator", "/", "--checklist", "On", "10", "40", "2"] + pair,
      "Enter", 0, "/a/b/10"),
    .init(
      ["--last-key", "--separate-output", "--checklist", "On", "10", "40", "2"] + pair, "Enter", 0,
      "a\nb\n10\n"),
    .init(["--last-key", "--radiolist", "On", "10", "40", "2"] + pair, "Enter", 0, "a 10"),
    .init(["--last-key", "--buildlist", "On", "10", "40", "2"] + pair, "Enter", 0, "a b 10 "),
    .init(
      ["--last-key", "--separate-output", "--buildlist", "On", "10", "40", "2"] + pair, "Enter", 0,
      "a\nb\n10\n"),
    .init(
      ["--last-key", "--help-button", "--checklist", "On", "10", "40", "2"] + pair,
      "Tab Tab Enter", 2, "HELP a"),
    .init(
      ["--last-key", "--help-button", "--help-status", "--checklist", "On", "10", "40", "2"] + pair,
      "Tab Tab Enter", 2, "HELP a a b 10"),
    .init(["--last-key", "--form", "Who", "15", "50", "2"] + bob, "Enter", 0, "bob\n10\n"),
    .init(
      ["--last-key", "--help-button", "--form", "Who", "15", "50", "2"] + bob,
      "Tab Tab Tab Enter", 2, "HELP Name:"),
    .init(
      ["--last-key", "--help-button", "--help-status", "--form", "Who", "15", "50", "2"] + bob,
      "Tab Tab Tab Enter", 2, "HELP Name:\nbob\n10\n"),
    .init(
      ["--quoted", "--help-button", "--form", "Who", "15", "50", "2", "My name"] + bob.dropFirst(),
      "Tab Tab Tab Enter", 2, "HELP \"My name\""),
    .init(
      [
        "--output-separator", "/", "--help-status", "--help-button", "--form", "Who", "15", "50",
        "2",
      ] + bob, "Tab Tab Tab Enter", 2, "HELP Name:/bob/"),
    .init(
      ["--last-key", "--calendar", "Day", "0", "0", "5", "3", "2020"], "Enter", 0,
      "05/03/2020\n10\n"),
    .init(
      ["--last-key", "--output-separator", "/", "--timebox", "Now", "0", "0", "5", "3", "20"],
      "Enter", 0, "05:03:20/10/"),
    .init(
      ["--last-key", "--help-button", "--buildlist", "On", "10", "40", "2"] + pair,
      "Tab Tab Enter", 2, "HELP a"),
    .init(
      ["--args", "--inputbox", "Name", "10", "40"], "Enter", 0,
      "Showing arguments at arg1\n arg0:dialog\n arg1:--args\n arg2:--inputbox\n arg3:Name\n"
        + " arg4:10\n arg5:40\n"),
    .init(["--last-key", "--rangebox", "Heat", "0", "0", "5", "30", "20"], "Enter", 0, "20 10 "),
    .init(
      ["--last-key", "--inputmenu", "Size", "15", "40", "2", "a", "A", "b", "B"], "Enter", 0,
      "a 10 "),
    .init(
      [
        "--last-key", "--inputbox", "Name", "10", "40", "x", "--and-widget", "--last-key",
        "--inputbox", "Name", "10", "40", "y",
      ], "Enter Enter", 0, "x 10 \ty 10 "),
  ]

  /// What may be typed is limited, in bytes; what the script gives is not.
  static let dialogLimited: [Self] = [
    .init(["--max-input", "3", "--inputbox", "Name", "9", "40"], "lit:abcdef Enter", 0, "abc"),
    .init(
      ["--max-input", "10", "--inputbox", "Name", "9", "40", "abcdefghijklmnop"],
      "lit:x Backspace lit:y Enter", 0, "abcdefghijklmno"),
    .init(["--max-input", "0", "--inputbox", "Name", "9", "40"], "lit:xyz Enter", 0, "xyz"),
    .init(["--max-input", "-3", "--inputbox", "Name", "9", "40"], "lit:xyz Enter", 0, "xyz"),
    .init(["--max-input", "4", "--inputbox", "Name", "9", "40"], "lit:ééé Enter", 0, "éé"),
    .init(["--max-input", "3", "--passwordbox", "Code", "9", "40"], "lit:abcdef Enter", 0, "abc"),
    .init(
      ["--max-input", "6", "--form", "Who", "15", "50", "2"] + bob, "lit:abcdef Enter", 0,
      "abcbob\n"),
  ]

  /// The order in which a list is built.
  static let dialogReordered: [Self] = [
    .init(
      [
        "--reorder", "--buildlist", "On", "15", "60", "3", "a", "A", "on", "b", "B", "off", "c",
        "C", "off",
      ], "Down Space Enter", 0, "a c"),
    .init(
      [
        "--reorder", "--buildlist", "On", "15", "60", "4", "a", "A", "off", "b", "B", "off", "c",
        "C", "off", "d", "D", "on",
      ], "Down Space Up Space Enter", 0, "d b a"),
  ]
}
