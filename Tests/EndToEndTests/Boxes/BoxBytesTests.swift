// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Bytes that are no text, and many characters at once: dialog and whiptail are asked the same beside
/// Aloud.
struct BoxBytesTests {
  private static let bytes = Array("caf".utf8) + [0xE9] + Array(" x".utf8)

  private func compare(
    _ programs: [BoxRun.Program], _ arguments: [[UInt8]], keys: String, shown: String,
    status: Int32, answer: [UInt8]
  ) throws {
    for program in programs {
      let run = try BoxRun(program, bytes: arguments, keys: keys, shown: shown)
      #expect(run.ending == .status(status))
      #expect(run.bytes == answer)
    }
  }

  private func words(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

  /// What is typed leaves the bytes around it as they are.
  @Test func bytesThatAreNoTextAreKeptWhereOthersAreTyped() throws {
    let typed = Self.bytes + Array("z".utf8)
    try compare(
      [.aloudDialog, .dialog], words("--inputbox", "Name?", "9", "40") + [Self.bytes],
      keys: "lit:z Enter", shown: "Name?", status: 0, answer: typed)
    try compare(
      [.aloudDialog, .dialog],
      words("--form", "Name?", "9", "40", "1", "Label", "1", "1") + [Self.bytes]
        + words("1", "9", "20", "20"),
      keys: "lit:z Enter", shown: "Name?", status: 0,
      answer: Array("z".utf8) + Self.bytes + [0x0A])
    try compare(
      [.aloudDialog, .dialog],
      words("--fselect") + [Array("/tmp/".utf8) + Self.bytes]
        + words("9", "40"),
      keys: "lit:z Enter", shown: "OK", status: 0, answer: Array("/tmp/".utf8) + typed)
  }

  /// Each line that a file has is given back as it is, whatever a script wishes of answers.
  @Test(arguments: [["--quoted"], ["--single-quoted"], ["--separator", "@@"]])
  func linesOfAFileAreNotQuoted(option: [String]) throws {
    let folder = TemporaryFolder()
    folder.write("a b\n$c\n", to: "lines")
    let arguments = option + ["--editbox", folder.path + "/lines", "9", "40"]
    let end = option.contains("@@") ? "@@" : "\n"
    try compare(
      [.aloudDialog, .dialog], arguments.map { Array($0.utf8) }, keys: "Tab Enter", shown: "OK",
      status: 0, answer: Array("a b\(end)$c\(end)".utf8))
  }

  /// A key that types nothing says so.
  @Test func bytesThatAreNoTextAreTold() throws {
    let folder = TemporaryFolder()
    let launch = Aloud.launch(
      ["dialog", "--inputbox", "Name?", "9", "40"],
      ["ALOUD_TRANSCRIPT": folder.path + "/transcript"])
    let session = try TerminalSession(launch, terminalDescriptors: [0, 1])
    try session.wait(for: "Name?")
    session.type(bytes: [0xFF])
    try session.wait(for: "<FF>")
    session.type("a" + Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.program.written[2] == Array("a".utf8))
  }

  /// More than a terminal keeps, pasted into terminals that tell of it and into those that do not.
  @Test(arguments: ["inputbox", "passwordbox"], [true, false])
  func aLongPasteIsTakenWhole(box: String, isBracketed: Bool) throws {
    let launch = Aloud.launch(["dialog", "--" + box, "Name?", "9", "40"])
    let session = try TerminalSession(launch, terminalDescriptors: [0, 1])
    try session.wait(for: "Name?")
    let text = String((0..<12_000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
    session.type(isBracketed ? "\u{1B}[200~" + text + "\u{1B}[201~" : text)
    session.type(Key.enter)
    #expect(try session.end() == .status(0))
    #expect(session.program.written[2] == Array(text.utf8))
  }
}
