// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// `aloud form --save`: where answers are kept, and what else could be there.
struct KeptAnswersTests {
  private static let three =
    #"""
    {fields: [{kind: "text", name: "a", label: "A"}, {kind: "secret", name: "s", label: "S"},
     {kind: "text", name: "b", label: "B"}]}
    """#

  /// A file that `mktemp` has made holds no answers yet.
  @Test func anEmptyFileKeepsNoAnswersYet() throws {
    let folder = TemporaryFolder()
    let form = folder.write(Self.three, to: "form.json5")
    let kept = folder.write("", to: "kept.json")
    let run = try CommandRun(["form", form, "--save", kept, "--keys", "text:x Enter"])
    #expect(run.ending == .status(3), "\(run.errors)")
    #expect(folder.bytes(of: "kept.json") == Array("{\"a\":\"x\"}\n".utf8))
  }

  /// A pipe, a device or a folder holds nobody up, and is not written over.
  @Test(arguments: ["pipe", "/dev/full", "/dev/zero", "/dev/null", "folder"])
  func answersAreKeptInFilesOnly(place: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(Self.three, to: "form.json5")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(mkdir(folder.path + "/folder", 0o700) == 0)
    let path = place.hasPrefix("/") ? place : folder.path + "/" + place
    let run = try CommandRun(["form", form, "--save", path, "--keys", "text:x Enter"])
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("\(path) is not a regular file"), "\(run.errors)")
  }

  /// What others put beside the file is neither written to nor waited for, so that no secret goes
  /// where they can read it.
  @Test(arguments: [true, false])
  func keptAnswersGoNowhereElse(isPipe: Bool) throws {
    let folder = TemporaryFolder()
    let form = folder.write(Self.three, to: "form.json5")
    let beside = folder.path + "/kept.json.new"
    if isPipe {
      #expect(mkfifo(beside, 0o666) == 0)
    } else {
      folder.write("", to: "kept.json.new")
      #expect(chmod(beside, 0o666) == 0)
    }
    let run = try CommandRun([
      "form", form, "--save", folder.path + "/kept.json", "--save-secrets", "--keys",
      "text:x Enter text:hush Enter",
    ])
    #expect(run.ending == .status(3), "\(run.errors)")
    if !isPipe { #expect(folder.bytes(of: "kept.json.new") == []) }
    #expect(
      folder.bytes(of: "kept.json") == Array("{\"a\":\"x\",\"s\":\"hush\"}\n".utf8))
  }

  /// Sessions that keep answers in the same file do not break it, and leave nothing else.
  @Test func sessionsShareAFile() throws {
    let folder = TemporaryFolder()
    let fields = (1...20).map { #"{kind: "text", name: "a\#($0)", label: "A"}"# }
    let form = folder.write("{fields: [\(fields.joined(separator: ","))]}", to: "form.json5")
    let script = """
      for n in 1 2 3 4 5 6; do
        aloud form "$FORM" --save kept.json --keys "text:$n Enter text:$n Enter" &
      done
      wait
      ls
      """
    let run = try CommandRun(Aloud.shell(script, ["FORM": form], folder: folder.path))
    #expect(run.errors == "")
    #expect(run.output == "form.json5\nkept.json\n")
    _ = try JSONDecoder().decode(
      [String: String].self, from: Data(try #require(folder.bytes(of: "kept.json"))))
  }

  /// What does not fit the form says where it comes from.
  @Test(arguments: [
    ("--save", #"{"z": 1}"#, "--save: the form has no field z"),
    ("--answers", #"{"z": 1}"#, "--answers: the form has no field z"),
    ("--answers", #"{"a": true}"#, "field a: “” is no answer: another type of value is needed"),
  ])
  func refusesKeptAnswersThatAreNone(option: String, answers: String, message: String) throws {
    let folder = TemporaryFolder()
    let form = folder.write(Self.three, to: "form.json5")
    let place = folder.write(answers, to: "answers.json")
    let run = try CommandRun(["form", form, option, place])
    #expect(run.ending == .status(2))
    #expect(run.errorLines.first?.hasPrefix("aloud: " + message) == true, "\(run.errors)")
  }
}
