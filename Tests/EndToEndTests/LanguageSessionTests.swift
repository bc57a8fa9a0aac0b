// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Whole sessions in other languages, read back from the transcript.
struct LanguageSessionTests {
  @Test func arabic() throws {
    let session = try PlayedSession(
      [
        "--title", "العجينة", "r=عادية", "d=عميقة", "t=رقيقة", "--disabled", "t=نفدت",
      ], keys: "Left Down Enter Up Enter", ["LC_ALL": "ar_EG.UTF-8"])
    #expect(session.run.ending == .status(0))
    #expect(session.lines[0].language == "ar")
    #expect(
      session.said == [
        "العجينة، مجموعة أزرار اختيار",
        "عادية، زر اختيار، غير محدد، ١ من ٣",
        // Left leads on in a language that is written to the left.
        "عميقة، زر اختيار، محدد، ٢ من ٣",
        "رقيقة، زر اختيار، غير محدد، غير متاح: نفدت، ٣ من ٣",
        "رقيقة، غير متاح: نفدت، ما زال التحديد على: عميقة",
        "عميقة، زر اختيار، محدد، ٢ من ٣",
        "الإجابة: عميقة",
      ])
    #expect(session.selections == ["d"])
    #expect(session.answer == "d")
    #expect(session.lines.allSatisfy { $0.language ?? "ar" == "ar" })
    let options = try #require(session.screen?.lines).filter { !$0.isEmpty }
    #expect(options.first?.contains("العجينة") == true)
    #expect(options.contains { $0.contains("عميقة") && $0.contains("•") })
  }

  @Test func japanese() throws {
    let session = try PlayedSession(
      ["--title", "生地", "r=ふつう", "d=パン生地", "t=薄焼き", "--disabled", "t=品切れ"],
      keys: "Down Down Enter ２ Enter", ["LANGUAGE": "ja"])
    #expect(session.run.ending == .status(0))
    #expect(session.lines[0].language == "ja")
    #expect(
      session.said == [
        "生地、ラジオボタン グループ",
        "ふつう、ラジオボタン、チェックなし、3この うち 1ばんめ",
        "パン生地、ラジオボタン、チェックあり、3この うち 2ばんめ",
        "薄焼き、ラジオボタン、チェックなし、りようふか: 品切れ、3この うち 3ばんめ",
        "薄焼き、りようふか: 品切れ、パン生地 が えらばれた ままです",
        "パン生地、ラジオボタン、チェックあり、3この うち 2ばんめ",
        "かいとう: パン生地",
      ])
    #expect(session.answer == "d")
    #expect(session.screen?.lines?.first == "生地")
  }

  /// The language that each way of asking for one comes to.
  @Test(arguments: [
    (["LANGUAGE": "xx:de:fr"], "de"), (["LC_ALL": "pt_BR.UTF-8"], "pt-BR"),
    (["LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "fr_FR"], "pl"),
    (["LANG": "zh_CN.GB18030"], "zh-Hans"),
    (["LANG": "zh_TW.UTF-8"], "zh-Hant"), (["LANG": "zh_HK.UTF-8"], "zh-Hant"),
    (["LANG": "no_NO.UTF-8"], "nb"), (["LANG": "nb_NO.UTF-8"], "nb"), (["LANG": "nn_NO"], "nb"),
    (["LANG": "da_DK.UTF-8"], "da"), (["LANG": "fi_FI.UTF-8"], "fi"), (["LANG": "ko_KR"], "ko"),
    (["LANG": "C"], "en"), (["LANG": "POSIX"], "en"), (["LANG": "tlh"], "en"),
    (["ALOUD_LANGUAGE": "he", "LANGUAGE": "de"], "he"), (["LANG": "de_AT@euro"], "de"),
    (["LANG": "ru_UA.KOI8-U"], "ru"), (["LANG": "hi_IN"], "hi"), (["LANG": "es_MX"], "es"),
    (["LANG": "pt_PT.UTF-8"], "pt-PT"), (["LANG": "ca_ES@valencia"], "ca"),
    (["LANG": "it_CH"], "it"), (["LANG": "nl_BE"], "nl"), (["LANG": "ro_MD"], "ro"),
    (["LANG": "sv_FI"], "sv"),
    (["LANG": "tr_TR"], "tr"), (["LANG": "fa_IR"], "fa"), (["LANG": "vi_VN"], "vi"),
    (["LANG": "th_TH"], "th"), (["LANG": "id_ID"], "id"),
  ])
  func choosesTheLanguage(variables: [String: String], language: String) throws {
    let session = try PlayedSession(["a", "b"], keys: "Space Enter", variables)
    #expect(session.lines.first?.language == language)
    #expect(session.run.ending == .status(0))
  }

  /// Pseudo-languages show that every word comes from a table.
  @Test(arguments: ["en-XA", "ar-XB"])
  func pseudolanguagesCoverEveryWord(language: String) throws {
    let english = try PlayedSession(["a", "b"], keys: "Down F1 F2 + x Escape")
    let pseudo = try PlayedSession(
      ["a", "b", "--language", language], keys: "Down F1 F2 + x Escape")
    #expect(pseudo.said.count == english.said.count)
    #expect(pseudo.said.count > 6)
    for (theirs, ours) in zip(pseudo.said, english.said) { #expect(theirs != ours) }
    #expect(!pseudo.said.joined().contains("radio button"))
  }

  /// Help is there in the person's language, for the command and its parts.
  @Test(arguments: [["--help"], ["ask", "--help"], ["voices", "--help"], ["doctor", "--help"]])
  func helpInTheirLanguage(arguments: [String]) throws {
    let english = try CommandRun(arguments)
    let german = try CommandRun(arguments, ["LANGUAGE": "de"])
    for run in [english, german] {
      #expect(run.ending == .status(0))
      #expect(run.errors == "")
      #expect(run.output.contains("--language"))
    }
    #expect(english.output.contains("Usage: aloud"))
    #expect(!german.output.contains("Usage"))
    #expect(
      german.output.split(separator: "\n").count == english.output.split(separator: "\n").count)
  }

  /// English words sound as they do in the person's country; the transcript tells their language.
  @Test func theRegionSpeaks() throws {
    let folder = TemporaryFolder()
    func sound(_ variables: [String: String], _ arguments: [String] = []) throws -> [UInt8] {
      let run = try CommandRun(
        [
          "ask", "--title", "Tomato", "bath", "--keys", "Enter", "--transcript",
          folder.path + "/t", "--speech", "wav:" + folder.path + "/w",
        ] + arguments, variables)
      #expect(run.errors == "")
      let transcript = String(decoding: try #require(folder.bytes(of: "t")), as: UTF8.self)
      #expect(transcript.hasPrefix(#"{"event":"open","language":"en","#))
      #expect(!transcript.contains("en-US"))
      return try #require(folder.bytes(of: "w"))
    }
    let american = try sound(["LANG": "en_US.UTF-8"])
    #expect(try american == sound([:], ["--voice", "en-us"]))
    #expect(try american != sound([:]))
    #expect(try american == sound([:], ["--language", "en-US"]))
  }
}
