// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// The keyboard model of a form: a command goes in, events come out.
///
/// Each field has a ``Navigator`` of its own; this one knows the way between them. A form of one
/// field has no summary and ends with its answer. Pure, like the navigators.
public struct FormNavigator: Sendable {
  /// How a form that has a summary puts its answers into words there. The labels are made anew
  /// each time the summary is entered.
  public typealias Summarizing = @Sendable (FormNavigator) -> [RadioOption<OptionKey>]

  /// The key of the summary's first place, which sends the answers. No field may be named so.
  public static let send: OptionKey = ""

  /// The lines of a text become more and fewer as it is edited; nothing else of it changes.
  public internal(set) var form: Form
  /// One for each field of the form, in its order.
  public internal(set) var navigators: [Navigator]
  /// Which fields are asked, one for each.
  public internal(set) var states: [FieldState]
  /// The field that is asked; nil in the summary.
  public internal(set) var fieldIndex: Int? {
    didSet {
      // Who comes back reads what explains a field from the top.
      guard let fieldIndex, fieldIndex != oldValue, navigators[fieldIndex].kind != .note else {
        return
      }
      navigators[fieldIndex].reading?.restart()
    }
  }
  /// The summary's places: to send, and each field that is asked.
  public internal(set) var summary: Navigator
  public internal(set) var outcome: Outcome?
  /// What was wanted last; nil before the first key.
  public private(set) var lastCommand: Command?
  /// The fields that were answered before the form opened. They are passed over, and can be changed
  /// from the summary.
  public let answeredBefore: Set<Int>
  /// The fields that were gone through, answered or left.
  public internal(set) var passed: Set<Int> = []
  /// The fields that were passed over and are asked since: the way to the summary leads to them.
  var broughtUp: Set<Int> = []
  /// Whether something was asked before the form, and can be gone back to: cancelling does so as
  /// well.
  public let canGoBack: Bool
  let summarize: Summarizing
  /// A note's text that went on since the form opened.
  private var grownText: GrowingText?
  /// What keys changed in one field and goes for all.
  var settings: Navigator.Settings
  /// Whether the summary was seen: a field that is changed from there leads back to it.
  var returnsToSummary = false
  /// Whether the last key asked to cancel, and was told what would be lost.
  var mayCancel = false
  /// The field that Tab leads back to from the buttons.
  public internal(set) var fieldBeforeButtons = 0
  /// Whether anything was answered or changed, so that cancelling loses something.
  var holdsAnswers = false

  /// - Parameters:
  ///   - form: at least one field.
  ///   - answeredBefore: fields that are not asked, by their place in the form.
  ///   - passed: fields that an earlier session went through; the first other one is asked first.
  ///   - canGoBack: whether something was asked before the form.
  ///   - typeAheads: the search behind each field's options, in the form's order.
  ///   - summarize: the summary's words: first the place that sends, then one for each field that
  ///     is asked, with the field's name as its key.
  public init(
    form: Form, answeredBefore: Set<Int> = [], passed: Set<Int> = [], canGoBack: Bool = false,
    settings: Navigator.Settings = Navigator.Settings(),
    typeAheads: [(any TypeAheadSearching)?] = [], summarize: @escaping Summarizing = { _ in [] }
  ) {
    self.form = form
    self.settings = settings
    self.summarize = summarize
    self.answeredBefore = answeredBefore
    self.passed = passed
    self.canGoBack = canGoBack
    holdsAnswers = !passed.isEmpty
    navigators = form.fields.enumerated().map { index, field in
      var navigator = Navigator(
        field: field.kind, settings: settings,
        typeAhead: index < typeAheads.count ? typeAheads[index] : nil)
      if let first = field.firstFocus.flatMap({ navigator.group.position(of: $0) }) {
        navigator.focus(at: first)
      }
      if case .note = field.kind {
        navigator.reading = field.text.flatMap(TextReading.init)
      } else {
        navigator.description = field.text
      }
      navigator.pageSteps = field.pageSteps
      navigator.keepsSelection = form.hasButtons
      return navigator
    }
    states = form.fields.map { _ in FieldState() }
    summary = Navigator(.menu, group: RadioGroup(), settings: settings, typeAhead: nil)
    _ = updateStates()
    fieldIndex = states.indices.first { index in
      // Going on where an earlier session ended, notes were read already.
      isGoneThrough(index) && !passed.contains(index)
        && (passed.isEmpty || form.fields[index].asks)
    }
    if let first = form.fields.firstIndex(where: \.isFirst) { fieldIndex = first }
    boundDays()
    if fieldIndex == nil { enterSummary() }
  }

  /// Whether the answers are read over before they are sent.
  public var hasSummary: Bool { form.fields.count > 1 && !form.hasButtons }

  /// The navigator that has the focus: that of the field, or the summary's.
  public internal(set) var current: Navigator {
    get { fieldIndex.map { navigators[$0] } ?? summary }
    _modify {
      if let fieldIndex {
        yield &navigators[fieldIndex]
      } else {
        yield &summary
      }
    }
  }

  /// The field that is asked; nil in the summary.
  public var field: FormField? { fieldIndex.map { form.fields[$0] } }

  /// The answers as they stand, one for each field; those of fields not asked are kept, and do not
  /// count.
  public var answers: [FieldAnswer] { navigators.map(\.answer) }

  /// What counts as the answer to a field: none while it is not asked.
  public func answer(at index: Int) -> FieldAnswer {
    states[index].isAsked ? navigators[index].answer : .none
  }

  /// The fields that are asked and hold no answer though they need one, in order; O(fields).
  public var problems: [(index: Int, problem: AnswerProblem)] {
    navigators.indices.filter { states[$0].isAsked }.compactMap { index in
      navigators[index].problem.map { (index, $0) }
    }
  }

  /// Whether a field is asked and may not be left without an answer.
  public func isRequired(_ index: Int) -> Bool {
    guard states[index].isAsked else { return false }
    let navigator = navigators[index]
    switch navigator.kind {
    case .radio: return navigator.group.isRequired
    case .checklist: return (navigator.checked?.minimum ?? 0) > 0
    case .entry: return navigator.entry?.isRequired ?? false
    case .note, .menu, .actions, .buttons: return false
    }
  }

  /// Where the field stands among those that are asked, from 1, and how many there are. Notes
  /// count as well: they are gone through.
  public var step: (number: Int, count: Int)? {
    guard let fieldIndex else { return nil }
    let asked = states.indices.filter { isGoneThrough($0) || $0 == fieldIndex }
    return asked.firstIndex(of: fieldIndex).map { ($0 + 1, asked.count) }
  }

  /// Whether the way through the form stops at a field.
  func isGoneThrough(_ index: Int) -> Bool {
    states[index].isAsked && !answeredBefore.contains(index)
  }

  public var nextDeadline: Int? {
    guard outcome == nil else { return nil }
    // Every key asks for this and for the next two, and `current` is a copy of the whole navigator.
    return if let fieldIndex {
      navigators[fieldIndex].nextDeadline
    } else {
      summary.nextDeadline
    }
  }

  /// What is typed into the field that is asked, and how; nil where nothing can be.
  public var entry: TextEntry? { fieldIndex.flatMap { navigators[$0].entry } }

  /// The position of the option that has the focus.
  public var focusedPosition: Int? {
    if let fieldIndex { navigators[fieldIndex].focusedPosition } else { summary.focusedPosition }
  }

  /// Lets time pass; see `Navigator.advance(to:)`.
  public mutating func advance(to milliseconds: Int) -> [Event] {
    guard outcome == nil else { return [] }
    return withEffects { $0.current.advance(to: milliseconds) }
  }

  /// Does what the person wants.
  ///
  /// - Parameter milliseconds: now, since the form opened.
  /// - Complexity: that of the field; O(fields) more where a key changes fields or answers that
  ///   conditions look at.
  public mutating func handle(_ command: Command, at milliseconds: Int) -> [Event] {
    guard outcome == nil else { return [] }
    lastCommand = command
    let command = meaning(of: command)
    guard hasSummary else {
      let leavesBackwards = command == .previousField || command == .line(Self.backLine)
      if canGoBack, leavesBackwards { return end(.wentBack) }
      if form.hasButtons { return handle(command, besideButtonsAt: milliseconds) }
      return take(current.handle(command, at: milliseconds))
    }
    if command == .cancel, holdsAnswers, !mayCancel {
      mayCancel = true
      return [.refused(.cancelsAnswers)]
    }
    mayCancel = false
    switch command {
    case .nextField: return withEffects { $0.goOn(accepting: false) }
    case .previousField: return withEffects { $0.goBack() }
    case .firstField: return withEffects { $0.enter($0.firstAsked(from: 0), edge: .first) }
    case .lastField: return withEffects { $0.enter(nil, edge: .last) }
    case .line(let line) where line == Self.backLine: return withEffects { $0.goBack() }
    default: return withEffects { $0.take($0.current.handle(command, at: milliseconds)) }
    }
  }

  /// Ends the form from outside: its time is over, or its terminal went away.
  public mutating func close(_ outcome: Outcome) -> [Event] {
    self.outcome == nil ? end(outcome) : []
  }

  /// Lays the options of the present field out in a grid, and pages by so many.
  public mutating func layOut(columns: Int, pageSize: Int) {
    current.settings.columns = columns
    current.settings.pageSize = pageSize
  }

  /// A note's text goes on.
  ///
  /// - Parameters:
  ///   - paragraphs: each of sentences.
  ///   - index: the note's place in the form.
  public mutating func append(_ paragraphs: [[String]], toNote index: Int) {
    var text = grownText ?? GrowingText(form.fields[index].text ?? OnePageText([]))
    text.append(paragraphs)
    grownText = text
    if navigators[index].reading == nil { navigators[index].reading = TextReading(text) }
    navigators[index].reading?.goOn(in: text)
  }

  /// Changes the options of the present field; see `Navigator.updateOptions`.
  public mutating func updateOptions(
    typeAhead: (any TypeAheadSearching)?,
    _ body: (inout RadioGroup<OptionKey>) throws -> [RadioGroupChange<OptionKey>]
  ) rethrows -> [Event] {
    try current.updateOptions(typeAhead: typeAhead, body)
  }

  /// The line that goes back to the question before, in line mode.
  public static let backLine = "<"

  mutating func end(_ ending: Outcome) -> [Event] {
    let outcome = canGoBack && ending == .cancelled ? .wentBack : ending
    self.outcome = outcome
    return [.ended(outcome)]
  }
}
