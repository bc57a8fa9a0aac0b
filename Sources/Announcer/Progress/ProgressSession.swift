// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// A long task being told: reports, keys and time go in, reactions come out. Pure, like `Session`.
///
/// As much is told as a person can hear: the next announcement comes when the last one is heard, and
/// has what is new by then.
public struct ProgressSession: Sendable {
  /// How long a text takes to be said at a rate in words a minute, in milliseconds.
  public typealias Duration = @Sendable (_ text: String, _ rate: Int) -> Int

  /// Milliseconds between two announcements of how far the task is, at least.
  public static let pause = 3000

  /// As many lines are told together where more come than anybody hears.
  public static let usualLines = 5

  public private(set) var preferences: Preferences
  private var state: TaskProgress
  private let announcer: Announcer
  private let duration: Duration
  /// Something that is only read has no other keys than those that are asked for here.
  private let note = Navigator(field: .note, settings: Navigator.Settings(), typeAhead: nil)
  /// When more may be told.
  private var nextTime = 0
  private var lastSaid: Announcement?
  private var lastSayAgain: Int?

  /// - Parameters:
  ///   - text: what is being done at first.
  ///   - percent: how far it is at first; nil for a task that writes lines instead.
  ///   - mostLines: as many of those are told together; of more only the last ones are.
  public init(
    title: String, text: String? = nil, percent: Int?, mostLines: Int = Self.usualLines,
    tables: LabelTables,
    preferences: Preferences, duration: @escaping Duration
  ) {
    state = TaskProgress(title: title, text: text, percent: percent, mostLines: mostLines)
    announcer = Announcer(tables: tables, title: nil, detail: nil)
    self.preferences = preferences
    self.duration = duration
  }

  /// Tells what begins.
  ///
  /// - Parameter now: milliseconds of any clock that goes on, as everywhere here.
  public mutating func open(at now: Int) -> [Session.Reaction] {
    say(place(.group), at: now)
  }

  /// Takes what the task lets know.
  public mutating func take(_ report: ProgressReport, at now: Int) -> [Session.Reaction] {
    state.take(report)
    switch report {
    case .begun, .at, .doing, .wrote: return advance(to: now)
    case .ended: return rest(at: now) + end(isDone: true, at: now)
    case .wentAway:
      return rest(at: now) + end(isDone: state.percent.map { $0 >= 100 } ?? true, at: now)
    }
  }

  /// When `advance(to:)` has something to do next; nil when nothing waits.
  public var nextDeadline: Int? { state.hasNews ? nextTime : nil }

  /// Lets time pass: what waited is told.
  public mutating func advance(to now: Int) -> [Session.Reaction] {
    guard now >= nextTime, let news = state.takeNews() else { return [] }
    // Who hears how far it is needs to hear no more how far it was.
    return (news.lines.isEmpty ? [.cut] : []) + say(words(for: news), at: now)
  }

  /// The lines that were not told yet, whether the last ones were heard or not.
  public mutating func rest(at now: Int) -> [Session.Reaction] {
    guard let news = state.takeNews(), !news.lines.isEmpty else { return [] }
    return say(words(for: news), at: now)
  }

  /// Answers a key that asks something; any other does nothing.
  public mutating func handle(_ command: Command, at now: Int) -> [Session.Reaction] {
    let again = lastSayAgain
    lastSayAgain = nil
    switch command {
    case .whereAmI:
      // What is told so is no news any more; lines are.
      if state.percent != nil { _ = state.takeNews() }
      return [.cut] + say(place(.where), at: now)
    case .help:
      let keys = ["help.again", "help.speech", "help.voice"].map { announcer.tables.text($0) }
      return [.cut] + say(compose(.hint, [.init(.hint, announcer.sentences(keys))]), at: now)
    case .sayAgain:
      guard let lastSaid else { return [] }
      let isSecond = again.map { now - $0 <= Session.repeatPause } ?? false
      lastSayAgain = isSecond ? nil : now
      nextTime = now + duration(lastSaid.text, preferences.voice.rate)
      return [.cut, .say(isSecond ? announcer.spelled(lastSaid, in: note) : lastSaid)]
    case .silence: return [.cut]
    case .adjust(let adjustment): return adjust(adjustment, at: now)
    default: return []
    }
  }

  private mutating func adjust(_ adjustment: SpeechAdjustment, at now: Int) -> [Session.Reaction] {
    let before = preferences.voice
    let limit = preferences.apply(adjustment)
    let said = announcer.announcement(
      for: [.adjusted(adjustment)], in: note, preferences: preferences, limit: limit)
    let voice: [Session.Reaction] =
      before == preferences.voice ? [] : [.voice(preferences.voice)]
    return [.cut] + voice + (said.map { say($0, at: now) } ?? [])
  }

  /// What is done and how far it is.
  private func place(_ kind: Announcement.Kind) -> Announcement {
    var fields = [state.title].filter { !$0.isEmpty }.map { Announcement.Field(.group, clean($0)) }
    if let text = state.text, !text.isEmpty { fields.append(.init(.message, clean(text))) }
    if let percent = state.percent {
      fields.append(.init(.role, announcer.tables.text("role.progress")))
      fields.append(.init(.value, words(forPercent: percent)))
    }
    return compose(kind, fields)
  }

  private func words(for news: TaskProgress.News) -> Announcement {
    var fields: [Announcement.Field] = []
    if news.skipped > 0 {
      let skipped = announcer.tables.text("listen.skipped", announcer.counting(news.skipped))
      fields.append(.init(.count, skipped))
    }
    fields += (news.lines + [news.text].compactMap(\.self)).map { .init(.message, clean($0)) }
    if let percent = news.percent { fields.append(.init(.value, words(forPercent: percent))) }
    return compose(.group, fields)
  }

  private mutating func end(isDone: Bool, at now: Int) -> [Session.Reaction] {
    var name = clean(state.name)
    if name.isEmpty, state.percent != nil { name = announcer.tables.text("role.progress") }
    let text =
      if !isDone, let percent = state.percent {
        announcer.tables.text("progress.endedAt", [.text(name), .number(percent)])
      } else if name.isEmpty {
        announcer.tables.text("task.5")
      } else {
        announcer.tables.text("progress.ended", [.text(name)])
      }
    let cuts: [Session.Reaction] = state.percent == nil ? [] : [.cut]
    return cuts + say(compose(.group, [.init(.message, text)]), at: now)
  }

  /// A task without title or text has nothing to be told at first.
  private mutating func say(_ announcement: Announcement, at now: Int) -> [Session.Reaction] {
    guard !announcement.text.isEmpty else { return [] }
    lastSaid = announcement
    let heard = duration(announcement.text, preferences.voice.rate)
    nextTime = now + (state.percent == nil ? heard : max(heard, Self.pause))
    return [.say(announcement)]
  }

  private func compose(
    _ kind: Announcement.Kind, _ fields: [Announcement.Field]
  ) -> Announcement { announcer.compose(kind, fields) }

  private func words(forPercent percent: Int) -> String {
    announcer.tables.text("progress.percent", [.number(percent)])
  }

  private func clean(_ text: String) -> String { SpeakableText.clean(text) }
}
