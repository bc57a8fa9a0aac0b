// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// A question being asked, which may be a form of several: commands and time go in, reactions come out.
///
/// It is the only way from a key to what is said, for a person and for a script alike. It is
/// pure: the caller brings the time, in milliseconds since the question opened, and carries out
/// the reactions.
public struct Session: Sendable {
  /// Something the caller has to carry out, in order.
  public enum Reaction: Equatable, Sendable {
    /// What is being said is cut off.
    case cut
    case say(Announcement)
    /// The person's selection in a field; nil when it was cleared.
    case select(OptionKey?, field: Int)
    /// A field holds another answer now, checked or typed, or was left as answered.
    case answer(FieldAnswer, field: Int)
    /// What is shown may have changed.
    case screen
    /// The voice is to sound otherwise from now on.
    case voice(VoicePreferences)
    case close(Outcome)
  }

  /// Milliseconds without a key before the key hint is said.
  public static let hintDelay = 3000
  /// Milliseconds before the end of a time limit at which it is told (WCAG 2.2, 2.2.1).
  public static let timeWarning = 20_000
  /// The same where the question goes on by itself.
  private static let countdown = [300_000, 60_000, 30_000, 10_000, 5000]
  /// Milliseconds within which "say again" twice means "spell".
  public static let repeatPause = 1000

  public private(set) var form: FormNavigator
  public private(set) var preferences: Preferences
  private let formAnnouncer: Announcer
  /// One for each field of the form.
  private var fieldAnnouncers: [Announcer]
  /// What was said last that a person reading the screen needs too: a refusal, a hint, a setting.
  public private(set) var message: Announcement? {
    didSet { if message != nil { messageCount += 1 } }
  }
  /// How many messages there were: the same one again is one more.
  public private(set) var messageCount = 0
  /// The entries of the key hints that were said by themselves, here or in a question before.
  public private(set) var hintsSaid: Set<String>

  private let timeLimit: Int?
  /// What "say again" repeats.
  private var lastSaid: Announcement?
  private var lastSayAgain: Int?
  private var hasSaidSinceCut = false
  private var lastKeyTime = 0
  private var hintIsDue: Bool
  private let saysHint: Bool
  /// The milliseconds before the end of the time limit at which it is still to be told, the most
  /// first.
  private var warningsDue: [Int] = []
  /// The milliseconds of the limit that were told to be left.
  private var toldTime: Int?

  /// - Parameters:
  ///   - saysHint: whether someone who waits is told the keys, once for each kind of question.
  ///   - hintsSaid: the entries of the hints that were said in questions before.
  public init(
    question: Question, settings: Navigator.Settings, typeAheads: [(any TypeAheadSearching)?],
    tables: LabelTables, preferences: Preferences, mode: Announcer.Mode = .keys,
    saysHint: Bool = true, hintsSaid: Set<String> = []
  ) {
    self.saysHint = saysHint && preferences.verbosity < .verbose
    self.hintsSaid = hintsSaid
    hintIsDue = false
    var announcer = Announcer(
      tables: tables, title: question.form.title, detail: question.form.detail,
      language: question.form.language, mode: mode,
      timeLimit: question.timeLimit.map { $0 / 1000 }, goesOnWith: question.goesOnWith,
      hasFields: !question.isSingle,
      keepsAnswers: question.keepsAnswers)
    announcer.around = ButtonsAround(question.form)
    formAnnouncer = announcer
    fieldAnnouncers = question.form.fields.map(announcer.asking)
    let language = question.form.language ?? tables.language
    form = FormNavigator(
      form: question.form.typed(decimalSign: tables.decimalSign)
        .describing { DescriptionText(text: $0, language: language) },
      answeredBefore: question.answeredBefore, passed: question.passed,
      canGoBack: question.canGoBack, settings: settings, typeAheads: typeAheads,
      summarize: announcer.places)
    if mode == .lines { form.beginsAboveButtons() }
    timeLimit = question.timeLimit
    self.preferences = preferences
    beginTime()
    hintIsDue = self.saysHint && !hintsSaid.contains(self.announcer.hintEntry(navigator))
  }

  /// The navigator of the field that is asked, or of the summary.
  public var navigator: Navigator { form.current }

  /// The announcer of the field that is asked, or of the form in its summary.
  public var announcer: Announcer {
    form.fieldIndex.map { fieldAnnouncers[$0] } ?? formAnnouncer
  }

  public var outcome: Outcome? { form.outcome }

  /// Whether what is typed now is a secret, which nothing may write down.
  public var isSecret: Bool { form.entry?.isSecret ?? false }

  /// A field with its answer, on one line.
  public func labelAndAnswer(at index: Int) -> String {
    formAnnouncer.labelAndAnswer(at: index, in: form)
  }

  /// The date or time that is chosen, in words; nil where none is asked.
  public var moment: String? { formAnnouncer.moment(of: form) }

  /// Which of the questions is asked, in words; nil in the summary and where there is one alone.
  public var step: String? { formAnnouncer.step(of: form) }

  /// Whether an answer is needed, how many options may be checked, which numbers are taken, how long a
  /// text may be, when the question goes on by itself.
  public var limits: String? {
    let announcer = announcer
    var texts = [announcer.required(navigator), announcer.limits(of: navigator)]
    if let toldTime, announcer.goesOnWith != nil {
      texts.append(announcer.remaining(toldTime / 1000))
    }
    let told = texts.compactMap(\.self).joined(separator: announcer.separator)
    return told.isEmpty ? nil : told
  }

  /// Opens the question: the form, where there are several fields, then the field and its focused
  /// option in full; in line mode the list follows, see `read`.
  public mutating func open() -> [Reaction] {
    var reactions: [Reaction] = []
    if form.hasSummary || formAnnouncer.opensAsForm(form) {
      reactions += say(formAnnouncer.opening(form))
    }
    for announcement in formAnnouncer.entered(
      form, from: nil, verbosity: preferences.verbosity)
    {
      reactions += say(announcement)
    }
    return reactions + [.screen]
  }

  /// How the question ended: the answer in words, or that there is none.
  public func ending(_ outcome: Outcome) -> Announcement {
    formAnnouncer.ending(outcome, in: form)
  }

  /// The answer to a field in words, which tell of a secret only how long it is.
  public func answerInWords(at index: Int) -> String {
    fieldAnnouncers[index].answer(at: index, in: form)
  }

  /// Reads a part of the list, as it is shown in line mode.
  public mutating func read(_ positions: Range<Int>) -> [Reaction] {
    positions.flatMap { say(announcer.listed(at: $0, in: navigator)) }
  }

  /// Reads the buttons that a typed line may press, in line mode.
  public mutating func readButtons() -> [Reaction] {
    announcer.listedButtons(of: form).flatMap { say($0) }
  }

  /// Does what one key asks for. What was being said is cut off first.
  public mutating func handle(_ command: Command, at milliseconds: Int) -> [Reaction] {
    var reactions = advance(to: milliseconds)
    guard form.outcome == nil else { return reactions }
    lastKeyTime = milliseconds
    beginTime()
    if hasSaidSinceCut {
      reactions.append(.cut)
      hasSaidSinceCut = false
    }
    message = nil
    let field = form.fieldIndex
    let position = form.focusedPosition
    let events = form.handle(command, at: milliseconds)
    if form.form.fields.count != fieldAnnouncers.count {
      fieldAnnouncers = form.form.fields.map(formAnnouncer.asking)
    }
    if events == [.requested(.sayAgain)] { return reactions + sayAgain(at: milliseconds) }
    lastSayAgain = nil
    return reactions + react(to: events, in: field, from: position)
  }

  /// Lets time pass: numbers are completed, the hint is said, the limit is told and kept.
  public mutating func advance(to milliseconds: Int) -> [Reaction] {
    var reactions: [Reaction] = []
    while form.outcome == nil, let deadline = nextDeadline, deadline <= milliseconds {
      if form.nextDeadline == deadline {
        let (field, position) = (form.fieldIndex, form.focusedPosition)
        reactions += react(to: form.advance(to: deadline), in: field, from: position)
      } else if hintDeadline == deadline {
        hintIsDue = false
        hintsSaid.insert(announcer.hintEntry(navigator))
        reactions += say(announcer.hint(navigator), answersKey: false)
      } else if warningDeadline == deadline {
        let left = warningsDue.removeFirst()
        toldTime = left
        reactions += say(announcer.timeWarning(seconds: left / 1000), answersKey: false)
        if formAnnouncer.goesOnWith != nil { reactions.append(.screen) }
      } else {
        reactions += close(.timedOut)
      }
    }
    return reactions
  }

  /// When `advance(to:)` has something to do next; nil when nothing waits.
  public var nextDeadline: Int? {
    guard form.outcome == nil else { return nil }
    return [form.nextDeadline, hintDeadline, warningDeadline, limitDeadline].compactMap { $0 }.min()
  }

  /// Ends the question from outside, when its terminal goes away for example.
  public mutating func close(_ outcome: Outcome) -> [Reaction] {
    react(to: form.close(outcome), in: form.fieldIndex)
  }

  /// Says and shows something about speech itself.
  public mutating func report(_ notice: Announcement) -> [Reaction] {
    say(notice, answersKey: false) + [.screen]
  }

  /// Says and shows the lines that a file got while the question is open: one, or how many there are
  /// and the last.
  ///
  /// - Parameters:
  ///   - lines: at least one.
  ///   - paragraphs: the same lines where they are the end of the text that is read.
  public mutating func tell(newLines lines: [String], paragraphs: [[String]] = []) -> [Reaction] {
    if !paragraphs.isEmpty { form.append(paragraphs, toNote: 0) }
    let announcement = announcer.arrived(lines)
    message = announcement
    return say(announcement, answersKey: false) + [.screen]
  }

  /// Lays the grid out anew, after the terminal or the text changed size.
  public mutating func layOut(columns: Int, pageSize: Int) {
    form.layOut(columns: columns, pageSize: pageSize)
  }

  /// Changes the options of the field that is asked, and says each change.
  public mutating func updateOptions(
    typeAhead: (any TypeAheadSearching)?,
    _ body: (inout RadioGroup<OptionKey>) throws -> [RadioGroupChange<OptionKey>]
  ) rethrows -> [Reaction] {
    let events = try form.updateOptions(typeAhead: typeAhead, body)
    return events.flatMap { react(to: [$0], in: form.fieldIndex) }
  }

  private var hintDeadline: Int? { hintIsDue ? lastKeyTime + Self.hintDelay : nil }

  private var warningDeadline: Int? {
    guard let timeLimit, let next = warningsDue.first else { return nil }
    return lastKeyTime + timeLimit - next
  }

  /// All of the time is there again.
  private mutating func beginTime() {
    toldTime = timeLimit
    guard let timeLimit else { return }
    let warnings = formAnnouncer.goesOnWith == nil ? [Self.timeWarning] : Self.countdown
    warningsDue = warnings.filter { $0 < timeLimit }
  }

  private var limitDeadline: Int? { timeLimit.map { lastKeyTime + $0 } }

  /// - Parameters:
  ///   - field: the field that was asked when the events happened.
  ///   - position: of the option that had the focus before them.
  private mutating func react(
    to events: [Event], in field: Int?, from position: Int? = nil
  ) -> [Reaction] {
    guard !events.isEmpty else { return [] }
    var limit: Limit?
    var reactions: [Reaction] = []
    for case .adjusted(let adjustment) in events {
      let voice = preferences.voice
      limit = preferences.apply(adjustment)
      if preferences.voice != voice { reactions.append(.voice(preferences.voice)) }
    }
    for announcement in announcements(of: events, limit: limit, in: field, from: position) {
      reactions += say(announcement)
    }
    reactions += answers(of: events, in: field)
    reactions.append(.screen)
    for case .ended(let outcome) in events { reactions.append(.close(outcome)) }
    return reactions
  }

  /// What happened in the field, then what that did to others, then the field that is asked next.
  private mutating func announcements(
    of events: [Event], limit: Limit?, in field: Int?, from position: Int?
  ) -> [Announcement] {
    var said: [Announcement] = []
    let isLeft = events.contains { if case .entered = $0 { true } else { false } }
    if isLeft {
      if let answered = leaving(field, by: events) { said.append(answered) }
    } else if case .ended(let outcome)? = events.last {
      said.append(ending(outcome))
    } else if case .refused(.invalid(let problem))? = events.last, let field = form.field {
      said.append(formAnnouncer.refusal(problem, of: field))
    } else if case .stepped(let isAcross)? = events.last {
      said.append(formAnnouncer.stepped(isAcross: isAcross, in: form))
    } else if let announcement = announcer.announcement(
      for: events.filter { !$0.isEffect }, in: navigator, preferences: preferences, limit: limit)
    {
      if announcement.kind == .where {
        said.append(formAnnouncer.located(announcement, in: form))
      } else if announcement.kind == .focus, let now = form.focusedPosition {
        said.append(formAnnouncer.sectioned(announcement, at: now, in: form, from: position))
      } else {
        said.append(announcement)
      }
    }
    if let effects = formAnnouncer.effects(events, in: form) { said.append(effects) }
    for case .entered(_, let from, let edge) in events {
      hintIsDue = saysHint && !hintsSaid.contains(announcer.hintEntry(navigator))
      said += formAnnouncer.entered(
        form, from: from, edge: edge, verbosity: preferences.verbosity)
      if let pressed = formAnnouncer.pressed(by: form) { said.append(pressed) }
    }
    return said
  }

  /// What is said of the field that is left: what is wrong with the one that is entered, or, where
  /// the list was read and not walked through, what the typed line chose.
  private func leaving(_ field: Int?, by events: [Event]) -> Announcement? {
    for case .refused(let refusal) in events {
      guard case .invalid(let problem) = refusal, let entered = form.field else { continue }
      let first = formAnnouncer.refusal(problem, of: entered)
      let missing = field == nil ? formAnnouncer.missing(in: form) : []
      return formAnnouncer.compose(.refusal, missing + first.fields)
    }
    guard formAnnouncer.mode == .lines, let field, form.form.fields[field].asks,
      events.contains(where: \.isSelection) || form.navigators[field].kind != .radio
    else { return nil }
    return formAnnouncer.answer(.answered(nil), in: form.navigators[field])
  }

  private func answers(of events: [Event], in field: Int?) -> [Reaction] {
    guard let field else { return [] }
    var reactions: [Reaction] = []
    for case .selected(let from, let to) in events where from != to {
      reactions.append(.select(to, field: field))
    }
    let isChecked = events.contains { if case .checked = $0 { true } else { false } }
    let isAccepted = events.contains {
      switch $0 {
      case .entered, .ended(.answered): true
      default: false
      }
    }
    if isChecked || (isAccepted && form.navigators[field].kind != .radio) {
      reactions.append(.answer(form.navigators[field].answer, field: field))
    }
    return reactions
  }

  private mutating func sayAgain(at milliseconds: Int) -> [Reaction] {
    guard let lastSaid else { return [] }
    let isSecond = lastSayAgain.map { milliseconds - $0 <= Self.repeatPause } ?? false
    lastSayAgain = isSecond ? nil : milliseconds
    hasSaidSinceCut = true
    return [.say(isSecond ? announcer.spelled(lastSaid, in: navigator) : lastSaid)]
  }

  /// - Parameter answersKey: whether the person caused it, so that "say again" means it.
  private mutating func say(
    _ announcement: Announcement, answersKey: Bool = true
  ) -> [Reaction] {
    hasSaidSinceCut = true
    if answersKey { lastSaid = announcement }
    switch announcement.kind {
    case .refusal, .hint, .setting, .where, .error, .boundary: message = announcement
    case .group, .focus, .selection, .answer, .echo: break
    }
    return [.say(announcement)]
  }
}

extension Event {
  fileprivate var isEffect: Bool {
    if case .affected = self { true } else { false }
  }

  fileprivate var isSelection: Bool {
    if case .selected = self { true } else { false }
  }
}
