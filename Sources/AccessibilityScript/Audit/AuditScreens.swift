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
  /// What was cut of each field: by member and option the terminals and sizes.
  private var cuts: [[Cut: [String]]]
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
        TextCut(text: $0.text, member: $0.member, option: $0.option, sizes: cuts[$0] ?? [])
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
        if cuts[index][cut] == nil { order[index].append(cut) }
        let size = "\(screen.columns)×\(screen.rows) " + Self.names(of: sizes)
        if cuts[index][cut]?.contains(size) != true { cuts[index][cut, default: []].append(size) }
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
    // Below the description stand limits, which are not the form's words.
    let detail = field.detail ?? session.limits ?? field.label
    switch part {
    case .title:
      if isPushed, let option { return cut(field.label, by: option) }
      return Cut(text: field.label, member: "label", option: nil)
    case .detail:
      if isPushed, let option { return cut(detail, by: option) }
      return Cut(
        text: detail, member: field.detail == nil ? "label" : "description", option: nil)
    case .message:
      return field.invalidMessage.map { Cut(text: $0, member: "invalid", option: nil) }
    case .entry:
      guard case .number(let range)? = session.navigator.entry?.content else { return nil }
      return Cut(text: range.unit ?? field.label, member: "unit", option: nil)
    case .option: return option.map { cut(nil, by: $0) }
    }
  }

  /// `AX1–AX5`, since sizes drawn alike follow each other.
  private static func names(of sizes: [ContentSizeCategory]) -> String {
    let (first, last) = (sizes[0], sizes[sizes.count - 1])
    return first == last ? first.shortName : first.shortName + "–" + last.shortName
  }

  /// The option that takes the most room.
  private static func longest(in group: RadioGroup<OptionKey>) -> Int? {
    let room = (0..<group.count).lazy.map { position in
      let option = group[position]
      return [option.label, option.detail, option.isEnabled ? nil : option.disabledReason]
        .reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }
    return room.indices.max { room[$0] < room[$1] }
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
