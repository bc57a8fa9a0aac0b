// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioNavigator
import TerminalUI

/// The buttons that a typed line may press, where there are some.
extension FormNavigator {
  /// The lines that show the buttons: behind the options of a list with the numbers that press them,
  /// where a text is typed with the sign that does. Below several fields they are shown once.
  ///
  /// - Parameter tables: where the words beside them come from.
  public func buttonLines(_ tables: LabelTables) -> [String] {
    guard fieldIndex == 0 || !sendsTogether else { return [] }
    let isText = current.kind == .entry
    return buttonsForLines.enumerated().map { position, button in
      let number = number(ofButton: position).map { tables.screenWords(.number($0)) + ". " }
      let sign = isText ? FormNavigator.buttonSign + " " : ""
      let isDefault = position == defaultLineButton && !isText
      let words = isDefault ? "  " + tables.screenWords(.defaultOption) : ""
      return SafeText.drawn((number ?? sign) + button.label + words)
    }
  }

  /// The button that an empty line presses, by its place, where that is not what sends the answer.
  public var defaultLineButton: Int? {
    buttonOfEmptyLine ?? (current.kind == .note && !buttonsForLines.isEmpty ? 0 : nil)
  }
}
