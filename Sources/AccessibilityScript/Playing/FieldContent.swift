// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

extension ScreenContent {
  /// Takes what a session asks now: the form's title and place, the field's label, description and
  /// headings.
  ///
  /// - Parameter showsAll: whether the other fields of the form are shown too, with their answers.
  public mutating func show(_ session: Session, tables: LabelTables, showsAll: Bool) {
    let form = session.form
    heading = Self.heading(of: session, tables)
    above = []
    below = []
    headings = [:]
    guard let index = form.fieldIndex else {
      title = tables.text("role.summary")
      detail = nil
      return
    }
    let field = form.form.fields[index]
    title = field.label
    // Above buttons the form's own text asks, for one field or for several.
    let together = form.form.hasButtons ? form.form.detail : nil
    detail = [together, field.detail, session.limits].compactMap(\.self).joined(separator: "\n")
    let isNote = form.navigators[index].kind == .note
    // What is read is in view, and a text stands there in one piece.
    if let shown = form.navigators[index].reading?.shown {
      detail = shown.joined(separator: "\n")
      if field.labelBeginsText { title = "" }
    } else if isNote, field.labelBeginsText {
      detail = [title, detail ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
      title = ""
    }
    for section in field.sections {
      guard let position = form.navigators[index].group.position(of: section.first) else {
        continue
      }
      headings[position] = section.label ?? ""
    }
    if form.form.hasButtons { showButtons(beside: index, session) }
    guard showsAll, form.hasSummary else { return }
    let asked = form.states.indices.filter { form.states[$0].isAsked }
    above = asked.filter { $0 < index }.map(session.labelAndAnswer)
    below = asked.filter { $0 > index }.map(session.labelAndAnswer)
  }

  /// The names of the buttons below the question, and the answer above the buttons.
  private mutating func showButtons(beside index: Int, _ session: Session) {
    let form = session.form
    let last = form.form.fields.count - 1
    if index < last {
      below = [form.navigators[last].group.map(\.label).joined(separator: "   ")]
    } else if last == 1, form.form.fields[0].asks {
      // Nothing typed is nothing to be seen.
      if form.navigators[0].entry?.text.isEmpty == true { return }
      detail = [detail ?? "", session.answerInWords(at: 0)].filter { !$0.isEmpty }
        .joined(separator: "\n")
    } else if last > 1 {
      above += (0..<last).map(session.labelAndAnswer)
      detail = [detail ?? "", session.moment ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }

  /// The form's title and which question it is; nothing for a question that stands alone.
  private static func heading(of session: Session, _ tables: LabelTables) -> String? {
    guard session.form.hasSummary || session.form.form.hasButtons else { return nil }
    let parts = [session.form.form.title, session.step] + (session.form.field?.groups ?? [])
    let present = parts.compactMap(\.self)
    return present.isEmpty ? nil : present.joined(separator: tables.text("separator.fields"))
  }
}
