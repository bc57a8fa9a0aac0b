// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Where Aloud answers something else on purpose: what whiptail answers, and what Aloud does.
  ///
  /// `--default-item` places the focus in radio lists and checklists too, where whiptail passes it
  /// over. The answer is the same until Space is pressed, which acts on what has the focus.
  ///
  /// Digits choose a row of a menu by its number, or by the number that its tag begins with, where
  /// whiptail knows letters alone. End and letters move the focus in radio lists and checklists,
  /// where whiptail passes them over: without them nobody comes to the end of a long one.
  static let whiptailExempt: [(real: Self, own: String)] = [
    (.init(twelve, "lit:2 Enter", 0, "1"), "2"),
    (
      .init(
        ["--menu", "Size", "12", "50", "3", "1 a", "A", "2 b", "B", "4 c", "C", "3 d", "D"],
        "lit:3 Enter", 0, "1 a"), "3 d"
    ),
    (.init(several, "End Space Enter", 0, "\"1\""), "\"4\""),
    (.init(crust, "lit:r Space Enter", 0, "thin"), "rye"),
    (.init(["--default-item", "rye"] + crust, "Space Enter", 0, "thin"), "rye"),
    (.init(["--default-item", "a\"b"] + toppings, "Space Enter", 0, "\"a\"b\""), "\"ham\""),
  ]
}
