// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// Composes announcements: events and state in, fields in the language's order out.
///
/// Every word comes from the tables; the order of fields is the table's too.
public struct Announcer: Sendable {
  /// How the question is answered: by single keys or by typed lines.
  public enum Mode: String, Hashable, Sendable {
    case keys, lines
  }

  typealias Field = Announcement.Field

  let tables: LabelTables
  private(set) var title: String?
  private(set) var detail: String?
  /// The BCP 47 code of title and description, where it is another than the tables'.
  private(set) var language: String?
  let mode: Mode
  /// Whether the question is one of several, between which keys lead.
  let hasFields: Bool
  /// The buttons that end the form, where it has some.
  var around: ButtonsAround?
  /// What the field that is asked is, where that decides about words or order.
  private(set) var noteRole = FormField.NoteRole.note
  private(set) var asksInDetail = false
  private(set) var isTitled = false
  /// Seconds that the person has, after each key anew.
  let timeLimit: Int?
  /// What the question goes on with when its time is over; nil where it ends.
  let goesOnWith: String?
  /// Whether answers outlive a form that is cancelled.
  let keepsAnswers: Bool
  let separator: String
  private let sentenceSeparator: String
  private let groupOrder: FieldOrder
  private let focusOrder: FieldOrder

  /// - Parameters:
  ///   - language: the BCP 47 code of title and description, where it is another than the tables'.
  ///   - timeLimit: seconds that the person has, after each key anew.
  ///   - goesOnWith: what the question goes on with when its time is over.
  ///   - keepsAnswers: whether answers outlive a form that is cancelled.
  public init(
    tables: LabelTables, title: String?, detail: String?, language: String? = nil,
    mode: Mode = .keys,
    timeLimit: Int? = nil, goesOnWith: String? = nil, hasFields: Bool = false,
    keepsAnswers: Bool = false
  ) {
    self.tables = tables
    self.title = title.map(SpeakableText.clean)
    self.language = language
    self.mode = mode
    self.hasFields = hasFields
    self.timeLimit = timeLimit
    self.goesOnWith = goesOnWith.map(SpeakableText.clean)
    self.keepsAnswers = keepsAnswers
    separator = tables.text("separator.fields")
    sentenceSeparator = tables.text("separator.sentences")
    groupOrder = FieldOrder(tables.fieldOrder("order.group"))
    focusOrder = FieldOrder(tables.fieldOrder("order.focus"))
    self.detail = detail.map(spoken(lines:))
  }

  /// The announcer of one field, which is a question like any other.
  func asking(_ field: FormField) -> Announcer {
    var announcer = self
    let title = SpeakableText.clean(field.spokenText ?? field.label)
    announcer.title = title.isEmpty ? nil : title
    announcer.detail = field.detail.map(spoken(lines:))
    announcer.language = field.language
    announcer.noteRole = field.noteRole
    announcer.asksInDetail = field.asksInDetail
    announcer.isTitled = field.isTitled
    return announcer
  }

  func spoken(lines text: String) -> String {
    SpeakableText.clean(lines: text, pause: separator, end: sentenceSeparator)
  }

  /// The question as it opens: group label, role, description, and how much time there is.
  public func group(_ navigator: Navigator, verbosity: Verbosity) -> Announcement {
    let group = navigator.group
    var fields: [Field] = []
    if let title { fields.append(Field(.group, title, language: language)) }
    fields.append(Field(.role, tables.text(Self.groupRole(of: navigator.kind))))
    if verbosity == .verbose, group.isRequired {
      fields.append(Field(.required, tables.text("group.required")))
    } else if verbosity > .brief, let required = required(navigator) {
      fields.append(Field(.required, required))
    }
    if verbosity == .verbose {
      let count = tables.text("group.count", counting(group.count))
      fields.append(Field(.count, count))
    }
    if let limits = limits(of: navigator) { fields.append(Field(.constraint, limits)) }
    if let detail { fields.append(Field(.description, detail, language: language)) }
    if let timeLimit { fields.append(Field(.message, remaining(timeLimit))) }
    // What has the focus is told with the option; what would be sent otherwise is told here.
    if navigator.kind == .radio, let key = navigator.answerableKey,
      key != navigator.focusedOption?.key
    {
      fields.append(standing("selection.isSelected", navigator))
    }
    if verbosity == .verbose { fields.append(Field(.hint, hintText(navigator))) }
    if group.enabledCount == 0, navigator.kind == .radio {
      fields.append(Field(.availability, tables.text("refusal.nothingSelectable")))
    }
    return compose(.group, groupOrder.sorted(fields))
  }

  /// The option at a position, in full for the verbosity.
  ///
  /// - Parameter edge: where the move that led there met the edge of the list.
  public func option(
    at position: Int, in navigator: Navigator, edge: Edge? = nil, verbosity: Verbosity
  ) -> Announcement {
    var fields = optionFields(at: position, in: navigator, verbosity: verbosity)
    if let edge { fields.append(Field(.boundary, tables.text(Self.key(of: edge)))) }
    let moved = edge == nil || edge == .wrappedToFirst || edge == .wrappedToLast
    return compose(moved ? .focus : .boundary, focusOrder.sorted(fields))
  }

  func optionFields(at position: Int, in navigator: Navigator, verbosity: Verbosity) -> [Field] {
    let option = navigator.group[position]
    var fields: [Field] = []
    fields.reserveCapacity(Self.usualFields)
    fields.append(label(of: option))
    let role = Self.role(of: navigator.kind)
    if let role, verbosity > .brief { fields.append(Field(.role, tables.text(role))) }
    if role != nil, !navigator.kind.choosesFocused {
      fields.append(Field(.state, state(navigator.isChosen(option.key), in: navigator.kind)))
    }
    if !option.isEnabled { fields.append(availability(of: option)) }
    if option.hasError { fields.append(Field(.error, tables.text("state.error"))) }
    if verbosity > .brief { fields += description(of: option) }
    let ordinal = tables.text(
      "position",
      [.number(position + 1), .number(navigator.group.count)])
    fields.append(Field(.position, ordinal))
    return fields
  }

  /// As many fields as an option that is described has.
  private static let usualFields = 6

  /// What an option is called when spoken.
  ///
  /// A label in letters that the language does not use is spoken in a language that does; one of
  /// signs alone is spelled, since a voice passes over signs.
  func label(of option: RadioOption<OptionKey>) -> Field {
    let text = SpeakableText.clean(option.spokenText ?? option.label)
    guard !text.isEmpty else { return Field(.label, tables.text("label.blank")) }
    return Field(
      .label, text, language: option.language ?? tables.language(ofForeign: text),
      isSpelled: !SpeakableText.hasWords(text))
  }

  /// An option as the list of line mode has it: its number first, its state only where it matters.
  public func listed(at position: Int, in navigator: Navigator) -> Announcement {
    let option = navigator.group[position]
    var fields = [label(of: option)]
    if navigator.numbering == .places { fields.insert(number(position + 1), at: 0) }
    if navigator.isChosen(option.key) {
      fields.append(Field(.state, state(true, in: navigator.kind)))
    } else if [.actions, .buttons].contains(navigator.kind), navigator.group.count > 1,
      position == navigator.focusedPosition
    {
      fields.append(ofEmptyLine)
    }
    if !option.isEnabled { fields.append(availability(of: option)) }
    if option.hasError { fields.append(Field(.error, tables.text("state.error"))) }
    return compose(.group, fields + description(of: option))
  }

  /// The buttons behind the list of line mode, with the numbers that press them; where a text is
  /// typed they have none.
  public func listedButtons(of form: FormNavigator) -> [Announcement] {
    let buttons = form.buttonsForLines
    guard form.current.kind != .entry else {
      let fields = [Field(.groupRole, tables.text("role.buttons"))] + buttons.map(label)
      return buttons.isEmpty ? [] : [compose(.group, fields)]
    }
    let isRead = form.current.kind == .note
    return buttons.enumerated().map { position, button in
      let number = form.number(ofButton: position).map { [self.number($0)] } ?? []
      let isDefault = position == form.buttonOfEmptyLine ?? (isRead ? 0 : nil)
      return compose(.group, number + [label(of: button)] + (isDefault ? [ofEmptyLine] : []))
    }
  }

  private func number(_ number: Int) -> Field {
    Field(.position, tables.text("list.number", [.number(number)]))
  }

  /// That an empty line chooses an option.
  private var ofEmptyLine: Field {
    Field(.state, tables.text("screen.default", table: .interface))
  }

  private func description(of option: RadioOption<OptionKey>) -> [Field] {
    let text = option.detail.map(SpeakableText.clean) ?? ""
    guard !text.isEmpty else { return [] }
    return [
      Field(.description, text, language: option.language ?? tables.language(ofForeign: text))
    ]
  }

  func availability(of option: RadioOption<OptionKey>) -> Field {
    let reason = option.disabledReason.map(SpeakableText.clean) ?? ""
    let text =
      reason.isEmpty
      ? tables.text("availability.unavailable")
      : tables.text("availability.unavailableReason", [.text(reason)])
    return Field(.availability, text)
  }

  func state(_ isChosen: Bool, in kind: Navigator.Kind) -> String {
    switch kind {
    case .checklist: tables.text(isChosen ? "state.checked" : "state.notChecked")
    default: tables.text(isChosen ? "state.selected" : "state.notSelected")
    }
  }

  /// The entry of the role of all options together.
  private static func groupRole(of kind: Navigator.Kind) -> String {
    switch kind {
    case .checklist: "role.checklist"
    case .actions: "role.menu"
    case .buttons: "role.buttons"
    case .radio, .entry, .note, .menu: "role.group"
    }
  }

  /// The entry of an option's role; a place to go to has none, like an item of a list.
  private static func role(of kind: Navigator.Kind) -> String? {
    switch kind {
    case .radio: "role.option"
    case .checklist: "role.checkBox"
    case .buttons: "role.button"
    case .entry, .note, .menu, .actions: nil
    }
  }

  /// A number both as a number, for plural forms, and in the language's digits.
  func counting(_ number: Int) -> [MessageArgument] {
    [.number(number), .text(tables.number(number))]
  }

  func compose(_ kind: Announcement.Kind, _ fields: [Field]) -> Announcement {
    Announcement(kind, fields, language: tables.language, separator: separator)
  }

  /// Texts that do not belong into one phrase.
  func sentences(_ texts: [String]) -> String {
    texts.joined(separator: sentenceSeparator)
  }

  static func key(of edge: Edge) -> String {
    switch edge {
    case .wrappedToFirst: "boundary.wrappedToFirst"
    case .wrappedToLast: "boundary.wrappedToLast"
    case .first: "boundary.first"
    case .last: "boundary.last"
    case .onlyField: "boundary.onlyField"
    }
  }
}
