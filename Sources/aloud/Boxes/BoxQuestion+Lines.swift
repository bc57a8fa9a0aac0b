// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import LabelTables
import RadioModel

/// Boxes of several entries.
extension BoxQuestion {
  /// A form's lines. One that cannot be changed is read with the next one that can, the last ones with
  /// the one before.
  var lines: [FormField] {
    var fields: [FormField] = []
    var before: [String] = []
    var groups = groups
    // Lines of one text are no answers to what it is called.
    if box.kind == .editbox { groups += [Self.text(box.title)].filter { !$0.isEmpty } }
    for (place, line) in box.lines.enumerated() {
      let heading = Self.text(line.label)
      let text = Self.text(line.text)
      if line.isFixed {
        before.append(words.text("summary.answer", [.text(heading), .text(text)]))
        continue
      }
      var entry = TextEntry(
        line.isSecret ? .secret : .text, text: PathText.text(carrying: line.text))
      // Typing goes before what stands there.
      entry.cursor = 0
      entry.isLine = box.kind == .editbox
      entry.isEnteredAtStart = !entry.isLine
      entry.killsWholeLine = true
      entry.deletesAtEnd = !entry.isLine
      entry.mostBytes = box.mostBytes
      before += [Self.text(line.help)].filter { !$0.isEmpty }
      var field = FormField(
        name: "\(place)", kind: .entry(entry), label: heading, detail: Self.joined(before),
        groups: groups)
      field.isFirst = box.firstItem == place && box.firstButton == nil
      fields.append(field)
      before = []
    }
    if let last = fields.indices.last {
      fields[last].detail = Self.joined([fields[last].detail].compactMap(\.self) + before)
    } else {
      let (heading, detail) = labelAndDetail
      var note = FormField(
        name: "note", kind: .note, label: heading,
        detail: Self.joined([detail].compactMap(\.self) + before), groups: groups)
      note.noteRole = .message
      note.isTitled = !box.title.isEmpty
      note.labelBeginsText = labelBeginsText
      fields.append(note)
    }
    return fields
  }

  private static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: "\n")
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
      // A time goes round, and a date on to the next one.
      let number = Self.number(box.numbers[place], in: ranges[place], wraps: !isDate)
      return FormField(
        name: names[place], kind: .entry(number), label: words.text("box." + names[place]),
        groups: groups)
    }
  }

  static func number(
    _ number: Int, in range: ClosedRange<Int>, wraps: Bool = false
  ) -> TextEntry {
    var numbers = TextEntry.NumberRange(
      minimum: DecimalNumber(range.lowerBound), maximum: DecimalNumber(range.upperBound),
      step: DecimalNumber(1))
    let held = min(max(number, range.lowerBound), range.upperBound)
    numbers.wraps = wraps
    // As the keys of dialog do.
    numbers.countsDown = true
    var entry = TextEntry(.number(numbers), text: "\(held)")
    entry.isNeverEmpty = true
    return entry
  }
}

/// The buttons.
extension BoxQuestion {
  func buttons(label: String, detail: String?, beginsThere: Bool) -> FormField {
    var row = RadioGroup<OptionKey>()
    for button in box.buttons {
      _ = try? row.append(RadioOption(key: button.key, label: name(of: button)))
    }
    let isAlone = box.kind == .yesno
    var field = FormField(
      name: isAlone ? Question.onlyField : "buttons", kind: .buttons(row), label: label,
      detail: detail, groups: groups)
    field.labelBeginsText = labelBeginsText
    field.isFirst = beginsThere
    let first = box.buttons.first { $0.role == box.firstButton } ?? box.buttons.first
    field.firstFocus = first?.key
    field.buttonKeys = box.buttonKeys
    field.pressesByLetter = box.pressesByLetter
    // What they do is done to the row that was chosen.
    field.followsTypedAnswer =
      box.kind.hasItems && box.buttons.contains { [.extra, .help].contains($0.role) }
    field.refusingButtons = Set(box.buttons.filter { $0.role == .cancel }.map(\.key))
    return field
  }

  /// What a button is called. Some draw the name with angle brackets around it.
  func name(of button: Box.Button) -> String {
    let name = button.name.map(Self.text) ?? words.text(button.entry)
    return name.hasPrefix("<") && name.hasSuffix(">") ? String(name.dropFirst().dropLast()) : name
  }
}
