// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// Writes `.xcstrings` files.
public enum StringCatalogWriter {
  /// Writes the tables of several languages as one catalogue.
  ///
  /// - Parameters:
  ///   - tables: one for each language; a table without one is taken to be in the source language.
  ///   - sourceLanguage: the language that is translated from.
  public static func write(_ tables: [ResourceTable], sourceLanguage: String) -> WrittenTable {
    var catalog = StringCatalog(sourceLanguage: sourceLanguage, strings: [:], version: "1.0")
    var losses: [TableLoss] = []
    for table in tables {
      let language = table.language ?? sourceLanguage
      for entry in table.entries {
        var item = catalog.strings[entry.key] ?? StringCatalog.Item()
        var kinds: [TableLoss.Kind] = entry.context == nil ? [] : [.context]
        if let comment = entry.comment {
          // One comment for all languages: the source language's, which comes to be the only one.
          if let known = item.comment, known != comment {
            if language == sourceLanguage { item.comment = comment }
            kinds.append(.comment)
          } else {
            item.comment = comment
          }
        }
        if !entry.isTranslatable { item.shouldTranslate = false }
        if item.localizations?[language] != nil { kinds.append(.entry) }
        item.localizations = item.localizations ?? [:]
        item.localizations?[language] = localization(
          of: entry.text, state: entry.state, language: language, &kinds)
        catalog.strings[entry.key] = item
        losses += kinds.map { TableLoss($0, of: entry, in: table) }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(catalog)).map { Array($0) } ?? []
    return WrittenTable(bytes: bytes + [UInt8(ascii: "\n")], losses: losses)
  }

  private static func localization(
    of text: TableText, state: EntryState, language: String, _ losses: inout [TableLoss.Kind]
  ) -> StringCatalog.Localization {
    if text.parts.count == 1, case .choice(let choice) = text.parts[0] {
      if choice.kind == .device || choice.kind == .width {
        return varied(choice, state: state, language: language, &losses)
      }
      if let simple = simplePlural(choice, state: state, language: language),
        StringCatalogText(language: language).text(of: simple)?.0 == text
      {
        return simple
      }
    }
    var writer = AppleText(language: language, own: .name)
    let format = writer.format(of: text)
    losses += writer.losses
    var localization = StringCatalog.Localization(stringUnit: unit(format, state))
    for variable in writer.variables {
      var forms: [String: StringCatalog.Localization] = [:]
      for (category, format) in variable.forms {
        forms[category] = StringCatalog.Localization(stringUnit: unit(format, state))
      }
      localization.substitutions = localization.substitutions ?? [:]
      localization.substitutions?[variable.name] = StringCatalog.Substitution(
        argNum: variable.argument.position, formatSpecifier: variable.conversion.text,
        variations: StringCatalog.Variations(plural: forms))
    }
    return localization
  }

  private static func varied(
    _ choice: TextChoice, state: EntryState, language: String, _ losses: inout [TableLoss.Kind]
  ) -> StringCatalog.Localization {
    var forms: [String: StringCatalog.Localization] = [:]
    for form in choice.forms {
      forms[form.selector] = localization(
        of: form.text, state: state, language: language, &losses)
    }
    return StringCatalog.Localization(
      variations: choice.kind == .device
        ? StringCatalog.Variations(device: forms) : StringCatalog.Variations(width: forms))
  }

  /// A plural whose forms are whole texts, as most are; nil where it needs a variable.
  private static func simplePlural(
    _ choice: TextChoice, state: EntryState, language: String
  ) -> StringCatalog.Localization? {
    guard choice.kind == .plural, choice.forms.allSatisfy({ $0.text.choices.isEmpty }) else {
      return nil
    }
    var forms: [String: StringCatalog.Localization] = [:]
    for form in choice.forms {
      guard
        let category = PluralCategories.appleCategory(of: form.selector, language: language)
      else { return nil }
      forms[category] = StringCatalog.Localization(stringUnit: unit(form.text.format(), state))
    }
    return StringCatalog.Localization(variations: StringCatalog.Variations(plural: forms))
  }

  private static func unit(_ value: String, _ state: EntryState) -> StringCatalog.Unit {
    StringCatalog.Unit(state: state.catalogState, value: value)
  }
}
