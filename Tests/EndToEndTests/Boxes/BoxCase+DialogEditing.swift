// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// dialog keeps what Delete behind the end of a line would take away, and takes the letter before.
  static let dialogJoining = (
    keys: "Right Right Right Delete lit:z Tab Enter", real: "onz\ntwo\n", own: "oneztwo\n"
  )

  /// A file of the two lines `one` and `two`, edited; the path is the test's.
  static let dialogEditing: [Self] = [
    .init(["--editbox"], "lit:x Tab Enter", 0, "xone\ntwo\n"),
    .init(["--editbox"], "Down lit:x Tab Enter", 0, "one\nxtwo\n"),
    .init(["--editbox"], "lit:x Tab Tab Enter", 1, ""),
    .init(["--extra-button", "--editbox"], "Tab Tab Enter", 3, ""),
    .init(["--help-button", "--editbox"], "Tab Tab Tab Enter", 2, ""),
    .init(["--editbox"], "Tab Tab Tab lit:y Tab Enter", 0, "yone\ntwo\n"),
    .init(["--editbox"], "Escape", 255, ""),
    .init(["--editbox"], "Enter Tab Enter", 0, "\none\ntwo\n"),
    .init(["--editbox"], "lit:x Enter lit:y Tab Enter", 0, "x\nyone\ntwo\n"),
    .init(["--editbox"], "Right Enter lit:y Tab Enter", 0, "o\nyne\ntwo\n"),
    .init(["--editbox"], "Right Enter Backspace Tab Enter", 0, "one\ntwo\n"),
    .init(["--editbox"], "Right Right Backspace Backspace Backspace Tab Enter", 0, "e\ntwo\n"),
    .init(["--editbox"], "Down Backspace lit:z Tab Enter", 0, "oneztwo\n"),
    .init(["--editbox"], "Backspace lit:z Tab Enter", 0, "zone\ntwo\n"),
    .init(["--editbox"], "Delete Delete Delete Tab Enter", 0, "\ntwo\n"),
    .init(["--editbox"], "Down Down Down lit:z Tab Enter", 0, "one\nztwo\n"),
    .init(["--editbox"], "Up lit:z Tab Enter", 0, "zone\ntwo\n"),
    .init(["--editbox"], "Down Right Right Enter lit:z Tab Enter", 0, "one\ntw\nzo\n"),
    .init(["--editbox"], "Right Down lit:z Tab Enter", 0, "one\ntzwo\n"),
    .init(["--editbox"], "Right Tab Tab Tab lit:z Tab Enter", 0, "ozne\ntwo\n"),
    .init(["--quoted", "--editbox"], "lit:a Space Tab Enter", 0, "a one\ntwo\n"),
    .init(["--last-key", "--editbox"], "Tab Enter", 0, "one\ntwo\n10\n"),
    .init(["--last-key", "--extra-button", "--editbox"], "Tab Tab Enter", 3, ""),
  ]
}
