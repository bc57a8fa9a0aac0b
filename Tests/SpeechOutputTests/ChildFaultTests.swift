// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import SpeechOutput

/// What goes wrong in the speech process does not reach the program that asks.
@Suite(.timeLimit(.minutes(2))) struct ChildFaultTests {
  /// A text that makes eSpeak NG 1.51 write past a buffer and end its process.
  static let abortText = "it" + String(repeating: "'s", count: 220)

  let fine = Utterance(text: "Deep dish", language: "en")

  func engine(
    executable: String = Program.aloud, change: (inout SpeechSupervisor.Limits) -> Void = { _ in }
  ) -> ChildSpeechEngine {
    var limits = SpeechSupervisor.Limits()
    change(&limits)
    return ChildSpeechEngine(
      executable: executable, limits: limits, destination: .measurement)
  }

  /// Whether the engine says words now.
  func speaks(_ engine: ChildSpeechEngine) -> Bool {
    engine.speak([fine])
    let number = engine.lastNumber
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    return engine.firstSampleTime(of: number) != nil
  }

  /// Stops a process, and returns when it has stopped.
  func stop(_ identifier: pid_t) {
    kill(identifier, SIGSTOP)
    waitpid(identifier, nil, WUNTRACED)
  }

  @Test func abortTextStillEndsTheLibrary() {
    #expect(throws: Program.Failure.self) {
      try Program.run(["espeak-ng", "-q", "-x", "--", Self.abortText])
    }
  }

  @Test func textThatEndsTheProcessIsLostAloneAndToldOnce() {
    let engine = engine()
    engine.speak([Utterance(text: Self.abortText, language: "en")])
    let last = engine.lastNumber
    #expect(speaks(engine))
    #expect(engine.firstSampleTime(of: last) == nil)
    #expect(engine.takeNotices() == [.engineRestarted])
    engine.speak([Utterance(text: Self.abortText, language: "en")])
    #expect(speaks(engine))
    #expect(engine.takeNotices().isEmpty)
  }

  @Test func speechIsGivenUpWhenItKeepsFailing() {
    let engine = engine()
    for _ in 0..<4 { engine.speak([Utterance(text: Self.abortText, language: "en")]) }
    engine.finish(atMost: 30_000, cutWhenReadable: nil)
    #expect(engine.takeNotices() == [.engineRestarted, .engineGone])
    #expect(!speaks(engine))
    #expect(engine.takeNotices().isEmpty)
    #expect(engine.processIdentifier == nil)
  }

  @Test func processKilledWhileIdleIsStartedAgain() throws {
    let engine = engine()
    #expect(speaks(engine))
    let first = try #require(engine.processIdentifier)
    kill(first, SIGKILL)
    let (notices, _) = engine.attend { !$0.isEmpty }
    #expect(notices == [.engineRestarted])
    #expect(engine.processIdentifier != first)
    #expect(speaks(engine))
  }

  @Test func processKilledBeforeItsFirstWordSaysItAfterwards() throws {
    let engine = engine()
    engine.speak([fine])
    let number = engine.lastNumber
    kill(try #require(engine.processIdentifier), SIGKILL)
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    #expect(engine.firstSampleTime(of: number) != nil)
    #expect(engine.takeNotices() == [.engineRestarted])
  }

  @Test func processKilledJustBeforeAWordIsMissedByNobody() throws {
    let engine = engine()
    #expect(speaks(engine))
    kill(try #require(engine.processIdentifier), SIGKILL)
    #expect(speaks(engine))
  }

  @Test func silentProcessIsStartedAgain() throws {
    let engine = engine {
      $0.silence = 300
      $0.pingInterval = 100
    }
    #expect(speaks(engine))
    let first = try #require(engine.processIdentifier)
    stop(first)
    engine.speak([fine])
    let number = engine.lastNumber
    let (notices, _) = engine.attend { !$0.isEmpty }
    #expect(notices == [.engineRestarted])
    #expect(engine.processIdentifier != first)
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    #expect(engine.firstSampleTime(of: number) != nil)
  }

  @Test func processThatWorksIsNotTakenForSilent() {
    let engine = engine {
      $0.silence = 1_000
      $0.pingInterval = 10
    }
    let text = String(repeating: "one two three four ", count: 2_000)
    engine.speak([Utterance(text: text, language: "en")])
    engine.finish(atMost: 60_000, cutWhenReadable: nil)
    #expect(engine.takeNotices().isEmpty)
    #expect(engine.firstSampleTime(of: engine.lastNumber) != nil)
  }

  @Test func programThatIsNotThereGivesUpAtOnce() {
    let engine = engine(executable: "/nonexistent/aloud")
    #expect(engine.takeNotices() == [.engineGone])
    #expect(!speaks(engine))
    engine.cut()
    engine.apply(SpeechSettings(rate: 300))
    engine.close()
  }

  @Test func programThatEndsAtOnceIsGivenUp() {
    let engine = engine(executable: "/bin/false")
    let (notices, isDone) = engine.attend { $0.contains(.engineGone) }
    #expect(isDone)
    #expect(notices == [.engineRestarted, .engineGone])
  }

  @Test func stoppedProcessNeverMakesTheCallerWait() throws {
    let engine = engine {
      $0.silence = 60_000
      $0.start = 60_000
    }
    stop(try #require(engine.processIdentifier))
    let text = String(repeating: "x", count: 10_000)
    let begin = MonotonicClock.milliseconds
    for _ in 0..<1_000 {
      engine.speak([Utterance(text: text, language: "en")])
      engine.cut()
    }
    for _ in 0..<1_000 { engine.speak([Utterance(text: text, language: "en")]) }
    // 20 MB of words in 2,000 calls; waiting for the process would take for ever.
    #expect(MonotonicClock.milliseconds - begin < 10_000)
    kill(try #require(engine.processIdentifier), SIGCONT)
    engine.cut()
    #expect(speaks(engine))
    #expect(engine.takeNotices().isEmpty)
  }
}
