// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioNavigator
import Synchronization

/// What scripts need around them: tables, and whoever plays and measures what is not ours.
public struct ScriptEnvironment: Sendable {
  /// Makes the box of a command, as a shell has it.
  public typealias BoxMaking =
    @Sendable (_ command: String, _ folder: String, _ words: LabelTables) throws(ScriptBox.Refusal)
    -> ScriptBox
  /// Renders what a step said, a WAV file in base64.
  public typealias Rendering = @Sendable ([HeardUtterance], ScriptConditions) -> String?

  public let folder: TableFolder
  /// The words of messages, in the person's language.
  public let words: InterfaceWords
  /// Variables of all scripts, by their names. They count before those that a script sets: what it
  /// sets is then no more than what is usual.
  public var variables: [String: String] = [:]
  /// Makes boxes; nil knows none.
  public var box: BoxMaking?
  public var sound: Rendering?
  /// Makes what edits the texts of a session; nil is readline, as the person's inputrc binds its
  /// keys.
  public var editing: (@Sendable () -> any TextEditing)?
  /// Measures how fast speech is; nil where it is not.
  public var latency: (any SpeechLatency)?
  private let cache = TableCache()

  /// - Parameters:
  ///   - folder: the tables of Aloud.
  ///   - words: those in the person's language.
  public init(folder: TableFolder, words: LabelTables) {
    self.folder = folder
    self.words = InterfaceWords(tables: words)
  }

  /// The tables of a language, loaded once.
  ///
  /// - Parameter language: BCP 47.
  func tables(_ language: String) throws(TableError) -> LabelTables {
    try cache.tables(language, in: folder)
  }
}

/// Tables by language, for any thread.
private final class TableCache: Sendable {
  private let loaded = Mutex<[String: LabelTables]>([:])

  func tables(_ language: String, in folder: TableFolder) throws(TableError) -> LabelTables {
    if let known = loaded.withLock({ $0[language] }) { return known }
    let tables = try LabelTables(folder: folder, languages: [language])
    loaded.withLock { $0[language] = tables }
    return tables
  }
}

/// How fast speech is in real time.
public protocol SpeechLatency: Sendable {
  /// Milliseconds from a key to the first sample of what it says; nil where nothing can be
  /// measured.
  func firstSound(of utterances: [HeardUtterance]) -> Double?
  /// Milliseconds from a key that cuts these words to silence.
  func silence(after utterances: [HeardUtterance]) -> Double?
}
