// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import LabelTables
import Synchronization

extension InterfaceWords {
  /// The words of messages to whoever tests a session, in the language of their environment, as
  /// `aloud test` has them, whatever language the session is in; in English where there are none.
  ///
  /// - Parameters:
  ///   - tables: of the session.
  ///   - environment: the variables that name a language, see ``LocaleChoice``.
  public init(forTesterOf tables: LabelTables, environment: [String: String]) {
    let choice = try? LocaleChoice(explicit: nil, environment: environment)
    let words = try? LabelTables(folder: tables.folder, languages: choice?.languages ?? ["en"])
    self.init(tables: words ?? tables.english)
  }

  /// The same for the environment of this process; they are loaded once.
  static func forTester(of tables: LabelTables) -> InterfaceWords {
    loaded.withLock { loaded in
      if let words = loaded[tables.folder] { return words }
      let words = InterfaceWords(
        forTesterOf: tables, environment: ProcessInfo.processInfo.environment)
      loaded[tables.folder] = words
      return words
    }
  }

  private static let loaded = Mutex<[TableFolder: InterfaceWords]>([:])
}

extension PlayedSession {
  /// The words of messages about this session.
  var words: InterfaceWords { .forTester(of: tables) }
}
