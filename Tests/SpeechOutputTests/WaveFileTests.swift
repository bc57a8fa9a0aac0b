// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import SpeechOutput

/// The WAV file of an utterance is what `espeak-ng -w` makes of the same words.
@Suite(.timeLimit(.minutes(2))) struct WaveFileTests {
  /// Words, settings, and the arguments that mean the same to `espeak-ng`.
  struct Rendering: Sendable, CustomTestStringConvertible {
    var utterance = Utterance(text: "Deep dish, radio button, selected, 2 of 3", language: "en")
    var settings = SpeechSettings()
    let arguments: [String]

    var testDescription: String { "\(arguments.joined(separator: " ")) \(utterance.text)" }
  }

  static let renderings = [
    Rendering(arguments: ["-v", "en"]),
    Rendering(settings: SpeechSettings(rate: 80), arguments: ["-v", "en", "-s", "80"]),
    Rendering(settings: SpeechSettings(rate: 300), arguments: ["-v", "en", "-s", "300"]),
    Rendering(settings: SpeechSettings(rate: 449), arguments: ["-v", "en", "-s", "449"]),
    Rendering(settings: SpeechSettings(rate: 600), arguments: ["-v", "en", "-s", "600"]),
    Rendering(settings: SpeechSettings(pitch: 80), arguments: ["-v", "en", "-p", "80"]),
    Rendering(settings: SpeechSettings(volume: 40), arguments: ["-v", "en", "-a", "40"]),
    Rendering(settings: SpeechSettings(wordGap: 7), arguments: ["-v", "en", "-g", "7"]),
    Rendering(
      settings: SpeechSettings(punctuation: .all), arguments: ["-v", "en", "--punct"]),
    Rendering(
      utterance: Utterance(text: "Save as A+B; or <C>", language: "en"),
      settings: SpeechSettings(punctuation: .some),
      arguments: ["-v", "en", "--punct=\(SpeechSettings.somePunctuation)"]),
    Rendering(
      settings: SpeechSettings(capitals: .spelling), arguments: ["-v", "en", "-k", "2"]),
    Rendering(
      settings: SpeechSettings(capitals: .pitch(20)), arguments: ["-v", "en", "-k", "20"]),
    Rendering(
      settings: SpeechSettings(voice: "en-us+f3"), arguments: ["-v", "en-us+f3"]),
    Rendering(
      utterance: Utterance(text: "Größe, Optionsfeld, nicht ausgewählt", language: "de-AT"),
      arguments: ["-v", "de"]),
    Rendering(
      utterance: Utterance(text: "زر اختيار، محدد", language: "ar"), arguments: ["-v", "ar"]),
    Rendering(
      utterance: Utterance(text: "ラジオボタン", language: "ja-JP"), arguments: ["-v", "ja"]),
    Rendering(
      utterance: Utterance(text: "单选按钮", language: "zh-Hans"),
      arguments: ["-v", "cmn-latn-pinyin"]),
    Rendering(
      utterance: Utterance(text: "-v off", language: "en"), arguments: ["-v", "en"]),
    Rendering(
      utterance: Utterance(text: "a < b & <foo>", language: "en"),
      arguments: ["-v", "en"]),
  ]

  let folder = TemporaryFolder()

  func engine(_ name: String, settings: SpeechSettings = SpeechSettings()) throws -> WaveFileEngine
  {
    try WaveFileEngine(
      path: folder.path + "/" + name, executable: Program.aloud, settings: settings)
  }

  /// What `espeak-ng` alone writes for the words.
  func reference(_ text: String, _ arguments: [String]) throws -> [UInt8] {
    let path = folder.path + "/reference.wav"
    _ = try Program.run(["espeak-ng", "-b", "1", "-w", path] + arguments + ["--", text])
    return folder.bytes(of: "reference.wav")
  }

  @Test(arguments: renderings) func fileIsWhatTheCommandWrites(rendering: Rendering) throws {
    let engine = try engine("own.wav", settings: rendering.settings)
    engine.speak([rendering.utterance])
    engine.close()
    #expect(engine.takeNotices().isEmpty)
    #expect(engine.failure == nil)
    let own = folder.bytes(of: "own.wav")
    let reference = try reference(rendering.utterance.text, rendering.arguments)
    #expect(reference.count > 10_000)
    let isSame = own == reference
    #expect(isSame)
  }

  @Test func everythingSaidIsKeptInItsOrderWhateverIsCut() throws {
    let engine = try engine("own.wav")
    var expected: [UInt8] = []
    for text in ["Deep dish", "Thin crust", "Deep dish", "Regular crust"] {
      engine.cut()
      engine.speak([Utterance(text: text, language: "en")])
      expected += try reference(text, ["-v", "en"]).dropFirst(WaveHeader.length)
    }
    engine.finish(atMost: 0, cutWhenReadable: nil)
    engine.close()
    let isSame = folder.bytes(of: "own.wav").dropFirst(WaveHeader.length).elementsEqual(expected)
    #expect(isSame)
  }

  @Test func settingsChangeWhatFollows() throws {
    let engine = try engine("own.wav")
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.apply(SpeechSettings(rate: 350))
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.close()
    let slow = try reference("Deep dish", ["-v", "en"]).dropFirst(WaveHeader.length)
    let fast = try reference("Deep dish", ["-v", "en", "-s", "350"]).dropFirst(WaveHeader.length)
    #expect(fast.count < slow.count * 3 / 4)
    let isSame = folder.bytes(of: "own.wav").dropFirst(WaveHeader.length).elementsEqual(slow + fast)
    #expect(isSame)
  }

  @Test func runsOfAnAnnouncementFollowWithoutASentencesPause() throws {
    let together = try engine("together.wav")
    together.speak([
      Utterance(text: "Größe", language: "de"), Utterance(text: "1 of 3", language: "en"),
    ])
    together.close()
    let apart = try engine("apart.wav")
    apart.speak([Utterance(text: "Größe", language: "de")])
    apart.speak([Utterance(text: "1 of 3", language: "en")])
    apart.close()
    let saved = folder.bytes(of: "apart.wav").count - folder.bytes(of: "together.wav").count
    // More than a tenth of a second.
    #expect(saved > 4_410)
  }

  @Test func spellingNamesEachCharacter() throws {
    let spelling = try engine("spelled.wav")
    spelling.speak([Utterance(text: "wax", language: "en", isSpelled: true)])
    spelling.close()
    // "double you, a, ex" against one syllable, with a sentence's pause.
    let word = try reference("wax", ["-v", "en"]).count
    let letters = try reference("w a x", ["-v", "en"]).count
    let spelled = folder.bytes(of: "spelled.wav").count
    #expect(spelled > word * 5 / 4)
    #expect(abs(spelled - letters) < letters / 2)
  }

  @Test(arguments: ["\u{1}99P", "\u{1}400S", "\u{0}", "\u{1b}[1m", "\u{7f}"])
  func controlCharactersAreNoCommands(control: String) throws {
    let plain = try engine("plain.wav")
    plain.speak([Utterance(text: "Deep " + control.dropFirst() + " dish", language: "en")])
    plain.close()
    let controlled = try engine("controlled.wav")
    controlled.speak([Utterance(text: "Deep " + control + " dish", language: "en")])
    controlled.close()
    let isSame = folder.bytes(of: "plain.wav") == folder.bytes(of: "controlled.wav")
    #expect(isSame)
  }

  @Test func headerTellsTheLengthToOtherPrograms() throws {
    let engine = try engine("own.wav")
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.close()
    let path = folder.path + "/own.wav"
    let facts = try ["-r", "-c", "-b", "-s"].map {
      String(decoding: try Program.run(["soxi", $0, path]), as: UTF8.self)
        .filter { !$0.isWhitespace }
    }
    let samples = (folder.bytes(of: "own.wav").count - 44) / 2
    #expect(facts == ["22050", "1", "16", "\(samples)"])
  }

  @Test func nothingSaidIsAnEmptyFileThatCanBePlayed() throws {
    let engine = try engine("own.wav")
    engine.close()
    #expect(folder.bytes(of: "own.wav") == WaveHeader.bytes(dataLength: 0))
  }

  @Test(arguments: ["/nonexistent/folder/own.wav", "/proc/self/exe", "/"])
  func fileThatCannotBeWrittenFailsAtOnce(path: String) throws {
    #expect(throws: WaveFileEngine.OpeningError.self) {
      try WaveFileEngine(path: path, executable: Program.aloud)
    }
  }

  @Test func fullDiskIsToldOnce() throws {
    let engine = try WaveFileEngine(path: "/dev/full", executable: Program.aloud)
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.speak([Utterance(text: "Thin crust", language: "en")])
    engine.close()
    #expect(engine.takeNotices() == [.outputFailed(reason: ENOSPC)])
    #expect(engine.failure == .unwritable(ENOSPC))
  }

  @Test func textThatEndsTheProcessLeavesTheRestOfTheFile() throws {
    let engine = try engine("own.wav")
    engine.speak([Utterance(text: ChildFaultTests.abortText, language: "en")])
    engine.speak([Utterance(text: "Deep dish", language: "en")])
    engine.close()
    #expect(engine.takeNotices() == [.engineRestarted])
    let own = folder.bytes(of: "own.wav")
    let reference = try reference("Deep dish", ["-v", "en"])
    let isSame = own == reference
    #expect(isSame)
  }

  @Test func aThousandAnnouncementsAllArrive() throws {
    let engine = try engine("own.wav", settings: SpeechSettings(rate: 449))
    for _ in 0..<1_000 { engine.speak([Utterance(text: "two", language: "en")]) }
    engine.close()
    let one = try reference("two", ["-v", "en", "-s", "449"]).count - WaveHeader.length
    #expect(folder.bytes(of: "own.wav").count == WaveHeader.length + 1_000 * one)
  }

  @Test func pipeGetsAHeaderOfUnknownLength() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let engine = try WaveFileEngine(
      path: "/proc/self/fd/\(ends[1])", executable: Program.aloud)
    close(ends[1])
    engine.speak([Utterance(text: "two", language: "en")])
    engine.close()
    let own = Program.readAll(ends[0])
    let reference = try Program.run(["espeak-ng", "-b", "1", "-v", "en", "--stdout", "--", "two"])
    let isSame = own == reference
    #expect(isSame)
  }
}
