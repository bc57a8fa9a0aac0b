// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Sizes that dialog tells of boxes, on a terminal of 24 lines and 80 columns.
  static let dialogSizes: [Self] = [
    .init(["--print-size", "--msgbox", "Hot", "0", "0"], "Enter", 0, "Size: 5, 16\n"),
    .init(["--print-size", "--msgbox", "Hot", "-1", "-1"], "Enter", 0, "Size: 23, 78\n"),
    .init(["--print-size", "--msgbox", "Hot", "0", "-1"], "Enter", 0, "Size: 5, 78\n"),
    .init(["--print-size", "--msgbox", "Hot", "0", "30"], "Enter", 0, "Size: 4, 30\n"),
    .init(["--print-size", "--msgbox", "Hot", "7", "0"], "Enter", 0, "Size: 7, 16\n"),
    .init(["--print-size", "--msgbox", "Hot", "100", "200"], "Enter", 0, "Size: 23, 78\n"),
    .init(
      [
        "--print-size", "--msgbox",
        "Hello wonderful world of cheese and wine and so on until the end of all days", "0", "0",
      ], "Enter", 0, "Size: 8, 30\n"),
    .init(
      ["--print-size", "--msgbox", "Hello wonderful\\nworld of cheese", "0", "0"], "Enter", 0,
      "Size: 6, 21\n"),
    .init(
      [
        "--print-size", "--aspect", "4", "--msgbox",
        "Hello wonderful world of cheese and wine and so on", "0", "0",
      ], "Enter", 0, "Size: 10, 17\n"),
    .init(
      ["--print-size", "--no-shadow", "--msgbox", "Hot", "-1", "-1"], "Enter", 0, "Size: 24, 80\n"),
    .init(
      ["--print-size", "--title", "A long title that is long", "--msgbox", "Hot", "0", "0"],
      "Enter", 0, "Size: 5, 29\n"),
    .init(
      ["--print-size", "--begin", "2", "3", "--msgbox", "Hot", "-1", "-1"], "Enter", 0,
      "Size: 21, 75\n"),
    .init(
      ["--print-size", "--extra-button", "--help-button", "--msgbox", "Hot", "0", "0"], "Enter", 0,
      "Size: 5, 29\n"),
    .init(["--print-size", "--yesno", "Hot", "0", "0"], "Enter", 0, "Size: 5, 29\n"),
    .init(
      [
        "--print-size", "--extra-button", "--help-button", "--form", "Who", "0", "0", "0", "A", "1",
        "1", "b", "1", "12", "2", "0",
      ], "Enter", 0, "Size: 8, 42\nb\n"),
    .init(["--print-size", "--infobox", "Hot", "0", "0"], "", 0, "Size: 3, 16\n"),
    .init(["--print-size", "--inputbox", "Name", "0", "0"], "Enter", 0, "Size: 8, 30\n"),
    .init(["--print-size", "--inputbox", "Name", "0", "40"], "Enter", 0, "Size: 8, 40\n"),
    .init(
      ["--print-size", "--inputbox", "Name", "0", "0", "a very long text that is already there"],
      "Enter", 0, "Size: 8, 49\na very long text that is already there"),
    .init(
      ["--print-size", "--menu", "Size", "0", "0", "0", "a", "A", "b", "B"], "Enter", 0,
      "Size: 11, 30\na"),
    .init(
      ["--print-size", "--menu", "Size", "15", "40", "0", "a", "A", "b", "B"], "Enter", 0,
      "Size: 17, 40\na"),
    .init(
      ["--print-size", "--menu", "Size", "3", "4", "0", "a", "A", "b", "B"], "Escape", 255,
      "Size: 5, 20\n"),
    .init(
      [
        "--print-size", "--checklist", "On", "0", "0", "1", "a", "A", "on", "b",
        "A longer name than the others have", "off",
      ], "Enter", 0, "Size: 10, 49\na"),
    .init(
      [
        "--print-size", "--treeview", "On", "0", "0", "0", "a", "A", "on", "0", "b",
        "A longer name than the others have", "off", "1",
      ], "Enter", 0, "Size: 11, 49\na"),
    .init(
      [
        "--print-size", "--buildlist", "On", "0", "0", "0", "a", "A", "on", "b", "A longer name",
        "off",
      ], "Enter", 0, "Size: 11, 45\na"),
    .init(
      ["--print-size", "--inputmenu", "Size", "0", "0", "0", "a", "A", "b", "B"], "Enter", 0,
      "Size: 11, 30\na"),
    .init(
      [
        "--print-size", "--form", "Who", "0", "0", "0", "Name:", "1", "1", "bob", "1", "10", "20",
        "0", "City:", "5", "1", "x", "5", "40", "30", "0",
      ], "Enter", 0, "Size: 12, 76\nbob\nx\n"),
    .init(
      [
        "--print-size", "--form", "Who", "0", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20",
        "0", "City:", "5", "1", "x", "5", "10", "3", "0",
      ], "Enter", 0, "Size: 8, 50\nbob\nx\n"),
    .init(
      ["--print-size", "--calendar", "Day", "0", "0", "1", "2", "2020"], "Enter", 0,
      "Size: 19, 40\n01/02/2020"),
    .init(
      ["--print-size", "--timebox", "Now", "0", "0", "1", "2", "3"], "Enter", 0,
      "Size: 10, 20\n01:02:03"),
    .init(
      ["--print-size", "--timebox", "Now", "0", "0", "33", "1", "1"], "", 255, "Size: 10, 20\n"),
    .init(
      ["--print-size", "--rangebox", "Heat", "0", "0", "1", "20", "3"], "Enter", 0, "Size: 9, 20\n3"
    ),
    .init(["--print-size", "--pause", "Wait", "0", "0", "1"], "", 0, "Size: 7, 20\n"),
    .init(
      ["--print-size", "--textbox", "/etc/hostname", "10", "30"], "Escape", 255, "Size: 10, 30\n"),
    .init(
      ["--print-size", "--textbox", "/nonexistent", "0", "0"], "", 255,
      "\nCan't open input file /nonexistent\n"),
    .init(["--print-size", "--fselect", "/etc/", "0", "0"], "Enter", 0, "Size: 17, 34\n/etc/"),
    .init(["--print-size", "--fselect", "/etc/", "15", "50"], "Enter", 0, "Size: 23, 50\n/etc/"),
    .init(
      ["--print-size", "--mixedgauge", "Oven", "0", "0", "1", "cheese and wine", "1"], "", 0,
      "Size: 10, 52\n"),
    .init(
      ["--print-size", "--last-key", "--msgbox", "Hot", "0", "0"], "Enter", 0, "Size: 5, 16\n10 "),
    .init(
      [
        "--print-size", "--menu", "Size", "0", "0", "0", "a", "A", "--and-widget", "--print-size",
        "--msgbox", "Size", "0", "0",
      ], "Enter Enter", 0, "Size: 10, 30\naSize: 5, 16\n"),
    .init(["--print-maxsize", "--msgbox", "Hot", "9", "40"], "Enter", 0, "MaxSize: 0, 0\n"),
    .init(
      ["--print-version", "--msgbox", "Hot", "9", "40"], "Enter", 0, "Version: 1.3-20230209\n"),
  ]

  /// Texts that dialog lays out. It writes every try, and lays them out twice where a box follows.
  static let dialogTexts: [Self] = [
    .init(["--print-text-size", "Hello wonderful world", "0", "0"], "", 0, "4 9\n"),
    .init(
      ["--print-text-size", "Hello wonderful world of cheese and wine", "3", "20"], "", 0, "3 17\n"),
    .init(["--print-text-size", "Hello wonderful\\nworld of cheese", "0", "0"], "", 0, "15 4\n"),
    .init(["--print-text-size", "Hello wonderful"], "", 0, "3 9\n"),
    .init(["--print-text-size", "日本 äöü", "0", "20"], "", 0, "1 15\n"),
    .init(["--print-text-size", "", "0", "0"], "", 0, "1 2\n"),
    .init(
      ["--print-text-only", "Hello wonderful world", "0", "0"], "", 0,
      "Hello\nwonde\nrful\nworld\nHello\nwonderf\nul\nworld\n"),
    .init(
      ["--print-text-only", "Hello wonderful world of cheese and wine", "0", "30"], "", 0,
      "Hello wonderful world of\ncheese and wine\nHello wonderful world of\ncheese and wine\n"),
    .init(
      ["--print-text-only", "Hello wonderful\\nworld of cheese", "0", "30"], "", 0,
      "Hello wonderful\nworld of cheese\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\nHello wonderful\nworld of cheese\n"
    ),
    .init(["--print-text-only", "a  b   c\td    e", "0", "30"], "", 0, "a b c d e\na b c d e\n"),
    .init(
      ["--print-text-only", "Hello wonderful world", "-1", "-1"], "", 0,
      "Hello\nwonde\nrful\nworld\nHello\nwonderf\nul\n"),
    .init(
      ["--title", "A long title of it", "--print-text-size", "Hello wonderful", "0", "0"], "", 0,
      "3 9\n"),
    .init(
      ["--aspect", "4", "--print-text-size", "Hello wonderful world of cheese", "0", "0"], "", 0,
      "4 11\n"),
    .init(
      ["--print-text-size", "abc", "0", "0", "--print-maxsize"], "", 0, "3 3\nMaxSize: 24, 80\n"),
    .init(
      ["--print-maxsize", "--print-text-size", "abc", "0", "0"], "", 0, "MaxSize: 0, 0\n3 3\n"),
    .init(
      ["--print-text-size", "abc", "0", "0", "--msgbox", "Hot", "9", "40"], "Enter", 0, "3 3\n1 5\n"
    ),
    .init(
      [
        "--print-text-size", "abc", "0", "0", "--msgbox", "Hot", "9", "40", "--and-widget",
        "--print-text-size", "abcdef", "0", "0", "--msgbox", "Hot", "9", "40",
      ], "Enter Enter", 0, "3 3\n1 5\n2 7\n"),
    .init(["--title", "x", "--print-maxsize"], "", 0, "MaxSize: 0, 0\n"),
    .init(["--title", "x"], "", 0, ""),
  ]
}
