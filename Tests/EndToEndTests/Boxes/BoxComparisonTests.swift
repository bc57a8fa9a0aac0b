// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Aloud side by side with whiptail and dialog: the same random boxes, answered by the same random
/// keys. How many is said by the variable `ALOUD_BOXES`, from which seed by `ALOUD_SEED`.
///
/// Left out are keys that mean something else in Aloud on purpose: Space in a menu, which chooses,
/// letters and digits in lists, and what the lists of exemptions tell.
struct BoxComparisonTests {
  private static func number(_ variable: String) -> UInt64? {
    getenv(variable).flatMap { UInt64(String(cString: $0)) }
  }

  private func compare(
    _ real: BoxRun.Program, _ own: BoxRun.Program,
    _ box: (inout SeededGenerator) -> ([String], String)
  ) throws {
    var random = Self.number("ALOUD_SEED").map { SeededGenerator(seed: $0) } ?? SeededGenerator()
    print("comparison with \(real), seed \(random.seed)")
    for run in 1...Int(Self.number("ALOUD_BOXES") ?? 30) {
      let (arguments, keys) = box(&random)
      let what = Comment(rawValue: "seed \(random.seed), box \(run): \(arguments) < \(keys)")
      do {
        func runs() throws -> (real: BoxRun, own: BoxRun) {
          (
            try BoxRun(real, arguments, keys: keys, shown: "Question"),
            try BoxRun(own, arguments, keys: keys, shown: "Question")
          )
        }
        var both = try runs()
        // A key that a busy machine hands over in two pieces is Escape and a letter to dialog.
        if both.own.ending != both.real.ending || both.own.answer != both.real.answer {
          both = try runs()
        }
        #expect(both.own.ending == both.real.ending, what)
        #expect(both.own.answer == both.real.answer, what)
      } catch {
        Issue.record(error, what)
      }
    }
  }

  @Test func randomBoxesOfWhiptailComeToTheSame() throws {
    try compare(.whiptail, .aloudWhiptail, Self.box)
  }

  @Test func randomBoxesOfDialogComeToTheSame() throws {
    try compare(.dialog, .aloudDialog) { random in
      var box = RandomDialogBox(&random)
      return (box.arguments, box.keys(&random))
    }
  }

  private static let words = [
    "one", "Two words", "äöü", "q\"uote", "back\\slash", "$x", "it's", "7", "", "日本",
  ]

  private static func box(_ random: inout SeededGenerator) -> ([String], String) {
    let kind = ["checklist", "radiolist", "menu", "yesno", "inputbox"].randomElement(
      using: &random)!
    var arguments: [String] = []
    func sometimes(_ words: String...) {
      if Int.random(in: 0..<4, using: &random) == 0 { arguments += words }
    }
    sometimes("--title", "Title")
    sometimes("--nocancel")
    sometimes("--defaultno")
    sometimes("--separate-output")
    sometimes("--notags")
    sometimes("--fb")
    sometimes("--ok-button", "Fine")
    var keys = ["Tab", "Up", "Down"]
    arguments += ["--" + kind, "Question", "20", "60"]
    if ["checklist", "radiolist", "menu"].contains(kind) {
      arguments += ["6", "--"]
      let count = Int.random(in: 1...6, using: &random)
      let on = Int.random(in: 0...count, using: &random)
      for place in 0..<count {
        arguments += [words.randomElement(using: &random)!, "Item"]
        // Of several radio buttons that are on, whiptail takes one away and finds the next.
        if kind == "radiolist" { arguments.append(place == on ? "on" : "off") }
        if kind == "checklist" {
          arguments.append(["on", "off", "1", "x"].randomElement(using: &random)!)
        }
      }
      if kind != "menu" { keys += ["Space", "Space"] }
    } else if kind == "inputbox" {
      arguments += ["--", words.randomElement(using: &random)!]
      keys += ["lit:a", "Left"]
    } else {
      keys.append("Right")
    }
    let count = Int.random(in: 0...6, using: &random)
    let pressed = (0..<count).map { _ in keys.randomElement(using: &random)! }
    let last = Int.random(in: 0..<6, using: &random) == 0 ? "Escape" : "Enter"
    return (arguments, (pressed + [last]).joined(separator: " "))
  }
}
