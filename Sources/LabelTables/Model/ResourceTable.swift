// SPDX-License-Identifier: GPL-3.0-or-later

/// How far a translation is.
public enum EntryState: String, Hashable, Sendable {
  case ready
  /// A person must look at it: `fuzzy` in gettext, `needs_review` in `.xcstrings`.
  case needsReview
  /// There is none yet. The text is empty or that of the source language.
  case untranslated
}

/// One entry of a table.
public struct TableEntry: Hashable, Sendable {
  /// The name by which a program asks for it; gettext's `msgid`.
  public var key: String
  /// What tells entries of one key apart: gettext's `msgctxt`.
  public var context: String?
  /// The key of the plural: gettext's `msgid_plural`.
  public var pluralKey: String?
  public var text: TableText
  /// What a translator is told, without the signs of a comment; lines divided by line feeds.
  public var comment: String?
  public var state: EntryState
  /// Whether translators are to leave it as it is (`shouldTranslate` in `.xcstrings`).
  public var isTranslatable: Bool
  /// Where it stands in the file, from 1; 0 where the format has no lines.
  public var line: Int

  public init(
    key: String, context: String? = nil, pluralKey: String? = nil, text: TableText,
    comment: String? = nil, state: EntryState = .ready,
    isTranslatable: Bool = true, line: Int = 0
  ) {
    self.key = key
    self.context = context
    self.pluralKey = pluralKey
    self.text = text
    self.comment = comment
    self.state = state
    self.isTranslatable = isTranslatable
    self.line = line
  }
}

/// The formats of tables.
public enum TableFormat: String, CaseIterable, Hashable, Sendable {
  /// Apple's list of strings.
  case strings
  /// Apple's property list of plural forms.
  case stringsdict
  /// Apple's string catalogue, all languages in one file.
  case xcstrings
  /// GNU gettext, as people write it.
  case po
  /// GNU gettext, compiled.
  case mo
  /// The questions of a Debian package, all languages in one file.
  case templates

  /// The format of a file by the end of its name.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    // So dpkg-deb and debconf name it.
    if name == Self.templates.rawValue {
      self = .templates
      return
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...]
    if ending == "gmo" {
      self = .mo
    } else if ending == "pot" {
      self = .po
    } else {
      self.init(rawValue: String(ending))
    }
    if self == .strings, name == ".strings" { return nil }
  }
}

/// The entries of one table in one language.
public struct ResourceTable: Hashable, Sendable {
  /// The name of the table: the file's without its ending; gettext's domain.
  public var name: String
  /// The language of the texts, BCP 47; nil where nothing says it.
  public var language: String?
  /// The language that is translated from, where the file says it.
  public var sourceLanguage: String?
  /// The file, as ``PathText``.
  public var path: String
  public var format: TableFormat
  /// What a comment says of the file as a whole.
  public var header: String?
  /// In the order of the file; where a key stands twice, the last counts.
  public var entries: [TableEntry]
  /// What is wrong with entries that cannot be read and are left out, in the order of the file.
  public var unreadable: [TableError]

  public init(
    name: String, language: String?, sourceLanguage: String? = nil, path: String,
    format: TableFormat, header: String? = nil, entries: [TableEntry],
    unreadable: [TableError] = []
  ) {
    self.name = name
    self.language = language
    self.sourceLanguage = sourceLanguage
    self.path = path
    self.format = format
    self.header = header
    self.entries = entries
    self.unreadable = unreadable
  }
}
