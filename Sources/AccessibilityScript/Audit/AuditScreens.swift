// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

/// Draws every field at every text size on a usual and on a small terminal, and notes what is cut.
///
/// Text sizes that give the same lines are drawn once.
struct AuditScreens {
  /// The terminal of the VT100, and what is left of it in large letters or in half a window.
  static let terminals = [
    TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 40, rows: 12),
  ]

  private let walk: AuditWalk
  private let tables: LabelTables
  /// What was cut of each field: by member and option the terminals, and the sizes on each.
  private var cuts: [[Cut: [[ContentSizeCategory]]]]
  private var order: [[Cut]]

  private struct Cut: Hashable {
    let text: String
    let member: String
    let option: OptionKey?
  }

  init(_ walk: AuditWalk, tables: LabelTables) {
    self.walk = walk
    self.tables = tables
    cuts = Array(repeating: [:], count: walk.form.fields.count)
    order = Array(repeating: [], count: walk.form.fields.count)
  }

  /// What is cut of each field.
  ///
  /// - Complexity: O(fields · options), with a few pictures for each field.
  mutating func cutTexts() -> [[TextCut]] {
    let screens = Self.terminals.map { terminal in
      var settings = SessionSettings()
      settings.terminal = terminal
      settings.showsAllFields = false
      return QuestionScreen(settings: settings, tables: tables)
    }
    for sizes in ScreenRenderer.sizesAlike {
      var session = walk.session(.keys, textSize: sizes[0])
      _ = session.open()
      for index in walk.form.fields.indices {
        if index > 0 { _ = session.handle(.nextField, at: 0) }
        look(at: &session, index, screens, sizes)
      }
    }
    return zip(order, cuts).map { order, cuts in
      order.map {
        TextCut(
          text: $0.text, member: $0.member, option: $0.option,
          sizes: Self.names(of: cuts[$0] ?? []))
      }
    }
  }

  /// Draws the field as it is entered, with its longest option in focus, and refused in words of
  /// its own.
  private mutating func look(
    at session: inout Session, _ index: Int, _ screens: [QuestionScreen],
    _ sizes: [ContentSizeCategory]
  ) {
    let entered = draw(session, index, screens, sizes)
    let group = session.navigator.group
    if group.count > 1, let longest = Self.longest(in: group) {
      for _ in 0..<group.count where session.navigator.focusedPosition != longest {
        _ = session.handle(.reviewNext, at: 0)
      }
      draw(session, index, screens, sizes, after: entered)
    }
    if walk.form.fields[index].invalidMessage != nil, let entry = session.navigator.entry,
      let text = Self.invalid(entry)
    {
      _ = session.handle(.edited(text, cursor: text.count), at: 0)
      _ = session.handle(.accept, at: 0)
      draw(session, index, screens, sizes)
    }
  }

  /// Draws a field on each screen, and notes what is cut.
  ///
  /// - Parameter entered: what was cut of it on each screen before the focus moved.
  /// - Returns: what is cut on each screen.
  @discardableResult
  private mutating func draw(
    _ session: Session, _ index: Int, _ screens: [QuestionScreen], _ sizes: [ContentSizeCategory],
    after entered: [Set<ScreenPart>]? = nil
  ) -> [Set<ScreenPart>] {
    screens.enumerated().map { place, screen in
      let parts = screen.draw(session).cutParts
      for part in parts {
        // Where the text had room before, it is the option that takes it.
        let isPushed = entered.map { !$0[place].contains(part) } ?? false
        guard let cut = cut(part, of: index, in: session, isPushed: isPushed) else { continue }
        let none: [[ContentSizeCategory]] = Array(repeating: [], count: screens.count)
        if cuts[index][cut] == nil { order[index].append(cut) }
        if cuts[index][cut]?[place].contains(sizes[0]) != true {
          cuts[index][cut, default: none][place] += sizes
        }
      }
      return parts
    }
  }

  /// The text that was cut, and the member of the form file to make shorter for it.
  private func cut(
    _ part: ScreenPart, of index: Int, in session: Session, isPushed: Bool
  ) -> Cut? {
    let field = walk.form.fields[index]
    let option = session.navigator.focusedOption
    /// What takes the room of an option.
    func cut(_ text: String?, by option: RadioOption<OptionKey>) -> Cut {
      let detail = option.detail ?? ""
      let (longest, member) =
        detail.isEmpty ? (option.label, "label") : (detail, "description")
      return Cut(text: text ?? longest, member: member, option: option.key)
    }
    /// Whether the option with the focus takes more room than a text of the field.
    func isTaken(from text: String) -> Bool {
      isPushed || (option.map { Self.room(of: $0) > text.utf8.count } ?? false)
    }
    switch part {
    case .title:
      if isTaken(from: field.label), let option { return cut(field.label, by: option) }
      return Cut(text: field.label, member: "label", option: nil)
    case .detail:
      // Limits stand there as well, which are not the form's words: they are what its own leave no
      // room for.
      let own = field.detail ?? field.label
      if isTaken(from: own), let option { return cut(field.detail, by: option) }
      return Cut(text: own, member: field.detail == nil ? "label" : "description", option: nil)
    case .message:
      return field.invalidMessage.map { Cut(text: $0, member: "invalid", option: nil) }
    case .entry:
      guard case .number(let range)? = session.navigator.entry?.content else { return nil }
      return Cut(text: range.unit ?? field.label, member: "unit", option: nil)
    case .option: return option.map { cut(nil, by: $0) }
    }
  }

  /// `40×12 AX1–AX5` for sizes that follow each other; `40×12` alone where it is all of them.
  private static func names(of sizes: [[ContentSizeCategory]]) -> [String] {
    let all = ContentSizeCategory.allCases
    return zip(terminals, sizes).flatMap { terminal, sizes -> [String] in
      let name = "\(terminal.columns)×\(terminal.rows)"
      if Set(sizes).count == all.count { return [name] }
      let places = sizes.compactMap(all.firstIndex).sorted()
      let runs = places.reduce(into: [ClosedRange<Int>]()) { runs, place in
        if let last = runs.last, last.upperBound >= place - 1 {
          runs[runs.count - 1] = last.lowerBound...place
        } else {
          runs.append(place...place)
        }
      }
      return runs.map { run in
        let (first, last) = (all[run.lowerBound], all[run.upperBound])
        let range = first == last ? "" : "–" + last.shortName
        return "\(name) \(first.shortName)\(range)"
      }
    }
  }

  /// The option that takes the most room.
  private static func longest(in group: RadioGroup<OptionKey>) -> Int? {
    (0..<group.count).max { room(of: group[$0]) < room(of: group[$1]) }
  }

  /// About how much room an option takes, in bytes of its texts.
  private static func room(of option: RadioOption<OptionKey>) -> Int {
    [option.label, option.detail, option.isEnabled ? nil : option.disabledReason]
      .reduce(0) { $0 + ($1?.utf8.count ?? 0) }
  }

  /// A text that is no answer to the field, and not the missing one.
  private static func invalid(_ entry: TextEntry) -> String? {
    let many = String(repeating: "0", count: min((entry.maximumLength ?? 0) + 1, 1000))
    return ["?", "0", many, "-1", "999999999"].first { text in
      var entry = entry
      entry.text = text
      return entry.problem != nil && entry.problem != .missing
    }
  }
}
