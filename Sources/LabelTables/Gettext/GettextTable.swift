// SPDX-License-Identifier: GPL-3.0-or-later

extension ResourceTable {
  /// A `.po` file as a table; nil when there is no such file. Fuzzy entries need review.
  ///
  /// - Throws: `TableError.tableMalformed`, `.tableUnreadable`.
  init?(po path: String, name: String, language: String?) throws(TableError) {
    guard FileReading.isFile(path) else { return nil }
    let file: PortableObjectFile
    do throws(GettextError) {
      file = try PortableObjectFile(path: path)
    } catch {
      throw TableError(error)
    }
    let language = language ?? file.header.language.flatMap { LocaleChoice.tag(for: $0) }
    let reader = GettextTable(header: file.header, language: language)
    let entries =
      file.entries.map { reader.entry($0, isFuzzy: false) }
      + file.fuzzyEntries.map { reader.entry($0, isFuzzy: true) }
    self.init(
      name: name, language: language, path: path, format: .po,
      header: file.headerComments.isEmpty ? nil : file.headerComments.joined(separator: "\n"),
      entries: entries.sorted { $0.line < $1.line })
  }

  /// A `.mo` file as a table, read as a whole; nil when there is no such file.
  ///
  /// - Throws: `TableError.tableMalformed`, `.tableUnreadable`.
  init?(mo path: String, name: String, language: String?) throws(TableError) {
    guard FileReading.isFile(path) else { return nil }
    do throws(GettextError) {
      let catalogue = try MessageCatalogue(path: path)
      let language = language ?? catalogue.header.language.flatMap { LocaleChoice.tag(for: $0) }
      let reader = GettextTable(header: catalogue.header, language: language)
      var entries: [TableEntry] = []
      for index in 0..<catalogue.count {
        let entry = try catalogue.entry(index)
        if entry.message.isEmpty, entry.context == nil { continue }
        entries.append(reader.entry(entry, isFuzzy: false))
      }
      self.init(name: name, language: language, path: path, format: .mo, entries: entries)
    } catch {
      throw TableError(error)
    }
  }
}

/// A compiled catalogue in which entries are looked up in place.
public struct CatalogueSource: EntrySource {
  private let catalogue: MessageCatalogue
  private let reader: GettextTable

  /// - Parameters:
  ///   - catalogue: an open one.
  ///   - language: of its texts, BCP 47; nil for what its header says.
  public init(_ catalogue: MessageCatalogue, language: String? = nil) {
    self.catalogue = catalogue
    reader = GettextTable(
      header: catalogue.header,
      language: language ?? catalogue.header.language.flatMap { LocaleChoice.tag(for: $0) })
  }

  public var path: String { catalogue.path }

  /// The entry of a message; nil when there is none, or where the file is damaged.
  public func entry(for key: String, context: String?) -> TableEntry? {
    guard !key.isEmpty || context != nil else { return nil }
    return (try? catalogue.entry(for: key, context: context)).map {
      reader.entry($0, isFuzzy: false)
    }
  }

  public var keys: [String] {
    (0..<catalogue.count).compactMap { try? catalogue.entry($0).message }.filter { !$0.isEmpty }
  }
}

/// Makes entries of tables from those of a catalogue.
struct GettextTable: Sendable {
  private let selectors: [(selector: String, form: Int)]

  init(header: GettextHeader, language: String?) {
    selectors = GettextPluralForms(header.pluralRule, language: language ?? "en").selectors
  }

  func entry(_ entry: GettextEntry, isFuzzy: Bool) -> TableEntry {
    let comments = entry.comments + entry.extractedComments
    return TableEntry(
      key: entry.message, context: entry.context, pluralKey: entry.plural,
      text: text(of: entry), comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
      state: entry.isTranslated ? (isFuzzy ? .needsReview : .ready) : .untranslated,
      line: entry.line ?? 0)
  }

  private func text(of entry: GettextEntry) -> TableText {
    let isFormat = entry.formats.contains("c-format")
    let forms = entry.forms.map { form in
      isFormat || FormatScanner.isFormat(form)
        ? TableText(FormatScanner.parts(of: form)) : TableText(literal: form)
    }
    guard entry.plural != nil, forms.count > 1 else { return forms.first ?? TableText() }
    let counted = forms.lazy.flatMap(\.placeholders)
      .first { $0.conversion?.takesNumber ?? false }
    return TableText([
      .choice(
        TextChoice(
          .plural, by: counted?.argument ?? TextArgument(position: 1),
          conversion: counted?.conversion,
          forms: selectors.map { selector, form in
            TextChoice.Form(selector, forms[min(form, forms.count - 1)])
          }))
    ])
  }
}

extension ResourceTable {
  /// Whether the keys are the texts that are translated, as in gettext's files.
  var hasSourceInKeys: Bool { format == .po || format == .mo }
}

extension TableEntry {
  /// The text that is translated, where it is the key.
  var textOfKey: TableText {
    let forms = [key, pluralKey].compactMap(\.self).map { TableText(FormatScanner.parts(of: $0)) }
    guard forms.count == 2 else { return forms[0] }
    let argument = text.choices.first { $0.kind == .plural }?.argument
    return TableText([
      .choice(
        TextChoice(
          .plural, by: argument ?? TextArgument(position: 1),
          forms: [.init("one", forms[0]), .init("other", forms[1])]))
    ])
  }
}

extension TableError {
  /// The same error of a table of any format.
  init(_ error: GettextError) {
    switch error.fault {
    case .unreadable: self = .tableUnreadable(path: error.path)
    default: self = .tableMalformed(path: error.path, line: error.line ?? 1)
    }
  }
}
