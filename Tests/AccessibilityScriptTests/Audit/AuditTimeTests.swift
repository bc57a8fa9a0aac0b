// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechOutput
import Testing

@testable import AccessibilityScript

/// Rules about how long something is heard, by eSpeak NG's own samples.
@Suite struct AuditTimeTests {
  private static func option(_ label: String, _ description: String) -> AuditedForm {
    AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: 'Size', options: ['Small', {key: 'b', "
        + "label: §'\(label)', description: '\(description)'}]}]}")
  }

  private static let sentence =
    "this is for people who are so hungry that nothing else on the whole card would be enough"

  @Test func aDescriptionLongerThanItsOptionIsFound() throws {
    let found = try Self.option("Large", Self.sentence).findings()
    #expect(found.map(\.rule) == [.hintTooLong])
    #expect(found.first?.option == "b")
    #expect(found.first?.details.count == 2)
    #expect(try Self.option("Large", "for the hungry").findings() == [])
  }

  /// About two and a half words are said in a second at 175 words a minute, twice as many at 350.
  @Test(arguments: [(175, [AuditRule.announcementTooLong]), (350, [])])
  func anAnnouncementIsMeasuredAtThePersonsRate(rate: Int, rules: [AuditRule]) throws {
    let words = Array(repeating: "and another word", count: 12).joined(separator: ", ")
    let form = AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: 'Size', options: ['Small', {key: 'b', "
        + "label: §'\(words)'}]}]}")
    let found = try form.findings(rate: rate)
    #expect(found.map(\.rule) == rules)
    #expect(found.allSatisfy { $0.position == form.position && $0.option == "b" })
    #expect(found.allSatisfy { $0.details.last == "12.0 s" && $0.fingerprint.details == [] })
  }

  @Test func theLongestTimeIsASetting() throws {
    var settings = FormAudit.Settings()
    settings.longest = 1
    let form = AuditedForm("{fields: [{kind: 'text', name: 'a', label: §'What is your name?'}]}")
    let found = try form.findings(settings)
    #expect(found.map(\.rule) == [.announcementTooLong])
    #expect(found.first?.position == form.position)
    // A note is what is to be heard.
    let note = AuditedForm("{fields: [{kind: 'note', name: 'a', label: 'Welcome to you all'}]}")
    #expect(try note.findings(settings) == [])
  }

  /// The sound of ordinary announcements need not be made to know that they are short.
  @Test(arguments: [
    ("Option number", nil), ("Bakodekten", nil), ("Country", "for who lives there"),
  ])
  func ordinaryOptionsAreNotMeasured(label: String, description: String?) throws {
    let options = (1000..<1100).map { number in
      "{key: 'k\(number)', label: '\(label) \(number)'"
        + (description.map { ", description: '\($0)'" } ?? "") + "}"
    }
    let form = AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: 'Which one?', options: ["
        + options.joined(separator: ", ") + "]}]}")
    #expect(try form.countOfMeasurements() == 0)
  }

  /// What is longer by less than a tenth of a second is told with as many decimals as it takes.
  @Test(arguments: [
    (3.26, 3.0, ["3.3 s", "3.0 s"]), (3.04, 3.0, ["3.04 s", "3.00 s"]),
    (3.001, 3.0, ["3.01 s", "3.00 s"]), (12.0, 11.96, ["12.00 s", "11.96 s"]),
  ])
  func timesAreToldApart(long: Double, limit: Double, words: [String]) {
    #expect(AuditWords.written(seconds: long, insteadOf: limit) == words)
  }

  /// In line mode nineteen options are read without a key, which takes more than twenty seconds;
  /// in key mode the question and one option are heard, which takes less.
  @Test(arguments: [(3000, 1), (20_000, 1), (60_000, 0)])
  func aTimeOutHasToBeLongerThanTheQuestion(milliseconds: Int, count: Int) throws {
    var settings = FormAudit.Settings()
    settings.timeLimit = milliseconds
    let options = (0..<19).map { "'Country \(Character(UnicodeScalar(UInt8(97 + $0))))'" }
    let form = AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: §'Where?', options: ["
        + options.joined(separator: ", ") + "]}]}")
    let found = try form.findings(settings)
    #expect(found.map(\.rule) == Array(repeating: .timeOutTooShort, count: count))
    #expect(found.allSatisfy { $0.position == form.position })
    #expect(try form.findings() == [])
  }

  /// What eSpeak NG 1.51 passes over or names, by `espeak-ng -q -x`.
  @Test(arguments: [
    ("en", "18–25", ["–"]), ("en", "18-25", []), ("de", "1/2", ["/"]), ("en", "1/2", []),
    ("en", "a < b", ["<"]), ("en", "start <service-name> now", []), ("en", "a = b", []),
    ("de", "1,5", []), ("en", "2,5", [","]),
    ("en", "1,000", []), ("en", "10:30", [":"]), ("de", "10:30", []),
    ("en", "(*) Small", ["(*)"]), ("en", "✓ Small", ["✓"]), ("en", "Small (*)", []),
    ("en", "*** Small", ["***"]), ("en", "Wait...", []), ("en", "Call 1234567", ["1234567"]),
    ("en", "Call 123 4567", []), ("en", "3 and 4", []), ("en", "18 - 25", ["-"]),
    ("zh-Hans", "三一二一二一二一二", []),
    ("en", "<5 years", ["<"]), ("en", ">5", [">"]), ("en", "5+", []), ("en", "A-", ["-"]),
    ("en", "10 am – 5 pm", ["–"]), ("en", "Mo–Fr", ["–"]), ("de", "Mo–Fr", ["–"]),
    ("en", "–5 °C", ["–"]), ("en", "-5 °C", []), ("en", "well-known", []),
    ("en", "Deep – best", []),
    ("en", "A|B", ["|"]), ("en", "5′", ["′"]), ("en", "𝐁𝐨𝐥𝐝", ["𝐁𝐨𝐥𝐝"]), ("en", "① One", ["①"]),
    ("en", "1.000.000", ["1.000.000"]), ("de", "1.000.000", []), ("en", "1,000,000", []),
    ("de", "1,000,000", ["1,000,000"]), ("en", "192.168.100.200", []), ("en", "Next →", []),
  ])
  func signsThatAreReadBadlyAreFound(language: String, label: String, signs: [String]) throws {
    let form = AuditedForm(
      "{fields: [{kind: 'radio', name: 'f', label: 'Size', options: ['Small size', {key: 'b', "
        + "label: §'\(label)'}]}]}")
    let found = try form.findings(in: [language])
    #expect(found.map(\.rule) == (signs.isEmpty ? [] : [.digitsOrPunctuationReadBadly]))
    #expect((found.first?.details ?? []) == signs)
    #expect(found.allSatisfy { $0.position == form.position })
  }
}

/// What characters and phonemes tell of a time holds for what eSpeak NG makes of them.
@Suite struct SpeakingTimeTests {
  @Test(
    arguments: [
      ("en", "Deep dish, radio button, not selected, 12 of 13"), ("en", "No"), ("en", "WWW"),
      ("en", "123, 456789, 17.5"), ("de", "Speisen und Getränke aus eigener Herstellung"),
      ("ja", "ラジオボタン、選択されていません"), ("ko", "선택 안 됨"),
      ("zh-Hans", "单选按钮,未选择"), ("ar", "زر اختيار، غير محدد"), ("ru", "радиокнопка, не выбрано"),
      ("th", "ปุ่มตัวเลือก ไม่ได้เลือก"), ("hi", "रेडियो बटन, चयनित नहीं"), ("vi", "nút chọn một, chưa chọn"),
      ("fi", "valintanappi, ei valittu"), ("en", "50 % ± 2 = @ home"),
    ], [120, 175, 350])
  func holdsForMeasuredTimes(words: (language: String, text: String), rate: Int) throws {
    var settings = SpeechSettings()
    settings.rate = rate
    let measure = try #require(SpeechMeasure(settings: settings))
    let seconds = measure.seconds(of: [Utterance(text: words.text, language: words.language)])
    let bounds = SpeakingTime(of: words.text, rate: rate)
    #expect(bounds.least < seconds && seconds < bounds.most)
    let sound = try #require(
      PhonemeTranscriber()?.sound(of: words.text, language: words.language))
    let closer = SpeakingTime(of: words.text, sound: sound, rate: rate)
    #expect(closer.least < seconds && seconds < closer.most)
  }

  /// Those that came nearest to the bounds when they were measured.
  @Test(
    arguments: [
      ("fi", "a, b, c, d, e"), ("ja", "a, b, c, d, e"), ("he", "עצירה באפשרות הראשונה ובאחרונה"),
      ("he", "גדול מאוד מאוד מאוד"), ("ko", "12 of 5000"), ("ar", "قائمة نصوص وكائنات"),
      ("zh-Hans", "1234"), ("zh-Hans", "WWW ABC"), ("vi", "đã bỏ chọn"), ("sv", "Ja"),
      ("en", "Option number 1345, radio button, not selected, 345 of 500"),
    ], [120, 175, 350, 450])
  func phonemesHoldForMeasuredTimes(words: (language: String, text: String), rate: Int) throws {
    var settings = SpeechSettings()
    settings.rate = rate
    let measure = try #require(SpeechMeasure(settings: settings))
    let seconds = measure.seconds(of: [Utterance(text: words.text, language: words.language)])
    let sound = try #require(
      PhonemeTranscriber()?.sound(of: words.text, language: words.language))
    let bounds = SpeakingTime(of: words.text, sound: sound, rate: rate)
    #expect(bounds.least < seconds && seconds < bounds.most)
  }
}
