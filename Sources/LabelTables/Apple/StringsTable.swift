// SPDX-License-Identifier: GPL-3.0-or-later

extension ResourceTable {
  /// A `.strings` file; nil when there is none.
  ///
  /// A value in which printf puts something in, or that has `%%`, is a format; any other is a
  /// message pattern, as in the tables of Aloud.
  ///
  /// - Throws: `TableError.tableUnreadable`, `.tableMalformed`.
  public init?(strings path: String, name: String, language: String?) throws(TableError) {
    guard let file = try StringsFile(path: path) else { return nil }
    self.init(file, name: name, language: language)
  }

  init(_ file: StringsFile, name: String, language: String?) {
    var entries: [TableEntry] = []
    var unreadable: [TableError] = []
    entries.reserveCapacity(file.entries.count)
    for entry in file.entries {
      guard let text = TableText(stringsValue: entry.value) else {
        unreadable.append(
          TableError(pattern: entry.value, path: file.path, key: entry.key, line: entry.line))
        continue
      }
      entries.append(
        TableEntry(key: entry.key, text: text, comment: entry.comment, line: entry.line))
    }
    self.init(
      name: name, language: language, path: file.path, format: .strings, header: file.header,
      entries: entries, unreadable: unreadable)
  }
}

extension TableText {
  /// The text of a value in a `.strings` file; nil for a pattern that ICU rejects.
  init?(stringsValue value: String) {
    if FormatScanner.isFormat(value) {
      self.init(FormatScanner.parts(of: value))
    } else {
      self.init(pattern: value)
    }
  }

  /// What kinds of placeholders and choices a writer of formats and patterns looks at.
  var hasConversions: Bool {
    placeholders.contains { $0.conversion != nil } || choices.contains { $0.conversion != nil }
  }
}
