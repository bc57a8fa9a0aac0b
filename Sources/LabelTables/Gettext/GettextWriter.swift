// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes tables as `.po` and `.mo` files.
public enum GettextWriter {
  /// Writes a table as a `.po` file. The words of the source language are the messages only where
  /// the keys are.
  ///
  /// - Throws: `TableError.tableMalformed` for what libgettextpo does not take.
  public static func write(_ table: ResourceTable) throws(TableError) -> WrittenTable {
    let (file, losses) = file(of: table)
    do throws(GettextError) {
      return WrittenTable(bytes: try file.written(), losses: losses)
    } catch {
      throw TableError(error)
    }
  }

  /// Writes a table as a compiled catalogue, a `.mo` file: what is translated, and nothing beside
  /// the words.
  ///
  /// - Throws: `TableError.tableMalformed` for what catalogues do not hold.
  public static func compile(_ table: ResourceTable) throws(TableError) -> WrittenTable {
    var (file, losses) = file(of: table)
    for entry in table.entries {
      if entry.comment != nil { losses.append(TableLoss(.comment, of: entry, in: table)) }
      if entry.state == .needsReview { losses.append(TableLoss(.state, of: entry, in: table)) }
    }
    file.entries += file.fuzzyEntries
    file.fuzzyEntries = []
    do throws(GettextError) {
      return WrittenTable(bytes: try file.compiled(), losses: losses)
    } catch {
      throw TableError(error)
    }
  }

  private static func file(of table: ResourceTable) -> (PortableObjectFile, [TableLoss]) {
    let language = table.language ?? "en"
    let rule = GettextRuleChoice(language: language)
    var losses: [TableLoss] = []
    var file = PortableObjectFile(
      path: table.path,
      header: GettextHeader(fields: [
        .init(name: "MIME-Version", value: "1.0"),
        .init(name: "Content-Type", value: "text/plain; charset=UTF-8"),
        .init(name: "Content-Transfer-Encoding", value: "8bit"),
        .init(name: "Language", value: language.replacing("-", with: "_")),
        .init(name: "Plural-Forms", value: rule.rule.field),
      ]), headerComments: table.header.map(lines) ?? [], entries: [])
    for (place, entry) in table.entries.enumerated() {
      guard !entry.key.isEmpty else {
        losses.append(TableLoss(.entry, of: entry, in: table))
        continue
      }
      var kinds: [TableLoss.Kind] = []
      var made = GettextEntry(
        context: entry.context, message: entry.key, plural: nil, forms: [],
        comments: entry.comment.map(lines) ?? [], line: place + 1)
      fill(&made, with: entry, rule: rule, &kinds)
      losses += kinds.map { TableLoss($0, of: entry, in: table) }
      if entry.state == .needsReview {
        file.fuzzyEntries.append(made)
      } else {
        file.entries.append(made)
      }
    }
    return (file, losses)
  }

  private static func fill(
    _ made: inout GettextEntry, with entry: TableEntry, rule: GettextRuleChoice,
    _ losses: inout [TableLoss.Kind]
  ) {
    let text = entry.text
    if text.placeholders.contains(where: { $0.style != nil }) { losses.append(.style) }
    guard let choice = text.onlyPlural else {
      losses += text.choices.map(\.kind.loss)
      made.plural = entry.pluralKey
      let words = entry.state == .untranslated ? "" : format(text)
      made.forms =
        entry.pluralKey == nil ? [words] : Array(repeating: words, count: rule.categories.count)
      if FormatScanner.isFormat(words) { made.formats = ["c-format"] }
      return
    }
    losses += choice.forms.flatMap(\.text.choices).map(\.kind.loss)
    if choice.offset != 0 { losses.append(.offset) }
    made.plural = entry.pluralKey ?? entry.key
    for form in choice.forms where !rule.categories.contains(form.selector) {
      losses.append(form.selector.hasPrefix("=") ? .exactForm : .form)
    }
    made.forms = rule.categories.map { category in
      entry.state == .untranslated
        ? ""
        : format(choice[category] ?? choice.fallback, conversion: choice.conversion, of: choice)
    }
    if made.forms.contains(where: FormatScanner.isFormat) { made.formats = ["c-format"] }
  }

  /// A format where something is put in or would be; else the words as they are.
  private static func format(
    _ text: TableText, conversion: Conversion? = nil, of choice: TextChoice? = nil
  ) -> String {
    if let words = text.plainWords, !FormatScanner.isFormat(words) { return words }
    let parts = text.parts.map { part -> TextPart in
      guard case .placeholder(var placeholder) = part, placeholder.conversion == nil,
        placeholder.argument.position != nil
      else { return part }
      let isCounted = choice?.argument?.patternName == placeholder.argument.patternName
      placeholder.conversion = isCounted ? conversion ?? Conversion("d") : Conversion("s")
      return .placeholder(placeholder)
    }
    return TableText(parts).format(usual: Conversion("s"))
  }

  private static func lines(_ text: String) -> [String] {
    text.splitByScalar("\n", keepsEmpty: true)
  }
}

extension TableText {
  /// The choice by plural rules that the whole text is, whose forms may have no more choices.
  var onlyPlural: TextChoice? {
    guard parts.count == 1, case .choice(let choice) = parts[0], choice.kind == .plural else {
      return nil
    }
    return choice
  }
}

extension TextChoice.Kind {
  /// What is lost where a format has no choice of this kind.
  var loss: TableLoss.Kind {
    switch self {
    case .plural: .plural
    case .ordinal: .ordinal
    case .select: .select
    case .device: .device
    case .width: .width
    }
  }
}
