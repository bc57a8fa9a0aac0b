// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import aloud

/// Help and hints of boxes say what holds where the focus is.
@Suite struct BoxHelpTests {
  static let boxes: [[String]] = [
    ["dialog", "--menu", "What?", "0", "0", "0", "1", "One", "2", "Two"],
    ["dialog", "--visit-items", "--menu", "What?", "0", "0", "0", "1", "One", "2", "Two"],
    ["dialog", "--checklist", "What?", "0", "0", "0", "1", "One", "on", "2", "Two", "off"],
    ["dialog", "--radiolist", "What?", "0", "0", "0", "1", "One", "on", "2", "Two", "off"],
    ["dialog", "--inputbox", "Name?", "0", "0"], ["dialog", "--passwordbox", "Name?", "0", "0"],
    ["dialog", "--rangebox", "How hot?", "0", "0", "1", "10", "4"],
    ["dialog", "--calendar", "When?", "0", "0", "5", "3", "2020"],
    ["dialog", "--timebox", "When?", "0", "0", "5", "3", "20"],
    ["dialog", "--yesno", "Now?", "0", "0"], ["dialog", "--msgbox", "It is. So be it.", "0", "0"],
    ["dialog", "--fselect", "/etc/", "0", "0"],
    [
      "dialog", "--form", "Who?", "0", "0", "0", "Name", "1", "1", "", "1", "10", "9", "0", "Town",
      "2", "1", "", "2", "10", "9", "0",
    ],
    ["whiptail", "--menu", "What?", "0", "0", "0", "1", "One", "2", "Two"],
    ["whiptail", "--checklist", "What?", "0", "0", "0", "1", "One", "on", "2", "Two", "off"],
    ["whiptail", "--radiolist", "What?", "0", "0", "0", "1", "One", "on", "2", "Two", "off"],
    ["whiptail", "--inputbox", "Name?", "0", "0"], ["whiptail", "--yesno", "Now?", "0", "0"],
    ["whiptail", "--msgbox", "It is.", "0", "0"],
  ]

  private func heard(_ words: [String], _ keys: String) throws -> [[String]] {
    let arguments = Array(words.dropFirst())
    if words[0] == "dialog" { return try HeardBox(dialog: arguments, keys: keys).said }
    let box = try #require(Box(WhiptailLine(arguments.map { Array($0.utf8) })))
    return try HeardBox.texts(of: box, keys: keys)
  }

  /// The stops that a key leads to are those that help names, in their order, wherever it is asked.
  @Test(arguments: boxes)
  func tabLeadsWhereHelpSays(box: [String]) throws {
    for moves in ["", "Tab ", "Tab Tab "] {
      let help = try #require(heard(box, moves + "F1").last?.first)
      let way = try #require(help.firstRange(of: /Tab and Shift Tab[^:]*: [^.]*/))
      let stops = help[way].drop { $0 != ":" }.dropFirst(2).split(separator: ", ").map(String.init)
      var keys = moves
      var visited: [String] = []
      for _ in stops {
        keys += "Tab "
        let said = try #require(heard(box, keys).last)
        let text = said.joined(separator: ", ")
        visited.append(stops.first { Self.tells(text, $0) } ?? text)
      }
      #expect(Set(visited) == Set(stops), "\(moves): \(help)")
      let turn = (visited.firstIndex(of: stops[0]) ?? 0)
      #expect(Array(visited[turn...] + visited[..<turn]) == stops, "\(moves): \(visited)")
    }
  }

  /// A button by its name and role; a field by what it is, or, in a form, by its place.
  private static func tells(_ said: String, _ stop: String) -> Bool {
    if stop == "form" { return said.contains("edit text") }
    let isButton = said.contains(", button, ")
    return isButton ? said.contains(stop + ", button, ") : said.contains(stop)
  }

  /// What Up does is promised only where it does it.
  @Test(arguments: boxes)
  func upReadsOnlyWhereItIsSaid(box: [String]) throws {
    let help = try #require(heard(box, "F1").last?.first)
    let up = try #require(heard(box, "Up").last)
    let text = up.joined(separator: ", ")
    if help.contains("Up arrow: read what is typed") {
      #expect(text == "blank" || text.contains(" of "))
    }
    if help.contains("Up arrow: less") { #expect(text == "3") }
  }

  /// Where letters press buttons, no search by letters is promised, and else no pressing.
  @Test(arguments: boxes)
  func lettersDoWhatHelpSays(box: [String]) throws {
    let help = try #require(heard(box, "F1").last?.first)
    let closes = try heard(box, "o").last?.last?.hasPrefix("answer") == true
    if help.contains("the first letter of a button") {
      #expect(!help.contains("letters: "))
      // Of yes and no, none begins so.
      #expect(closes || box.contains("--yesno"))
    } else {
      #expect(!closes)
    }
  }

  /// What digits do is told as it is.
  @Test(arguments: [
    (["1", "2"], true), (["8080", "443"], true), (["a", "b"], false), (["a", "9 b"], true),
  ])
  func digitsDoWhatHelpSays(tags: [String], areFound: Bool) throws {
    let box = ["dialog", "--menu", "What?", "0", "0", "0"] + tags.flatMap { [$0, "Item"] }
    let help = try #require(heard(box, "F1").last?.first)
    #expect(help.contains("letters and digits: the next option that begins with them") == areFound)
    #expect(help.contains("digits: the option with that number; letters: ") != areFound)
    if areFound {
      let digit = try #require(tags[1].first)
      #expect(try heard(box, "\(digit)").last?[0].hasPrefix(tags[1] + ": Item") == true)
    } else {
      #expect(try heard(box, "2").last?[0].hasPrefix(tags[1] + ": Item") == true)
    }
  }

  /// A letter that is no button’s is told to do nothing, though the text has it.
  @Test func letterOfNoButton() throws {
    let box = ["dialog", "--msgbox", "It is. So be it.", "0", "0"]
    #expect(try heard(box, "s").last == ["s does nothing here, F1 reads the keys"])
    let noCancel = ["dialog", "--no-cancel", "--extra-button", "--yesno", "Now?", "0", "0"]
    #expect(try heard(noCancel, "n").last == ["no option begins with n"])
  }

  /// Enter sends all of a form, of secrets too, and nothing else is told there.
  @Test(arguments: ["--form", "--passwordform"])
  func enterSendsAll(kind: String) throws {
    func line(_ place: Int) -> [String] {
      ["Name \(place)", "\(place)", "1", "", "\(place)", "10", "9", "0"]
    }
    let box = ["dialog", kind, "Who?", "0", "0", "0"]
    let several = try heard(box + line(1) + line(2), "F2").last?.first
    #expect(several?.contains("Enter sends all") == true)
    #expect(several?.contains("Enter goes on") == false)
    #expect(try heard(box + line(1), "F2").last?.first?.contains("Enter sends all") == false)
  }

  /// What has the focus is not what is selected, and what is selected is told.
  @Test func whatIsSelectedIsToldAtTheOpening() throws {
    let box = ["whiptail"] + ["--radiolist", "R", "0", "0", "0", "a", "A", "off", "b", "B", "on"]
    #expect(
      try heard(box, "")[0] == [
        "R, radio group, selected: b: B", "a: A, radio button, not selected, 1 of 2",
      ])
  }

  /// At the last option, a key that leads on says nothing of the list's beginning.
  @Test func theEndOfTheStopsIsNotTheEndOfTheList() throws {
    #expect(try heard(Self.boxes[13], "Down Left").last == ["2: Two, 2 of 2"])
  }

  /// Going round among the buttons is told.
  @Test(arguments: [(9, "Right Right"), (12, "Tab Down Down"), (0, "Tab Tab")])
  func goingRoundIsTold(box: Int, keys: String) throws {
    let said = try heard(Self.boxes[box], keys).last
    #expect(said?.first?.hasPrefix("back to the first, ") == true)
  }

  /// Where reading begins at the right, Left goes on.
  @Test(arguments: [("Left", 2), ("Right", 1), ("Left Right", 1)])
  func rightToLeft(keys: String, place: Int) throws {
    let box = try #require(
      Box(WhiptailLine(["--yesno", "Now?", "0", "0"].map { Array($0.utf8) })))
    let heard = try HeardBox(box, keys: keys, language: "ar")
    #expect(heard.session.navigator.focusedPosition == place - 1)
  }

  /// "Where am I" tells on the buttons what is asked, and what they send.
  @Test func whereAmIOnTheButtons() throws {
    let said = try heard(
      ["whiptail", "--title", "Host", "--inputbox", "Which name?", "0", "0", "vm"], "Tab F2")
    #expect(said.last?[0].hasPrefix("Host, Which name?, buttons, OK, button, 1 of 2, vm, ") == true)
    let date = try heard(Self.boxes[7], "F2")
    let beginning = "When?, buttons, OK, button, 1 of 2, Thursday, March 5, 2020, "
    #expect(date.last?[0].hasPrefix(beginning) == true)
  }
}
