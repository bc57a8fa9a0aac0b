// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Lists of dialog's that are answered.
  static let dialogLists: [Self] = [
    .init(
      ["--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta", "3", "Gamma"], "Tab Tab Enter", 0,
      "1"),
    .init(
      ["--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta", "3", "Gamma"], "BTab Enter", 1, ""
    ),
    .init(
      ["--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta", "3", "Gamma"], "Space", 0, "1"),
    .init(
      ["--defaultno", "--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta", "3", "Gamma"],
      "Enter", 1, ""),
    .init(
      ["--no-cancel", "--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta", "3", "Gamma"],
      "Escape", 255, ""),
    .init(
      ["--no-cancel", "--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta", "3", "Gamma"],
      "Right Enter", 0, "1"),
    .init(
      ["--no-ok", "--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta", "3", "Gamma"],
      "Down Enter", 0, "2"),
    .init(
      ["--help-button", "--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta", "3", "Gamma"],
      "Right Right Enter", 2, "HELP 1"),
    .init(
      [
        "--help-button", "--help-status", "--menu", "C", "15", "50", "3", "1", "Alpha", "2", "Beta",
        "3", "Gamma",
      ], "Down Right Right Enter", 2, "HELP 2"),
    .init(
      [
        "--help-button", "--item-help", "--menu", "C", "15", "50", "3", "1", "Alpha", "Help a", "2",
        "Beta", "Help b",
      ], "Down Right Right Enter", 2, "HELP Help b"),
    .init(
      [
        "--help-button", "--item-help", "--help-tags", "--menu", "C", "15", "50", "3", "1", "Alpha",
        "Help a", "2", "Beta", "Help b",
      ], "Down Right Right Enter", 2, "HELP 2"),
    .init(
      [
        "--help-button", "--item-help", "--menu", "C", "15", "50", "3", "1", "Alpha", "", "2",
        "Beta", "Help b",
      ], "Right Right Enter", 2, "HELP "),
    .init(
      ["--help-button", "--menu", "C", "15", "50", "3", "a b", "Alpha", "2", "Beta"],
      "Right Right Enter", 2, "HELP a b"),
    .init(
      ["--help-button", "--quoted", "--menu", "C", "15", "50", "3", "a b", "Alpha", "2", "Beta"],
      "Right Right Enter", 2, "HELP \"a b\""),
    .init(
      ["--quoted", "--menu", "C", "15", "50", "3", "a b", "Alpha", "2", "Beta"], "Enter", 0,
      "\"a b\""),
    .init(
      ["--quoted", "--menu", "C", "15", "50", "3", "ab", "Alpha", "2", "Beta"], "Enter", 0, "ab"),
    .init(
      ["--single-quoted", "--menu", "C", "15", "50", "3", "a b", "Alpha", "2", "Beta"], "Enter", 0,
      "a b"),
    .init(
      [
        "--help-button", "--help-status", "--checklist", "C", "15", "50", "3", "1", "Alpha", "on",
        "b c", "Beta", "off", "3", "Gamma", "on",
      ], "Down Right Right Enter", 2, "HELP \"b c\" 1 3"),
    .init(
      [
        "--help-button", "--help-status", "--item-help", "--checklist", "C", "15", "50", "3", "1",
        "Alpha", "on", "he a", "b c", "Beta", "off", "he b", "3", "Gamma", "on", "he c",
      ], "Down Right Right Enter", 2, "HELP \"he b\" 1 3"),
    .init(
      [
        "--help-button", "--help-status", "--separate-output", "--checklist", "C", "15", "50", "3",
        "1", "Alpha", "on", "b c", "Beta", "off", "3", "Gamma", "on",
      ], "Down Right Right Enter", 2, "HELP b c\n1\n3\n"),
    .init(
      [
        "--help-button", "--checklist", "C", "15", "50", "3", "1", "Alpha", "on", "b c", "Beta",
        "off", "3", "Gamma", "on",
      ], "Down Right Right Enter", 2, "HELP b c"),
    .init(
      [
        "--separate-output", "--checklist", "C", "15", "50", "3", "1", "Alpha", "on", "b c", "Beta",
        "ON", "3", "Gamma", "on",
      ], "Enter", 0, "1\nb c\n3\n"),
    .init(
      [
        "--output-separator", "|", "--checklist", "C", "15", "50", "3", "1", "Alpha", "on", "b c",
        "Beta", "ON", "3", "Gamma", "on",
      ], "Enter", 0, "|1|\"b c\"|3"),
    .init(
      [
        "--separator", "\\n", "--separate-output", "--checklist", "C", "15", "50", "3", "1",
        "Alpha", "on", "b c", "Beta", "ON", "3", "Gamma", "on",
      ], "Enter", 0, "1\\nb c\\n3\\n"),
    .init(
      [
        "--output-separator", "|", "--separate-output", "--checklist", "C", "15", "50", "3", "1",
        "Alpha", "on", "b c", "Beta", "ON", "3", "Gamma", "on",
      ], "Enter", 0, "1|b c|3|"),
    .init(
      [
        "--extra-button", "--checklist", "C", "15", "50", "3", "1", "Alpha", "on", "b c", "Beta",
        "ON", "3", "Gamma", "on",
      ], "Right Enter", 3, "1 \"b c\" 3"),
    .init(
      [
        "--radiolist", "C", "15", "50", "3", "1", "Alpha", "off", "b c", "Beta", "off", "3",
        "Gamma", "off",
      ], "Enter", 0, ""),
    .init(
      [
        "--radiolist", "C", "15", "50", "3", "1", "Alpha", "off", "b c", "Beta", "on", "3", "Gamma",
        "off",
      ], "Down Enter", 0, "b c"),
    .init(
      [
        "--radiolist", "C", "15", "50", "3", "1", "Alpha", "off", "b c", "Beta", "on", "3", "Gamma",
        "off",
      ], "Down Space Space Enter", 0, "b c"),
    .init(
      [
        "--help-button", "--help-status", "--radiolist", "C", "15", "50", "3", "1", "Alpha", "off",
        "b c", "Beta", "on", "3", "Gamma", "off",
      ], "Down Right Right Enter", 2, "HELP \"b c\" b c"),
    .init(
      [
        "--radiolist", "C", "15", "50", "3", "1", "Alpha", "1", "b c", "Beta", "yes", "3", "Gamma",
        "true",
      ], "Enter", 0, ""),
    .init(
      [
        "--checklist", "C", "15", "50", "3", "1", "Alpha", "1", "b c", "Beta", "yes", "3", "Gamma",
        "true",
      ], "Enter", 0, ""),
    .init(
      ["--no-items", "--checklist", "C", "15", "50", "3", "1", "on", "b c", "off"],
      "Down Space Enter", 0, "1 \"b c\""),
    .init(
      ["--no-items", "--menu", "C", "15", "50", "3", "1", "on", "b c", "off"], "Down Enter", 0, "on"
    ),
    .init(
      ["--no-tags", "--menu", "C", "15", "50", "3", "1", "on", "b c", "off"], "lit:o Down Enter", 0,
      "b c"),
    .init(["--timeout", "1", "--menu", "C", "15", "50", "3", "1", "Alpha"], "", 255, ""),
    .init(
      [
        "--checklist", "C", "15", "50", "3", "a!b", "x", "on", "a\"b", "x", "on", "a#b", "x", "on",
        "a$b", "x", "on", "a%b", "x", "on", "a&b", "x", "on", "a'b", "x", "on", "a(b", "x", "on",
        "a)b", "x", "on", "a*b", "x", "on", "a+b", "x", "on", "a,b", "x", "on", "a-b", "x", "on",
        "a.b", "x", "on", "a/b", "x", "on", "a:b", "x", "on", "a;b", "x", "on", "a<b", "x", "on",
        "a=b", "x", "on", "a>b", "x", "on", "a?b", "x", "on", "a@b", "x", "on", "a[b", "x", "on",
        "a\\b", "x", "on", "a]b", "x", "on", "a^b", "x", "on", "a_b", "x", "on", "a`b", "x", "on",
        "a{b", "x", "on", "a|b", "x", "on", "a}b", "x", "on", "a~b", "x", "on", "a b", "x", "on",
        "a\tb", "x", "on", "a\nb", "x", "on", "aéb", "x", "on",
      ], "Enter", 0,
      "a!b \"a\\\"b\" \"a\\#b\" \"a\\$b\" a%b \"a\\&b\" a'b \"a\\(b\" \"a\\)b\" \"a\\*b\" a+b a,b a-b a.b a/b a:b \"a\\;b\" \"a\\<b\" a=b \"a\\>b\" \"a\\?b\" a@b \"a\\[b\" \"a\\\\b\" \"a\\]b\" \"a\\^b\" a_b \"a\\`b\" \"a\\{b\" \"a\\|b\" \"a\\}b\" \"a\\~b\" \"a b\" \"a\tb\" \"a\\\nb\" aéb"
    ),
    .init(
      [
        "--single-quoted", "--checklist", "C", "15", "50", "3", "a!b", "x", "on", "a\"b", "x", "on",
        "a#b", "x", "on", "a$b", "x", "on", "a%b", "x", "on", "a&b", "x", "on", "a'b", "x", "on",
        "a(b", "x", "on", "a)b", "x", "on", "a*b", "x", "on", "a+b", "x", "on", "a,b", "x", "on",
        "a-b", "x", "on", "a.b", "x", "on", "a/b", "x", "on", "a:b", "x", "on", "a;b", "x", "on",
        "a<b", "x", "on", "a=b", "x", "on", "a>b", "x", "on", "a?b", "x", "on", "a@b", "x", "on",
        "a[b", "x", "on", "a\\b", "x", "on", "a]b", "x", "on", "a^b", "x", "on", "a_b", "x", "on",
        "a`b", "x", "on", "a{b", "x", "on", "a|b", "x", "on", "a}b", "x", "on", "a~b", "x", "on",
        "a b", "x", "on", "a\tb", "x", "on", "a\nb", "x", "on", "aéb", "x", "on",
      ], "Enter", 0,
      "a!b a\"b 'a#b' 'a$b' a%b 'a&b' 'a\\'b' 'a(b' 'a)b' 'a*b' a+b a,b a-b a.b a/b a:b 'a;b' 'a<b' a=b 'a>b' 'a?b' a@b 'a[b' 'a\\\\b' 'a]b' 'a^b' a_b 'a`b' 'a{b' 'a|b' 'a}b' 'a~b' 'a b' 'a\tb' 'a\\\nb' aéb"
    ),
    .init(
      [
        "--quoted", "--checklist", "C", "15", "50", "3", "a!b", "x", "on", "a\"b", "x", "on", "a#b",
        "x", "on", "a$b", "x", "on", "a%b", "x", "on", "a&b", "x", "on", "a'b", "x", "on", "a(b",
        "x", "on", "a)b", "x", "on", "a*b", "x", "on", "a+b", "x", "on", "a,b", "x", "on", "a-b",
        "x", "on", "a.b", "x", "on", "a/b", "x", "on", "a:b", "x", "on", "a;b", "x", "on", "a<b",
        "x", "on", "a=b", "x", "on", "a>b", "x", "on", "a?b", "x", "on", "a@b", "x", "on", "a[b",
        "x", "on", "a\\b", "x", "on", "a]b", "x", "on", "a^b", "x", "on", "a_b", "x", "on", "a`b",
        "x", "on", "a{b", "x", "on", "a|b", "x", "on", "a}b", "x", "on", "a~b", "x", "on", "a b",
        "x", "on", "a\tb", "x", "on", "a\nb", "x", "on", "aéb", "x", "on",
      ], "Enter", 0,
      "a!b \"a\\\"b\" \"a\\#b\" \"a\\$b\" a%b \"a\\&b\" a'b \"a\\(b\" \"a\\)b\" \"a\\*b\" a+b a,b a-b a.b a/b a:b \"a\\;b\" \"a\\<b\" a=b \"a\\>b\" \"a\\?b\" a@b \"a\\[b\" \"a\\\\b\" \"a\\]b\" \"a\\^b\" a_b \"a\\`b\" \"a\\{b\" \"a\\|b\" \"a\\}b\" \"a\\~b\" \"a b\" \"a\tb\" \"a\\\nb\" aéb"
    ),
    .init(
      [
        "--separate-output", "--quoted", "--checklist", "C", "15", "50", "3", "a b", "x", "on", "",
        "y", "on", "a'b", "x", "on",
      ], "Enter", 0, "\"a b\"\n\"\"\na'b\n"),
    .init(
      [
        "--quoted", "--single-quoted", "--checklist", "C", "15", "50", "3", "a b", "x", "on", "",
        "y", "on", "a'b", "x", "on",
      ], "Enter", 0, "'a b' '' 'a\\'b'"),
    .init(
      ["--quoted", "--radiolist", "C", "15", "50", "3", "a b", "x", "on", "", "y", "off"], "Enter",
      0, "\"a b\""),
    .init(
      ["--checklist", "C", "15", "50", "3", "", "x", "on", "", "y", "on"], "Enter", 0, "\"\" \"\""),
    .init(
      [
        "--treeview", "T", "15", "40", "3", "a", "A", "on", "0", "b", "B", "off", "1", "c", "C",
        "off", "0",
      ], "Down Space Enter", 0, "b"),
    .init(
      [
        "--treeview", "T", "15", "40", "3", "a", "A", "off", "0", "b", "B", "off", "1", "c", "C",
        "off", "0",
      ], "Enter", 0, ""),
    .init(
      [
        "--treeview", "T", "15", "40", "3", "a", "A", "on", "0", "b", "B", "on", "1", "c", "C",
        "off", "0",
      ], "Enter", 0, "a"),
  ]
}
