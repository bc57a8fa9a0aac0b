// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension InterfaceWords {
  /// Why a text is no JSON5, and what should stand there.
  public func what(_ reason: JSONProblem.Reason) -> String {
    switch reason {
    case .notUnicode: text("json.notUnicode")
    case .wideUnicode: text("json.wideUnicode")
    case .unfinished(let expected): expecting(expected, text("json.unfinished"))
    case .unexpected(let found, let expected):
      expecting(expected, text("json.unexpected", given(found)))
    case .notObject: text("json.notObject")
    case .unfinishedText: text("json.unfinishedText")
    case .unfinishedComment: text("json.unfinishedComment")
    case .badEscape(let sequence): text("json.badEscape", given(sequence))
    case .halfCharacter(let sequence): text("json.halfCharacter", given(sequence))
    case .badNumber(let number): text("json.badNumber", given(number))
    case .tooDeep: text("json.tooDeep")
    }
  }

  private func expecting(_ expected: JSONExpectation, _ what: String) -> String {
    text("json.expected", .text(what), .text(text("json.expected." + expected.rawValue)))
  }
}
