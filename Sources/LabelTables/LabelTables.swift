// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// The tables of a folder, by the name of their file.
public enum TableName: String, CaseIterable, Hashable, Sendable {
  /// What is said: `Announcements.strings`.
  case announcements = "Announcements"
  /// What is written, messages and help: `Interface.strings`.
  case interface = "Interface"
}

/// Every word that a person hears or reads, in their language.
///
/// A key that the language's table does not have is taken from the next table of the chain (see
/// `LocaleChoice`), entry by entry, down to English.
public struct LabelTables: Sendable {
  /// The language of the words, BCP 47: `de`, `pt-BR`, `zh-Hans`.
  public let language: String
  /// The locale of plurals and digits, BCP 47: the one wanted, such as `de-AT`, when the words
  /// are of that language.
  public let locale: String
  /// Whether the language is written from right to left. (uloc_isRightToLeft)
  public let isRightToLeft: Bool

  /// Where the words were read from.
  public let folder: TableFolder

  private struct Layer: Sendable {
    let link: ChainLink
    var tables: [TableName: PatternTable]
  }

  private let layers: [Layer]
  private let digits: Digits
  private let messages = MessageCache()

  /// Loads the tables of the languages wanted and of their fallbacks.
  ///
  /// - Parameter languages: BCP 47 tags, best first; `en-XA` and `ar-XB` are the pseudo-languages.
  /// - Throws: `TableError`, with file and line for a table or pattern that does not parse.
  public init(folder: TableFolder, languages: [String]) throws(TableError) {
    var layers: [Layer] = []
    for link in LanguageChain.links(wanted: languages, available: folder.languages) {
      var layer = Layer(link: link, tables: [:])
      for name in TableName.allCases {
        let path = folder.path(ofTable: name.rawValue, language: link.folder)
        guard let table = try PatternTable(path: path) else { continue }
        layer.tables[name] =
          link.pseudolanguage.map { PatternTable($0.changing(table.texts)) } ?? table
      }
      if !layer.tables.isEmpty { layers.append(layer) }
    }
    guard !layers.isEmpty else { throw .folderWithoutTables(path: folder.path) }
    self.init(layers, in: folder)
  }

  /// - Parameter layers: at least one.
  private init(_ layers: [Layer], in folder: TableFolder) {
    self.folder = folder
    let first = layers[0]
    self.layers = layers
    language = first.link.language
    locale = first.link.locale
    isRightToLeft = LanguageTag.isRightToLeft(locale)
    digits = Digits(locale: locale)
  }

  /// The English at the end of the chain, in which tests are written; these tables where the folder
  /// has no English.
  public var english: LabelTables {
    let layers = layers.filter { $0.link.folder == "en" && $0.link.pseudolanguage == nil }
    return layers.isEmpty ? self : LabelTables(layers, in: folder)
  }

  /// The text of an entry with its arguments put in; the key itself when no table has it.
  ///
  /// - Parameter arguments: what the pattern shows at `{0}`, `{1}`…
  public func text(
    _ key: String, table: TableName = .announcements, _ arguments: [MessageArgument] = []
  ) -> String {
    for layer in layers {
      guard let pattern = layer.tables[table]?[key] else { continue }
      return messages.text(
        pattern: pattern, locale: layer.link.locale, arguments, digits: digits)
    }
    return key
  }

  /// Whether any table of the chain has this key.
  public func contains(_ key: String, table: TableName = .announcements) -> Bool {
    layers.contains { $0.tables[table]?[key] != nil }
  }

  /// The keys of the chain's tables that begin so, sorted. O(number of entries).
  public func keys(beginning prefix: String, table: TableName = .announcements) -> [String] {
    let keys = layers.flatMap { ($0.tables[table]?.keys ?? []).filter { $0.hasPrefix(prefix) } }
    return Set(keys).sorted()
  }

  /// A whole number in the language's digits, without signs between groups: a voice would read
  /// those as the end of the number.
  public func number(_ value: Int) -> String { digits.text(value) }

  /// A number in the language's digits and with its decimal sign.
  ///
  /// - Parameter value: ASCII digits, with a full stop before a fraction, such as `-1.25`.
  public func decimal(_ value: String) -> String { digits.text(decimal: value) }

  /// What stands before the fraction of a number.
  public var decimalSign: Character { digits.decimalSign.first ?? "." }

  /// The name of a language in the language of the tables; the tag itself where ICU has none.
  /// (uloc_getDisplayName)
  ///
  /// - Parameter tag: BCP 47, in upper or lower case; subtags that it does not allow are left out.
  public func languageName(_ tag: String) -> String {
    var subtags = LanguageTag.withoutExtensions(tag).split(separator: "-")
    while !subtags.isEmpty {
      let known = subtags.joined(separator: "-")
      if LanguageTag.canonical(known) != nil {
        return LanguageTag.fullName(of: known, in: locale) ?? tag
      }
      subtags.removeLast()
    }
    return tag
  }

  /// The likely language of a text in a script that this language does not use: Arabic for a
  /// label in Arabic letters among English words; nil where a letter could be its own.
  ///
  /// - Complexity: O(length of the text).
  public func language(ofForeign text: String) -> String? {
    let language = text.withICUText { characters, length in
      textFromICU { aloud_text_foreign_language(characters, length, locale, $0, $1) }
    }
    return language.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The names in an entry that lists fields, such as `order.focus`.
  public func fieldOrder(_ key: String) -> [String] {
    text(key).split(separator: " ").map(String.init)
  }
}
