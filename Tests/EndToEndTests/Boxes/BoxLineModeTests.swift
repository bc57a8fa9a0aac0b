// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Boxes asked line by line: what is shown, and that every button can be pressed.
struct BoxLineModeTests {
  /// A box, the lines typed, and what comes of them.
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let typed: [String]
    let status: Int32
    let answer: String
    /// What is on the screen at the end, in this order.
    let shown: [String]

    var testDescription: String { "\(arguments.joined(separator: " ")): \(typed)" }

    init(
      _ arguments: String..., typed: [String], _ status: Int32, _ answer: String,
      shown: [String] = []
    ) {
      self.arguments = arguments
      self.typed = typed
      self.status = status
      self.answer = answer
      self.shown = shown
    }
  }

  private func run(_ asked: Case) throws -> TerminalSession {
    let session = try TerminalSession(
      Aloud.launch(asked.arguments, ["ACCESSIBLE": "1"], streams: [.null, .null, .pipe]),
      terminalDescriptors: [0, 1], screen: TerminalEmulator(columns: 80, rows: 60))
    var row = -1
    for line in asked.typed {
      // Each prompt stands below the line that was typed before.
      try session.wait(for: "the prompt for \(line)") {
        $0.row > row && ($0.cursorLine.last { !$0.isWhitespace }) == ":"
      }
      row = session.screen.row
      session.type(line + "\r")
    }
    let ending = try session.end()
    #expect(ending == .status(asked.status))
    #expect(String(decoding: session.program.written[2]!, as: UTF8.self) == asked.answer)
    var rest = session.screen.text[...]
    for line in asked.shown {
      let place = rest.firstIndex { $0.hasPrefix(line) }
      #expect(place != nil, "\(line) in \(session.screen.text)")
      if let place { rest = rest[(place + 1)...] }
    }
    return session
  }

  /// Buttons of lists have the numbers behind those of the options, and are typed by name as well.
  @Test(arguments: ["4", "Cancel", "cancel", "ca"])
  func cancelOfAList(typed: String) throws {
    _ = try run(
      Case(
        "whiptail", "--menu", "Size", "0", "0", "0", "s", "Small", "l", "Large", typed: [typed], 1,
        "",
        shown: [
          "Size", "1. s: Small  default", "2. l: Large", "3. OK", "4. Cancel",
          "Number from 1 to 4, or a label (s: Small): ", "answer: Cancel",
        ]))
  }

  static let buttons = [
    Case(
      "dialog", "--help-button", "--menu", "M", "0", "0", "0", "s", "Small", "l", "Large",
      typed: ["help"], 2, "HELP s"),
    // The button is asked for below the row that it is for.
    Case(
      "dialog", "--help-button", "--menu", "M", "0", "0", "0", "s", "Small", "l", "Large",
      typed: ["2", "3"], 2, "HELP l", shown: ["5. Help", "l: Large", "1. OK  default", "3. Help"]),
    Case(
      "dialog", "--extra-button", "--menu", "M", "0", "0", "0", "s", "Small", "l", "Large",
      typed: ["l", ""], 0, "l"),
    Case(
      "dialog", "--extra-button", "--menu", "M", "0", "0", "0", "s", "Small", "l", "Large",
      typed: ["l", "<", "s", "extra"], 3, "s"),
    Case(
      "dialog", "--inputmenu", "M", "0", "0", "0", "s", "Small", "l", "Large",
      typed: ["2", "rename", "Huge"], 3, "RENAMED l Huge"),
    Case(
      "dialog", "--checklist", "C", "0", "0", "0", "a", "A", "on", "b", "B", "off",
      typed: ["cancel"], 1, ""),
    Case(
      "dialog", "--help-button", "--checklist", "C", "0", "0", "0", "a", "A", "on", "b", "B", "off",
      typed: ["1 2", "ok"], 0, "a b"),
    Case("dialog", "--extra-button", "--msgbox", "Hello", "0", "0", typed: ["extra"], 3, ""),
    Case(
      "dialog", "--extra-button", "--msgbox", "Hello", "0", "0", typed: ["never", ""], 0, "",
      shown: ["1. OK  default", "2. Extra", "never is no option: type a number from 1 to 2"]),
    // An option comes before a button of the same name.
    Case(
      "whiptail", "--menu", "M", "0", "0", "0", "Cancel", "the order", "x", "y", typed: ["Cancel"],
      0, "Cancel"),
    Case(
      "whiptail", "--menu", "M", "0", "0", "0", "cart", "a", "cast", "b", typed: ["ca", "cart"], 0,
      "cart", shown: ["2 options begin with ca"]),
    // Where a text is typed a sign tells a button from an answer.
    Case(
      "whiptail", "--inputbox", "Name?", "0", "0", "vm", typed: ["> cancel"], 1, "",
      shown: ["Name?", "> OK", "> Cancel"]),
    Case("whiptail", "--inputbox", "Name?", "0", "0", typed: [">2"], 1, ""),
    Case("whiptail", "--inputbox", "Name?", "0", "0", typed: ["Cancel"], 0, "Cancel"),
    Case("whiptail", "--inputbox", "Name?", "0", "0", typed: ["> nobody"], 0, "> nobody"),
    Case("whiptail", "--passwordbox", "Code?", "0", "0", typed: ["> Cancel"], 1, ""),
    Case("whiptail", "--passwordbox", "Code?", "0", "0", typed: [">c"], 0, ">c"),
    Case("dialog", "--help-button", "--inputbox", "Name?", "0", "0", typed: [">h"], 2, ""),
  ]

  @Test(arguments: buttons)
  func everyButtonCanBePressed(asked: Case) throws { _ = try run(asked) }

  static let defaults = [
    Case(
      "whiptail", "--defaultno", "--yesno", "Sure?", "0", "0", typed: [""], 1, "",
      shown: ["1. Yes", "2. No  default", "Number from 1 to 2, or a label (No):", "answer: No"]),
    Case(
      "whiptail", "--yesno", "Sure?", "0", "0", typed: [""], 0, "",
      shown: ["1. Yes  default", "2. No", "Number from 1 to 2, or a label (Yes):"]),
    Case(
      "dialog", "--defaultno", "--menu", "M", "0", "0", "0", "s", "Small", "l", "Large",
      typed: [""], 1, "",
      shown: [
        "M", "1. s: Small", "4. Cancel  default", "Number from 1 to 4, or a label (Cancel):",
      ]),
  ]

  /// What an empty line does is told before.
  @Test(arguments: defaults)
  func theDefaultIsTold(asked: Case) throws { _ = try run(asked) }

  static let ways = [
    Case("whiptail", "--inputbox", "Name?", "0", "0", typed: ["<"], 0, "<"),
    Case("whiptail", "--passwordbox", "Name?", "0", "0", typed: ["<"], 0, "<"),
    Case(
      "dialog", "--mixedform", "F", "0", "0", "0", "User", "1", "1", "", "1", "10", "20", "0", "0",
      "Pass", "2", "1", "", "2", "10", "20", "0", "1", typed: ["<", "Eve", "<", "Ada", "pw"], 0,
      "Ada\npw\n", shown: ["User", "first question", "Pass", "User"]),
    Case(
      "dialog", "--timebox", "When", "0", "0", "1", "2", "3", typed: ["7", "<", "8", "", ""], 0,
      "08:02:03", shown: ["When", "hour"]),
  ]

  /// A sign goes back where there is a field before, and is an answer elsewhere.
  @Test(arguments: ways)
  func theWayBack(asked: Case) throws { _ = try run(asked) }

  @Test(arguments: [
    (["whiptail", "--inputbox", "Name?", "0", "0"], false),
    (["whiptail", "--checklist", "C", "0", "0", "0", "a", "A", "on"], false),
    (["whiptail", "--menu", "M", "0", "0", "0", "a", "A"], false),
    (["dialog", "--timebox", "When", "0", "0"], true),
    (["ask", "--title", "Size", "s=Small"], false),
  ])
  func helpPromisesTheWayBackWhereThereIsOne(arguments: [String], goesBack: Bool) throws {
    let session = try TerminalSession(
      Aloud.launch(arguments, ["ACCESSIBLE": "1"]), screen: TerminalEmulator(columns: 80, rows: 60))
    try session.wait(for: "the prompt") { ($0.cursorLine.last { !$0.isWhitespace }) == ":" }
    session.type("?\r")
    try session.wait(for: "Control D")
    #expect(session.screen.shows("less-than") == goesBack)
    session.type(Key.controlD)
    _ = try session.end()
  }

  static let numbers = [
    Case(
      "whiptail", "--menu", "M", "0", "0", "0", "1", "Hostname", "2", "Locale", typed: ["2"], 0,
      "2", shown: ["M", "1: Hostname  default", "2: Locale", "3. OK", "4. Cancel"]),
    Case(
      "whiptail", "--menu", "M", "0", "0", "0", "5", "five", "10", "ten", "1", "one",
      typed: ["2", "10"], 0, "10",
      shown: ["5: five", "10: ten", "1: one", "OK", "Cancel", "no option begins with 2"]),
    Case(
      "whiptail", "--menu", "M", "0", "0", "0", "5", "five", "10", "ten", "1", "one",
      typed: ["1"], 0, "1"),
    Case(
      "dialog", "--checklist", "C", "0", "0", "0", "3", "c", "off", "1", "a", "off",
      typed: ["1"], 0, "1"),
    Case(
      "whiptail", "--menu", "M", "0", "0", "0", "1 System", "names", "2 Display", "", typed: ["2"],
      0, "2 Display", shown: ["1 System: names", "2 Display"]),
  ]

  /// Options whose tags are numbers have no others before them.
  @Test(arguments: numbers)
  func numbersAreNotDoubled(asked: Case) throws {
    let session = try run(asked)
    #expect(!session.screen.text.contains { $0.hasPrefix("1. ") })
  }

  /// What may be chosen is named, and Tab goes on in whatever folder was typed.
  @Test func whatMayBeChosenIsNamed() throws {
    let folder = TemporaryFolder()
    folder.write("", to: "alpha.txt")
    folder.write("", to: "beta.txt")
    let beta = folder.path + "/beta.txt"
    _ = try run(
      Case(
        "dialog", "--fselect", folder.path + "/", "0", "0", typed: [folder.path + "/b\t"], 0, beta,
        shown: ["file", "alpha.txt", "beta.txt", "> OK", "> Cancel", "answer: "]))
    // From elsewhere.
    _ = try run(
      Case("dialog", "--fselect", "/etc/", "0", "0", typed: [folder.path + "/b\t"], 0, beta))
  }

  /// A sign that does something is an answer by a backslash, which help tells.
  @Test func signsAsAnswers() throws {
    _ = try run(
      Case(
        "whiptail", "--inputbox", "Which sign?", "0", "0", "x", typed: ["?", "\\> Cancel"], 0,
        "> Cancel", shown: ["Which sign?", "type your answer", "answer: > Cancel"]))
  }

  /// What is typed takes the place of what is checked, which help tells where something is.
  @Test(arguments: [("on", true), ("off", false)])
  func whatIsCheckedIsReplaced(status: String, isTold: Bool) throws {
    let session = try run(
      Case(
        "whiptail", "--separate-output", "--checklist", "Which?", "0", "0", "0", "a", "Ham", status,
        "b", "Corn", "off", typed: ["?", "2"], 0, "b\n"))
    let words = session.screen.text.joined(separator: " ")
    #expect(words.contains("what you type takes the place of what is checked now") == isTold)
  }
}
