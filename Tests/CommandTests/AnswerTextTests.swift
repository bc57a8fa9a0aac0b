// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@testable import aloud

@Suite struct AnswerTextTests {
  private let option = RadioOption<OptionKey>(key: "deep", label: "Deep \"dish\"/½")

  @Test(arguments: [
    (OutputForm.key, "deep"), (.label, "Deep \"dish\"/½"), (.index, "2"),
    (.json, #"{"index":2,"key":"deep","label":"Deep \"dish\"/½"}"#),
  ])
  func eachForm(form: OutputForm, text: String) {
    let line = AnswerText(output: form, endsWithNul: false).bytes(option: option, position: 1)
    #expect(String(decoding: line, as: UTF8.self) == text + "\n")
    let record = AnswerText(output: form, endsWithNul: true).bytes(option: option, position: 1)
    #expect(String(decoding: record, as: UTF8.self) == text + "\0")
  }

  @Test func theKeyIsPrintedByteForByte() {
    // Latin-1 "é", which is no UTF-8.
    let option = RadioOption(key: OptionKey(bytes: [0x63, 0xE9]), label: "c\u{FFFD}")
    let answer = AnswerText(output: .key, endsWithNul: false).bytes(option: option, position: 0)
    #expect(answer == [0x63, 0xE9, 0x0A])
    let json = AnswerText(output: .json, endsWithNul: false).bytes(option: option, position: 0)
    #expect(
      String(decoding: json, as: UTF8.self)
        == "{\"index\":1,\"key\":\"c\u{FFFD}\",\"label\":\"c\u{FFFD}\"}\n")
  }
}
