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

  /// A key's name in words: `C-l` is Control L.
  func keyName(_ name: String) -> String {
    for (prefix, entry) in [("C-", "key.control"), ("M-", "key.alt"), ("S-", "key.shift")]
    where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = keyName(String(name.dropFirst(prefix.count)))
      return tables.text(entry, [.text(rest.count == 1 ? rest.uppercased() : rest)])
    }
    return name
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
