// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Where Aloud answers something else on purpose: what whiptail answers, and what Aloud does.
  ///
  /// `--default-item` places the focus in radio lists and checklists too, where whiptail passes it
  /// over. The answer is the same until Space is pressed, which acts on what has the focus.
  static let whiptailExempt: [(real: Self, own: String)] = [
    (.init(["--default-item", "rye"] + crust, "Space Enter", 0, "thin"), "rye"),
    (.init(["--default-item", "a\"b"] + toppings, "Space Enter", 0, "\"a\"b\""), "\"ham\""),
  ]
}
