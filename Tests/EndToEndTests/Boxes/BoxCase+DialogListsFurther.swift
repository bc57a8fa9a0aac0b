// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Lists of dialog's that are answered.
  static let dialogListsFurther: [Self] = [
    .init(
      [
        "--separate-output", "--treeview", "T", "15", "40", "3", "a", "A", "on", "0", "b", "B",
        "on", "1", "c", "C", "off", "0",
      ], "Enter", 0, "a"),
    .init(
      [
        "--help-button", "--help-status", "--treeview", "T", "15", "40", "3", "a", "A", "on", "0",
        "b", "B", "off", "1", "c", "C", "off", "0",
      ], "Down Right Right Enter", 2, "HELP b a"),
    .init(
      ["--buildlist", "B", "15", "60", "3", "a", "A", "on", "b", "B", "off", "c", "C", "off"],
      "Enter", 0, "a"),
    .init(
      ["--buildlist", "B", "15", "60", "3", "a", "A", "on", "b", "B", "off", "c", "C", "off"],
      "Space Enter", 0, "a b"),
    .init(
      ["--buildlist", "B", "15", "60", "3", "a", "A", "on", "b", "B", "off", "c", "C", "off"],
      "Down Space Enter", 0, "a c"),
    .init(
      ["--buildlist", "B", "15", "60", "3", "a", "A", "on", "b", "B", "off", "c", "C", "off"],
      "Tab Enter", 1, ""),
    .init(
      [
        "--separate-output", "--buildlist", "B", "15", "60", "3", "a a", "A", "on", "b", "B", "off",
        "c", "C", "on",
      ], "Enter", 0, "a a\nc"),
    .init(
      ["--buildlist", "B", "15", "60", "3", "a a", "A", "on", "b", "B", "off", "c", "C", "on"],
      "Enter", 0, "\"a a\" c"),
    .init(
      [
        "--reorder", "--buildlist", "B", "15", "60", "3", "a a", "A", "on", "b", "B", "off", "c",
        "C", "on",
      ], "Space Enter", 0, "\"a a\" c b"),
    .init(
      [
        "--reorder", "--buildlist", "B", "15", "60", "3", "a a", "A", "off", "b", "B", "on", "c",
        "C", "on",
      ], "Space Enter", 0, "b c \"a a\""),
    .init(["--inputmenu", "IM", "20", "50", "10", "t1", "i1", "t2", "i2"], "Down Enter", 0, "t2"),
    .init(
      ["--inputmenu", "IM", "20", "50", "10", "t1", "i1", "t2", "i2"], "Tab Enter lit:x Enter", 3,
      "RENAMED t1 xi1"),
    .init(
      ["--inputmenu", "IM", "20", "50", "10", "t1", "i1", "t2", "i2"], "Down Tab Enter lit:x Enter",
      3, "RENAMED t2 xi2"),
    .init(["--inputmenu", "IM", "20", "50", "10", "t1", "i1", "t2", "i2"], "Tab Tab Enter", 1, ""),
    .init(
      [
        "--menu", "x", "8", "30", "2", "a", "A", "--and-widget", "--menu", "x", "8", "30", "2", "b",
        "B",
      ], "Enter Tab Enter", 1, "a"),
    .init(
      [
        "--menu", "x", "8", "30", "2", "a", "A", "--and-widget", "--menu", "x", "8", "30", "2", "b",
        "B",
      ], "Tab Enter Enter", 0, "\tb"),
    .init(
      ["--menu", "x", "8", "30", "2", "a", "A", "--menu", "x", "8", "30", "2", "b", "B"],
      "Tab Enter Enter", 1, ""),
    .init(
      [
        "--separate-widget", "/", "--menu", "x", "8", "30", "2", "a", "A", "--menu", "x", "8", "30",
        "2", "b", "B",
      ], "Enter Enter", 0, "a/b"),
    .init(
      [
        "--separate-widget", "/", "--yesno", "x", "8", "30", "--menu", "x", "8", "30", "2", "b",
        "B",
      ], "Enter Enter", 0, "b"),
    .init(
      [
        "--menu", "x", "8", "30", "2", "a", "A", "--and-widget", "--separate-output", "--checklist",
        "x", "8", "30", "2", "b", "B", "on",
      ], "Enter Enter", 0, "ab\n"),
    .init(["--default-button", "cancel", "--menu", "x", "8", "30", "2", "a", "A"], "Enter", 1, ""),
    .init(["--visit-items", "--menu", "x", "8", "30", "2", "a", "A"], "Tab Enter", 0, "a"),
    .init(
      ["--help-button", "--item-help", "--menu", "C", "15", "50", "3", "1", "Alpha", "Help a"],
      "Right Right Enter", 14, "HELP Help a", ["DIALOG_ITEM_HELP": "14", "DIALOG_HELP": "15"]),
    .init(
      ["--help-button", "--item-help", "--menu", "C", "15", "50", "3", "1", "Alpha", "Help a"],
      "Right Right Enter", 15, "HELP Help a", ["DIALOG_HELP": "15"]),
    .init(
      ["--no-ok", "--extra-button", "--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta"],
      "Enter", 0, "1"),
    .init(
      ["--item-help", "--no-items", "--menu", "C", "15", "50", "3", "1", "he", "2", "he2"],
      "Down Enter", 0, "2"),
    .init(["--menu", "C", "15", "50", "3", "a", "A", "a", "B"], "Down Enter", 0, "a"),
    .init(
      ["--default-item", "a", "--menu", "C", "15", "50", "3", "b", "A", "a", "B", "a", "C"],
      "Down Enter", 0, "a"),
    .init(
      ["--checklist", "C", "15", "50", "3", "a", "A", "on", "a", "B", "off"], "Down Space Enter", 0,
      "a a"),
    .init(
      ["--radiolist", "C", "15", "50", "3", "a", "A", "on", "a", "B", "off"], "Down Space Enter", 0,
      "a"),
    .init(["--output-separator", "|", "--menu", "C", "15", "50", "3", "a", "A"], "Enter", 0, "a"),
    .init(
      ["--output-separator", "|", "--radiolist", "C", "15", "50", "3", "a", "A", "on"], "Enter", 0,
      "|a"),
    .init(
      [
        "--output-separator", "|", "--help-button", "--help-status", "--checklist", "C", "15", "50",
        "3", "a", "A", "on",
      ], "Tab Tab Enter", 2, "HELP a|a"),
    .init(
      [
        "--output-separator", "|", "--buildlist", "C", "15", "60", "3", "a", "A", "on", "b", "B",
        "on",
      ], "Enter", 0, "|a|b"),
    .init(
      [
        "--output-separator", "|", "--separate-output", "--buildlist", "C", "15", "60", "3", "a",
        "A", "on", "b", "B", "on",
      ], "Enter", 0, "|a|b"),
    .init(
      ["--output-separator", "|", "--treeview", "C", "15", "60", "3", "a", "A", "on", "0"], "Enter",
      0, "|a"),
    .init(
      [
        "--help-button", "--help-status", "--buildlist", "C", "15", "60", "3", "a", "A", "on", "b",
        "B", "on",
      ], "Tab Tab Enter", 2, "HELP a a b"),
    .init(
      ["--help-button", "--buildlist", "C", "15", "60", "3", "a", "A", "on", "b", "B", "off"],
      "Tab Tab Enter", 2, "HELP b"),
    .init(
      ["--extra-button", "--radiolist", "C", "15", "50", "3", "a b", "A", "on"], "Tab Enter", 3,
      "a b"),
    .init(
      ["--extra-button", "--help-button", "--menu", "C", "15", "50", "3", "a b", "A"], "Tab Enter",
      3, "a b"),
    .init(
      ["--extra-button", "--inputmenu", "IM", "20", "50", "10", "t1", "i1", "t2", "i2"],
      "Tab Enter lit:x Enter", 3, "RENAMED t1 xi1"),
    .init(
      ["--quoted", "--inputmenu", "IM", "20", "50", "10", "t 1", "i 1", "t2", "i2"],
      "Tab Enter lit:x Enter", 3, "RENAMED \"t 1\" \"xi 1\""),
    .init(
      ["--help-button", "--inputmenu", "IM", "20", "50", "10", "t 1", "i 1", "t2", "i2"],
      "Tab Tab Tab Enter", 2, "HELP t 1"),
    .init(["--buildlist", "T", "15", "40", "3"], "Enter", 0, ""),
    .init(
      ["--checklist", "T", "15", "40", "3", "a", "A", "on", "--foo", "b", "on"], "Enter", 0,
      "a --foo"),
  ]
}
