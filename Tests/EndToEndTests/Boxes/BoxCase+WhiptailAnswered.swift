// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCase {
  /// Boxes that are answered.
  static let whiptailAnswered: [Self] = [
    .init(["--title", "Pizza"] + crust, "Enter", 0, "deep"),
    .init(crust, "Down Down Enter", 0, "deep"),
    .init(crust, "Down Down Space Enter", 0, "rye"),
    .init(crust, "Space Enter", 0, "thin"),
    .init(crust, "Down Down Down Space Enter", 0, "rye"),
    .init(crust, "Up Space Enter", 0, "thin"),
    // What is on stays on.
    .init(crust, "Backspace Enter", 0, "deep"),
    .init(crust, "Right Right Space Enter", 0, "rye"),
    .init(crust, "Escape", 255, ""),
    .init(crust, "Tab Tab Enter", 1, ""),
    .init(crust, "Tab Enter", 0, "deep"),
    .init(crust, "Down Tab Tab Tab Space Enter", 0, "deep"),
    .init(
      ["--radiolist", "Crust", "12", "50", "2", "a", "A", "off", "b", "B", "off"], "Enter", 0, ""),
    .init(
      ["--radiolist", "Crust", "12", "50", "3", "a", "A", "on", "b", "B", "on", "c", "C", "off"],
      "Enter", 0, "b"),
    .init(
      [
        "--radiolist", "Crust", "12", "50", "4", "a", "A", "YES", "b", "B", "true", "c", "C", "1",
        "d", "D", "0",
      ], "Enter", 0, "c"),
    .init(
      ["--radiolist", "Crust", "12", "50", "2", "x", "A", "off", "x", "B", "on"], "Enter", 0, "x"),
    .init(["--default-item", "rye"] + crust, "Enter", 0, "deep"),
    .init(toppings, "Enter", 0, "\"ham\" \"a\"b\""),
    .init(toppings, "Down Space Enter", 0, "\"ham\" \"two olives\" \"a\"b\""),
    .init(["--separate-output"] + toppings, "Enter", 0, "ham\na\"b\n"),
    .init(toppings, "Space Enter", 0, "\"a\"b\""),
    .init(toppings, "Down Down Down Space Enter", 0, "\"ham\""),
    .init(toppings, "Tab Tab Enter", 1, ""),
    .init(toppings, "Escape", 255, ""),
    .init(["--nocancel"] + toppings, "Escape", 1, ""),
    .init(
      ["--checklist", "Toppings", "12", "50", "2", "a", "A", "off", "b", "B", "off"], "Enter", 0, ""
    ),
    .init(
      [
        "--separate-output", "--checklist", "Toppings", "12", "50", "2", "a", "A", "off", "b", "B",
        "off",
      ], "Enter", 0, ""),
    .init(
      ["--notags", "--checklist", "Toppings", "12", "50", "2", "a", "Aa", "off", "b", "Bb", "on"],
      "Enter", 0, "\"b\""),
    .init(
      [
        "--checklist", "Toppings", "12", "50", "4", "a\\b", "A", "yes", "c'd", "B", "1", "e$f", "C",
        "On", "g", "D", "true",
      ], "Enter", 0, "\"a\\b\" \"c'd\" \"e$f\""),
    .init(
      ["--noitem", "--checklist", "Toppings", "12", "50", "2", "a", "on", "b", "off"],
      "Down Space Enter", 0, "\"a\" \"b\""),
    .init(size, "Enter", 0, "s"),
    .init(size, "Down Enter", 0, "m"),
    .init(size, "Down Down Down Enter", 0, "l"),
    .init(["--default-item", "m"] + size, "Enter", 0, "m"),
    .init(["--default-item", "no such"] + size, "Enter", 0, "s"),
    .init(size + ["--default-item", "l", "--title", "After"], "Enter", 0, "l"),
    .init(size, "Escape", 255, ""),
    .init(["--nocancel"] + size, "Escape", 1, ""),
    .init(size, "Down Tab Enter", 0, "m"),
    .init(size, "Down Tab Tab Enter", 1, ""),
    .init(size, "Right Right Enter", 1, ""),
    .init(size, "Down Tab Tab Tab Enter", 0, "m"),
    .init(size, "Tab Down Enter", 1, ""),
    .init(size, "End Enter", 0, "l"),
    .init(
      ["--noitem", "--menu", "Size", "12", "50", "2", "s", "unseen", "m", "unseen"], "Down Enter",
      0, "m"),
    .init(
      ["--menu", "Size", "12", "50", "2", "--", "-s", "-Small", "-m", "--"], "Down Enter", 0, "-m"),
    .init(
      ["--menu", "Size", "12", "50", "2", "one\ntwo", "Both", "", "No tag"], "Enter", 0, "one\ntwo"),
    .init(["--ok-button", "Take", "--cancel-button=Leave"] + size, "Down Enter", 0, "m"),
    .init(twelve, "PageDown Enter", 0, "6"),
    .init(twelve, "PageDown PageDown PageDown Enter", 0, "12"),
    .init(twelve, "Down Down PageDown PageUp Enter", 0, "4"),
    .init(twelve, "End PageUp Up Enter", 0, "7"),
    .init(
      ["--radiolist"] + several.dropFirst(), "PageDown PageDown PageUp Space Enter", 0, "2"),
    .init(several, "Down PageDown Space PageUp Space Enter", 0, "\"2\" \"4\""),
    .init(
      ["--menu", "Size", "12", "50", "3", "a", "A", "b", "B", "Bc", "C"], "lit:b lit:b Enter", 0,
      "Bc"),
    .init(["--menu", "Size", "0", "0", "0", "s", "Small", "m", "Medium"], "Enter", 0, "s"),
    .init(cut, "Enter", 0, ""),
    .init(cut, "Tab Enter", 1, ""),
    .init(cut, "Tab Tab Enter", 0, ""),
    .init(cut, "Right Enter", 1, ""),
    .init(cut, "Down Down Enter", 1, ""),
    .init(cut, "Up Enter", 0, ""),
    .init(cut, "Space", 0, ""),
    .init(cut, "Tab Space", 1, ""),
    .init(cut, "Escape", 255, ""),
    .init(["--nocancel"] + cut, "Escape", 255, ""),
    .init(["--defaultno"] + cut, "Enter", 1, ""),
    .init(["--defaultno"] + cut, "Left Enter", 0, ""),
    .init(cut, "F12", 0, ""),
    .init(
      ["--yes-button", "Yes please", "--no-button", "No thanks", "--fb"] + cut + ["extra"],
      "Tab Enter", 1, ""),
    .init(name, "Enter", 0, ""),
    .init(name + ["crust"], "lit:y Enter", 0, "crusty"),
    .init(name + ["crust"], "Tab Tab Enter", 1, ""),
    .init(name + ["crust"], "Down Down Enter", 1, ""),
    .init(name + ["crust"], "Escape", 255, ""),
    .init(["--nocancel"] + name, "Escape", 1, ""),
    .init(name + ["--", "-5"], "Enter", 0, "-5"),
    .init(name + ["-5"], "Enter", 1, "-5: unknown option\n"),
    .init(name + ["crust"], "Left lit:y Enter", 0, "crusyt"),
    .init(name, "Space Enter", 0, " "),
    .init(name + ["two words"], "Tab Tab Tab lit:x Enter", 0, "two wordsx"),
    .init(code, "lit:oven Enter", 0, "oven"),
    .init(code + ["old"], "lit:y Enter", 0, "oldy"),
    .init(code, "Escape", 255, ""),
    .init(["--msgbox", "Ready", "9", "40"], "Enter", 0, ""),
    .init(["--msgbox", "a\\nb\\tc", "9", "40"], "Tab Enter", 0, ""),
    .init(["--msgbox", "Ready", "9", "40"], "Escape", 255, ""),
    .init(["--msgbox", "--", "Ready", "-1", "-1"], "Enter", 0, ""),
    .init(["--nocancel", "--msgbox", "Ready", "9", "40"], "Escape", 255, ""),
  ]
}
