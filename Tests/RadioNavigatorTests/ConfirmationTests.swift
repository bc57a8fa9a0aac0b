// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import Testing

@testable import RadioNavigator

/// A question for yes or no, answered by the English letters in another language.
@Suite struct ConfirmationTests {
  private static let group = try! RadioGroup([
    RadioOption(key: FormField.yes, label: "Ja"), RadioOption(key: FormField.no, label: "Nein"),
  ])

  private func navigator(_ kind: FormField.Kind) -> Navigator {
    Navigator(field: kind, settings: Navigator.Settings(), typeAhead: nil)
  }

  @Test(arguments: [
    ("y", FormField.yes), ("Y", FormField.yes), ("ye", FormField.yes), ("n", FormField.no),
    ("NO", FormField.no),
  ])
  func takesTheBeginningOfAnEnglishWord(line: String, key: OptionKey) {
    var asked = navigator(.confirm(Self.group))
    #expect(asked.handle(.line(line), at: 0).last == .ended(.answered(key)))
  }

  @Test func takesTheLetterAlone() {
    var asked = navigator(.confirm(Self.group))
    #expect(asked.handle(.character("n"), at: 0).contains(.selected(from: nil, to: FormField.no)))
    #expect(asked.handle(.character("y"), at: 5000).last == .focused(nil))
    #expect(asked.answerableKey == FormField.yes)
  }

  @Test(arguments: ["x", "yx", "yesno"]) func takesNothingElse(line: String) {
    var asked = navigator(.confirm(Self.group))
    #expect(asked.handle(.line(line), at: 0) == [.refused(.notAnOption(line))])
  }

  /// Keys of other questions are no words that anyone hears.
  @Test func otherQuestionsAreNotAnsweredByHalfAKey() {
    var asked = navigator(.radio(Self.group))
    #expect(asked.handle(.line("y"), at: 0) == [.refused(.notAnOption("y"))])
  }
}
