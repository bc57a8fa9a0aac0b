// SPDX-License-Identifier: GPL-3.0-or-later

/// One call of whiptail 0.52.23 or dialog 1.3-20230209, recorded: what it answered to these keys.
struct BoxCase: CustomStringConvertible, Sendable {
  let arguments: [String]
  let keys: String
  let status: Int32
  /// What it wrote to standard error.
  let answer: String
  let variables: [String: String]

  init(
    _ arguments: [String], _ keys: String, _ status: Int32, _ answer: String,
    _ variables: [String: String] = [:]
  ) {
    self.variables = variables
    self.arguments = arguments
    self.keys = keys
    self.status = status
    self.answer = answer
  }

  var description: String { (arguments + ["<", keys]).joined(separator: " ") }

  static let crust = [
    "--radiolist", "Crust", "12", "50", "3", "thin", "Thin crust", "OFF", "deep", "Deep dish", "ON",
    "rye", "Rye base", "OFF",
  ]
  static let toppings = [
    "--checklist", "Toppings", "12", "50", "3", "ham", "Boiled ham", "ON", "two olives", "Green",
    "OFF", "a\"b", "Anchovy", "on",
  ]
  static let size = [
    "--menu", "Size", "12", "50", "3", "s", "Small", "m", "Medium", "l", "Large",
  ]
  /// A list that is longer than its height.
  static let twelve =
    ["--menu", "Size", "18", "50", "5"] + (1...12).flatMap { ["\($0)", "Row \($0)"] }
  static let several =
    ["--checklist", "Toppings", "12", "50", "2"]
    + (1...4).flatMap { ["\($0)", "Row \($0)", "off"] }
  static let cut = ["--yesno", "Cut it?", "9", "40"]
  static let name = ["--inputbox", "Name?", "9", "40"]
  static let code = ["--passwordbox", "Code?", "9", "40"]
  static let usage = "the usage"
}
