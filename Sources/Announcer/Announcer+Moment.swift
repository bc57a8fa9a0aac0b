// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// What is said of a form whose numbers are a date or a time.
extension Announcer {
  /// The date or time as it stands, in words; nil while it is none.
  public func moment(of form: FormNavigator) -> String? {
    switch form.form.moment {
    case .date?: form.date.flatMap { tables.date($0.dayNumber, .whole) }
    case .time?: form.momentParts.map { $0.map(twoDigits).joined(separator: ":") }
    case nil: nil
    }
  }

  /// A part of a date that became the next one: the number and what it is called, or the date, where
  /// other parts went along.
  func stepped(isAcross: Bool, in form: FormNavigator) -> Announcement {
    var fields = form.entry.map { [value(of: $0)] } ?? []
    let words = isAcross ? moment(of: form) : name(ofPartIn: form)
    if let words { fields.append(Field(.value, words)) }
    return compose(.echo, fields)
  }

  /// The fields of an entry, with the name of the month or of the weekday behind its number.
  func naming(_ fields: [Field], in form: FormNavigator) -> [Field] {
    guard let name = name(ofPartIn: form),
      let value = fields.firstIndex(where: { $0.name == .value })
    else { return fields }
    return fields[...value] + [Field(.value, name)] + fields[(value + 1)...]
  }

  private func name(ofPartIn form: FormNavigator) -> String? {
    guard let date = form.date, let name = form.field?.name else { return nil }
    switch Moment.date.parts.firstIndex(of: name) {
    case 0: return tables.date(date.dayNumber, .weekday)
    case 1: return tables.date(date.dayNumber, .month)
    default: return nil
    }
  }

  private func twoDigits(_ number: Int) -> String {
    (number < 10 ? tables.number(0) : "") + tables.number(number)
  }
}
