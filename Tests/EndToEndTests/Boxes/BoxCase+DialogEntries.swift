// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Entries, forms, dates and times of dialog's that are answered.
  static let dialogEntries: [Self] = [
    .init(["--quoted", "--inputbox", "C", "15", "50", "a\"b c"], "Enter", 0, "a\"b c"),
    .init(["--inputbox", "C", "15", "50"], "lit:ab Tab Enter", 0, "ab"),
    .init(["--inputbox", "C", "15", "50"], "lit:ab Tab Tab Enter", 1, ""),
    .init(["--inputbox", "C", "15", "50"], "lit:ab Tab Tab Tab lit:c Enter", 0, "abc"),
    .init(["--inputbox", "C", "15", "50"], "lit:ab Down Down Down lit:c Enter", 0, "abc"),
    .init(["--inputbox", "C", "15", "50"], "lit:ab Up Enter", 1, ""),
    .init(["--inputbox", "C", "15", "50", "in"], "Left Left lit:x Enter", 0, "xin"),
    .init(["--extra-button", "--inputbox", "C", "15", "50", "in"], "Tab Tab Enter", 3, "in"),
    .init(["--help-button", "--inputbox", "C", "15", "50", "in"], "Tab Tab Tab Enter", 2, "in"),
    .init(
      ["--help-button", "--help-status", "--inputbox", "C", "15", "50", "in"], "Tab Tab Tab Enter",
      2, "in"),
    .init(["--defaultno", "--inputbox", "C", "15", "50", "in"], "Enter", 1, ""),
    .init(["--passwordbox", "C", "15", "50", "in"], "lit:abcd Enter", 0, "inabcd"),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "20", "0",
      ], "Tab Enter", 0, "bob\n\n"),
    // An entry is entered at its beginning each time.
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "20", "0",
      ], "lit:a lit:a Down Up lit:é lit:é Enter", 0, "ééaabob\n\n"),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "20", "0",
      ], "Tab Tab Enter", 1, ""),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "20", "0",
      ], "Tab Tab Tab lit:z Enter", 0, "zbob\n\n"),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "20", "0",
      ], "Up lit:z Enter", 0, "bob\nz\n"),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "20", "0",
      ], "Down Down lit:z Enter", 0, "zbob\n\n"),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "20", "0",
      ], "Tab Down Enter", 1, ""),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "20", "0",
      ], "Tab Down Down Down lit:z Enter", 1, ""),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "3", "5", "City:", "2",
        "1", "", "2", "10", "0", "0", "Ro:", "3", "1", "ro", "3", "10", "-20", "0",
      ], "lit:abcdefgh Down lit:z Enter", 0, "abcdefghzbob\n"),
    .init(
      [
        "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "City:",
        "2", "1", "", "2", "10", "0", "0",
      ], "Escape", 255, ""),
    .init(
      [
        "--help-button", "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20",
        "0", "City:", "2", "1", "", "2", "10", "20", "0",
      ], "Down Tab Tab Tab Enter", 2, "HELP City:"),
    .init(
      [
        "--help-button", "--help-status", "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob",
        "1", "10", "20", "0", "City:", "2", "1", "", "2", "10", "20", "0",
      ], "Down Tab Tab Tab Enter", 2, "HELP City:\nbob\n\n"),
    .init(
      [
        "--help-button", "--item-help", "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob",
        "1", "10", "20", "0", "he1", "City:", "2", "1", "", "2", "10", "20", "0", "he2",
      ], "Down Tab Tab Tab Enter", 2, "HELP he2"),
    .init(
      [
        "--extra-button", "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20",
        "0", "City:", "2", "1", "", "2", "10", "20", "0",
      ], "Tab Tab Enter", 3, "bob\n\n"),
    .init(
      [
        "--output-separator", "|", "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1",
        "10", "20", "0", "City:", "2", "1", "", "2", "10", "20", "0",
      ], "Enter", 0, "bob||"),
    .init(
      [
        "--passwordform", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0",
        "City:", "2", "1", "", "2", "10", "20", "0",
      ], "lit:x Enter", 0, "xbob\n\n"),
    .init(["--rangebox", "R", "8", "40", "1", "10", "4"], "Up Up Enter", 0, "2"),
    .init(["--rangebox", "R", "8", "40", "1", "10", "4"], "Down Enter", 0, "5"),
    .init(["--rangebox", "R", "8", "40", "1", "10"], "Enter", 0, "1"),
    .init(["--rangebox", "R", "8", "40", "1", "10", "14"], "Enter", 0, "10"),
    .init(["--rangebox", "R", "8", "40", "1", "10", "-4"], "Enter", 0, "1"),
    .init(["--rangebox", "R", "8", "40", "1", "200", "4"], "Tab Enter", 1, ""),
    .init(["--rangebox", "R", "8", "40", "10", "1", "4"], "Enter", 0, "10"),
    .init(["--rangebox", "R", "8", "40", "1", "10", "4"], "Escape", 255, ""),
    .init(
      ["--help-button", "--rangebox", "R", "8", "40", "1", "10", "4"], "Tab Tab Enter", 2, "4"),
    .init(["--extra-button", "--rangebox", "R", "8", "40", "1", "10", "4"], "Tab Enter", 3, "4"),
    .init(["--calendar", "R", "0", "0", "5", "3", "2020"], "Enter", 0, "05/03/2020"),
    .init(["--calendar", "R", "0", "0", "5", "3", "2020"], "Tab Enter", 1, ""),
  ]
}
