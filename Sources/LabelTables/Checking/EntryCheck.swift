// SPDX-License-Identifier: GPL-3.0-or-later

/// Collects what is wrong with the entries of one table in one language.
struct EntryCheck {
  let table: String
  let language: String
  let reference: String
  let isReference: Bool
  /// The entries of the reference language.
  let model: [String: TableEntry]
  /// The entries of the reference language that cannot be read.
  let unreadable: Set<String>
  private(set) var findings: [TableFinding] = []

  init(
    table: String, language: String, reference: String, isReference: Bool,
    model: [String: TableEntry], unreadable: Set<String> = []
  ) {
    self.table = table
    self.language = language
    self.reference = reference
    self.isReference = isReference
    self.model = model
    self.unreadable = unreadable
  }

  /// Looks at each entry on its own.
  mutating func checkEntries(of file: ResourceTable) {
    var last: [String: Int] = [:]
    for (place, entry) in file.entries.enumerated() {
      if last.updateValue(place, forKey: entry.key) != nil, entry.context == nil {
        add(.repeatedKey, entry, file)
      }
    }
    for (place, entry) in file.entries.enumerated()
    where entry.context != nil || last[entry.key] == place {
      guard entry.state != .untranslated else { continue }
      if entry.state == .needsReview { add(.needsReview, entry, file) }
      checkCharacters(entry, file)
      guard let wanted = model[entry.key] else {
        if !unreadable.contains(entry.key) { add(.extraKey, entry, file) }
        continue
      }
      check(entry, against: wanted, file)
    }
  }

  private mutating func check(
    _ entry: TableEntry, against wanted: TableEntry, _ file: ResourceTable
  ) {
    if entry.key.hasPrefix(Pseudolanguage.structuralPrefix) {
      if Self.fields(entry.text) != Self.fields(wanted.text) { add(.differentFields, entry, file) }
      return
    }
    checkArguments(entry, against: wanted, file)
    let forms = entry.text.missingForms(language: language.isEmpty ? reference : language)
    if !forms.isEmpty { add(.missingPluralForm, entry, file, forms) }
    if !isReference, entry.text == wanted.text, isLikelyToBeTranslated(entry, wanted) {
      // Choices of Debian's questions are often names, and no comment there could say so.
      if file.format != .templates || !entry.key.hasSuffix("/choices") {
        add(.untranslatedCopy, entry, file)
      }
    }
  }

  private mutating func checkArguments(
    _ entry: TableEntry, against wanted: TableEntry, _ file: ResourceTable
  ) {
    // A name in the place of a message does not tell what is put in.
    if file.hasSourceInKeys, !MessageKeys.isWords(entry.key), wanted.text == entry.textOfKey {
      return
    }
    let (missing, extra) = TextArguments(entry.text).differences(from: TextArguments(wanted.text))
    if !missing.isEmpty || !extra.isEmpty {
      add(.differentArguments, entry, file, (missing + extra).map { "{\($0)}" })
    }
    let kinds = ArgumentKinds(entry.text).differences(from: ArgumentKinds(wanted.text))
    if missing.isEmpty, extra.isEmpty, !kinds.isEmpty {
      add(.differentArguments, entry, file, kinds.map { "{\($0)}" })
    }
  }

  /// Short texts are often the same in two languages, names and technical words above all.
  private func isLikelyToBeTranslated(_ entry: TableEntry, _ wanted: TableEntry) -> Bool {
    wanted.isTranslatable && entry.isTranslatable && entry.text.wordCount > 2
      && LanguageTag.language(language) != LanguageTag.language(reference)
      && !entry.isSame(as: referenceNames)
  }

  private var referenceNames: [String] {
    [reference, LanguageTag.name(of: reference, in: "en") ?? reference]
  }

  private mutating func checkCharacters(_ entry: TableEntry, _ file: ResourceTable) {
    let text = entry.text.literals.joined(separator: "\n")
    let invisible = CharacterCheck.invisible(in: text)
    if !invisible.isEmpty { add(.invisibleCharacter, entry, file, invisible) }
    let directional = CharacterCheck.directional(
      in: text, isRightToLeft: LanguageTag.isRightToLeft(language))
    if !directional.isEmpty { add(.bidiControl, entry, file, directional) }
  }

  /// Looks for entries of the reference language that are in none of the files.
  mutating func checkMissing(in files: [ResourceTable]) {
    let known = Set(files.flatMap { $0.entries.filter { $0.state != .untranslated }.map(\.key) })
      .union(files.flatMap(\.unreadable).compactMap { $0.place?.key })
    for key in model.keys.sorted() where !known.contains(key) && model[key]?.isTranslatable == true
    {
      findings.append(
        TableFinding(
          .missingKey, language: language, table: table, key: key, path: files[0].path))
    }
  }

  /// Looks at entries that stand beside each other. Where the reference language has the same words
  /// for two entries, another language may too; where they sound the same there is no such excuse.
  mutating func checkGroups(of file: ResourceTable, sound: LabelGroup.Sound?) {
    let entries = file.entries.filter {
      !$0.key.hasPrefix(Pseudolanguage.structuralPrefix) && $0.state != .untranslated
    }
    let language = language.isEmpty ? reference : language
    for pair in LabelGroup.pairs(of: entries, language: language, sound: sound) {
      if pair.entry.isSame(as: [pair.other.key]) || pair.other.isSame(as: [pair.entry.key]) {
        continue
      }
      if !isReference, let first = model[pair.entry.key]?.text,
        first == model[pair.other.key]?.text
      {
        continue
      }
      add(pair.rule, pair.entry, file, [pair.other.key])
    }
  }

  private mutating func add(
    _ rule: TableRule, _ entry: TableEntry, _ file: ResourceTable, _ details: [String] = []
  ) {
    findings.append(
      TableFinding(
        rule, language: language, table: table, key: entry.key, path: file.path,
        line: entry.line > 0 ? entry.line : nil, details: details))
  }

  private static func fields(_ list: TableText) -> [Substring] {
    list.literals.joined().split(separator: " ").sorted()
  }
}

extension TableEntry {
  /// Whether a line of its comment ends with “same as” and one of these.
  func isSame(as names: [String]) -> Bool {
    guard let comment else { return false }
    return comment.splitByScalar("\n", keepsEmpty: false).contains { line in
      var line = line.lowercased().trimmingSpaces
      if line.hasSuffix(".") { line.removeLast() }
      return names.contains { line.hasSuffix("same as \($0)".lowercased()) }
    }
  }
}
