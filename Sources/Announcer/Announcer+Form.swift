// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// What is said of a form: its opening, the way between its fields, its summary.
extension Announcer {
  /// The form as it opens: title, role, how many questions, description.
  func opening(_ form: FormNavigator) -> Announcement {
    var fields: [Field] = []
    if let title { fields.append(Field(.group, title, language: language)) }
    fields.append(Field(.role, tables.text("role.form")))
    let count = form.states.filter(\.isAsked).count - (form.form.hasButtons ? 1 : 0)
    fields.append(Field(.count, tables.text("form.count", counting(count))))
    if let detail { fields.append(Field(.description, detail, language: language)) }
    let kept = form.passed.count { form.form.fields[$0].asks }
    if kept > 0 { fields.append(Field(.message, tables.text("form.kept", counting(kept)))) }
    if let timeLimit { fields.append(Field(.message, remaining(timeLimit))) }
    return compose(.group, fields)
  }

  /// The field that is asked now, in full, or the summary.
  ///
  /// - Parameter from: the index of the field that was asked before.
  func entered(
    _ form: FormNavigator, from: Int?, edge: Edge? = nil, verbosity: Verbosity
  ) -> [Announcement] {
    guard let index = form.fieldIndex else { return summary(form, verbosity: verbosity) }
    let field = form.form.fields[index]
    let asking = asking(field)
    let error = field.hasError ? [Field(.error, tables.text("state.error"))] : []
    var around = groups(of: field, after: from.map { form.form.fields[$0] }, verbosity: verbosity)
    if let edge { around.insert(Field(.boundary, tables.text(Self.entry(of: edge))), at: 0) }
    var place = error
    if verbosity > .brief { place += self.place(of: form) }
    let navigator = form.navigators[index]
    switch navigator.kind {
    case .buttons where form.form.hasButtons:
      let opened = asking.row(form, isOpening: from == nil, place, around, verbosity: verbosity)
      guard mode == .keys, let focused = navigator.focusedPosition else { return [opened] }
      return [opened, asking.option(at: focused, in: navigator, verbosity: verbosity)]
    case .radio, .checklist, .menu, .actions, .buttons:
      let group = asking.group(navigator, verbosity: verbosity)
      let opened = compose(.group, around + Self.placed(place, in: group.fields))
      guard mode == .keys, let focused = navigator.focusedPosition else { return [opened] }
      let option = asking.option(at: focused, in: navigator, verbosity: verbosity)
      return [opened, sectioned(option, at: focused, in: form, from: nil)]
    case .entry:
      var fields = naming(asking.entryFields(navigator, verbosity: verbosity), in: form)
      let isOpened = from.map { form.form.fields[$0].kind.group != nil } ?? true
      if isOpened { fields = placingLine(fields, in: form) }
      return [compose(.focus, around + Self.placed(place, in: fields))]
    case .note:
      let role = verbosity > .brief ? [Field(.role, tables.text(asking.entryOfNoteRole))] : []
      let text = [asking.title, asking.detail].compactMap(\.self)
        .map { Field(.message, $0, language: asking.language) }
      let time = timeLimit.map { [Field(.message, remaining($0))] } ?? []
      let title = asking.isTitled ? 1 : 0
      return [
        compose(
          .focus,
          around + text.prefix(title) + role + place + text.dropFirst(title) + time
            + pressed(form))
      ]
    }
  }

  /// The fields with which of how many questions it is, before what is long: nobody should have to
  /// listen to a description to hear how far they are.
  private static func placed(_ place: [Field], in fields: [Field]) -> [Field] {
    let held = fields.lastIndex { [.role, .value, .constraint].contains($0.name) }
    let long = fields[(held ?? 0)...].firstIndex {
      [.description, .message, .hint].contains($0.name)
    }
    return fields[..<(long ?? fields.endIndex)] + place + fields[(long ?? fields.endIndex)...]
  }

  /// "Where am I" with the place in the form: the groups around the field, which of how many
  /// questions it is, what the form is called.
  func located(_ announcement: Announcement, in form: FormNavigator) -> Announcement {
    guard let field = form.field else { return announcement }
    var place = field.hasError ? [Field(.error, tables.text("state.error"))] : []
    place += field.groups.map { Field(.section, clean($0)) }
    place += self.place(of: form)
    let (name, text) = nameAndText(as: .message, in: form.current)
    if hasFields || (form.form.hasButtons && !form.isOnButtons) {
      place += name.isEmpty && form.form.hasButtons ? text : name
    }
    if form.isOnButtons { place += sent(by: form) }
    var fields = placingLine(naming(announcement.fields, in: form), in: form)
    if form.isOnButtons { fields.insert(contentsOf: name + text, at: 0) }
    let settings = fields.firstIndex { $0.name == .setting }
    fields.insert(contentsOf: place, at: settings ?? fields.endIndex)
    return compose(announcement.kind, fields)
  }

  /// In the place of a line's number that it is one of so many, where the field is a line of a text.
  private func placingLine(_ fields: [Field], in form: FormNavigator) -> [Field] {
    guard form.isOfLines, !form.isOnButtons, let index = form.fieldIndex,
      let number = fields.firstIndex(where: { $0.name == .group })
    else { return fields }
    var fields = fields
    let place = [index + 1, form.form.fields.count - 1].map(MessageArgument.number)
    fields[number] = Field(.group, tables.text("text.line", place))
    return fields
  }

  /// The announcement of an option, with the label of the section that a move came into.
  ///
  /// - Parameter from: the position before the move; nil when the field was just entered.
  func sectioned(
    _ announcement: Announcement, at position: Int, in form: FormNavigator, from: Int?
  ) -> Announcement {
    guard let index = form.fieldIndex,
      let section = form.section(at: position, of: index),
      section != from.flatMap({ form.section(at: $0, of: index) }), let label = section.label
    else { return announcement }
    let field = Field(.section, SpeakableText.clean(label), language: announcement.language)
    return compose(announcement.kind, [field] + announcement.fields)
  }

  /// What an answer did to other fields, in one announcement; nil when nothing is to be told.
  func effects(_ events: [Event], in form: FormNavigator) -> Announcement? {
    var rest = events
    var sentences: [String] = []
    // A whole group that comes or goes is told in one sentence.
    for (effect, entry) in [(FieldEffect.shown, "fields.shown"), (.hidden, "fields.hidden")] {
      let fields = events.compactMap { $0.field(of: effect) }
      guard fields.count > Self.mostNamed, let first = fields.first else { continue }
      let label = clean(form.form.fields[first].label)
      sentences.append(tables.text(entry, counting(fields.count) + [.text(label)]))
      rest.removeAll { $0.field(of: effect) != nil }
    }
    sentences += rest.compactMap { event -> String? in
      guard case .affected(let index, let effect) = event else { return nil }
      return words(for: effect, on: index, in: form)
    }
    return sentences.isEmpty
      ? nil : compose(.group, [Field(.message, self.sentences(sentences))])
  }

  /// As many fields that come or go are named one by one.
  private static let mostNamed = 2

  /// What keeps the answers from being sent, where it is more than one field.
  func missing(in form: FormNavigator) -> [Field] {
    let labels = form.problems.map { clean(form.form.fields[$0.index].label) }
    guard labels.count > 1 else { return [] }
    let names = MessageArgument.text(labels.joined(separator: separator))
    return [Field(.message, tables.text("summary.missing", counting(labels.count) + [names]))]
  }

  /// A refusal by a field that has words of its own for it.
  func refusal(_ problem: AnswerProblem, of field: FormField) -> Announcement {
    let general = asking(field).invalid(problem)
    guard problem != .missing, let message = field.invalidMessage else { return general }
    return compose(
      .refusal, [Field(.message, SpeakableText.clean(message), language: field.language)])
  }

  /// How the form ended.
  func ending(_ outcome: Outcome, in form: FormNavigator) -> Announcement {
    if form.hasSummary, case .answered = outcome { return ending("answer.sent") }
    if case .answered(let key) = outcome, form.form.hasButtons,
      key.map(form.isSending) ?? (form.current.kind == .entry)
    {
      if let moment = moment(of: form) { return accepted(moment) }
      return form.sendsTogether
        ? ending("answer.sent") : answer(.answered(nil), in: form.navigators[0])
    }
    // What is only read is left by its button.
    if case .answered(nil) = outcome, form.current.kind == .note, form.form.hasButtons,
      let row = form.navigators.last, !row.group.isEmpty
    {
      return answer(.answered(row.group[0].key), in: row)
    }
    return answer(outcome, in: form.current)
  }

  /// The summary's places: to send, and each answer, which leads to its field.
  func places(_ form: FormNavigator) -> [RadioOption<OptionKey>] {
    let answers = form.form.fields.indices.compactMap { index -> RadioOption<OptionKey>? in
      let field = form.form.fields[index]
      guard field.asks, form.states[index].isAsked else { return nil }
      return RadioOption(
        key: OptionKey(field.name), label: labelAndAnswer(at: index, in: form),
        language: field.language, hasError: form.navigators[index].problem != nil)
    }
    return [RadioOption(key: FormNavigator.send, label: tables.text("summary.send"))] + answers
  }

  /// A field with its answer, on one line.
  func labelAndAnswer(at index: Int, in form: FormNavigator) -> String {
    let label = clean(form.form.fields[index].label)
    guard form.form.fields[index].asks else { return label }
    var words = answer(at: index, in: form)
    if form.isRequired(index), !form.answer(at: index).isAnswered {
      words += separator + tables.text("group.required")
    }
    return tables.text("summary.answer", [.text(label), .text(words)])
  }

  /// Which of the questions is asked, as a field of an announcement.
  private func place(of form: FormNavigator) -> [Field] {
    step(of: form).map { [Field(form.sendsTogether ? .position : .step, $0)] } ?? []
  }

  /// Which of the questions is asked; nil in the summary and where there is one alone.
  func step(of form: FormNavigator) -> String? {
    if form.sendsTogether, !form.isOfLines, let index = form.fieldIndex, !form.isOnButtons {
      return tables.text("position", [.number(index + 1), .number(form.form.fields.count - 1)])
    }
    guard hasFields, let step = form.step else { return nil }
    return tables.text("form.step", [.number(step.number), .number(step.count)])
  }

  /// The answer to a field in words: labels, a text, a number with its unit; of a secret only how
  /// long it is.
  public func answer(at index: Int, in form: FormNavigator) -> String {
    words(for: form.navigators[index])
  }

  func words(for navigator: Navigator) -> String {
    let group = navigator.group
    func label(_ key: OptionKey) -> String {
      group.option(for: key).map { clean($0.label) } ?? key.text
    }
    switch navigator.answer {
    // Above buttons nothing is an answer, too.
    case .none where navigator.kind == .entry && around != nil: return tables.text("text.blank")
    case .none: return tables.text("answer.notGiven")
    case .choice(let key): return label(key)
    case .choices(let keys): return keys.map(label).joined(separator: separator)
    case .number(let number):
      guard case .number(let range)? = navigator.entry?.content, let unit = range.unit
      else { return words(for: number) }
      return tables.text("answer.unit", [.text(words(for: number)), .text(clean(unit))])
    case .text: return navigator.entry.map { value(of: $0).text } ?? ""
    }
  }

  /// What "where am I" says of the kind of question, and what it holds.
  func whatIsAsked(_ navigator: Navigator) -> [Field] {
    switch navigator.kind {
    case .radio: [Field(.groupRole, tables.text("role.group"))]
    case .checklist: [Field(.groupRole, tables.text("role.checklist"))]
    // How a secret is typed is told by the hint.
    case .entry:
      entryFields(navigator, verbosity: .normal).filter {
        ![.group, .description].contains($0.name)
          && !($0.name == .constraint && navigator.entry?.isSecret == true)
      }
    case .note: [Field(.groupRole, tables.text(entryOfNoteRole))]
    case .menu: [Field(.groupRole, tables.text("role.summary"))]
    case .actions: [Field(.groupRole, tables.text("role.menu"))]
    case .buttons: [Field(.groupRole, tables.text("role.buttons"))]
    }
  }

  private func summary(_ form: FormNavigator, verbosity: Verbosity) -> [Announcement] {
    let navigator = form.summary
    var fields = [Field(.group, tables.text("role.summary"))]
    if let title { fields.append(Field(.description, title, language: language)) }
    let all = (1..<max(navigator.group.count, 1)).map { navigator.group[$0] }
    var said: [Announcement]
    if all.contains(where: { $0.language != nil }) {
      // Each in its own language.
      let answers = all.map { compose(.group, [Field(.message, $0.label, language: $0.language)]) }
      said = [compose(.group, fields)] + answers
    } else {
      said = [compose(.group, fields + [Field(.message, sentences(all.map(\.label)))])]
    }
    guard mode == .keys, let focused = navigator.focusedPosition else { return said }
    said.append(option(at: focused, in: navigator, verbosity: verbosity))
    return said
  }

  /// That a group of fields was left, and which one begins. The options of a question are a group as
  /// well: who wants to hear more is told of that, too, unless a group around it tells it.
  private func groups(
    of field: FormField, after other: FormField?, verbosity: Verbosity
  ) -> [Field] {
    let before = other?.groups ?? []
    let shared = zip(before, field.groups).prefix { $0 == $1 }.count
    var left = Array(before.dropFirst(shared).reversed())
    if left.isEmpty, verbosity == .verbose, let other, other.name != field.name,
      other.kind.isGroupOfOptions, field.asks
    {
      left = [other.spokenText ?? other.label]
    }
    return left.map { Field(.boundary, tables.text("group.left", [.text(clean($0))])) }
      + field.groups.dropFirst(shared).map { Field(.section, clean($0)) }
  }

  private func words(for effect: FieldEffect, on index: Int, in form: FormNavigator) -> String {
    let field = form.form.fields[index]
    let name = MessageArgument.text(clean(field.label))
    func option(_ key: OptionKey) -> RadioOption<OptionKey>? {
      form.navigators[index].group.option(for: key)
    }
    func label(_ key: OptionKey) -> MessageArgument {
      .text(option(key).map { self.label(of: $0).text } ?? key.text)
    }
    switch effect {
    case .shown: return tables.text("field.shown", [name])
    case .hidden: return tables.text("field.hidden", [name])
    case .enabled: return tables.text("change.available", [name])
    case .disabled: return tables.text("change.unavailable", [name])
    case .optionEnabled(let key):
      return tables.text("change.available", [label(key)])
    case .optionDisabled(let key, wasAnswer: true):
      let change = words(for: .optionDisabled(key, wasAnswer: false), on: index, in: form)
      return tables.text("change.answerLost", [name, .text(change)])
    case .optionDisabled(let key, wasAnswer: false):
      guard let reason = option(key)?.disabledReason else {
        return tables.text("change.unavailable", [label(key)])
      }
      return tables.text("change.unavailableReason", [label(key), .text(clean(reason))])
    }
  }

  private static func entry(of edge: Edge) -> String {
    edge == .last ? "boundary.lastField" : "boundary.firstField"
  }

  private func clean(_ text: String) -> String { SpeakableText.clean(text) }
}

extension Event {
  /// The field that this effect was on; nil for any other event.
  fileprivate func field(of effect: FieldEffect) -> Int? {
    if case .affected(let index, effect) = self { index } else { nil }
  }
}

extension FormNavigator {
  /// The section of a field's options that a position lies in. O(sections · log n).
  func section(at position: Int, of index: Int) -> FormField.Section? {
    let group = navigators[index].group
    return form.fields[index].sections.last { section in
      group.position(of: section.first).map { $0 <= position } ?? false
    }
  }
}

extension FormField.Kind {
  /// Whether it is a group that is left for another question, rather than for buttons that belong to it.
  fileprivate var isGroupOfOptions: Bool {
    switch self {
    case .radio, .confirm, .checklist: true
    case .entry, .note, .actions, .buttons: false
    }
  }
}
