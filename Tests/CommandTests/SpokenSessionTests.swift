// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import SpeechOutput
import Testing

@testable import aloud

/// In what language an announcement goes to the speech engine.
@Suite struct SpokenSessionTests {
  /// Keeps what it is to say.
  private final class Recorder: SpeechEngine {
    var utterances: [Utterance] = []
    let noticeDescriptor: Int32 = -1

    func speak(_ utterances: [Utterance]) { self.utterances += utterances }
    func cut() {}
    func apply(_ settings: SpeechSettings) {}
    func finish(atMost milliseconds: Int, cutWhenReadable descriptor: Int32?) {}
    func close() {}
    func takeNotices() -> [SpeechNotice] { [] }
  }

  /// The language wanted, that of the words, and that of the voice.
  @Test(arguments: [
    ("en-US", "en", "en-US"), ("en-GB", "en", "en-GB"), ("en", "en", "en"),
    ("de-AT", "de", "de-AT"), ("pt-BR", "pt-BR", "pt-BR"), ("zh-CN", "zh-Hans", "zh-CN"),
    // Words of another script or language than the one wanted are spoken in their own.
    ("ru-Latn", "ru", "ru"), ("mi-NZ", "en", "en"),
    ("zh-TW", "zh-Hant", "zh-TW"), ("zh-HK", "zh-Hant", "zh-HK"), ("nn-NO", "nb", "nn-NO"),
  ])
  func wordsOfTheTablesAreSpokenInTheLocale(wanted: String, words: String, voice: String) throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let tables = try LabelTables(
      folder: TableFolder(path: "/\(root)/Localization"), languages: [wanted])
    #expect(tables.language == words)
    let recorder = Recorder()
    let session = SpokenSession(engine: recorder, tables: tables, voice: nil, screen: nil)
    let announcement = Announcement(
      .focus, [.init(.label, "Fromage", language: "fr"), .init(.role, "radio button")],
      language: tables.language, separator: ", ")
    session.say(announcement)
    #expect(recorder.utterances.map(\.language) == ["fr", voice])
    #expect(announcement.runs.map(\.language) == ["fr", words])
  }
}
