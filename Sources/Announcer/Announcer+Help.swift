// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator

extension Announcer {
  /// What the keys do, for the way in which this question is answered.
  func help(_ navigator: Navigator) -> Announcement {
    let text = mode == .lines ? tables.text("help.line") : sentences(keyLines(navigator))
    return compose(.hint, [Field(.hint, text)])
  }

  func hintText(_ navigator: Navigator) -> String {
    if mode == .lines { return tables.text("hint.line") }
    return tables.text("hint." + navigator.settings.selectionMode.rawValue)
  }

  private func keyLines(_ navigator: Navigator) -> [String] {
    var keys = [
      "help.move." + navigator.settings.selectionMode.rawValue, "help.select", "help.review",
      "help.edges", "help.number", "help.accept",
    ]
    if !navigator.group.isRequired { keys.append("help.clear") }
    keys += ["help.again", "help.speech", "help.voice", "help.reading", "help.size"]
    return keys.map { tables.text($0) }
  }
}
