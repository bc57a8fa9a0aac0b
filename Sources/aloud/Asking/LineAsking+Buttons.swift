// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioNavigator
import TerminalUI

/// What is asked for where buttons may be pressed.
extension LineAsking {
  /// What is asked for where options or buttons are chosen from.
  var choicePrompt: String {
    let words = InterfaceWords(tables: tables)
    let form = runner.session.form
    let navigator = form.current
    let taken =
      form.defaultLineButton.map { form.buttonsForLines[$0].label } ?? chosenLabel(navigator)
    if navigator.numbering == .keys {
      return taken.map {
        words.text("line.prompt.textDefault", .text(question), .text($0))
      } ?? words.text("line.prompt.text", .text(question))
    }
    let count = tables.number(navigator.group.count + form.buttonsForLines.count)
    return taken.map { words.text("line.promptDefault", .text(count), .text($0)) }
      ?? words.text("line.prompt", .text(count))
  }

  private func chosenLabel(_ navigator: Navigator) -> String? {
    if navigator.kind == .buttons { return navigator.focusedOption?.label }
    return navigator.answerableKey.flatMap { navigator.group.option(for: $0)?.label }
  }
}
