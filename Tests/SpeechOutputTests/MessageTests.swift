// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import SpeechOutput

/// What is said between the processes arrives as it was sent.
@Suite struct MessageTests {
  static let toChild: [EngineMessage] = [
    .speak(
      number: 1, endsAnnouncement: true, Utterance(text: "Größe, 大きい, 👩‍👩‍👧", language: "de-AT")),
    .speak(
      number: .max, endsAnnouncement: false,
      Utterance(text: "", language: "", isSpelled: true)),
    .speak(
      number: 2, endsAnnouncement: true,
      Utterance(text: String(repeating: "long ", count: 50_000), language: "en")),
    .cut(through: 7), .ping, .finish(number: 3), .diagnose, .settings(SpeechSettings()),
    .settings(
      SpeechSettings(
        voice: "en+f3", rate: 449, pitch: 0, volume: 200, punctuation: .some,
        capitals: .pitch(30), wordGap: 5)),
    .settings(SpeechSettings(voice: "", punctuation: .all, capitals: .soundIcon)),
    .settings(SpeechSettings(capitals: .spelling)),
  ]

  static let toEngine: [ChildMessage] = [
    .ready, .synthesizerMissing, .started(1), .ended(.max), .alive, .drained(0), .deviceStuck,
    .sinkOpened, .firstSample(4, time: .max), .notice(.voiceUnknown("ü")),
    .notice(.voiceMissing(language: "tlh", used: "en")), .notice(.engineRestarted),
    .notice(.engineGone), .notice(.noDevice), .notice(.outputFailed(reason: 28)),
    .synthesizer(version: "1.51", dataPath: "/usr/share", voiceCount: 127),
    .device(.pulseAudio), .device(.alsa), .device(.none), .device(.hangs), .device(.untried),
  ]

  @Test(arguments: [1, 2, 3, 7, 4_096, 1_000_000])
  func messagesSurviveAnyBordersOfTheirBytes(pieceLength: Int) {
    var splitter = MessageSplitter()
    var received: [EngineMessage?] = []
    let bytes = Self.toChild.flatMap { $0.encoded() }
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      splitter.append(bytes[start..<min(start + pieceLength, bytes.count)])
      while let payload = splitter.next() { received.append(EngineMessage(payload)) }
    }
    #expect(received == Self.toChild)
  }

  @Test(arguments: toEngine)
  func answerArrivesAsItWasSent(message: ChildMessage) {
    var splitter = MessageSplitter()
    splitter.append(message.encoded())
    #expect(splitter.next().flatMap(ChildMessage.init) == message)
    #expect(splitter.next() == nil)
  }

  @Test func bytesThatAreNoMessageAreNone() {
    #expect(EngineMessage([]) == nil)
    #expect(EngineMessage([99]) == nil)
    #expect(ChildMessage([0]) == nil)
    for message in Self.toChild {
      let payload = message.encoded()[4...]
      for length in 0..<min(payload.count - 1, 60) where length < payload.count - 1 {
        let cut = EngineMessage(payload.prefix(length))
        #expect(cut != message)
      }
    }
  }
}
