// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables

extension InterfaceWords {
  /// What is wrong with a form file, and what resembles it.
  public func message(_ mistake: FormMistake) -> String {
    message(what(mistake.reason), nearest: mistake.reason.nearest)
  }

  private func what(_ reason: FormMistake.Reason) -> String {
    switch reason {
    case .notJSON(let reason): what(reason)
    case .unknownMember(let name, _): text("form.unknownMember", given(name))
    case .duplicateMember(let name): text("form.duplicateMember", given(name))
    case .missingMember(let name): text("form.missingMember", given(name))
    case .wrongType(let member, let type):
      text("form.wrongType", given(member), .text(text("form.type." + type.rawValue)))
    case .unknownKind(let name, _): text("form.unknownKind", given(name))
    case .badName(let name): text("form.badName", given(name))
    case .duplicateName(let name): text("form.duplicateName", given(name))
    case .duplicateOption(let key): text("form.duplicateOption", given(key))
    case .noOptions(let name): text("form.noOptions", given(name))
    case .noFields: text("form.noFields")
    case .unknownField(let name, _): text("form.unknownField", given(name))
    case .badCondition: text("form.badCondition")
    case .circle(let names): text("form.circle", .text(list(names)))
    case .unreachable(let field, let value, _):
      text("form.unreachable", given(field), given(value))
    case .neverTrue(let field): text("form.neverTrue", given(field))
    case .unknownDefault(let key, _): text("form.unknownDefault", given(key))
    case .disabledDefault(let key): text("form.disabledDefault", given(key))
    case .invalidDefault(let value, let problem):
      text(
        "doctor.finding", .text(text("form.invalidDefault", given(value))),
        .text(Announcer(tables: tables, title: nil, detail: nil).invalid(problem).text))
    case .badPattern(let source): text("form.badPattern", given(source))
    case .slowPattern(let source): text("form.slowPattern", given(source))
    case .emptyRange: text("form.emptyRange")
    case .tooFewOptions(let minimum, let count):
      text("form.tooFewOptions", .number(minimum), .number(count))
    case .incomparable(let field, let value):
      text("form.incomparable", given(field), given(value))
    case .table(let error): what(error)
    }
  }
}

extension FormMistake.Reason {
  fileprivate var nearest: [String] {
    switch self {
    case .unknownMember(_, let nearest), .unknownKind(_, let nearest),
      .unknownField(_, let nearest), .unreachable(_, _, let nearest),
      .unknownDefault(_, let nearest), .table(.unknownKey(_, let nearest)),
      .table(.unknownLanguage(_, let nearest)):
      nearest
    default: []
    }
  }
}
