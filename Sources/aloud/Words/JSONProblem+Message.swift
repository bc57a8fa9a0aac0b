// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables

extension InterfaceWords {
  /// Why a file of settings cannot be read: file, line and column, what is wrong.
  func message(_ problem: JSONProblem, file: String) -> String {
    let place = ConfigurationPlace(file: file, position: problem.position)
    if case .notObject = problem.reason {
      return text("error.malformedConfiguration", .text(name(place)))
    }
    return message(what(problem.reason), at: place)
  }

  /// What is wrong at a place of a file.
  func message(_ what: String, at place: ConfigurationPlace) -> String {
    text(
      "form.mistake", .text(place.file), .text(String(place.position.line)),
      .text(String(place.position.column)), .text(what))
  }
}
