// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The messages of a table's catalogues in the language that they are translated from.
///
/// Where a person's language has no catalogue, or a catalogue has not the message or has it fuzzy,
/// gettext shows the message itself. The catalogues are read when that happens first.
final class MessageKeys: Sendable {
  private let files: [TableFile]
  private let read = Mutex<[any EntrySource]?>(nil)

  init(_ files: [TableFile]) { self.files = files }

  /// The first catalogue, as ``PathText``: which one has a message says nothing.
  var path: String { files[0].path }

  /// The message that a key is; nil where no catalogue has it. Compiled ones leave out what is not
  /// translated, so that where there is one, words are always a message.
  func message(_ key: String) -> TableEntry? {
    if let known = known(key) { return known }
    guard Self.isWords(key), files.contains(where: { $0.format == .mo }) else { return nil }
    return TableEntry(key: key, text: TableText(literal: key))
  }

  /// The messages that are words and no names such as `crust.deep`, as the source of a language: a
  /// person who wants English before other languages wants these.
  var ofWords: some EntrySource { Words(messages: self) }

  fileprivate func known(_ key: String) -> TableEntry? {
    let entry = sources.lazy.compactMap { $0.entry(for: key) }.first
    return entry.map { TableEntry(key: key, pluralKey: $0.pluralKey, text: $0.textOfKey) }
  }

  fileprivate var sources: [any EntrySource] {
    read.withLock { read in
      if let read { return read }
      let sources = files.flatMap { file -> [any EntrySource] in
        if let catalogue = try? file.catalogue() { return [catalogue] }
        return ((try? file.readableTables()) ?? []).map { IndexedTable($0) }
      }
      read = sources
      return sources
    }
  }

  /// Words have spaces between, or a capital letter before.
  static func isWords(_ key: String) -> Bool {
    key.contains(where: \.isWhitespace) || key.first?.isUppercase == true
  }

  struct Words: EntrySource {
    fileprivate let messages: MessageKeys

    var path: String { messages.path }
    var keys: [String] { messages.sources.flatMap(\.keys) }

    func entry(for key: String, context: String?) -> TableEntry? {
      context == nil && MessageKeys.isWords(key) ? messages.known(key) : nil
    }
  }
}
