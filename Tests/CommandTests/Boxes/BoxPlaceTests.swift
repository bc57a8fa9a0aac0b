// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import RadioNavigator
import Testing

@testable import aloud

/// "Where am I" below a long text tells where one is in it, and not the text.
@Suite struct BoxPlaceTests {
  private static let long = (1...40).map { "This is sentence number \($0)." }.joined(separator: " ")
  private static let short = "This is all. There is no more."

  /// Every kind of box with a text, but for those that take a file.
  private static let boxes: [[String]] = [
    ["--msgbox", "T", "0", "0"], ["--yesno", "T", "0", "0"], ["--inputbox", "T", "0", "0", "a"],
    ["--passwordbox", "T", "0", "0"], ["--rangebox", "T", "0", "0", "1", "9", "4"],
    ["--menu", "T", "0", "0", "0", "1", "One"],
    ["--radiolist", "T", "0", "0", "0", "1", "One", "on"],
    ["--checklist", "T", "0", "0", "0", "1", "One", "on"],
    ["--treeview", "T", "0", "0", "0", "1", "One", "on", "0"],
    ["--buildlist", "T", "0", "0", "0", "1", "One", "on"],
    ["--pause", "T", "0", "0", "60"],
  ]

  private func said(_ box: [String], _ text: String, title: [String], keys: String) throws
    -> [String]
  {
    let arguments = title + [box[0], text] + box.dropFirst(2)
    return try HeardBox(dialog: arguments, keys: keys).said.map { $0.joined(separator: "|") }
  }

  @Test(arguments: boxes, [[], ["--title", "Licence"]])
  func aLongTextIsNotReadAgain(box: [String], title: [String]) throws {
    let said = try said(box, Self.long, title: title, keys: "F2 M-Down M-Down F2")
    #expect(said[0].contains("This is sentence number 40."))
    #expect(said[1].contains("text of 40 sentences"))
    #expect(!said[1].contains("This is sentence number 2."))
    #expect(said[4].contains("sentence 2 of 40, This is sentence number 2.,"))
    #expect(!said[4].contains("number 3."))
    for place in [said[1], said[4]] { #expect(place.contains("Licence") == !title.isEmpty) }
  }

  @Test(arguments: boxes)
  func aShortTextIs(box: [String]) throws {
    let said = try said(box, Self.short, title: ["--title", "Licence"], keys: "F2")
    #expect(said[1].contains(Self.short))
    #expect(!said[1].contains("sentences"))
  }

  /// A text that is only read tells the place from the first sentence on, once.
  @Test(arguments: [[], ["--title", "Licence"]])
  func aShortTextThatIsGoneThrough(title: [String]) throws {
    let said = try said(["--msgbox", "T", "0", "0"], Self.short, title: title, keys: "Down F2")
    #expect(said[2].components(of: "sentence 1 of 2") == 1)
    #expect(said[2].components(of: "This is all.") == 1)
    #expect(!said[2].contains("There is no more."))
  }

  /// The fields of a form have words of their own; the buttons have the text.
  @Test func aForm() throws {
    let form = ["--form", Self.long, "0", "0", "0"]
    let fields = [
      "Name:", "1", "1", "", "1", "9", "9", "9", "Town:", "2", "1", "", "2", "9", "9", "9",
    ]
    let said = try HeardBox(dialog: form + fields, keys: "F2 Tab F2").said.map { $0[0] }
    #expect(!said[1].contains("sentence number 2"))
    #expect(said[3].contains("text of 40 sentences"))
  }

  /// A file of any length is told by hundredths where nobody would wait for its sentences.
  @Test func aFile() throws {
    let lines = (1...60_000).map { "Line \($0) says so." }.joined(separator: "\n")
    let long = try file(lines, keys: "F2 End F2")
    #expect(long[1].hasPrefix("document, 0 percent, "))
    #expect(long[3].hasPrefix("document, 100 percent, Line 60000 says so., "))
    let page = try file(Self.long, keys: "Down F2")
    #expect(page[2].hasPrefix("document, sentence 1 of 40, This is sentence number 1., "))
  }

  /// What is said of a file with a text.
  private func file(_ text: String, keys: String) throws -> [String] {
    var box = try HeardBox.box(dialog: ["--textbox", "file", "0", "0"])
    box.text = Array(text.utf8)
    return try HeardBox(box, keys: keys).said.map { $0[0] }
  }

  /// What a program wrote was heard as it came, and is not read again before somebody asks.
  @Test func theLinesOfAProgram() throws {
    var box = try HeardBox.box(dialog: ["--programbox", "0", "0"])
    box.output = Array("One line\nTwo lines\nThree lines".utf8)
    let said = try HeardBox(box, keys: "F2 Down F2 Home").said.map { $0[0] }
    #expect(said[0] == "document, Exit, button")
    #expect(said[1].hasPrefix("document, text of 3 sentences, "))
    #expect(said[2] == "One line")
    #expect(said[3].hasPrefix("document, sentence 1 of 3, One line, "))
    #expect(said[4] == "One line, Two lines, Three lines")
  }

  /// What is looked for and not there is no option.
  @Test(arguments: [("Down / q", "q"), ("/ o q", "oq")])
  func whatIsNotFoundIsTold(keys: String, typed: String) throws {
    let said = try file("One is.\nTwo are.\n", keys: keys)
    #expect(said.last == "\(typed) was not found in the text")
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let place = rest.firstRange(of: text) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}
