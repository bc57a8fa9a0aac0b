// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import SpeechOutput
import Testing

@testable import aloud

/// What is said of another program reaches the voice, and every key cuts it.
@Suite struct ListeningVoiceTests {
  private final class Recorder: SpeechEngine {
    var calls: [String] = []

    func speak(_ utterances: [Utterance]) {
      calls += utterances.map { "\($0.isSpelled ? "spell" : "say") \($0.text)" }
    }
    func cut() { calls.append("cut") }
    func apply(_ settings: SpeechSettings) {}
    func finish(atMost milliseconds: Int, cutWhenReadable descriptor: Int32?) {}
    func close() {}
    var noticeDescriptor: Int32 { -1 }
    func takeNotices() -> [SpeechNotice] { [] }
  }

  @Test func everyKeyCuts() throws {
    let engine = Recorder()
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let tables = try LabelTables(
      folder: TableFolder(path: "/\(root)/Localization"), languages: ["en"])
    let voice = ListeningVoice(engine: engine, tables: tables, transcript: nil)
    voice.say([ListenedUtterance("two words", .output), ListenedUtterance("a", .echo)])
    voice.press("Down")
    voice.say([ListenedUtterance(" ", .echo), ListenedUtterance("", .focus)])
    #expect(engine.calls == ["say two words", "spell a", "cut", "say space", "say blank"])
  }
}
