// SPDX-License-Identifier: GPL-3.0-or-later

/// What a check of tables looks for. The raw value is the name that reports give it.
public enum TableRule: String, CaseIterable, Hashable, Sendable {
  /// A file or an entry cannot be read; see ``TableFinding/error``.
  case unreadable
  /// The language has not the table that the reference language has.
  case missingTable = "missing-table"
  /// The language lacks an entry, or has it untranslated.
  case missingKey = "missing-key"
  /// The reference language has no such entry.
  case extraKey = "extra-key"
  /// A key stands twice in one file; the last counts.
  case repeatedKey = "repeated-key"
  /// The entry puts in other arguments than that of the reference language.
  case differentArguments = "different-arguments"
  /// A plural lacks a form that the language's CLDR rules can choose.
  case missingPluralForm = "missing-plural-form"
  /// A list of field names (`order.`) has not the names of the reference language.
  case differentFields = "different-fields"
  /// Two entries of a group have the same words.
  case duplicateLabel = "duplicate-label"
  /// Two entries of a group sound the same.
  case soundsAlike = "sounds-alike"
  /// A character that nobody sees.
  case invisibleCharacter = "invisible-character"
  /// A character that changes the direction of text.
  case bidiControl = "bidi-control"
  /// The words are those of the reference language.
  case untranslatedCopy = "untranslated-copy"
  /// The translation is marked to be looked at.
  case needsReview = "needs-review"

  /// How bad it is.
  public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
    /// People see or hear something wrong.
    case error
    /// Something is missing, or likely wrong.
    case warning
    /// Something to know. A table with nothing worse is good.
    case note

    /// Whether the first is less bad.
    public static func < (first: Self, second: Self) -> Bool {
      allCases.firstIndex(of: first)! > allCases.firstIndex(of: second)!
    }
  }

  public var severity: Severity {
    switch self {
    case .unreadable, .differentArguments, .missingPluralForm, .differentFields, .bidiControl,
      .repeatedKey:
      .error
    case .missingTable, .missingKey, .extraKey, .duplicateLabel, .soundsAlike, .invisibleCharacter,
      .untranslatedCopy:
      .warning
    case .needsReview: .note
    }
  }
}

/// What is wrong with a table.
public struct TableFinding: Hashable, Sendable {
  public let rule: TableRule
  /// BCP 47; empty where a file does not say.
  public let language: String
  public let table: String
  /// Nil for what is wrong with a whole file.
  public let key: String?
  /// The file to mend, as ``PathText``.
  public let path: String
  /// From 1; nil for what is not there.
  public let line: Int?
  /// What the rule is about: arguments, a plural form, the key of the other entry, the names of
  /// characters.
  public let details: [String]
  /// Why something is unreadable, a whole file or one entry.
  public let error: TableError?

  public init(
    _ rule: TableRule, language: String, table: String, key: String? = nil, path: String,
    line: Int? = nil, details: [String] = [], error: TableError? = nil
  ) {
    self.rule = rule
    self.language = language
    self.table = table
    self.key = key
    self.path = path
    self.line = line
    self.details = details
    self.error = error
  }
}

extension TableFinding {
  /// An entry that cannot be read.
  init(_ error: TableError, in table: ResourceTable) {
    let lacksOther = if case .formOtherMissing = error { true } else { false }
    self.init(
      lacksOther ? .missingPluralForm : .unreadable, language: table.language ?? "",
      table: table.name, key: error.place?.key, path: table.path, line: error.line,
      details: lacksOther ? ["other"] : [], error: error)
  }
}
