// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import SpeechOutput

/// Devices that are not there, hang, or come back.
@Suite(.serialized, .timeLimit(.minutes(3))) struct DeviceFaultTests {
  /// No PulseAudio server and no ALSA configuration, whatever the machine has.
  static let noDevice = [
    "PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/nonexistent",
    "ALSA_CONFIG_DIR": "/nonexistent",
  ]

  func engine(
    _ environment: [String: String],
    change: (inout SpeechSupervisor.Limits) -> Void = { _ in }
  ) -> ChildSpeechEngine {
    var limits = SpeechSupervisor.Limits()
    change(&limits)
    return ChildSpeechEngine(
      executable: Program.aloud, limits: limits, environment: environment)
  }

  @Test func missingDeviceIsToldOnceAndKeepsNobodyWaiting() {
    let engine = engine(Self.noDevice)
    let begin = MonotonicClock.milliseconds
    for _ in 0..<20 {
      engine.speak([Utterance(text: "Deep dish", language: "en")])
      engine.cut()
    }
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    #expect(MonotonicClock.milliseconds - begin < 15_000)
    #expect(engine.takeNotices() == [.noDevice])
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.finish(atMost: 20_000, cutWhenReadable: nil)
    #expect(engine.takeNotices().isEmpty)
  }

  @Test func speechComesBackWithTheDevice() throws {
    let server = SoundServer.Place()
    let engine = engine(server.environment.merging(Self.noDevice) { own, _ in own })
    let (notices, _) = engine.attend { !$0.isEmpty }
    #expect(notices == [.noDevice])
    let running = try SoundServer(at: server)
    let recorder = try Recorder(running)
    var isHeard = false
    for _ in 0..<40 where !isHeard {
      engine.speak([Utterance(text: "Deep dish", language: "en")])
      isHeard = recorder.read(until: { $0.firstSound() != nil }, atMost: 500)
    }
    #expect(isHeard)
    #expect(engine.takeNotices().isEmpty)
  }

  @Test func deviceThatHangsIsToldAndComesBack() throws {
    let server = try SoundServer()
    let recorder = try Recorder(server)
    let engine = engine(server.environment) { $0.deviceRest = 500 }
    engine.speak([Utterance(text: SoundTests.longText, language: "en")])
    try #require(recorder.read(until: { $0.firstSound() != nil }, atMost: 20_000))
    server.signal(SIGSTOP)
    let (notices, isTold) = engine.attend { $0.contains(.noDevice) }
    #expect(isTold)
    #expect(notices == [.noDevice])
    server.signal(SIGCONT)
    recorder.read(milliseconds: 1_000)
    let silent = recorder.samples.count
    var isHeard = false
    for _ in 0..<40 where !isHeard {
      engine.speak([Utterance(text: "Deep dish", language: "en")])
      isHeard = recorder.read(until: { $0.firstSound(from: silent) != nil }, atMost: 500)
    }
    #expect(isHeard)
  }

  @Test func serverThatIsStartedAgainIsFoundAgain() throws {
    let place = SoundServer.Place()
    let server = try SoundServer(at: place)
    var recorder = try Recorder(server)
    let engine = engine(place.environment.merging(Self.noDevice) { own, _ in own })
    engine.speak([Utterance(text: SoundTests.longText, language: "en")])
    try #require(recorder.read(until: { $0.firstSound() != nil }, atMost: 20_000))
    server.end()
    let next = try SoundServer(at: place)
    recorder = try Recorder(next)
    var isHeard = false
    for _ in 0..<40 where !isHeard {
      engine.speak([Utterance(text: "Deep dish", language: "en")])
      isHeard = recorder.read(until: { $0.firstSound() != nil }, atMost: 500)
    }
    #expect(isHeard)
    #expect(!engine.takeNotices().contains(.engineRestarted))
  }

  @Test func diagnosisFindsTheDevice() throws {
    let server = try SoundServer()
    let diagnosis = SpeechDiagnosis.run(
      executable: Program.aloud, atMost: 20_000, environment: server.environment)
    #expect(diagnosis.device == .pulseAudio)
    guard case .ready(let version, let dataPath, let voiceCount) = diagnosis.synthesizer else {
      Issue.record("\(diagnosis)")
      return
    }
    // "eSpeak NG text-to-speech: 1.51  Data at: /usr/lib/x86_64-linux-gnu/espeak-ng-data"
    let words = String(decoding: try Program.run(["espeak-ng", "--version"]), as: UTF8.self)
    #expect(!version.isEmpty && words.contains(": \(version) "))
    #expect(!dataPath.isEmpty && words.contains(dataPath))
    #expect(voiceCount > 100)
  }

  @Test func diagnosisSaysThatThereIsNoDevice() {
    let diagnosis = SpeechDiagnosis.run(
      executable: Program.aloud, atMost: 20_000, environment: Self.noDevice)
    #expect(diagnosis.device == .none)
  }

  @Test func diagnosisSaysThatADeviceHangs() throws {
    let server = try SoundServer()
    server.signal(SIGSTOP)
    let diagnosis = SpeechDiagnosis.run(
      executable: Program.aloud, atMost: 2_000, environment: server.environment)
    #expect(diagnosis.device == .hangs)
    guard case .ready = diagnosis.synthesizer else {
      Issue.record("\(diagnosis)")
      return
    }
  }

  @Test func diagnosisSaysThatTheProcessCannotStart() {
    let missing = SpeechDiagnosis.run(executable: "/nonexistent/aloud", atMost: 1_000)
    #expect(missing == SpeechDiagnosis(synthesizer: .cannotStart(ENOENT), device: .untried))
    let other = SpeechDiagnosis.run(executable: "/bin/false", atMost: 1_000)
    #expect(other == SpeechDiagnosis(synthesizer: .silent, device: .untried))
  }

  @Test func missingVoiceDataIsFound() throws {
    let folder = TemporaryFolder()
    try #require(mkdir(folder.path + "/espeak-ng-data", 0o755) == 0)
    let environment = ["ESPEAK_DATA_PATH": folder.path].merging(Self.noDevice) { own, _ in own }
    let diagnosis = SpeechDiagnosis.run(
      executable: Program.aloud, atMost: 20_000, environment: environment)
    #expect(diagnosis.synthesizer == .dataMissing)
    let engine = engine(environment)
    let (notices, _) = engine.attend { $0.contains(.engineGone) }
    #expect(notices == [.engineGone])
  }
}
