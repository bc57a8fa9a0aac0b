// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// What is said of the buttons that end a form, and of what they send.
extension Announcer {
  /// Whether a form with buttons is told as one before its first field.
  func opensAsForm(_ form: FormNavigator) -> Bool {
    guard form.form.hasButtons, title != nil || form.sendsTogether else { return false }
    return form.form.moment == nil || !form.isOnButtons
  }

  /// The row of buttons as it is entered: where the question begins there what is asked, else that
  /// these are buttons; and the date or time that they send.
  ///
  /// - Parameters:
  ///   - place: what else is told of the field.
  ///   - around: the groups that begin or end.
  func row(
    _ form: FormNavigator, isOpening: Bool, _ place: [Field], _ around: [Field],
    verbosity: Verbosity
  ) -> Announcement {
    let opened = group(form.current, verbosity: verbosity).fields
    let asks = isOpening && (form.form.title == nil || form.form.moment != nil)
    var fields = opened.filter {
      asks ? $0.name != .role : ![.group, .description].contains($0.name)
    }
    if asks, let formTitle = form.form.title {
      let text = [formTitle, form.form.detail].compactMap(\.self).map(SpeakableText.clean)
      fields.insert(contentsOf: text.map { Field(.group, $0, language: language) }, at: 0)
    }
    let value = moment(of: form).map { [Field(.value, $0)] } ?? []
    let end = fields.firstIndex { [.message, .hint].contains($0.name) } ?? fields.endIndex
    fields.insert(contentsOf: value + place, at: end)
    return compose(.group, around + fields)
  }

  /// The button that Enter presses while a note has the focus.
  func pressed(_ form: FormNavigator) -> [Field] {
    guard form.form.hasButtons, mode == .keys, let button = form.navigators.last?.group.first
    else { return [] }
    return [label(of: button), Field(.role, tables.text("role.button"))]
  }

  /// What the buttons send, as it stands.
  func sent(by form: FormNavigator) -> [Field] {
    if let moment = moment(of: form) { return [Field(.value, moment)] }
    guard form.form.fields.count == 2, form.form.fields[0].asks, form.answer(at: 0).isAnswered
    else { return [] }
    return [Field(.value, answer(at: 0, in: form))]
  }

  var entryOfNoteRole: String {
    switch noteRole {
    case .note: "role.note"
    case .message: "role.message"
    case .document: "role.document"
    }
  }
}
