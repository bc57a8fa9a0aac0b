// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// What people reported about questions in other programs: each situation, answered rightly.
struct ReportTests {
  struct Report: Sendable, CustomTestStringConvertible {
    let situation: String
    var arguments: [String]
    let keys: String
    var variables: [String: String] = [:]
    var status: Int32 = 0
    var answer: String?
    /// Beginnings of what is said after the opening, in order and complete.
    let says: [String]
    /// Parts of what is shown last.
    var shows: [String] = []

    var testDescription: String { situation }
  }

  private static let yesOrNo = ["--title", "Go on?", "--mode", "lines", "y=Yes", "n=No"]
  private static let crusts = ["--title", "Pizza crust"] + Crusts.options + Crusts.disabled
  private static let crustLines = crusts + ["--mode", "lines"]
  private static let dozen = ["--title", "Month"] + (1...12).map { "m\($0)=Month \($0)" }

  static let reports: [Report] = typed + moved + unavailable + labelled

  /// Typed lines.
  private static let typed: [Report] = [
    .init(
      situation: "a blank line takes a default of yes", arguments: yesOrNo + ["--default", "y"],
      keys: "Enter", answer: "y", says: ["answer: Yes"]),
    .init(
      situation: "a blank line takes a default of no", arguments: yesOrNo + ["--default", "n"],
      keys: "Enter", answer: "n", says: ["answer: No"]),
    .init(
      situation: "the default is said with the question",
      arguments: crustLines + ["--default", "deep"], keys: "C-d", status: 3,
      says: ["end of input"]),
    .init(
      situation: "the end of input takes no default", arguments: yesOrNo + ["--default", "y"],
      keys: "", status: 3, says: ["end of input, no answer given"]),
    .init(
      situation: "the end of input ends, whatever was typed", arguments: yesOrNo,
      keys: "text:maybe Enter", status: 3,
      says: ["maybe is no option: type a number from 1 to 2", "end of input, no answer given"]),
    .init(
      situation: "the number of an unavailable option is refused with its reason",
      arguments: crustLines, keys: "3 Enter 2 Enter", answer: "deep",
      says: ["Thin crust, unavailable: out of dough", "answer: Deep dish"]),
    .init(
      situation: "a number with spaces around it", arguments: crustLines,
      keys: #"text:"  2 " Enter"#, answer: "deep", says: ["answer: Deep dish"]),
    .init(
      situation: "a full-width number", arguments: crustLines, keys: "text:２ Enter",
      answer: "deep", says: ["answer: Deep dish"]),
    .init(
      situation: "zero as a number", arguments: crustLines, keys: "0 Enter", status: 3,
      says: ["0 is out of range: 1 to 3", "end of input"]),
    .init(
      situation: "a negative number", arguments: crustLines, keys: "text:-1 Enter", status: 3,
      says: ["-1 is out of range: 1 to 3", "end of input"]),
    .init(
      situation: "a family is one grapheme under Backspace", arguments: crustLines,
      keys: "text:2👨‍👩‍👧‍👦🇩🇪 Backspace Backspace Enter", answer: "deep",
      says: ["answer: Deep dish"]),
    .init(
      situation: "yes in German by its letter",
      arguments: ["--mode", "lines", "y=Ja", "n=Nein", "--language", "de"], keys: "j Enter",
      answer: "y", says: ["Antwort: Ja"]),
    .init(
      situation: "yes in German by the letter that scripts use",
      arguments: ["--mode", "lines", "y=Ja", "n=Nein", "--language", "de"], keys: "y Enter",
      answer: "y", says: ["Antwort: Ja"]),
  ]

  /// Keys that move and choose.
  private static let moved: [Report] = [
    .init(
      situation: "every option on the way is said, once, its position last", arguments: dozen,
      keys: "Down Down Enter", answer: "m3",
      says: [
        "Month 2, radio button, selected, 2 of 12", "Month 3, radio button, selected, 3 of 12",
        "answer: Month 3",
      ]),
    .init(
      situation: "the first digit of a longer number fires nothing", arguments: dozen,
      keys: "1 2 Enter", answer: "m12",
      says: ["1", "Month 12, radio button, selected, 12 of 12", "answer: Month 12"]),
    .init(
      situation: "a number after arrows is the number", arguments: crusts + ["d=Fourth"],
      keys: "Down 4 Enter", answer: "d",
      says: ["Deep dish", "Fourth, radio button, selected, 4 of 4", "answer: Fourth"]),
    .init(
      situation: "the wrap at the end is said", arguments: ["a", "b"], keys: "Down Down Enter",
      answer: "a", says: ["b,", "back to the first, a,", "answer: a"]),
    .init(
      situation: "the end is said where nothing wraps", arguments: ["a", "b", "--no-wrap"],
      keys: "Down Down Enter", answer: "b", says: ["b,", "last option, b,", "answer: b"]),
    .init(
      situation: "the hint is said once, then on demand", arguments: ["a", "b"],
      keys: "wait:3000 wait:60000 Down wait:60000 F1 Enter", answer: "b",
      says: [
        "Up and Down arrows choose", "b, radio button", "Up and Down arrows: previous", "answer: b",
      ]),
    .init(
      situation: "Control-C is neither no nor a time-out", arguments: ["yes", "no"], keys: "C-c",
      status: 130, says: ["interrupted, no answer given"]),
    .init(
      situation: "j and k search, they do not move",
      arguments: (1...40).map { "\($0)=\($0 % 2 == 0 ? "j" : "k")-\($0)" },
      keys: "j wait:1000 k wait:1000 3 9 Enter",
      answer: "39", says: ["j-2,", "k-3,", "3", "k-39,", "answer: k-39"]),
    .init(
      situation: "hints and refusals in the person's language", arguments: ["a", "b"],
      keys: "x wait:3000 Escape", variables: ["LANG": "es_ES.UTF-8"], status: 1,
      says: ["ninguna opción empieza por x", "flecha arriba", "cancelado"]),
  ]

  /// Options that cannot be chosen.
  private static let unavailable: [Report] = [
    .init(
      situation: "with the first unavailable, Space and Enter take the first that is available",
      arguments: ["a", "b", "c", "--disabled", "a"], keys: "Enter Space Enter", answer: "b",
      says: ["nothing is selected", "selected", "answer: b"]),
    .init(
      situation: "Enter on an unavailable option answers nothing", arguments: crusts,
      keys: "End Enter Escape", status: 1,
      says: [
        "Thin crust, radio button, not selected, unavailable", "Thin crust, unavailable",
        "cancelled",
      ]),
    .init(
      situation: "all unavailable is said and has its own status",
      arguments: ["a", "b", "--disabled", "a", "--disabled", "b"], keys: "Enter", status: 4,
      says: ["no option can be selected"]),
    .init(
      situation: "an arrow onto an unavailable option selects nothing",
      arguments: crusts + ["--default", "deep"], keys: "Right Space Escape", status: 1,
      says: [
        "Thin crust, radio button, not selected, unavailable: out of dough, 3 of 3",
        "Thin crust, unavailable: out of dough, Deep dish stays selected", "cancelled",
      ]),
    .init(
      situation: "unavailable is a word on the screen", arguments: crusts, keys: "Down C-c",
      variables: ["NO_COLOR": "1"], status: 130, says: ["Deep dish", "interrupted"],
      shows: ["Thin crust  unavailable: out of dough", "> (•) Deep dish"]),
  ]

  /// Labels.
  private static let labelled: [Report] = [
    .init(
      situation: "a default whose key and label have a comma",
      arguments: ["salt, pepper", "none", "--default", "salt, pepper"], keys: "Enter",
      answer: "salt, pepper", says: ["answer: salt, pepper"]),
    .init(
      situation: "signs of markup are said and shown whole",
      arguments: ["a", #"b=<b>Tom & "Jerry's"</b>"#], keys: "Down C-c", status: 130,
      says: [#"<b>Tom & "Jerry's"</b>, radio button, selected, 2 of 2"#, "interrupted"],
      shows: [#"<b>Tom & "Jerry's"</b>"#]),
    .init(
      situation: "two options with the same label", arguments: ["x=Same", "y=Same", "z=Same"],
      keys: "Down Enter", answer: "y",
      says: ["Same, radio button, selected, 2 of 3", "answer: Same"]),
  ]

  @Test(arguments: reports)
  func isAnsweredRightly(_ report: Report) throws {
    let session = try PlayedSession(report.arguments, keys: report.keys, report.variables)
    #expect(session.run.ending == .status(report.status))
    #expect(session.answer == report.answer)
    // The question opens with its group, then with the focused option, or by lines with the list.
    let isByLines = report.arguments.contains("lines")
    let kinds = session.lines.compactMap(\.kind)
    #expect(kinds.prefix(2) == ["group", isByLines ? "group" : "focus"])
    let said = session.said.dropFirst(isByLines ? kinds.filter { $0 == "group" }.count : 2)
    #expect(said.count == report.says.count)
    for (text, beginning) in zip(said, report.says) { #expect(text.hasPrefix(beginning)) }
    for part in report.shows {
      #expect(session.screen?.lines?.contains { $0.contains(part) } == true)
    }
  }

  /// One key is one announcement at most, whatever is pressed.
  @Test func oneAnnouncementAKey() throws {
    let session = try PlayedSession(
      Crusts.title + Crusts.options + Crusts.disabled,
      keys:
        "Down Up End Home C-n C-p Space 3 2 t x F2 F3 F4 + - = F5 F6 F7 F8 Tab PageDown Left Enter")
    #expect(session.saidByKey.count > 20)
    for said in session.saidByKey.dropFirst() { #expect(said.count <= 1) }
  }

  /// A description is a field of its own between label and position, a pause from both.
  @Test func descriptionsStandApart() throws {
    let session = try PlayedSession(
      ["--options", "-", "--verbosity", "verbose"], keys: "Down Enter",
      input: "a\tThin\tCrisp\nb\tDeep\tSoft\n")
    let focus = try #require(session.said("focus").last)
    #expect(focus == "Deep, radio button, selected, Soft, 2 of 2")
    #expect(
      session.lines.last { $0.kind == "focus" }?.fields == [
        "label": "Deep", "role": "radio button", "state": "selected", "description": "Soft",
        "position": "2 of 2",
      ])
  }

  /// A default is said when the question opens in line mode too.
  @Test func defaultIsSaid() throws {
    let session = try PlayedSession(Self.crustLines + ["--default", "deep"], keys: "")
    #expect(session.saidByKey[0].contains { $0 == "2, Deep dish, selected" })
  }

  /// A label in a language without a voice: another voice speaks, which is said once.
  @Test func missingVoiceIsToldOnce() throws {
    let folder = TemporaryFolder()
    _ = try CommandRun(Aloud.shell(#"mkdir "$F/tlh.lproj""#, ["F": folder.path]))
    folder.write(#""yes" = "HIja"; "no" = "ghobe";"#, to: "tlh.lproj/words.strings")
    let transcript = folder.path + "/transcript"
    let session = try TerminalSession(
      Aloud.launch([
        "ask", "y=@yes", "n=@no", "--table", "words=" + folder.path, "--speech",
        "wav:" + folder.path + "/sound.wav", "--transcript", transcript,
      ]))
    try session.wait(for: "no voice for tlh, using en")
    session.type(Key.down + Key.up + Key.down + Key.enter)
    #expect(try session.end() == .status(0))
    let lines = String(decoding: try #require(folder.bytes(of: "transcript")), as: UTF8.self)
    #expect(
      lines.split(separator: "\n").filter { $0.contains(#""text":"no voice for tlh"#) }.count == 1)
    let sound = try #require(folder.bytes(of: "sound.wav"))
    #expect(sound.dropFirst(44).contains { $0 != 0 })
  }

  /// The last announcement is heard to its end: the sound is as long as eSpeak NG alone makes
  /// what was said.
  @Test func lastAnnouncementIsHeard() throws {
    let label = "Something of a rather long name"
    let run = try CommandRun(["ask", "a=" + label, "--keys", "Enter", "--speech", "wav:-"])
    let texts = ["radio group", "\(label), radio button, not selected, 1 of 1", "answer: \(label)"]
    let alone = try texts.map { text in
      let words = ["espeak-ng", "--stdout", "-v", "en", "--", text].map { Array($0.utf8) }
      return try CommandRun(
        Launch(words, environment: Aloud.environment, streams: [.null, .pipe, .pipe])
      ).bytes.count
    }
    #expect(alone.allSatisfy { $0 > 10_000 })
    #expect(run.bytes.count * 10 >= alone.reduce(0, +) * 9)
  }
}
