// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Where Aloud answers something else than dialog on purpose: what dialog answers, how Aloud ends,
  /// and what it writes.
  static let dialogExempt: [(real: Self, status: Int32, own: String)] = [
    // A move in the list has the focus there, and Enter takes what is heard, not the button that was
    // left.
    (.init(sizes, "Right Down Enter", 1, ""), 0, "m"),
    // Without OK, dialog takes every button for it.
    (.init(["--no-ok"] + sizes, "Right Enter", 0, "s"), 1, ""),
    // Help of a file is no cancelling.
    (
      .init(
        ["--help-button", "--exit-label", "Out", "--textbox", "/etc/hostname", "9", "40"],
        "Tab Enter", 1, ""), 2, ""
    ),
    // Left and Right go through what is typed, as in any entry.
    (.init(["--rangebox", "Oven", "9", "40", "1", "10", "4"], "Right Enter", 1, ""), 0, "4"),
    // The number is one stop of Tab; in dialog each of its digits is one.
    (.init(["--rangebox", "Oven", "9", "40", "1", "10", "4"], "BTab Enter", 0, "4"), 1, ""),
    // Up and Down in the number alone change it.
    (.init(["--rangebox", "Oven", "9", "40", "1", "10", "4"], "Tab Up Enter", 1, ""), 0, "3"),
    // Control-D is the end of input, and accepts nothing.
    (.init(sizes, "lit:\u{4}", 0, "s"), 255, ""),
    (.init(["--yesno", "Cut it?", "9", "40"], "lit:\u{4}", 0, ""), 255, ""),
    // A letter presses no button that is not there, and none beside it.
    (.init(["--no-ok", "--yesno", "Cut it?", "9", "40"], "lit:y", 1, ""), 0, ""),
    (.init(["--no-cancel", "--yesno", "Cut it?", "9", "40"], "lit:n", 255, ""), 1, ""),
    (
      .init(
        ["--no-cancel", "--extra-button", "--yesno", "Cut it?", "9", "40"], "lit:n Enter", 255, ""),
      0, ""
    ),
    // Up and Down go by one day; dialog goes by weeks.
    (
      .init(
        ["--calendar", "Day", "0", "0", "5", "3", "2020"], "Tab Tab Tab Tab Down Enter", 0,
        "12/03/2020"), 0, "06/03/2020"
    ),
    // A year later is the same day; dialog goes by the number of days that the year has.
    (
      .init(
        ["--calendar", "Day", "0", "0", "5", "3", "2020"], "Tab Tab Tab Down Enter", 0,
        "06/03/2021"), 0, "05/03/2021"
    ),
    // A letter presses the button whose name has it; dialog takes the buttons of dates and times by
    // their places for those without a third one.
    (.init(["--extra-button"] + time, "lit:c", 2, "01:02:03"), 1, ""),
    (.init(["--extra-button", "--help-button"] + time, "lit:h", 3, "01:02:03"), 2, "01:02:03"),
    (.init(["--extra-button", "--help-button"] + time, "lit:e", 1, ""), 3, "01:02:03"),
    // A date or time without the button to take it is taken by every other button, too; Aloud leaves it
    // the button.
    (.init(["--no-ok"] + time, "lit:c", 0, "01:02:03"), 1, ""),
    // The lists of folders and files are offered in the entry, and are no stops of Tab.
    (.init(["--fselect", "/etc/", "9", "40"], "Tab Tab Tab Tab Tab Enter", 0, "/etc/"), 1, ""),
  ]

  static var sizes: [String] { size }
  private static let time = ["--timebox", "Time", "0", "0", "1", "2", "3"]
}
