// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// Aloud's own sentences are expected in English and hold in every language.
@Suite struct OwnSentenceTests {
  private static let form = """
    { title: "Club", fields: [
      { kind: "confirm", name: "news", label: "Newsletter", default: false },
      { kind: "secret", name: "pin", label: "Pass phrase", minLength: 4, required: true },
      { kind: "number", name: "age", label: "Age", min: 16, max: 120, required: true } ] }
    """

  @Test func holdInEveryLanguage() throws {
    let folder = try TemporaryScripts([
      "club.json5": Self.form,
      "a.aloud": """
      form: club.json5
      matrix language: all
      open
        hear group "Club" role "form" count "3 questions"
        hear group "Newsletter" role "radio group"
        hear label "No" role "radio button" state "selected"
      press Control-X
        hear message "Control X does nothing here, F1 reads the keys"
      press +
        hear setting "text size extra large"
      press Shift-Tab
        hear message "first question"
      press Up
        hear label "Yes" role "radio button" state "selected"
      press Enter
        hear role "password edit" value "blank" constraint "at least 4 characters"
      type "abc"
      press Enter
        hear message "too short: type at least 4 characters, now there are 3"
      type "d"
      press Enter
        hear role "number edit" constraint "16 to 120" step "question 3 of 3"
      type "12"
      press Enter
        hear message "12 is too small: type 16 or more"
      type "0"
      press Enter
        hear group "your answers"
        hear label "send these answers"
      press Down
        hear label "Newsletter: Yes"
      press Down
        hear label "Pass phrase: 4 characters"
      press Down
        hear label "Age: 120"
      press Home
        hear label "send these answers"
      press Enter
        hear answer "answers sent"
        status answered
      """,
    ])
    let results = Scripts.player.play(path: folder.path("a.aloud"))
    #expect(results.count > 30)
    for result in results {
      #expect(result.problems == [], "\(result.combination)")
      #expect(result.failures(from: .may).map(\.text) == [], "\(result.combination)")
    }
  }

  /// Other sentences than those that are said fail in every language.
  @Test(arguments: ["en", "de", "ar", "ja"])
  func othersFail(language: String) throws {
    let result = try Scripts.result(
      "language: \(language)\n" + Scripts.crusts + """
        press Escape
          hear answer "answers sent"
          status cancelled
        """)
    #expect(result.problems == [])
    #expect(result.failures(from: .may).count == 1)
  }
}
