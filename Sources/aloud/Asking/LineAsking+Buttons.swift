// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioNavigator
import TerminalUI

/// The buttons that a typed line may press, and what is asked for where there are some.
extension LineAsking {
  /// The lines that show the buttons: behind the options of a list with the numbers that press them,
  /// where a text is typed with the sign that does. Below several fields they are shown once.
  var buttonLines: [String] {
    let form = runner.session.form
    guard form.fieldIndex == 0 || !form.sendsTogether else { return [] }
    let isText = form.current.kind == .entry
    return form.buttonsForLines.enumerated().map { position, button in
      let number = form.number(ofButton: position).map { tables.screenWords(.number($0)) + ". " }
      let sign = isText ? FormNavigator.buttonSign + " " : ""
      let isDefault = position == defaultButton && !isText
      let words = isDefault ? "  " + tables.screenWords(.defaultOption) : ""
      return SafeText.drawn((number ?? sign) + button.label + words)
    }
  }

  /// The button that an empty line presses, where that is not what sends the answer.
  private var defaultButton: Int? {
    let form = runner.session.form
    return form.buttonOfEmptyLine
      ?? (form.current.kind == .note && !form.buttonsForLines.isEmpty ? 0 : nil)
  }

  /// What is asked for where options or buttons are chosen from.
  var choicePrompt: String {
    let words = InterfaceWords(tables: tables)
    let form = runner.session.form
    let navigator = form.current
    let taken = defaultButton.map { form.buttonsForLines[$0].label } ?? chosenLabel(navigator)
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
