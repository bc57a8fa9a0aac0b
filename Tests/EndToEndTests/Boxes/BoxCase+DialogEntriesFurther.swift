// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Entries, forms, dates and times of dialog's that are answered.
  static let dialogEntriesFurther: [Self] = [
    .init(["--calendar", "R", "0", "0", "5", "3", "2020"], "Tab Tab Down Enter", 0, "05/04/2020"),
    .init(
      ["--calendar", "R", "0", "0", "5", "3", "2020"], "Tab Tab Tab Tab Tab Enter", 0, "05/03/2020"),
    .init(
      ["--date-format", "%Y-%m-%d", "--calendar", "R", "0", "0", "5", "3", "2020"], "Enter", 0,
      "2020-03-05"),
    .init(
      ["--date-format", "%Y-%m-%d", "--calendar", "R", "0", "0", "31", "1", "2020"],
      "Tab Tab Down Enter", 0, "2020-03-02"),
    .init(
      ["--extra-button", "--calendar", "R", "0", "0", "5", "3", "2020"], "Tab Enter", 3,
      "05/03/2020"),
    .init(
      ["--help-button", "--calendar", "R", "0", "0", "5", "3", "2020"], "Tab Tab Enter", 2,
      "05/03/2020"),
    .init(["--calendar", "R", "0", "0", "5", "3", "2020"], "Escape", 255, ""),
    .init(["--timebox", "R", "0", "0", "5", "3", "20"], "Enter", 0, "05:03:20"),
    .init(["--timebox", "R", "0", "0", "5", "3", "20"], "Tab Enter", 1, ""),
    .init(["--timebox", "R", "0", "0", "5", "3", "20"], "Tab Tab Up Enter", 0, "04:03:20"),
    .init(["--timebox", "R", "0", "0", "5", "3", "20"], "Tab Tab Tab Up Enter", 0, "05:02:20"),
    .init(
      ["--timebox", "R", "0", "0", "5", "3", "20"], "Tab Tab Tab Tab Down Enter", 0, "05:03:21"),
    .init(["--timebox", "R", "0", "0", "25", "3", "20"], "Enter", 255, ""),
    .init(
      ["--time-format", "%H.%M", "--timebox", "R", "0", "0", "5", "3", "20"], "Enter", 0, "05.03"),
    .init(["--fselect", "/etc/hostname", "8", "40"], "Enter", 0, "/etc/hostname"),
    .init(["--no-ok", "--inputbox", "C", "15", "50"], "lit:a Enter", 0, "a"),
    .init(["--inputbox", "C", "15", "50"], "Tab lit:c", 1, ""),
    .init(
      ["--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0"], "Tab lit:c",
      1, ""),
    .init(
      ["--mixedform", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "2"],
      "lit:x Enter", 0, "bob\n"),
    .init(
      [
        "--mixedform", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20", "0", "2",
        "A", "2", "1", "", "2", "10", "10", "4", "0",
      ], "lit:xyzuvw Down lit:o Enter", 0, "bob\nxyzuvwo\n"),
    .init(
      ["--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "3", "0"],
      "lit:xyzuvw Enter", 0, "xyzuvwbob\n"),
    .init(
      ["--form", "F", "15", "50", "2", "Name:", "1", "1", "bobby", "1", "10", "3", "4"],
      "lit:xyzuvw Enter", 0, "xyzuvwbobb\n"),
    .init(
      [
        "--default-item", "City:", "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1",
        "10", "20", "0", "City:", "2", "1", "", "2", "10", "20", "0",
      ], "lit:z Enter", 0, "bob\nz\n"),
    .init(
      [
        "--defaultno", "--form", "F", "15", "50", "2", "Name:", "1", "1", "bob", "1", "10", "20",
        "0",
      ], "Enter", 1, ""),
    .init(["--output-separator", "|", "--inputbox", "C", "15", "50", "in"], "Enter", 0, "in"),
    .init(
      ["--output-separator", "|", "--calendar", "C", "0", "0", "1", "2", "2020"], "Enter", 0,
      "01/02/2020"),
    .init(["--inputbox", "T", "15", "40", "--foo"], "Enter", 0, "--foo"),
    .init(["--inputbox", "T", "15", "40", "--", "--title"], "Enter", 0, "--title"),
    .init(["--inputbox", "T", "15", "40", "-5"], "Enter", 0, "-5"),
    .init(["--calendar", "R", "0", "0"], "lit:c", 1, ""),
    .init(["--calendar", "R", "0", "0", "5", "3", "1600"], "Enter", 0, "05/03/2026"),
    .init(["--calendar", "R", "0", "0", "5", "3", "9999"], "Enter", 0, "05/03/9999"),
    .init(
      ["--timebox", "R", "0", "0", "5", "3", "20"], "Tab Tab Tab Tab Tab Enter", 0, "05:03:20"),
    .init(
      ["--help-button", "--timebox", "R", "0", "0", "5", "3", "20"], "Tab Tab Enter", 2, "05:03:20"),
    .init(["--defaultno", "--timebox", "R", "0", "0", "5", "3", "20"], "Enter", 1, ""),
    .init(["--defaultno", "--calendar", "R", "0", "0", "5", "3", "2020"], "Enter", 1, ""),
    .init(["--defaultno", "--rangebox", "R", "0", "0", "5", "3", "20"], "Enter", 1, ""),
    .init(
      ["--extra-button", "--timebox", "R", "0", "0", "5", "3", "20"], "Tab Enter", 3, "05:03:20"),
    .init(["--fselect", "", "20", "60"], "Enter", 0, ""),
  ]
}
