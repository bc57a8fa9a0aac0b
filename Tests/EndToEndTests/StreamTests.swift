// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// Standard streams and files that cannot be used: found before the question where that can be.
struct StreamTests {
  /// What standard output is, and whether that is known before the question.
  static let outputs: [(ProgramStream, String)] = [
    (.closed, "Bad file descriptor"), (.full, "No space left on device"),
    (.brokenPipe, "Broken pipe"),
  ]

  @Test(arguments: outputs)
  func standardOutputFails(stream: ProgramStream, reason: String) throws {
    for arguments in [["--answer", "deep"], ["--keys", "Down Enter"], ["--keys", "Space Enter"]] {
      let run = try CommandRun(
        Aloud.launch(Crusts.question + arguments, streams: [.null, stream, .pipe]))
      #expect(run.ending == .status(2))
      #expect(run.errors == "aloud: standard output cannot be written: \(reason)\n")
    }
    for arguments in [["--help"], ["--version"], ["ask", "--help"]] {
      let run = try CommandRun(Aloud.launch(arguments, streams: [.null, stream, .pipe]))
      #expect(run.ending == .status(2))
      #expect(run.errors == "aloud: standard output cannot be written: \(reason)\n")
    }
  }

  /// Nobody is asked when the answer could go nowhere.
  @Test func closedOutputIsFoundBeforeTheQuestion() throws {
    let session = try TerminalSession(
      Aloud.launch(Crusts.question, streams: [.null, .closed, .pipe]), terminalDescriptors: [0])
    #expect(try session.end() == .status(2))
    #expect(session.screen.text == [])
    let folder = TemporaryFolder()
    let played = try CommandRun(
      Aloud.launch(
        Crusts.question + ["--keys", "Enter", "--transcript", folder.path + "/t"],
        streams: [.null, .closed, .pipe]))
    #expect(played.ending == .status(2))
    #expect(folder.bytes(of: "t") == nil)
  }

  @Test func closedErrorsDisturbNothing() throws {
    let streams: [ProgramStream] = [.null, .pipe, .closed]
    let answered = try CommandRun(
      Aloud.launch(Crusts.question + ["--keys", "Down Enter"], streams: streams))
    #expect(answered.ending == .status(0))
    #expect(answered.output == "deep\n")
    let wrong = try CommandRun(Aloud.launch(["ask", "a", "a"], streams: streams))
    #expect(wrong.ending == .status(2))
    #expect(wrong.output == "")
  }

  /// A closed input is at its end when a line is wanted; as a list of options it is an error.
  @Test func closedInputIsNoAnswer() throws {
    let run = try CommandRun(
      Aloud.launch(Crusts.question + ["--default", "deep"], streams: [.closed, .pipe, .pipe]))
    #expect(run.output == "")
    #expect(run.ending == .status(3))
    #expect(run.errors.contains("end of input, no answer given\n"))
    let options = try CommandRun(
      Aloud.launch(
        ["ask", "--options", "-", "--keys", "Enter"], streams: [.closed, .pipe, .pipe]))
    #expect(options.ending == .status(2))
    #expect(options.output == "")
    #expect(options.errors == "aloud: standard input cannot be read: Bad file descriptor\n")
  }

  /// Where lines are read from it, input that is none is not taken for its end.
  @Test(arguments: [
    ("/", "standard input cannot be read: Is a directory"),
    ("/dev/zero", "standard input: a line is too long, 1048576 bytes are possible"),
  ])
  func inputWithoutLines(path: String, message: String) throws {
    let run = try CommandRun(
      Aloud.launch(
        Crusts.question + ["--default", "deep"], streams: [.file(path), .pipe, .pipe]))
    #expect(run.output == "")
    #expect(run.ending == .status(2))
    #expect(run.errors.hasSuffix("aloud: \(message)\n"))
  }

  /// A transcript never lands in the place of a closed standard stream.
  @Test func allStreamsClosed() throws {
    let folder = TemporaryFolder()
    let run = try CommandRun(
      Aloud.launch(
        Crusts.question + ["--keys", "Enter", "--transcript", folder.path + "/t"],
        streams: [.closed, .closed, .closed]))
    #expect(run.ending == .status(2))
    #expect(folder.bytes(of: "t") == nil)
  }

  @Test(arguments: [
    ["--transcript", "/dev/null/t"], ["--speech", "wav:/dev/null/t"],
    ["--transcript", "/"], ["--speech", "wav:/"],
  ])
  func unwritableFilesAreFoundBeforeTheQuestion(arguments: [String]) throws {
    let run = try CommandRun(Crusts.question + ["--keys", "Enter"] + arguments)
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errorLines.count == 2)
    #expect(run.errors.hasPrefix("aloud: "))
    #expect(run.errors.contains("cannot be written"))
    let session = try TerminalSession(Aloud.launch(Crusts.question + arguments))
    #expect(try session.end() == .status(2))
    #expect(!session.screen.shows("Deep dish"))
    #expect(session.screen.shows("cannot be written"))
  }

  /// A transcript that cannot be written to its end leaves no answer.
  @Test func aFullDiskUnderTheTranscript() throws {
    let run = try CommandRun(
      Crusts.question + ["--keys", "Enter", "--transcript", "/dev/full"])
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errors == "aloud: /dev/full cannot be written: No space left on device\n")
  }

  /// Transcript and sound in one file would make neither: refused, and a file there is kept.
  @Test(arguments: [
    ("F", "F"), ("./F", "F"), ("F", "$PWD/F"), ("link", "F"), ("F", "new"), ("-", "/dev/stdout"),
  ])
  func transcriptAndSoundInOneFile(transcript: String, sound: String) throws {
    let folder = TemporaryFolder()
    folder.write("kept", to: "F")
    symlink("F", folder.path + "/link")
    let run = try CommandRun(
      Aloud.shell(
        "aloud ask a b --keys Enter --transcript \(transcript) --speech wav:\(sound)",
        folder: folder.path))
    if sound == "new" {
      #expect(run.ending == .status(3))
    } else {
      #expect(run.ending == .status(2))
      #expect(run.output == "")
      #expect(run.errors.contains("cannot take both the transcript and the sound"))
      #expect(folder.bytes(of: "F") == Array("kept".utf8))
    }
  }

  /// What goes to standard output has it alone.
  @Test func soundInAPipe() throws {
    let run = try CommandRun(Crusts.question + ["--keys", "Down Enter", "--speech", "wav:-"])
    #expect(run.ending == .status(0))
    #expect(run.errors == "")
    #expect(run.bytes.prefix(4) == Array("RIFF".utf8)[...])
    #expect(!run.bytes.suffix(5).elementsEqual("deep\n".utf8))
  }

  /// Sound that cannot be written to its end leaves no answer either.
  @Test(arguments: [["--keys", "Down Enter"], ["--mode", "lines"]])
  func aFullDiskUnderTheSound(way: [String]) throws {
    let run = try CommandRun(
      Crusts.question + way + ["--speech", "wav:/dev/full"], input: "2\n")
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("aloud: /dev/full cannot be written: No space left on device\n"))
    #expect(run.errors.components("aloud: ") == 1)
  }

  @Test(arguments: [
    (ProgramStream.full, "No space left on device"), (.brokenPipe, "Broken pipe"),
  ])
  func soundInAnOutputThatFails(stream: ProgramStream, reason: String) throws {
    let run = try CommandRun(
      Aloud.launch(
        Crusts.question + ["--keys", "Down Enter", "--speech", "wav:-"],
        streams: [.null, stream, .pipe]))
    #expect(run.ending == .status(2))
    #expect(run.errors == "aloud: standard output cannot be written: \(reason)\n")
  }

  /// The limits of a process, what is written under them, and what the system says.
  static let limits = [
    ("ulimit -n 6", ["--speech", "wav:F"], "Too many open files"),
    ("ulimit -f 1", ["--speech", "wav:F"], "File too large"),
    ("ulimit -f 1", ["--transcript", "F"], "File too large"),
  ]

  @Test(arguments: limits)
  func limitsOfTheProcess(limit: String, arguments: [String], reason: String) throws {
    let folder = TemporaryFolder()
    let run = try CommandRun(
      Aloud.shell(
        limit + "; aloud ask --title Crust regular deep --keys 'Down Up Down Up Enter' "
          + arguments.joined(separator: " "), folder: folder.path))
    #expect(run.ending == .status(2))
    #expect(run.output == "")
    #expect(run.errors == "aloud: F cannot be written: \(reason)\n")
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
