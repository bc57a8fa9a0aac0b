// SPDX-License-Identifier: GPL-3.0-or-later

extension ResourceTable {
  /// A `.strings` file; nil when there is none.
  ///
  /// A value in which printf puts something in, or that has `%%`, is a format; any other is a
  /// message pattern, as in the tables of Aloud.
  ///
  /// - Throws: `TableError.tableUnreadable`, `.tableMalformed`, `.patternMalformed`.
  public init?(strings path: String, name: String, language: String?) throws(TableError) {
    guard let file = try StringsFile(path: path) else { return nil }
    try self.init(file, name: name, language: language)
  }

  init(_ file: StringsFile, name: String, language: String?) throws(TableError) {
    var entries: [TableEntry] = []
    entries.reserveCapacity(file.entries.count)
    for entry in file.entries {
      guard let text = TableText(stringsValue: entry.value) else {
        throw .patternMalformed(path: file.path, key: entry.key, line: entry.line)
      }
      entries.append(
        TableEntry(key: entry.key, text: text, comment: entry.comment, line: entry.line))
    }
    self.init(
      name: name, language: language, path: file.path, format: .strings, header: file.header,
      entries: entries)
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
