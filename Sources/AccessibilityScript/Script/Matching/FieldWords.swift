// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel

/// Understands the English words of fields in every language: finds the entry of the English table
/// that a text comes from, with what is put in, and takes the same entry of the session's language.
final class FieldWords {
  /// Made when the first field is compared, which many scripts never do.
  private(set) lazy var english = tables.english
  let tables: LabelTables
  private let resolve: (String) -> String
  private var entries: [Announcement.FieldName: [String]] = [:]
  private var found: [Announcement.FieldName: [String: [String]]] = [:]

  /// - Parameters:
  ///   - tables: the session's own words.
  ///   - resolve: the words of a text that may be a key of the form's tables.
  init(_ tables: LabelTables, resolve: @escaping (String) -> String) {
    self.tables = tables
    self.resolve = resolve
  }

  /// What a field may be in the session's language: the text itself, and each entry that it is the
  /// English of.
  func translations(of value: String, in field: Announcement.FieldName) -> [String] {
    // English words stand for themselves, but for keys in them.
    if tables.language == "en", !value.contains("@") { return [value] }
    if let found = found[field]?[value] { return found }
    var translations = [value]
    for entry in entries(of: field) {
      translations += self.translations(of: value, entry: entry).filter {
        !translations.contains($0)
      }
    }
    if translations.count == 1, field == .constraint, let text = withUnit(value, field) {
      translations.append(text)
    }
    // A number is heard in the language's digits, and a text as it is typed.
    if field == .value, DecimalNumber(value)?.description == value {
      translations.append(tables.decimal(value))
    }
    found[field, default: [:]][value] = translations
    return translations
  }

  func entries(of field: Announcement.FieldName) -> [String] {
    if let known = entries[field] { return known }
    let keys = (Self.beginnings[field] ?? []).flatMap { english.keys(beginning: $0) }
    entries[field] = keys
    return keys
  }

  /// How the entries of a field begin.
  private static let beginnings: [Announcement.FieldName: [String]] = [
    .role: ["role."], .groupRole: ["role."], .error: ["state.error"],
    .state: ["state.", "selection.cleared"],
    .availability: ["availability.", "refusal.nothingSelectable"],
    .position: ["position", "list.number"], .required: ["group.required"],
    .count: ["group.count", "form.count"], .boundary: ["boundary.", "group.left"],
    .step: ["form.step"], .constraint: ["limit.", "text.suggestions"],
    .label: ["confirm.", "button.", "label.blank", "summary.send", "summary.answer"],
    .group: ["role.summary"], .answer: ["answer."], .selection: ["selection."],
    .setting: ["setting."], .hint: ["hint."], .value: ["text.", "secret.", "spelling.space"],
    .message: [
      "refusal.", "invalid.", "boundary.firstField", "timeout.", "change.", "field.", "fields.",
      "form.kept", "summary.missing", "paste.", "speech.", "text.", "progress.",
    ],
  ]

  private func translations(of value: String, entry: String) -> [String] {
    if english.text(entry) == value { return [tables.text(entry)] }
    let counted = counted(value, entry)
    if !counted.isEmpty { return counted }
    let numbers = Self.numbers(in: value)
    return EntryPattern.ways(numbers.compactMap { Int($0) }).flatMap { way -> [String] in
      guard let words = EntryPattern(entry, way, in: english)?.words(of: value),
        // What stands behind a limit is a unit.
        !entry.hasPrefix("limit.") || words.allSatisfy({ DecimalNumber($0) != nil })
      else { return [] }
      return EntryPattern.texts(of: entry, way, putting: words.map(putIn), in: tables)
    }
  }

  /// The texts of an entry that a text is the English of, with its numbers.
  private func counted(_ value: String, _ entry: String) -> [String] {
    let numbers = Self.numbers(in: value)
    guard !numbers.isEmpty else { return [] }
    // Where a number is there twice, such as in 3 of 3, English does not tell how it is put in.
    let texts = Self.arguments.filter { english.text(entry, $0(numbers, english)) == value }
      .map { tables.text(entry, $0(numbers, tables)) }
    // An entry whose arguments do not fit stays as it is written.
    return texts.filter { !$0.contains("{") || value.contains("{") }
  }

  /// What may stand where English puts in some words: these, such as the form's own or what was
  /// typed, the number that they are, or the entry.
  private func putIn(_ words: String) -> [MessageArgument] {
    var texts = [resolve(words)]
    for entry in Self.putIn.flatMap({ english.keys(beginning: $0) }) {
      if english.text(entry) == words {
        texts.append(tables.text(entry))
      } else if let key = EntryPattern(entry, [.words(0)], in: english)?.words(of: words) {
        texts.append(tables.text(entry, key.map { .text($0) }))
      } else {
        texts += counted(words, entry)
      }
    }
    if DecimalNumber(words) != nil { texts.append(tables.decimal(words)) }
    return texts.map { .text($0) } + [Int(words).map { .number($0) }].compactMap(\.self)
  }

  /// How entries begin that are put into others.
  private static let putIn = [
    "confirm.", "answer.notGiven", "text.blank", "textSize.", "setting.punctuation.",
    "setting.capitals.", "setting.verbosity.", "key.", "secret.length",
  ]

  /// The ways in which entries take numbers: each as a number and in digits, as a number, in digits.
  static let arguments: [@Sendable ([String], LabelTables) -> [MessageArgument]] = [
    { numbers, tables in
      numbers.flatMap { number -> [MessageArgument] in
        Int(number).map { [.number($0), .text(tables.number($0))] } ?? []
      }
    },
    { numbers, _ in numbers.compactMap { Int($0).map(MessageArgument.number) } },
    { numbers, tables in
      numbers.map { .text(Int($0).map(tables.number) ?? tables.decimal($0)) }
    },
  ]

  /// A limit with the unit behind it, which is the form's own word.
  private func withUnit(_ value: String, _ field: Announcement.FieldName) -> String? {
    let separator = english.text("separator.fields")
    guard let range = value.ranges(of: separator).last else { return nil }
    let limit = String(value[..<range.lowerBound])
    let translated = entries(of: field).lazy.flatMap { [self] entry in
      translations(of: limit, entry: entry)
    }.first
    guard let translated else { return nil }
    return translated + tables.text("separator.fields")
      + resolve(String(value[range.upperBound...]))
  }

  /// The numbers in a text, in order, with a minus sign and a fraction where they have them.
  static func numbers(in text: String) -> [String] {
    var numbers: [String] = []
    var number = ""
    for character in text + " " {
      let isDigit = character.isASCII && character.isNumber
      if isDigit || (character == "." && !number.isEmpty) || (character == "-" && number.isEmpty) {
        number.append(character)
      } else {
        while number.last == "." || number == "-" { number.removeLast() }
        if !number.isEmpty { numbers.append(number) }
        number = ""
      }
    }
    return numbers
  }
}
