// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Scripts that call dialog get from Aloud what they got from dialog.
struct DialogTests {
  @Test(
    arguments: BoxCase.dialogLists + BoxCase.dialogListsFurther + BoxCase.dialogEntries
      + BoxCase.dialogEntriesFurther
      + BoxCase.dialogMessages + BoxCase.dialogKeys + BoxCase.dialogLimited
      + BoxCase.dialogReordered + BoxCase.dialogSizes + BoxCase.dialogTexts
      + BoxCase.dialogButtons + BoxCase.dialogRare + BoxCase.dialogDigits + BoxCase.dialogDeleting)
  func answersTheSame(asked: BoxCase) throws {
    let run = try BoxRun(
      .aloudDialog, asked.arguments, keys: asked.keys, shown: Self.shown(by: asked.arguments),
      asked.variables)
    #expect(run.ending == .status(asked.status))
    #expect(run.answer == asked.answer)
  }

  @Test(arguments: BoxCase.dialogRefused + BoxCase.dialogRareRefused)
  func refusesTheSame(asked: BoxCase) throws {
    let run = try BoxRun(
      .aloudDialog, asked.arguments, keys: asked.keys, shown: Self.shown(by: asked.arguments),
      asked.variables)
    #expect(run.ending == .status(asked.status))
    #expect(run.answer == asked.answer)
  }

  /// Each exemption is one: dialog answers something else to the same keys.
  @Test(arguments: BoxCase.dialogExempt)
  func differsWhereItIsDocumented(asked: BoxCase, status: Int32, own: String) throws {
    let text = Self.shown(by: asked.arguments)
    let run = try BoxRun(.aloudDialog, asked.arguments, keys: asked.keys, shown: text)
    #expect(run.ending == .status(status))
    #expect(run.answer == own)
    let real = try BoxRun(.dialog, asked.arguments, keys: asked.keys, shown: text)
    #expect(real.ending == .status(asked.status))
    #expect(real.answer == asked.answer)
  }

  @Test(
    arguments: [
      [], ["--help"], ["--version"], ["--print-version"], ["--zzz"], ["--title"], ["--msgbox"],
      ["--stdout", "--print-version"], ["--create-rc"], ["--create-rc", "/nonexistent/a"],
      ["--create-rc", "a", "b"], ["--file"], ["--file", "/nonexistent/a"], ["--file", "/"],
      ["--inputbox", "--file"],
    ])
  func tellsTheSameAboutItself(arguments: [String]) throws {
    try BoxRun.expectTheSame(["dialog"] + arguments)
  }

  @Test(
    arguments: [
      (["--stdout", "--yesno", "Cut it?", "9", "40"], 255, "\ncannot open tty-output\n"),
      (["--gauge", "Baking", "9", "40", "5"], 0, ""),
      (["--msgbox", "Baking", "9", "40"], 255, "\ncannot open tty-output\n"),
    ] as [([String], Int32, String)])
  func withoutATerminal(arguments: [String], status: Int32, errors: String) throws {
    let run = try CommandRun(["dialog"] + arguments)
    #expect(run.ending == .status(status))
    #expect(run.errors == errors)
    #expect(run.output == "")
  }

  @Test(arguments: ["--output-fd 7", "--stdout --output-fd 7", "--output-fd 7 --stderr"])
  func theLastDescriptorNamedIsTheOne(options: String) throws {
    let folder = TemporaryFolder()
    let script = "aloud dialog \(options) --inputbox Name? 9 40 Ada 7>\(folder.path)/answer"
    let session = try TerminalSession(Aloud.shell(script), terminalDescriptors: [0, 1])
    try session.wait(for: "Name?")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    let isAtSeven = !options.hasSuffix("--stderr")
    #expect(folder.bytes(of: "answer") == (isAtSeven ? Array("Ada".utf8) : []))
    #expect(session.program.written[2] == (isAtSeven ? [] : Array("Ada".utf8)))
  }

  @Test func standardOutput() throws {
    let session = try TerminalSession(
      Aloud.shell("aloud dialog --stdout --inputbox Name? 9 40 Ada"), terminalDescriptors: [0])
    try session.wait(for: "Name?")
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.output == "Ada")
    #expect(session.program.written[2] == [])
  }

  @Test(arguments: [["--infobox"], ["--gauge"], ["--progressbox"], ["--tailboxbg"]])
  func tellsWithoutAsking(box: [String]) throws {
    let text = box == ["--tailboxbg"] ? "/etc/hostname" : "Baking"
    let session = try TerminalSession(
      Aloud.launch(["dialog"] + box + [text, "8", "40"]), terminalDescriptors: [1],
      input: Array("10\nXXX\n50\nHalf done\nXXX\n100\n".utf8))
    #expect(try session.end() == .status(0))
    if text == "Baking" { #expect(session.screen.shows(text)) }
    #expect(session.program.written[2] == [])
  }

  /// Each line is an entry; dialog is asked the same beside it.
  @Test(arguments: BoxCase.dialogEditing)
  func editsTheSame(asked: BoxCase) throws {
    let folder = TemporaryFolder()
    folder.write("one\ntwo\n", to: "lines")
    let arguments = asked.arguments + [folder.path + "/lines", "12", "40"]
    for program in [BoxRun.Program.aloudDialog, .dialog] {
      let run = try BoxRun(program, arguments, keys: asked.keys, shown: "OK")
      #expect(run.ending == .status(asked.status))
      #expect(run.answer == asked.answer)
    }
  }

  /// Delete behind the end of a line joins it with the next, where dialog takes a letter away.
  @Test func joinsWithTheNextLine() throws {
    let folder = TemporaryFolder()
    folder.write("one\ntwo\n", to: "lines")
    let arguments = ["--editbox", folder.path + "/lines", "12", "40"]
    let keys = BoxCase.dialogJoining.keys
    let real = try BoxRun(.dialog, arguments, keys: keys, shown: "OK")
    #expect(real.answer == BoxCase.dialogJoining.real)
    let own = try BoxRun(.aloudDialog, arguments, keys: keys, shown: "OK")
    #expect(own.answer == BoxCase.dialogJoining.own)
  }

  @Test(arguments: BoxCase.dialogFiles)
  func readsArgumentsFromAFile(
    file: String, before: [String], status: Int32, answer: String
  ) throws {
    let folder = TemporaryFolder()
    folder.write(file, to: "arguments")
    for program in [BoxRun.Program.aloudDialog, .dialog] {
      let run = try BoxRun(
        program, before + ["--file", folder.path + "/arguments"], keys: "Enter", shown: "Name")
      #expect(run.ending == .status(status))
      #expect(run.answer == answer)
    }
  }

  /// A file of arguments that names another one, and itself.
  @Test func readsArgumentsFromFilesThatFilesName() throws {
    let folder = TemporaryFolder()
    folder.write("--inputbox Name 10 40 ada", to: "inner")
    folder.write("--file \(folder.path)/inner", to: "outer")
    folder.write("--file \(folder.path)/round", to: "round")
    for program in [BoxRun.Program.aloudDialog, .dialog] {
      let run = try BoxRun(
        program, ["--file", folder.path + "/outer"], keys: "Enter", shown: "Name")
      #expect(run.answer == "ada")
      let endless = try BoxRun(program, ["--file", folder.path + "/round"], keys: "", shown: "")
      #expect(endless.ending == .status(255))
      #expect(endless.answer == "\nToo many --file options\n")
    }
  }

  /// dialog reads the file of settings that Aloud writes, which says what dialog's own says.
  @Test func writesSettingsForDialog() throws {
    let folder = TemporaryFolder()
    let (own, real) = (folder.path + "/own", folder.path + "/real")
    for (program, path) in [(BoxRun.Program.aloudDialog, own), (.dialog, real)] {
      let run = try BoxRun(program, ["--create-rc", path], keys: "", shown: "")
      #expect(run.ending == .status(0))
      #expect(run.answer == "")
    }
    func settings(_ name: String) throws -> [Substring] {
      let text = String(decoding: try #require(folder.bytes(of: name)), as: UTF8.self)
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
    #expect(try settings("own") == settings("real"))
    let run = try BoxRun(
      .dialog, BoxCase.name + ["Ada"], keys: "Enter", shown: "Name", ["DIALOGRC": own])
    #expect(run.answer == "Ada")
  }

  @Test func whatAProgramWritesIsReadThere() throws {
    let box = ["--prgbox", "Oven", "echo is $((1 + 1)) hot >&2; exit 3", "9", "40"]
    let run = try BoxRun(.aloudDialog, box, keys: "Enter", shown: "is 2 hot")
    #expect(run.ending == .status(0))
    #expect(run.answer == "")
  }

  /// A date that is not given is today's.
  @Test func today() throws {
    let run = try BoxRun(
      .aloudDialog, ["--date-format", "%s", "--calendar", "Day", "0", "0"], keys: "Enter",
      shown: "Day")
    let seconds = try #require(Int(run.answer))
    #expect(abs(seconds - time(nil)) < 60)
  }

  /// The part of the screen that is there when a box takes keys: its text's first line.
  static func shown(by arguments: [String]) -> String {
    let place = arguments.firstIndex { BoxRun.isBox($0) }
    guard let place, place + 1 < arguments.count else {
      // Its text is what the program writes.
      return arguments.contains("--prgbox") ? "Exit" : ""
    }
    if arguments[place + 1].isEmpty { return "OK" }
    if let exit = arguments.firstIndex(of: "--exit-label") { return arguments[exit + 1] }
    if ["--textbox", "--tailbox", "--editbox"].contains(arguments[place]) {
      return arguments.contains("--extra-button") || arguments[place] == "--editbox" ? "OK" : "Exit"
    }
    return String(arguments[place + 1].split(separator: " ").first?.prefix(8) ?? "")
  }
}

extension BoxRun {
  /// Without a terminal, Aloud does and writes what the program of that name does.
  static func expectTheSame(_ words: [String]) throws {
    let own = try CommandRun(words)
    let real = try CommandRun(
      Launch(
        words.map { Array($0.utf8) }, environment: Aloud.environment,
        streams: [.null, .pipe, .pipe]))
    #expect(own.bytes == real.bytes)
    #expect(own.ending == real.ending)
    #expect(own.errors == real.errors)
  }

  /// Whether an argument asks for a box of dialog's.
  static func isBox(_ argument: String) -> Bool {
    [
      "menu", "checklist", "radiolist", "treeview", "buildlist", "inputmenu", "inputbox",
      "passwordbox", "form", "mixedform", "passwordform", "rangebox", "calendar", "timebox",
      "fselect", "dselect", "yesno", "msgbox", "textbox", "tailbox", "editbox", "pause", "infobox",
    ].contains(argument.dropFirst(2))
  }
}
