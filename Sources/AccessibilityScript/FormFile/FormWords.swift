// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// Where the words of a form come from: literal ones, and those of its tables.
public struct FormWords: Sendable {
  /// The text of a literal, or of the entry that it names.
  public typealias Lookup = @Sendable (String) throws(TableError) -> ResolvedLabel

  /// The tables, in the languages of the person; nil for words that something else looks up.
  public let tables: PersonTables?
  private let lookup: Lookup
  /// The same in each language of the tables; empty where only one is asked for.
  private let languages: [(name: String, tables: PersonTables)]
  /// What is wrong with tables that are of use without it.
  public let problems: [TableError]

  /// Words that something else looks up.
  public init(_ lookup: @escaping Lookup) {
    self.lookup = lookup
    tables = nil
    languages = []
    problems = []
  }

  /// Words of tables.
  ///
  /// - Parameters:
  ///   - arguments: `NAME=DIR` or `NAME=FILE` each.
  ///   - languages: BCP 47 tags, best first.
  ///   - checksAll: whether every language of the tables is looked up, so that everything is told
  ///     that is wrong for somebody.
  /// - Throws: what loading a table throws.
  public init(
    arguments: [String], languages: [String], checksAll: Bool
  ) throws(TableError) {
    let tables = try PersonTables(
      arguments: arguments, languages: languages, keysNeedTables: true)
    self.tables = tables
    lookup = { text throws(TableError) in try tables.resolve(text) }
    var problems = tables.problems
    var all: [(String, PersonTables)] = []
    for language in checksAll ? tables.languages : [] {
      do throws(TableError) {
        let tables = try PersonTables(
          arguments: arguments, languages: [language], keysNeedTables: true)
        problems += tables.problems
        all.append((language, tables))
      } catch {
        problems.append(error)
      }
    }
    self.languages = all
    var seen: Set<TableError> = []
    self.problems = problems.filter { seen.insert($0).inserted }
  }

  /// The words of a text, and what is wrong with them in any language that is looked up, each once.
  func resolve(_ text: String) -> (label: ResolvedLabel?, mistakes: [TableError]) {
    var label: ResolvedLabel?
    var mistakes: [TableError] = []
    do throws(TableError) {
      label = try lookup(text)
    } catch {
      mistakes.append(error)
    }
    var missing: [TableError] = []
    // Entries that words of another language take the place of.
    var replaced: [TableError] = []
    for (language, tables) in languages {
      do throws(TableError) {
        _ = try tables.resolve(text)
        if let path = tables.fileWithout(text) {
          replaced.append(.keyMissing(text, table: path, language: language))
        }
      } catch {
        if case .unknownKey = error {
          missing.append(
            .keyMissing(text, table: tables.path(for: text), language: language))
        } else {
          mistakes.append(error)
        }
      }
    }
    if missing.count < languages.count {
      mistakes.removeAll { if case .unknownKey = $0 { true } else { false } }
      mistakes += missing
    }
    mistakes += replaced
    var seen: Set<TableError> = []
    return (label, mistakes.filter { seen.insert($0).inserted && !problems.contains($0) })
  }
}
