// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport

/// A box of dialog's with random options, and keys that answer it.
struct RandomDialogBox {
  private(set) var arguments: [String] = []
  private let kind: String
  private var rows = 1
  /// Whether the focus begins on a button.
  private var beginsOnButton = false
  private var options: Set<String> = []

  private static let words = [
    "one", "Two words", "äöü", "q\"uote", "back\\slash", "$x", "it's", "7", "", "日本", "a|b",
  ]

  init(_ random: inout SeededGenerator) {
    kind = [
      "menu", "checklist", "radiolist", "treeview", "yesno", "msgbox", "inputbox", "form",
      "inputmenu", "passwordbox",
    ].randomElement(using: &random)!
    takeOptions(&random)
    let height = ["20", "20", "0", "-1"].randomElement(using: &random)!
    // A height that is for dialog to find beside a width leaves no room for the text.
    let width =
      height == "0" ? "0" : ["60", "60", "0", "-1"].randomElement(using: &random)!
    arguments += ["--" + kind, "Question", height, width]
    switch kind {
    case "menu", "checklist", "radiolist", "treeview", "inputmenu": takeRows(&random)
    case "form":
      rows = Int.random(in: 1...4, using: &random)
      arguments.append(["8", "0"].randomElement(using: &random)!)
      for row in 1...rows {
        let text = Self.words.randomElement(using: &random)!
        arguments += ["Label \(row)", "\(row)", "1", text, "\(row)", "12", "20", "0"]
        if options.contains("item-help") { arguments.append("Help \(row)") }
      }
    case "inputbox", "passwordbox":
      let text = Self.words.randomElement(using: &random)!
      if !text.isEmpty { arguments += [text] }
    default: break
    }
  }

  private mutating func takeOptions(_ random: inout SeededGenerator) {
    func isTaken(_ odds: Int = 4) -> Bool { Int.random(in: 0..<odds, using: &random) == 0 }
    let flags = [
      "extra-button", "help-button", "help-status", "help-tags", "quoted", "single-quoted",
      "no-cancel", "colors", "no-tags", "last-key", "print-size", "no-shadow",
    ]
    for flag in flags where isTaken() { options.insert(flag) }
    if ["menu", "checklist", "radiolist", "treeview", "form"].contains(kind), isTaken() {
      options.insert("item-help")
    }
    if ["checklist", "treeview"].contains(kind), isTaken() { options.insert("separate-output") }
    if ["menu", "checklist", "radiolist"].contains(kind), isTaken() { options.insert("no-items") }
    arguments += options.sorted().map { "--" + $0 }
    for (option, text) in [
      ("title", "Title"), ("ok-label", "Fine"), ("extra-label", "More"), ("output-separator", "/"),
    ] where isTaken() {
      arguments += ["--" + option, text]
    }
    // Without the button to begin on, dialog begins on the first.
    if !options.contains("no-cancel"), kind != "msgbox", isTaken(6) {
      arguments.append("--defaultno")
      beginsOnButton = true
    }
  }

  private mutating func takeRows(_ random: inout SeededGenerator) {
    rows = Int.random(in: 1...6, using: &random)
    arguments.append(["6", "0"].randomElement(using: &random)!)
    let hasItems = !options.contains("no-items")
    for row in 0..<rows {
      arguments.append(Self.words.randomElement(using: &random)!)
      if hasItems { arguments.append("Item \(row)") }
      if kind != "menu", kind != "inputmenu" {
        arguments.append(["on", "off", "ON", "1"].randomElement(using: &random)!)
      }
      if kind == "treeview" { arguments.append("\(row % 3)") }
      if options.contains("item-help") { arguments.append("Help \(row)") }
    }
  }

  /// Moves, then ways to a button, then the end.
  mutating func keys(_ random: inout SeededGenerator) -> String {
    var keys: [String] = []
    func press(_ names: [String], _ most: Int) {
      for _ in 0..<Int.random(in: 0...most, using: &random) {
        keys.append(names.randomElement(using: &random)!)
      }
    }
    switch kind {
    case "menu", "inputmenu": press(["Up", "Down"], 4)
    case "checklist", "radiolist", "treeview":
      if !beginsOnButton { press(["Up", "Down", "Space"], 6) }
    case "inputbox", "passwordbox": if !beginsOnButton { press(["lit:a", "Left", "lit:é"], 4) }
    case "form": if !beginsOnButton { press(["lit:a", "Up", "Down", "lit:é"], 6) }
    default: break
    }
    // An entry that is renamed asks further; that is tested by itself.
    // Between the buttons of a yesno box without the one to refuse, dialog stops at none as well, where
    // Enter ends with an error.
    let losesButton = kind == "yesno" && options.contains("no-cancel")
    if kind != "inputmenu", !losesButton { press(["Tab", "Tab", "BTab"], 4) }
    let isLeft = Int.random(in: 0..<6, using: &random) == 0
    return (keys + [isLeft ? "Escape" : "Enter"]).joined(separator: " ")
  }
}
