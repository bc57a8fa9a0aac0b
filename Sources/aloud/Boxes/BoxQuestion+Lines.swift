// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import LabelTables
import RadioModel

/// Boxes of several entries.
extension BoxQuestion {
  /// A form's lines. One that cannot be changed is read with the next one that can.
  var lines: [FormField] {
    var (heading, detail) = labelAndDetail
    var groups = groups
    if !heading.isEmpty { groups.append(heading) }
    var fields: [FormField] = []
    var before: [String] = [detail].compactMap(\.self)
    for (place, line) in box.lines.enumerated() {
      heading = Self.text(line.label)
      let text = Self.text(line.text)
      if line.isFixed {
        before.append(words.text("summary.answer", [.text(heading), .text(text)]))
        continue
      }
      var entry = TextEntry(
        line.isSecret ? .secret : .text, text: PathText.text(carrying: line.text))
      // Typing goes before what stands there.
      entry.cursor = 0
      entry.isEnteredAtStart = true
      entry.killsWholeLine = true
      before += [Self.text(line.help)].filter { !$0.isEmpty }
      detail = before.isEmpty ? nil : before.joined(separator: "\n")
      var field = FormField(
        name: "\(place)", kind: .entry(entry), label: heading, detail: detail, groups: groups)
      field.isFirst = box.firstItem == place && box.firstButton == nil
      fields.append(field)
      before = []
    }
    if fields.isEmpty {
      detail = before.isEmpty ? nil : before.joined(separator: "\n")
      fields.append(FormField(name: "note", kind: .note, label: groups.last ?? "", detail: detail))
    }
    return fields
  }

  /// The numbers of a date in dialog's order, month, year and day, or of a time.
  var parts: [FormField] {
    let isDate = box.kind == .calendar
    let order = isDate ? [1, 2, 0] : [0, 1, 2]
    let names = isDate ? ["day", "month", "year"] : ["hour", "minute", "second"]
    // As far as the calendar that is called today's has been told, or as the script wishes.
    let years = 1900...max(9999, box.numbers[2])
    let ranges = isDate ? [1...31, 1...12, years] : [0...23, 0...59, 0...59]
    return order.map { place in
      FormField(
        name: names[place], kind: .entry(Self.number(box.numbers[place], in: ranges[place])),
        label: words.text("box." + names[place]), groups: groups)
    }
  }

  static func number(_ number: Int, in range: ClosedRange<Int>) -> TextEntry {
    let numbers = TextEntry.NumberRange(
      minimum: DecimalNumber(range.lowerBound), maximum: DecimalNumber(range.upperBound),
      step: DecimalNumber(1))
    let held = min(max(number, range.lowerBound), range.upperBound)
    return TextEntry(.number(numbers), text: "\(held)")
  }
}

/// The buttons.
extension BoxQuestion {
  func buttons(beginsThere: Bool) -> FormField {
    let (label, detail) = labelAndDetail
    var row = RadioGroup<OptionKey>()
    for button in box.buttons {
      // Some draw the name with angle brackets around it.
      var name = button.name.map(Self.text) ?? words.text(button.entry)
      if name.hasPrefix("<"), name.hasSuffix(">") { name = String(name.dropFirst().dropLast()) }
      _ = try? row.append(RadioOption(key: button.key, label: name))
    }
    let isAlone = box.kind == .yesno
    var field = FormField(
      name: isAlone ? Question.onlyField : "buttons", kind: .buttons(row), label: label,
      detail: beginsThere ? [detail, moment].compactMap(\.self).joined(separator: "\n") : nil,
      groups: groups)
    if field.detail?.isEmpty == true { field.detail = nil }
    // The label is shown above the buttons, and not said again behind the question.
    if !beginsThere { field.spokenText = "" }
    field.isFirst = beginsThere
    let first = box.buttons.first { $0.role == box.firstButton } ?? box.buttons.first
    field.firstFocus = first?.key
    field.buttonKeys = box.buttonKeys
    field.pressesByLetter = box.pressesByLetter
    return field
  }

  /// The date or time that a box begins with, in digits.
  private var moment: String? {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let numbers = box.numbers
    switch box.kind {
    case .calendar: return "\(numbers[2])-\(two(numbers[1]))-\(two(numbers[0]))"
    case .timebox: return numbers.map(two).joined(separator: ":")
    default: return nil
    }
  }
}
