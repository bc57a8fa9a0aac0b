// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// A form whose numbers are the parts of a date or a time.
extension FormNavigator {
  /// The parts as they stand: of a date day, month and year, of a time hour, minute and second; nil
  /// where one of them is no number of its range, and where the form is of something else.
  public var momentParts: [Int]? {
    guard let moment = form.moment else { return nil }
    let numbers = moment.parts.compactMap { name -> Int? in
      guard let index = form.index(of: name), navigators[index].problem == nil,
        case .number(let number) = navigators[index].answer
      else { return nil }
      return number.wholeNumber
    }
    return numbers.count == moment.parts.count ? numbers : nil
  }

  /// The date that is chosen; nil while the parts are none.
  public var date: CalendarDate? {
    guard form.moment == .date, let parts = momentParts else { return nil }
    return CalendarDate(normalizing: parts[0], month: parts[1], year: parts[2])
  }

  /// The part of a date that the field holds, from 0 for the day; nil for any other field.
  var partOfDate: Int? {
    guard form.moment == .date, let field else { return nil }
    return Moment.date.parts.firstIndex(of: field.name)
  }

  /// Lets the day be one that the month has.
  mutating func boundDays() {
    guard form.moment == .date, let day = form.index(of: Moment.date.parts[0]) else { return }
    let others = Moment.date.parts.dropFirst().compactMap { name -> Int? in
      guard let index = form.index(of: name), navigators[index].problem == nil,
        case .number(let number) = navigators[index].answer
      else { return nil }
      return number.wholeNumber
    }
    let days = others.count == 2 ? CalendarDate.days(inMonth: others[0], of: others[1]) : 31
    navigators[day].entry?.bound(maximum: DecimalNumber(days))
  }

  /// Up and Down in a part of a date: a month behind the last is one of the next year, and a day that
  /// the month does not have is one of the month behind it. As in dialog.
  ///
  /// - Returns: nil where the key means something else, and where there is no date to go on from.
  mutating func stepDate(_ command: Command) -> [Event]? {
    guard command == .up || command == .down, let part = partOfDate, let parts = momentParts,
      case .number(let range)? = current.entry?.content
    else { return nil }
    let step = (command == .up) == range.countsDown ? -1 : 1
    var wished = parts
    wished[part] += step
    let date = CalendarDate(normalizing: wished[0], month: wished[1], year: wished[2])
    let new = [date.day, date.month, date.year]
    if let problem = problem(ofYear: date.year) { return [.refused(.invalid(problem))] }
    for (name, number) in zip(Moment.date.parts, new) {
      guard let index = form.index(of: name) else { continue }
      navigators[index].replace(by: "\(number)")
    }
    let isAcross = new.indices.contains { $0 != part && new[$0] != parts[$0] }
    return [.stepped(isAcross: isAcross)]
  }

  private func problem(ofYear year: Int) -> AnswerProblem? {
    guard let index = form.index(of: Moment.date.parts[2]),
      case .number(let range)? = navigators[index].entry?.content
    else { return nil }
    return range.problem(outside: DecimalNumber(year))
  }
}
