// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc
import Testing

@testable import TerminalUI

extension ReadlineTests {
  /// Files that readline itself crashes on, waits for, or complains about on the terminal.
  @Suite(.serialized)
  final class PersonalKeysTests {
    private let folder: String
    private let path: String

    init() {
      #expect(PersonalBindings.areInstalled)
      Readline.initialize()
      var template = Array("/tmp/aloud-keys-XXXXXX".utf8CString)
      folder = String(cString: mkdtemp(&template))
      path = folder + "/inputrc"
    }

    deinit {
      for name in ["inputrc", "other"] { unlink(folder + "/" + name) }
      rmdir(folder)
    }

    private func problems(_ text: String, other: String = "") -> [InputrcProblem] {
      for (name, text) in [("inputrc", text), ("other", other)] {
        let descriptor = open(folder + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        #expect(write(descriptor, text, text.utf8.count) == text.utf8.count)
        close(descriptor)
      }
      let keys = PersonalKeys()
      keys.read(path)
      return keys.problems
    }

    @Test func usualFilesHaveNoProblem() {
      let text = """
        # a comment
        set bell-style none

          "\\C-xq": aloud-help
        Control-k: kill-line
        $if mode=vi
        $else
        $endif
        """
      #expect(problems(text) == [])
    }

    @Test func aFileThatIncludesItselfIsReadToSomeDepth() {
      let found = problems("set bell-style none\n$include \(path)\n")
      #expect(found == [.tooDeep(path: path, line: 2)])
    }

    /// Twice itself at each depth would be hundreds of files.
    @Test func includesEnd() {
      let padding = String(repeating: "# padding\n", count: 1000)
      let found = problems(padding + "$include \(path)\n$include \(path)\n")
      #expect(found.contains(.tooLong(path: path)))
    }

    @Test func whatDoesNotApplyIsNotIncluded() {
      let included = "$include \(folder)/other\n"
      let wrong = "set no-such-variable-of-readline\n$foo\n"
      let refused = problems(included, other: wrong)
      #expect(!refused.isEmpty)
      #expect(problems("$if another\n" + included + "$endif\n", other: wrong) == [])
      #expect(problems("$if aloud\n" + included + "$endif\n", other: wrong) == refused)
    }

    @Test(arguments: [200_000, 5000, 300])
    func anEndlessKeySequenceIsLeftOut(length: Int) {
      let sequence = String(repeating: "a", count: length)
      let found = problems("\"\(sequence)\": aloud-help\nset bell-style none\n")
      #expect(found == [.longLine(path: path, line: 1)])
    }

    @Test func aPipeIsNotWaitedFor() {
      #expect(mkfifo(path, 0o600) == 0)
      let keys = PersonalKeys()
      keys.read(path)
      #expect(keys.problems == [.notAFile(path: path)])
    }

    @Test func aFolderAndAnEndlessDeviceAreNoFiles() {
      for path in [folder, "/dev/zero"] {
        let keys = PersonalKeys()
        keys.read(path)
        #expect(keys.problems == [.notAFile(path: path)])
      }
    }

    @Test func nothingAtAllIsNoProblem() {
      for path in [folder + "/missing", "/dev/null"] {
        let keys = PersonalKeys()
        keys.read(path)
        #expect(keys.problems == [])
      }
    }

    /// What a file leaves open ends with it.
    @Test func anOpenConditionHidesNothingElse() {
      #expect(problems("$if another\nset bell-style audible\n") == [])
      #expect(problems("set comment-begin %\n") == [])
      #expect(rl_variable_value("comment-begin").map { String(cString: $0) } == "%")
      #expect(rl_variable_value("bell-style").map { String(cString: $0) } == "none")
    }

    @Test func complaintsAreCountedAndNotShown() {
      let found = problems("$endif\n\"\\C-x\": \n\"open: aloud-help\n")
      #expect(found.first == .refused(path: path, line: 1))
    }
  }
}
