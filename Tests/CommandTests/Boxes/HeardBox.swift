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
    var session = try session(of: box)
    var said = [texts(session.open())]
    for key in keys.split(separator: " ") {
      let command = try #require(KeyTable.command(forKey: String(key)))
      said.append(texts(session.handle(command, at: 0)))
    }
    return said
  }

  /// The box as it is asked.
  static func session(of box: Box, mode: Announcer.Mode = .keys) throws -> Session {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let words = try LabelTables(
      folder: TableFolder(path: root + "/Localization"), languages: ["en"])
    var settings = SessionSettings()
    settings.mode = mode
    settings.selection = .manual
    settings.wraps = false
    return Session(
      BoxQuestion(box, words: words).question, settings: settings, tables: words, saysHint: false)
  }

  static func texts(_ reactions: [Session.Reaction]) -> [String] {
    reactions.compactMap { if case .say(let said) = $0 { said.text } else { nil } }
  }
}
