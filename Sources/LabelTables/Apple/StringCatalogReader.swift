// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// Reads `.xcstrings` files.
public enum StringCatalogReader {
  /// One table for each language; nil when there is no such file.
  ///
  /// A text that the source language does not spell out is its key. Entries without a text in a
  /// language are not in that language's table.
  ///
  /// - Throws: `TableError.tableUnreadable`, `.tableMalformed`.
  public static func tables(path: String, name: String) throws(TableError) -> [ResourceTable]? {
    guard let bytes = try FileReading.tableBytes(of: path) else { return nil }
    return try tables(bytes: bytes, path: path, name: name)
  }

  static func tables(
    bytes: [UInt8], path: String, name: String
  ) throws(TableError) -> [ResourceTable] {
    let text = TextBytes.utf8(bytes)
    let lines = try lines(in: text, path: path)
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: Data(text)) else {
      throw .tableMalformed(path: path, line: 1)
    }
    var languages = Set(catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys })
    languages.insert(catalog.sourceLanguage)
    let keys = catalog.strings.keys.sorted { (lines[$0] ?? 0, $0) < (lines[$1] ?? 0, $1) }
    var tables: [ResourceTable] = []
    for language in languages.sorted() {
      var entries: [TableEntry] = []
      var unreadable: [TableError] = []
      for key in keys where !(key.isEmpty && catalog.strings[key]?.localizations == nil) {
        guard let item = catalog.strings[key] else { continue }
        let reader = StringCatalogText(language: language)
        guard let localization = item.localizations?[language] else {
          if language == catalog.sourceLanguage {
            let text = TableText(FormatScanner.parts(of: key))
            entries.append(entry(key, item, text, .ready, line: lines[key] ?? 1))
          }
          continue
        }
        guard let (text, state) = reader.text(of: localization) else {
          unreadable.append(.entryMalformed(path: path, key: key, line: lines[key] ?? 1))
          continue
        }
        entries.append(entry(key, item, text, state, line: lines[key] ?? 1))
      }
      tables.append(
        ResourceTable(
          name: name, language: language, sourceLanguage: catalog.sourceLanguage, path: path,
          format: .xcstrings, entries: entries, unreadable: unreadable))
    }
    return tables
  }

  /// The lines of the members of `strings`, which Foundation's decoder does not tell.
  private static func lines(
    in text: [UInt8], path: String
  ) throws(TableError) -> [String: Int] {
    let root: JSONNode
    do throws(JSONProblem) {
      root = try JSONDocument(text, file: path).root
    } catch {
      throw .tableMalformed(path: path, line: error.position.line)
    }
    guard case .object(let members) = root.value,
      case .object(let strings)? = members.first(where: { $0.key == "strings" })?.node.value
    else { throw .tableMalformed(path: path, line: root.position.line) }
    return Dictionary(strings.map { ($0.key, $0.position.line) }, uniquingKeysWith: { $1 })
  }

  private static func entry(
    _ key: String, _ item: StringCatalog.Item, _ text: TableText, _ state: EntryState,
    line: Int
  ) -> TableEntry {
    TableEntry(
      key: key, text: text, comment: item.comment, state: state,
      isTranslatable: item.shouldTranslate ?? true, line: line)
  }
}

/// The texts of a catalogue.
struct StringCatalogText {
  let language: String

  /// The text of an entry and how far it is; nil when there is none, or a variable has no forms.
  func text(of localization: StringCatalog.Localization) -> (TableText, EntryState)? {
    text(of: localization, substitutions: localization.substitutions ?? [:])
  }

  private func text(
    of localization: StringCatalog.Localization,
    substitutions: [String: StringCatalog.Substitution]
  ) -> (TableText, EntryState)? {
    let substitutions = substitutions.merging(localization.substitutions ?? [:]) { $1 }
    if let unit = localization.stringUnit {
      var state = EntryState(catalogState: unit.state)
      guard
        let text = text(
          ofFormat: unit.value, firstArgument: 1, own: nil, substitutions, &state, within: [])
      else { return nil }
      return (text, state)
    }
    guard let variations = localization.variations else { return nil }
    if let forms = variations.device { return choice(.device, forms, substitutions) }
    if let forms = variations.width { return choice(.width, forms, substitutions) }
    return variations.plural.flatMap { choice(.plural, $0, substitutions) }
  }

  private func choice(
    _ kind: TextChoice.Kind, _ localizations: [String: StringCatalog.Localization],
    _ substitutions: [String: StringCatalog.Substitution]
  ) -> (TableText, EntryState)? {
    var choice = TextChoice(kind, by: nil, forms: [])
    var state = EntryState.ready
    for (selector, localization) in localizations.sorted(by: {
      StringsdictReader.precedes($0.key, $1.key)
    }) {
      guard let (text, formState) = text(of: localization, substitutions: substitutions) else {
        return nil
      }
      state = state.combined(with: formState)
      choice.forms.append(.init(selector, text))
    }
    guard !choice.forms.isEmpty else { return nil }
    if kind == .plural { count(&choice) }
    return (TableText([.choice(choice)]), state)
  }

  /// A text with plural forms and no variable counts by the first number that a form shows.
  private func count(_ choice: inout TextChoice) {
    let number = choice.forms.reversed().flatMap(\.text.placeholders).first {
      $0.conversion?.takesNumber == true
    }
    choice.argument = number?.argument ?? TextArgument(position: 1)
    choice.conversion = number?.conversion
    for place in choice.forms.indices {
      choice.forms[place].selector = PluralCategories.selector(
        ofApple: choice.forms[place].selector, language: language)
    }
  }

  private func text(
    ofFormat format: String, firstArgument: Int, own: Placeholder?,
    _ substitutions: [String: StringCatalog.Substitution], _ state: inout EntryState,
    within names: [String]
  ) -> TableText? {
    var text = TableText()
    for piece in FormatScanner.pieces(of: format, firstArgument: firstArgument, own: own).pieces {
      switch piece {
      case .literal(let words): text.append(.literal(words))
      case .percent: text.append(.literal("%"))
      case .placeholder(let placeholder): text.append(.placeholder(placeholder))
      case .variable(let argument):
        guard let name = argument.name, !names.contains(name),
          let substitution = substitutions[name],
          let choice = variable(
            argument, substitution, substitutions, &state, within: names + [name])
        else { return nil }
        text.append(.choice(choice))
      }
    }
    return text
  }

  private func variable(
    _ argument: TextArgument, _ substitution: StringCatalog.Substitution,
    _ substitutions: [String: StringCatalog.Substitution], _ state: inout EntryState,
    within names: [String]
  ) -> TextChoice? {
    guard let localizations = substitution.variations?.plural else { return nil }
    var argument = argument
    argument.position = substitution.argNum ?? argument.position
    var choice = TextChoice(.plural, by: argument, forms: [])
    choice.conversion = substitution.formatSpecifier.flatMap { Conversion($0) }
    let own = Placeholder(argument, conversion: choice.conversion)
    for category in TextChoice.categories {
      guard let localization = localizations[category] else { continue }
      guard let unit = localization.stringUnit,
        let text = text(
          ofFormat: unit.value, firstArgument: argument.position ?? 1, own: own, substitutions,
          &state, within: names)
      else { return nil }
      state = state.combined(with: EntryState(catalogState: unit.state))
      choice.forms.append(
        .init(PluralCategories.selector(ofApple: category, language: language), text))
    }
    return choice.forms.isEmpty ? nil : choice
  }
}
