// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// One question being asked: commands and time go in, reactions come out.
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
    /// The person's selection; nil when it was cleared.
    case select(OptionKey?)
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
  /// Milliseconds within which "say again" twice means "spell".
  public static let repeatPause = 1000

  public private(set) var navigator: Navigator
  public private(set) var preferences: Preferences
  public let announcer: Announcer
  /// What was said last that a person reading the screen needs too: a refusal, a hint, a setting.
  public private(set) var message: Announcement? {
    didSet { if message != nil { messageCount += 1 } }
  }
  /// How many messages there were: the same one again is one more.
  public private(set) var messageCount = 0
  /// Whether the key hint was said by itself.
  public private(set) var hasSaidHint = false

  private let timeLimit: Int?
  /// What "say again" repeats.
  private var lastSaid: Announcement?
  private var lastSayAgain: Int?
  private var hasSaidSinceCut = false
  private var lastKeyTime = 0
  private var hintIsDue: Bool
  private var warningIsDue = true

  /// - Parameter saysHint: whether someone who waits is told the keys, once.
  public init(
    question: Question, settings: Navigator.Settings, typeAhead: (any TypeAheadSearching)?,
    tables: LabelTables, preferences: Preferences, mode: Announcer.Mode = .keys,
    saysHint: Bool = true
  ) {
    hintIsDue = saysHint && preferences.verbosity < .verbose
    navigator = Navigator(group: question.group, settings: settings, typeAhead: typeAhead)
    announcer = Announcer(
      tables: tables, title: question.title, detail: question.detail, mode: mode,
      timeLimit: question.timeLimit.map { $0 / 1000 })
    timeLimit = question.timeLimit
    self.preferences = preferences
  }

  /// Opens the question: the group, then the focused option in full; in line mode the list
  /// follows, see `read`.
  public mutating func open() -> [Reaction] {
    var reactions = say(announcer.group(navigator, verbosity: preferences.verbosity))
    if announcer.mode == .keys, let position = navigator.focusedPosition {
      reactions += say(
        announcer.option(at: position, in: navigator, verbosity: preferences.verbosity))
    }
    return reactions + [.screen]
  }

  /// Reads a part of the list, as it is shown in line mode.
  public mutating func read(_ positions: Range<Int>) -> [Reaction] {
    positions.flatMap { say(announcer.listed(at: $0, in: navigator)) }
  }

  /// Does what one key asks for. What was being said is cut off first.
  public mutating func handle(_ command: Command, at milliseconds: Int) -> [Reaction] {
    var reactions = advance(to: milliseconds)
    guard navigator.outcome == nil else { return reactions }
    lastKeyTime = milliseconds
    warningIsDue = true
    if hasSaidSinceCut {
      reactions.append(.cut)
      hasSaidSinceCut = false
    }
    message = nil
    let events = navigator.handle(command, at: milliseconds)
    if events == [.requested(.sayAgain)] { return reactions + sayAgain(at: milliseconds) }
    lastSayAgain = nil
    return reactions + react(to: events)
  }

  /// Lets time pass: numbers are completed, the hint is said, the limit is told and kept.
  public mutating func advance(to milliseconds: Int) -> [Reaction] {
    var reactions: [Reaction] = []
    while navigator.outcome == nil, let deadline = nextDeadline, deadline <= milliseconds {
      if navigator.nextDeadline == deadline {
        reactions += react(to: navigator.advance(to: deadline))
      } else if hintDeadline == deadline {
        hintIsDue = false
        hasSaidHint = true
        reactions += say(announcer.hint(navigator), answersKey: false)
      } else if warningDeadline == deadline {
        warningIsDue = false
        reactions += say(
          announcer.timeWarning(seconds: Self.timeWarning / 1000), answersKey: false)
      } else {
        reactions += close(.timedOut)
      }
    }
    return reactions
  }

  /// When `advance(to:)` has something to do next; nil when nothing waits.
  public var nextDeadline: Int? {
    [navigator.nextDeadline, hintDeadline, warningDeadline, limitDeadline].compactMap { $0 }.min()
  }

  /// Ends the question from outside, when its terminal goes away for example.
  public mutating func close(_ outcome: Outcome) -> [Reaction] {
    react(to: navigator.close(outcome))
  }

  /// Says and shows something about speech itself.
  public mutating func report(_ notice: Announcement) -> [Reaction] {
    say(notice, answersKey: false) + [.screen]
  }

  /// Lays the grid out anew, after the terminal or the text changed size.
  public mutating func layOut(columns: Int, pageSize: Int) {
    navigator.settings.columns = columns
    navigator.settings.pageSize = pageSize
  }

  /// Changes the options while the question is open, and says each change.
  public mutating func updateOptions(
    typeAhead: (any TypeAheadSearching)?,
    _ body: (inout RadioGroup<OptionKey>) throws -> [RadioGroupChange<OptionKey>]
  ) rethrows -> [Reaction] {
    let events = try navigator.updateOptions(typeAhead: typeAhead, body)
    return events.flatMap { react(to: [$0]) }
  }

  private var hintDeadline: Int? { hintIsDue ? lastKeyTime + Self.hintDelay : nil }

  private var warningDeadline: Int? {
    guard warningIsDue, let timeLimit, timeLimit > Self.timeWarning else { return nil }
    return lastKeyTime + timeLimit - Self.timeWarning
  }

  private var limitDeadline: Int? { timeLimit.map { lastKeyTime + $0 } }

  private mutating func react(to events: [Event]) -> [Reaction] {
    guard !events.isEmpty else { return [] }
    var limit: Limit?
    var reactions: [Reaction] = []
    for case .adjusted(let adjustment) in events {
      let voice = preferences.voice
      limit = preferences.apply(adjustment)
      if preferences.voice != voice { reactions.append(.voice(preferences.voice)) }
    }
    if let announcement = announcer.announcement(
      for: events, in: navigator, preferences: preferences, limit: limit)
    {
      reactions += say(announcement)
    }
    for case .selected(let from, let to) in events where from != to {
      reactions.append(.select(to))
    }
    reactions.append(.screen)
    for case .ended(let outcome) in events { reactions.append(.close(outcome)) }
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
    case .group, .focus, .selection, .answer: break
    }
    return [.say(announcement)]
  }
}
