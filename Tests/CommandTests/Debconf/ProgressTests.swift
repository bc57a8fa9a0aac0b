// SPDX-License-Identifier: GPL-3.0-or-later
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

  /// A thousand steps within ten seconds are told in four reports, and the end.
  @Test func progressIsToldAtABoundedPace() {
    var pace = ProgressPace()
    var told = [pace.tells(.begun(title: "Copying"), at: 0)].filter(\.self).count
    for step in 1...1000 where pace.tells(.at(percent: step / 10), at: step * 10) { told += 1 }
    #expect(told == 4)
    let tellsEnd = pace.tells(.ended, at: 10_001)
    #expect(tellsEnd)
  }

  @Test func slowProgressIsNotRepeated() {
    var pace = ProgressPace()
    _ = pace.tells(.begun(title: "Copying"), at: 0)
    let told = [(50, 10_000), (52, 60_000), (55, 60_001)].map { percent, time in
      pace.tells(.at(percent: percent), at: time)
    }
    #expect(told == [true, false, true])
  }
}
