// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import RadioModel
import Testing

@testable import aloud

/// Conversations with debconf, line by line. Those in files were written down between debconf 1.5.82
/// and what it asked, see `traps.config` beside them.
@Suite struct PassthroughConversationTests {
  private static func lines(of name: String) throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Debconf/" + name)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  private static let words: LabelTables = {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try! LabelTables(
      folder: TableFolder(path: "/\(root)/Localization"), languages: ["de"])
  }()

  /// What a person answered while it was written down.
  private static let given: [[FieldAnswer]] = [
    [.choice("3"), .choices(["1", "3"])],
    [
      .none, .text("second, as before"), .text("one line GO and C:\\dir another"), .text("geheim"),
      .choice(FormField.no), .none,
    ],
  ]

  /// Every line that debconf said is answered as it was then, and nothing else is said.
  @Test(arguments: ["aloud.conversation", "passthrough.conversation"])
  func realConversationsAreRepeated(_ name: String) throws {
    var conversation = PassthroughConversation(usualLanguage: "de")
    var answers = Self.given[...]
    var replies: [String] = []
    let lines = try Self.lines(of: name)
    for line in lines where line.hasPrefix("> ") {
      switch conversation.take(String(line.dropFirst(2))) {
      case .reply(let reply): replies.append(reply)
      case .silence: break
      case .progress(_, let reply): replies.append(reply)
      case .ask(let form):
        let next = try #require(answers.first)
        answers = answers.dropFirst()
        #expect(form.questions.count == next.count)
        replies.append(conversation.answered(next))
      }
    }
    #expect(answers.isEmpty)
    #expect(replies == lines.filter { $0.hasPrefix("< ") }.map { String($0.dropFirst(2)) })
  }

  /// The forms that a conversation asks, each answered with nothing.
  private func forms(of name: String) throws -> [PassthroughForm] {
    var conversation = PassthroughConversation(usualLanguage: "de")
    var forms: [PassthroughForm] = []
    for line in try Self.lines(of: name) where line.hasPrefix("> ") {
      guard case .ask(let form) = conversation.take(String(line.dropFirst(2))) else { continue }
      forms.append(form)
      _ = conversation.answered(form.questions.map { _ in .none })
    }
    return forms
  }

  @Test func choicesThatReadTheSameStayTwo() throws {
    let forms = try forms(of: "aloud.conversation")
    let form = try #require(forms.first?.form(words: Self.words))
    let color = try #require(form.fields[0].kind.group)
    #expect(color.map(\.label) == ["rot", "blau", "blau"])
    #expect(color.map(\.detail) == [nil, "sky", "sea"])
    #expect(color.selectedKey == "3")
    guard case .checklist(let toppings, let checked) = form.fields[1].kind else {
      Issue.record("no checklist")
      return
    }
    #expect(toppings.map(\.label) == ["Salz, Pfeffer", "Öl", "Wasser"])
    #expect(checked.keys == ["1", "3"])
    #expect(forms[0].offersBack)
  }

  @Test func oneTemplateStandsForSeveralQuestions() throws {
    let forms = try forms(of: "passthrough.conversation")
    let form = try #require(forms.last?.form(words: Self.words))
    #expect(
      form.fields.map(\.name) == [
        "traps/device", "traps/device#2", "traps/remarks", "traps/secret", "traps/sure",
        "traps/warning",
      ])
    #expect(form.fields[0].label == "Name von sda")
    #expect(form.fields[1].label == "Name von sdb")
    #expect(form.fields[2].detail == "The first paragraph.\n\nThe second paragraph.")
    #expect(form.fields.map(\.hasError) == [false, false, false, false, false, true])
    guard case .entry(let secret) = form.fields[3].kind else {
      Issue.record("no entry")
      return
    }
    // debconf sends the password that it has; nobody hears or sees it.
    #expect(secret.isSecret && secret.text.isEmpty)
  }

  /// The language that debconf took a text in is the language that it is spoken in.
  @Test func wordsKeepTheirLanguage() throws {
    let forms = try forms(of: "aloud.conversation")
    let form = try #require(forms.last?.form(words: Self.words))
    #expect(form.fields.map(\.language) == [nil, nil, "en", "en", nil, nil])
  }

  private static func reply(_ lines: String...) -> [String?] {
    var conversation = PassthroughConversation(usualLanguage: "en")
    return lines.map { line in
      switch conversation.take(line) {
      case .reply(let reply): reply
      case .silence: nil
      case .progress(_, let reply): reply
      case .ask: "asks"
      }
    }
  }

  @Test func backIsToldWithoutAnswers() {
    var conversation = PassthroughConversation(usualLanguage: "en")
    for line in ["CAPB backup", "CAPB", "DATA a/b type boolean", "INPUT low a/b"] {
      _ = conversation.take(line)
    }
    guard case .ask(let form) = conversation.take("GO") else {
      Issue.record("asks nothing")
      return
    }
    // To ask what the other side can do takes no offer back.
    #expect(form.offersBack)
    let reply = conversation.wentBack()
    #expect(reply == "30 backup")
    // What was to be asked is to be said anew.
    let again = conversation.take("GO")
    #expect(again == .reply("0 ok"))
  }

  @Test func withoutQuestionsNothingIsAsked() {
    #expect(Self.reply("GO") == ["0 ok"])
    #expect(
      Self.reply("DATA a/b type select", "DATA a/b choices", "INPUT low a/b", "GO")
        == ["0 ok", "0 ok", "30 question skipped", "0 ok"])
    #expect(Self.reply("INPUT low a/b") == ["10 a/b doesn't exist"])
    #expect(Self.reply("DATA a/b type entropy", "INPUT low a/b")[1] == "30 question skipped")
  }

  @Test func furtherLinesOfAValueGetNoReply() {
    #expect(
      Self.reply("SET a/b one", "two", "", "INPUT of water", "GET a/b")
        == ["0 ok", nil, nil, nil, "0 one two  INPUT of water"])
    #expect(Self.reply("two") == ["20 unsupported command"])
    #expect(Self.reply("METAGET a/b description") == ["20 unsupported command"])
  }

  /// A value is one line of the protocol, whatever marks follow its signs, and comes back whole.
  @Test(arguments: ["a\\nb", "a\r\\nb", "a\\n\u{301}b", "a\\\\\u{301}b", "\u{301}a b"])
  func aValueIsOneLine(value: String) throws {
    let reply = try #require(Self.reply("X_ALOUD_PLACES", "SET a/b \(value)", "GET a/b")[2])
    #expect(Array(reply.utf8) == Array("0 \(value)".utf8))
    let plain = try #require(Self.reply("SET a/b \(value)", "GET a/b")[1])
    #expect(!plain.utf8.contains(UInt8(ascii: "\n")))
  }

  /// A label with a comma is found in a list of labels that have commas between.
  @Test(arguments: [
    ("a, b, c", ["2", "3"]), ("a", ["1"]), ("a, b, a", ["1", "2"]), ("", []), ("x, c", ["3"]),
  ])
  func labelsAreFoundInAList(_ value: String, _ keys: [String]) {
    var data = PassthroughData(type: "multiselect")
    data.choices = "a, a\\, b, c"
    data.value = value
    let question = data.question(named: "a/b", usesPlaces: false, usual: "en")
    #expect(question?.chosen == Set(keys.map { OptionKey($0) }))
  }

  @Test func aTitleIsSaidOnce() throws {
    var conversation = PassthroughConversation(usualLanguage: "en")
    var titles: [[String]] = []
    for line in ["TITLE Configuring x"]
      + (1...2).flatMap({ _ in ["DATA a/b type note", "INPUT low a/b", "GO"] })
    {
      guard case .ask(let form) = conversation.take(line) else { continue }
      titles.append(try #require(form.form(words: Self.words)).fields[0].groups)
      _ = conversation.answered([.none])
    }
    #expect(titles == [["Configuring x"], []])
  }
}
