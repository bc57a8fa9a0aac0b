// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// A file of the two lines `one` and `two`, edited; the path is the test's.
  static let dialogEditing: [Self] = [
    .init(["--editbox"], "lit:x Tab Enter", 0, "xone\ntwo\n"),
    .init(["--editbox"], "Down lit:x Tab Enter", 0, "one\nxtwo\n"),
    .init(["--editbox"], "lit:x Tab Tab Enter", 1, ""),
    .init(["--extra-button", "--editbox"], "Tab Tab Enter", 3, ""),
    .init(["--help-button", "--editbox"], "Tab Tab Tab Enter", 2, ""),
    .init(["--editbox"], "Tab Tab Tab lit:y Tab Enter", 0, "yone\ntwo\n"),
    .init(["--editbox"], "Escape", 255, ""),
  ]
}
