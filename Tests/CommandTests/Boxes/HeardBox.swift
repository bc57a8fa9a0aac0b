// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import Testing

@testable import aloud

/// What is heard of a box, without a terminal.
enum HeardBox {
  /// What was said at the opening and after each key.
  static func texts(of box: Box, keys: String) throws -> [[String]] {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let words = try LabelTables(
      folder: TableFolder(path: root + "/Localization"), languages: ["en"])
    var settings = SessionSettings()
    settings.selection = .manual
    settings.wraps = false
    var session = Session(
      BoxQuestion(box, words: words).question, settings: settings, tables: words, saysHint: false)
    var said = [texts(session.open())]
    for key in keys.split(separator: " ") {
      let command = try #require(KeyTable.command(forKey: String(key)))
      said.append(texts(session.handle(command, at: 0)))
    }
    return said
  }

  private static func texts(_ reactions: [Session.Reaction]) -> [String] {
    reactions.compactMap { if case .say(let said) = $0 { said.text } else { nil } }
  }
}
