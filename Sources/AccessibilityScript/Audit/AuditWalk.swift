// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator

/// Goes through a form by keys, as a person does, and notes what is said at every stop.
///
/// Conditions are left out for the walk, so that every field is met; an option that is enabled only
/// at times is met disabled, with its reason, unless no other could be chosen.
struct AuditWalk {
  /// What was met of a field.
  struct Stop {
    var opening: [Announcement] = []
    /// What is said of each option by its position; nil where keys do not lead.
    var options: [Announcement?] = []
  }

  let form: Form
  private let tables: LabelTables

  init(_ form: Form, tables: LabelTables) {
    self.form = Self.withoutConditions(form)
    self.tables = tables
  }

  /// What is said in key mode, one stop for each field.
  func stops() -> (form: Announcement?, fields: [Stop]) {
    var session = session(.keys)
    var said = Self.said(session.open())
    let opening = session.form.hasSummary && !said.isEmpty ? said.removeFirst() : nil
    var stops: [Stop] = []
    for index in form.fields.indices {
      if index > 0 { said = Self.said(session.handle(.nextField, at: 0)) }
      stops.append(stop(in: &session, opening: said))
    }
    return (opening, stops)
  }

  /// What is said in line mode, before the list and of each option, one stop for each field.
  func lineStops() -> [Stop] {
    var session = session(.lines)
    var said = Self.said(session.open())
    if session.form.hasSummary, !said.isEmpty { said.removeFirst() }
    var stops: [Stop] = []
    for index in form.fields.indices {
      if index > 0 { said = Self.said(session.handle(.nextField, at: 0)) }
      let count = session.navigator.group.count
      stops.append(Stop(opening: said, options: Self.said(session.read(0..<count))))
    }
    return stops
  }

  /// A session that asks every field, which stands at the first.
  func session(_ mode: Announcer.Mode, textSize: ContentSizeCategory = .large) -> Session {
    var settings = SessionSettings()
    settings.mode = mode
    settings.textSize = textSize
    return Session(Question(form: form), settings: settings, tables: tables, saysHint: false)
  }

  /// Looks at every option without selecting one.
  private func stop(in session: inout Session, opening: [Announcement]) -> Stop {
    let count = session.navigator.group.count
    var stop = Stop(opening: opening, options: Array(repeating: nil, count: count))
    if let focused = session.navigator.focusedPosition { stop.options[focused] = opening.last }
    for _ in 1..<max(count, 1) {
      let said = Self.said(session.handle(.reviewNext, at: 0))
      guard let focused = session.navigator.focusedPosition, stop.options[focused] == nil
      else { break }
      stop.options[focused] = said.last
    }
    return stop
  }

  private static func said(_ reactions: [Session.Reaction]) -> [Announcement] {
    reactions.compactMap { if case .say(let announcement) = $0 { announcement } else { nil } }
  }

  private static func withoutConditions(_ form: Form) -> Form {
    let fields = form.fields.map { field in
      var free = field
      free.shownWhen = nil
      free.enabledWhen = nil
      free.optionsEnabledWhen = [:]
      free.kind = disabling(Array(field.optionsEnabledWhen.keys), in: field.kind)
      return free
    }
    // Names are as they were, and without conditions nothing depends on them.
    return try! form.asking(fields)
  }

  private static func disabling(_ keys: [OptionKey], in kind: FormField.Kind) -> FormField.Kind {
    guard var group = kind.group, !keys.isEmpty else { return kind }
    for key in keys {
      let reason = group.option(for: key)?.disabledReason
      _ = try? group.setEnabled(false, reason: reason, for: key)
    }
    guard group.enabledCount > 0 else { return kind }
    return switch kind {
    case .radio: .radio(group)
    case .confirm: .confirm(group)
    case .checklist(_, let checked): .checklist(group, checked)
    case .actions: .actions(group)
    case .buttons: .buttons(group)
    case .entry, .note: kind
    }
  }
}
