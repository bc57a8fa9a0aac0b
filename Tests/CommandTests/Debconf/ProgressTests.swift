// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Testing

@testable import aloud

@Suite struct ProgressTests {
  /// Counted from any number to any other; what is outside is at the edge.
  @Test func progressIsToldInPercent() {
    var conversation = PassthroughConversation(usualLanguage: "en")
    let lines = [
      "DATA a/b type text", "DATA a/b description Copying", "PROGRESS START 20 60 a/b",
      "PROGRESS SET 30", "PROGRESS STEP 5", "PROGRESS STEP 1000", "PROGRESS SET 0",
      "PROGRESS INFO a/b", "PROGRESS STOP",
    ]
    let reports = lines.compactMap { line -> ProgressReport? in
      guard case .progress(let report, "0 ok") = conversation.take(line) else { return nil }
      return report
    }
    #expect(
      reports == [
        .begun(title: "Copying"), .at(percent: 25), .at(percent: 37), .at(percent: 100),
        .at(percent: 0), .doing("Copying"), .ended,
      ])
  }

  @Test(arguments: ["PROGRESS", "PROGRESS START 1 x a/b", "PROGRESS SET", "PROGRESS JUMP 3"])
  func unknownProgressIsRefused(_ line: String) {
    var conversation = PassthroughConversation(usualLanguage: "en")
    let step = conversation.take(line)
    #expect(step == .reply("20 unsupported command"))
  }
}
