// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel

extension InterfaceWords {
  /// One mistake of a form file on a line: file, line and column, what is wrong, what resembles it.
  func message(_ mistake: FormMistake, in place: StreamPlace) -> String {
    text(
      "form.mistake", .text(name(ofInput: place)), .text(String(mistake.position.line)),
      .text(String(mistake.position.column)), .text(message(mistake)))
  }

  /// As many options are listed where another one was given.
  private static let mostListed = 10

  /// Why an answer that was given beforehand is none.
  func reason(_ reason: BadAnswer) -> String {
    switch reason {
    case .unknownOption(let known) where (1...Self.mostListed).contains(known.count):
      text("badAnswer.unknownOptionOf", .text(list(known)))
    case .unknownOption: text("badAnswer.unknownOption")
    case .disabled(let reason?):
      tables.text("availability.unavailableReason", [.text(reason)])
    case .disabled(nil): text("badAnswer.disabled")
    case .noAnswerWanted: text("badAnswer.noAnswerWanted")
    case .notOfType: text("badAnswer.notOfType")
    case .invalid(let problem):
      Announcer(tables: tables, title: nil, detail: nil).invalid(problem).text
    }
  }
}
