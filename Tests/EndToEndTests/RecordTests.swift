// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// `aloud record`: what a person did becomes a script that holds.
@Suite struct RecordTests {
  private static let examples =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Examples"

  @Test(arguments: [
    (
      "pizza-order",
      "Up Down Enter Down Enter Space Enter Down Enter text:Elm Enter F2 wait:4000 Escape Escape"
    ),
    ("survey", "F1 x S-Tab Escape"),
    ("server-install", "Enter Enter Space Enter text:secret Enter C-c"),
  ])
  func whatIsRecordedHolds(form: String, keys: String) throws {
    for settings in [
      [], ["--language", "ar", "--text-size", "AX5"], ["--verbosity", "brief"],
      ["--select", "manual", "--no-wrap", "--disabled-options", "skip", "--columns", "2"],
    ] {
      let folder = TemporaryFolder()
      let script = folder.path + "/a.aloud"
      let path = "\(Self.examples)/\(form).json5"
      let recorded = try CommandRun(["record", path, script, "--keys", keys] + settings)
      #expect(recorded.ending == .status(0), "\(recorded.errors)")
      // Answers are the script's.
      #expect(recorded.output == "")
      let played = try CommandRun(["test", script])
      #expect(played.ending == .status(0), "\(settings) \(played.output) \(played.errors)")
    }
  }

  /// Lines, a secret one among them, of which only the length is kept; and every answer is expected.
  @Test func linesAreRecorded() throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"""
      {fields: [{kind: "secret", name: "pin", label: "PIN"}, {kind: "number", name: "n", label: "N"},
       {kind: "confirm", name: "go", label: "Go?"},
       {kind: "checklist", name: "list", label: "L", options: ["a b", "c"]}]}
      """#, to: "form.json5")
    let script = folder.path + "/a.aloud"
    let recorded = try CommandRun([
      "record", form, script, "--mode", "lines", "--keys",
      "text:abcd Enter text:2.5 Enter text:yes Enter text:\"1 2\" Enter Enter",
    ])
    #expect(recorded.ending == .status(0), "\(recorded.errors)")
    let text = String(decoding: folder.bytes(of: "a.aloud") ?? [], as: UTF8.self)
    #expect(text.contains("\nlet secret = xxxx\n") && !text.contains("abcd"))
    #expect(text.contains("the form takes.\ntype \"${secret}\"\n"))
    #expect(
      text.contains("answer n 2.5\n  answer go yes\n  answer list \"a b\" c\n"), "\(text)")
    let played = try CommandRun(["test", script])
    #expect(played.ending == .status(0), "\(text) \(played.output)")
  }

  /// Somebody at a terminal, with the time that they took.
  @Test func aPersonIsRecorded() throws {
    let folder = TemporaryFolder()
    let script = folder.path + "/a.aloud"
    let session = try TerminalSession(
      Aloud.launch(["record", "\(Self.examples)/pizza-order.json5", script]))
    try session.wait(for: "Medium")
    session.type(Key.down)
    try session.wait(for: "> (•) Large")
    session.type(Key.enter)
    try session.wait(for: "Regular")
    session.type("\u{3}")
    #expect(try session.end() == .status(0))
    let text = String(decoding: folder.bytes(of: "a.aloud") ?? [], as: UTF8.self)
    #expect(!text.contains(#/wait \d+ ms\n  hear nothing/#), "\(text)")
    let played = try CommandRun(["test", script])
    #expect(played.ending == .status(0), "\(played.output)")
  }

  /// What is pasted is told of as one, and typed by the script.
  @Test func aPasteIsRecorded() throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"""
      {fields: [{kind: "text", name: "all", label: "All"},
       {kind: "secret", name: "pw", label: "Password"}]}
      """#, to: "form.json5")
    let script = folder.path + "/a.aloud"
    let session = try TerminalSession(Aloud.launch(["record", form, script]))
    let text = String(repeating: "word ", count: 30)
    for number in 1...2 {
      try session.wait(for: "question \(number) of 2")
      session.type("\u{1B}[200~\(text)\u{1B}[201~")
      session.type("\r")
    }
    try session.wait(for: "send these answers")
    session.type("\r")
    #expect(try session.end() == .status(0))
    let recorded = String(decoding: folder.bytes(of: "a.aloud") ?? [], as: UTF8.self)
    #expect(recorded.split(separator: "\ntype ").count == 3, "\(recorded)")
    #expect(recorded.contains("  answer all \"\(text)\"\n"))
    let played = try CommandRun(["test", script])
    #expect(played.ending == .status(0), "\(recorded) \(played.output.prefix(2000))")
  }

  /// A secret that the form takes is put in once, whatever was typed.
  @Test func aSecretIsAVariable() throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"""
      {fields: [{kind: "secret", name: "pin", label: "PIN", pattern: "[0-9]{4}"},
       {kind: "secret", name: "word", label: "Word"}]}
      """#, to: "form.json5")
    let script = folder.path + "/a.aloud"
    let recorded = try CommandRun([
      "record", form, script, "--keys", "text:1234 Enter text:ab Enter Enter",
    ])
    #expect(recorded.ending == .status(0), "\(recorded.errors)")
    var text = String(decoding: folder.bytes(of: "a.aloud") ?? [], as: UTF8.self)
    #expect(text.contains("\nlet secret = xxxx\nlet secret2 = xx\n"), "\(text)")
    #expect(text.split(separator: "# A secret was typed here").count == 3)
    #expect(try CommandRun(["test", script]).ending == .status(1))
    text = text.replacing("let secret = xxxx", with: "let secret = 9876")
    folder.write(text, to: "a.aloud")
    let played = try CommandRun(["test", script])
    #expect(played.ending == .status(0), "\(text) \(played.output)")
  }

  /// Keys that are no characters stay keys: what is corrected comes to as many.
  @Test func aCorrectedSecretHolds() throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      #"""
      {fields: [{kind: "secret", name: "pw", label: "Password"},
       {kind: "text", name: "foo", label: "Foo"}]}
      """#, to: "form.json5")
    let script = folder.path + "/a.aloud"
    let recorded = try CommandRun([
      "record", form, script, "--keys",
      "text:hun Backspace Backspace text:ter2 C-a Right C-k text:x C-u text:qzj Left Delete Enter "
        + "text:foo Enter Enter",
    ])
    #expect(recorded.ending == .status(0), "\(recorded.errors)")
    let text = String(decoding: folder.bytes(of: "a.aloud") ?? [], as: UTF8.self)
    #expect(text.contains("\nlet secret = xxx\nlet secret2 = xxxx\n"), "\(text)")
    #expect(text.contains("\npress Backspace\n") && text.contains("\npress C-u\n"), "\(text)")
    #expect(!text.contains("qzj") && !text.contains("hun"))
    let played = try CommandRun(["test", script])
    #expect(played.ending == .status(0), "\(text) \(played.output)")
  }

  /// A form of one field has no names in its answers, and an at sign that is heard is no entry.
  @Test(arguments: [
    (#"kind: "text""#, "text:a@b.org Enter", "answer a@b.org"),
    (#"kind: "text""#, "text:@home Enter", "answer @home"),
    (#"kind: "number""#, "text:2.5 Enter", "answer 2.5"),
    (#"kind: "checklist", options: ["a", "b c"]"#, "Space Down Space Enter", "answer a \"b c\""),
    (#"kind: "radio", options: ["a", "@@b"]"#, "Down Enter", "answer @b"),
    (#"kind: "confirm""#, "Up Enter", "answer no"),
  ])
  func aFormOfOneFieldIsRecorded(kind: String, keys: String, answer: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(
      "{title: \"@@Mail\", fields: [{\(kind), name: \"mail\", label: \"E-mail\"}]}",
      to: "form.json5")
    let script = folder.path + "/a.aloud"
    let recorded = try CommandRun(["record", form, script, "--keys", keys])
    #expect(recorded.ending == .status(0), "\(recorded.errors)")
    let text = String(decoding: folder.bytes(of: "a.aloud") ?? [], as: UTF8.self)
    #expect(text.contains("\n  \(answer)\n"), "\(text)")
    let played = try CommandRun(["test", script])
    #expect(played.ending == .status(0), "\(text) \(played.output)")
  }

  /// What was recorded until then holds; the status is the signal's, as with every question. Only
  /// SIGKILL leaves nothing: an empty script would be in the way of the next recording.
  @Test(
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGKILL], ["keys", "lines"])
  func aSignalLeavesWhatWasRecorded(signal: Int32, mode: String) throws {
    let folder = TemporaryFolder()
    let script = folder.path + "/a.aloud"
    let session = try TerminalSession(
      Aloud.launch(["record", "\(Self.examples)/pizza-order.json5", script, "--mode", mode]))
    try session.wait(for: "Medium")
    session.type(mode == "keys" ? Key.down : "2\r")
    try session.wait(for: mode == "keys" ? "> (•) Large" : "Deep dish")
    session.program.signal(signal)
    #expect(try session.end() == .signal(signal))
    let bytes = folder.bytes(of: "a.aloud")
    #expect((bytes == nil) == (signal == SIGKILL))
    guard let bytes else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(mode == "keys" ? "\npress Down\n" : "\ntype \"2\"\n"), "\(text)")
    #expect(!text.contains("status "))
    let played = try CommandRun(["test", script])
    #expect(played.ending == .status(0), "\(text) \(played.output)")
  }

  /// Control-C is the interrupt key of the terminal or a signal, and both end the form: that is in
  /// the script.
  @Test(arguments: ["keys", "lines"], [true, false])
  func controlCEndsTheForm(mode: String, isSignal: Bool) throws {
    let folder = TemporaryFolder()
    let script = folder.path + "/a.aloud"
    let session = try TerminalSession(
      Aloud.launch(["record", "\(Self.examples)/pizza-order.json5", script, "--mode", mode]))
    try session.wait(for: "Medium")
    if isSignal { session.program.signal(SIGINT) } else { session.type("\u{3}") }
    #expect(try session.end() == .status(0))
    let text = String(decoding: folder.bytes(of: "a.aloud") ?? [], as: UTF8.self)
    #expect(text.contains("\npress C-c\n") && text.contains("  status interrupted\n"), "\(text)")
    #expect(try CommandRun(["test", script]).ending == .status(0))
  }

  @Test func aScriptThatIsThereIsNotLost() throws {
    let folder = TemporaryFolder()
    let script = folder.write("mine", to: "a.aloud")
    let run = try CommandRun(["record", Self.examples + "/survey.json5", script, "--keys", ""])
    #expect(run.ending == .status(2))
    #expect(
      run.errors == "aloud: \(script) is there already: give another name, or remove it first\n")
    #expect(folder.bytes(of: "a.aloud") == Array("mine".utf8))
  }

  /// The folder is gone, or the name is taken, while somebody answers.
  @Test(arguments: ["folder", "name"])
  func whatWasAnsweredIsNotLost(what: String) throws {
    let folder = TemporaryFolder()
    let place = folder.path + "/out"
    #expect(mkdir(place, 0o700) == 0)
    let session = try TerminalSession(
      Aloud.launch(["record", "\(Self.examples)/pizza-order.json5", place + "/a.aloud"]))
    try session.wait(for: "Medium")
    if what == "folder" {
      #expect(rmdir(place) == 0)
    } else {
      folder.write("mine", to: "out/a.aloud")
    }
    session.type("\u{3}")
    try session.wait(for: "what was recorded is in")
    #expect(try session.end() == .status(2))
    guard what == "name" else {
      let shown = session.screen.text.joined(separator: "\n")
      #expect(shown.contains("press C-c") && shown.contains("/dev/stderr"), "\(shown)")
      return
    }
    #expect(folder.bytes(of: "out/a.aloud") == Array("mine".utf8))
    let played = try CommandRun(["test", place + "/a-2.aloud"])
    #expect(played.ending == .status(0), "\(played.output)")
  }

  @Test(arguments: ["--transcript", "--speech"])
  func theScriptIsNothingElse(option: String) throws {
    let folder = TemporaryFolder()
    let script = folder.path + "/a.aloud"
    #expect(symlink("a.aloud", folder.path + "/link") == 0)
    for path in [script, folder.path + "/./a.aloud", folder.path + "/link"] {
      let run = try CommandRun([
        "record", Self.examples + "/survey.json5", script, "--keys", "Escape", option,
        (option == "--speech" ? "wav:" : "") + path,
      ])
      #expect(run.ending == .status(2))
      #expect(run.errors.contains("two things at once"), "\(run.errors)")
      #expect(folder.bytes(of: "a.aloud") == nil)
    }
  }

  /// The form would be lost.
  @Test(arguments: ["record", "form"], ["--transcript", "--speech"])
  func theFormIsNothingElse(command: String, option: String) throws {
    let folder = TemporaryFolder()
    let text = "{fields: [{kind: \"text\", name: \"n\", label: \"N\"}]}"
    let form = folder.write(text, to: "form.json5")
    let run = try CommandRun(
      [command, form] + (command == "record" ? [folder.path + "/a.aloud"] : [])
        + ["--keys", "Escape", option, (option == "--speech" ? "wav:" : "") + form])
    #expect(run.ending == .status(2), "\(run.errors)")
    #expect(run.errors.contains("form.json5 is there already"), "\(run.errors)")
    #expect(folder.bytes(of: "form.json5") == Array(text.utf8))
    #expect(folder.bytes(of: "a.aloud") == nil)
  }

  @Test func aFormWithoutANameIsRefused() throws {
    let folder = TemporaryFolder()
    let run = try CommandRun(["record", "-", folder.path + "/a.aloud", "--keys", ""])
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("give a file in the place of -"))
    #expect(folder.bytes(of: "a.aloud") == nil)
  }

  /// Nothing is printed there.
  @Test func standardOutputMayBeClosed() throws {
    let folder = TemporaryFolder()
    let script = folder.path + "/a.aloud"
    let run = try CommandRun(
      Aloud.shell(
        "\"$ALOUD\" record '\(Self.examples)/survey.json5' '\(script)' --keys Escape >&-"))
    #expect(run.ending == .status(0), "\(run.errors)")
    #expect(try CommandRun(["test", script]).ending == .status(0))
  }

  /// Nobody is there to be recorded, and answers cannot be given; with lines that end too early
  /// there is a session, and its end is in the script.
  @Test func nobodyCanBeRecorded() throws {
    let folder = TemporaryFolder()
    let script = folder.path + "/a.aloud"
    let run = try CommandRun(["record", Self.examples + "/survey.json5", script])
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("--keys") && !run.errors.contains("--answers"), "\(run.errors)")
    #expect(folder.bytes(of: "a.aloud") == nil)
  }

  @Test func nothingIsLeftOfAFormThatCannotBeAsked() throws {
    let folder = TemporaryFolder()
    let form = folder.write("{", to: "form.json5")
    let run = try CommandRun(["record", form, folder.path + "/a.aloud", "--keys", ""])
    #expect(run.ending == .status(2))
    #expect(folder.bytes(of: "a.aloud") == nil)
  }

  /// Scripts that came with Aloud, other people's programs among them.
  @Test func theExamplesHold() throws {
    let run = try CommandRun(["test", Self.examples], seconds: 300)
    #expect(run.ending == .status(0), "\(run.output.suffix(2000)) \(run.errors)")
  }
}
