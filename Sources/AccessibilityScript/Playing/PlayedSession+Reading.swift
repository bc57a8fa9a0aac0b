// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel
import RadioNavigator

/// What a program's own tests read.
extension PlayedSession {
  /// The text of all that was said, in order.
  public var utterances: [String] { announcements.map(\.text) }

  /// What was said last; nil before anything was.
  public var lastUtterance: String? { announcements.last?.text }

  /// The key of the focused option; in a form's summary the name of the field it stands for. nil
  /// where there are no options.
  public var focused: String? { session.navigator.focusedOption?.key.text }

  /// The name of the field that is asked; nil in the summary.
  public var field: String? { session.form.field?.name }

  /// The keys that are selected or checked in the field, in display order.
  public var selection: [String] {
    let navigator = session.navigator
    guard let checked = navigator.checked else {
      return navigator.group.selectedKey.map { [$0.text] } ?? []
    }
    let positions = checked.keys.compactMap { navigator.group.position(of: $0) }.sorted()
    return positions.map { navigator.group[$0].key.text }
  }

  /// What is shown, row by row; none in line mode.
  public var screen: [String] { frame?.plainLines ?? [] }

  /// The answer as it stands, to a field or to the only one: keys, a text, a number; empty for
  /// none.
  ///
  /// - Parameter field: the name of a field of the form.
  public func answer(to field: String = Question.onlyField) -> [String] {
    let form = session.form
    let index = form.form.fields.firstIndex { $0.name == field }
    return index.map { form.answer(at: $0).texts } ?? []
  }

  /// How the session ended, by the transcript's names; nil while it is open.
  public var status: String? { outcome.map(OutcomeName.name) }
}
