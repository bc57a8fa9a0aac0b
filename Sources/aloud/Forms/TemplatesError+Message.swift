// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

extension InterfaceWords {
  /// What is wrong in a templates file: file, line where there is one, what.
  func message(_ error: TemplatesError) -> String {
    let file = MessageArgument.text(name(ofInput: .file(path: error.path)))
    guard let line = error.line else {
      return text("templates.wholeFile", file, .text(what(error.fault)))
    }
    return text("templates.mistake", file, .text(String(line)), .text(what(error.fault)))
  }

  /// That a question is not asked, and why.
  func message(_ leftOut: TemplatesForm.LeftOut, in place: StreamPlace) -> String {
    let why =
      leftOut.variables.isEmpty
      ? text("templates.withoutChoices", given(leftOut.name))
      : text(
        "templates.choicesLater", given(leftOut.name),
        .text(list(leftOut.variables.map { "${\($0)}" })))
    return text(
      "templates.mistake", .text(name(ofInput: place)), .text(String(leftOut.line)), .text(why))
  }

  private func what(_ fault: TemplatesError.Fault) -> String {
    switch fault {
    case .unreadable(let reason): String(cString: strerror(reason))
    case .malformedLine: text("templates.malformedLine")
    case .repeatedField(let name): text("templates.repeatedField", given(name))
    case .unknownField(let name): text("templates.unknownField", given(name))
    case .nameMissing: text("templates.nameMissing")
    case .typeMissing(let template): text("templates.typeMissing", given(template))
    case .unknownType(let name): text("templates.unknownType", given(name))
    case .repeatedTemplate(let name): text("templates.repeatedTemplate", given(name))
    case .undecodable(let field): text("templates.undecodable", given(field))
    case .differentChoices(let field, let count, let expected):
      text("templates.differentChoices", given(field), .number(count), .number(expected))
    }
  }
}
