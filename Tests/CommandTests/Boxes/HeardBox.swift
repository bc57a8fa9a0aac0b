// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import Testing

@testable import aloud

/// What is heard of a box, without a terminal.
struct HeardBox {
  /// What was said at the opening and after each key.
  private(set) var said: [[String]] = []
  private(set) var session: Session

  /// - Parameters:
  ///   - keys: names of keys with spaces between; behind an equals sign the whole of what is typed
  ///     into an entry.
  ///   - language: BCP 47.
  init(_ box: Box, keys: String, language: String = "en") throws {
    session = try Self.session(of: box, language: language)
    said = [Self.texts(session.open())]
    for key in keys.split(separator: " ") {
      said.append(Self.texts(session.handle(Self.command(key), at: 0)))
    }
  }

  /// One of dialog's boxes.
  init(dialog arguments: [String], keys: String, language: String = "en") throws {
    try self.init(Self.box(dialog: arguments), keys: keys, language: language)
  }

  static func box(dialog arguments: [String]) throws -> Box {
    var reader = try DialogReader(arguments.map { Array($0.utf8) })
    return try #require(try reader.next()).0
  }

  /// A session that asks a box, before it is opened.
  ///
  /// - Parameter hintsSaid: those of the boxes before; nil where no hint is to be said.
  static func session(
    of box: Box, language: String = "en", mode: Announcer.Mode = .keys,
    hintsSaid: Set<String>? = nil
  ) throws -> Session {
    let words = try words(language)
    var settings = SessionSettings()
    settings.mode = mode
    settings.selection = .manual
    settings.wraps = false
    return Session(
      BoxQuestion(box, words: words).question, settings: settings, tables: words,
      saysHint: hintsSaid != nil, hintsSaid: hintsSaid ?? [])
  }

  /// The project's own tables in a language.
  static func words(_ language: String = "en") throws -> LabelTables {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try LabelTables(
      folder: TableFolder(path: root + "/Localization"), languages: [language])
  }

  /// What was said at the opening and after each key.
  static func texts(of box: Box, keys: String) throws -> [[String]] {
    try HeardBox(box, keys: keys).said
  }

  private static func command(_ key: Substring) -> Command {
    guard key.hasPrefix("=") else {
      return KeyTable.command(forKey: String(key)) ?? .unknownKey(String(key))
    }
    return .edited(String(key.dropFirst()), cursor: key.count - 1)
  }

  static func texts(_ reactions: [Session.Reaction]) -> [String] {
    reactions.compactMap { if case .say(let said) = $0 { said.text } else { nil } }
  }
}
