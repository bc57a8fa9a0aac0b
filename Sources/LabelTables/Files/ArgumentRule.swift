// SPDX-License-Identifier: GPL-3.0-or-later

/// Every translation of an entry may put in what the entry that it translates puts in, and no more:
/// nobody would give it anything else.
struct ArgumentRule {
  private let arguments: [String: Set<String>]
  private let language: String?

  /// Takes the arguments of the language that is translated from: the one that a file names, else
  /// English, else none, so that nothing is asked of the tables.
  init(_ tables: [ResourceTable]) {
    language = tables.lazy.compactMap(\.sourceLanguage).first ?? "en"
    var arguments: [String: Set<String>] = [:]
    for table in tables where table.language == language {
      for entry in table.entries {
        arguments[entry.key, default: []].formUnion(Self.names(in: entry.text))
      }
    }
    for table in tables where table.hasSourceInKeys {
      for entry in table.entries where arguments[entry.key] == nil && MessageKeys.isWords(entry.key)
      {
        arguments[entry.key] = Self.names(in: entry.textOfKey)
      }
    }
    self.arguments = arguments
  }

  /// A table without the entries that put in something else.
  ///
  /// - Parameter problems: gets `TableError.placeholderWithoutArgument` for each of them.
  /// - Complexity: O(n) for n entries.
  func checking(_ table: ResourceTable, _ problems: inout [TableError]) -> ResourceTable {
    guard !arguments.isEmpty, table.language != language else { return table }
    var checked = table
    checked.entries.removeAll { entry in
      guard entry.text.plainWords == nil, let known = arguments[entry.key],
        let argument = Self.names(in: entry.text).subtracting(known).min()
      else { return false }
      problems.append(
        .placeholderWithoutArgument(
          path: table.path, key: entry.key, line: entry.line, argument: "{\(argument)}"))
      return true
    }
    return checked
  }

  private static func names(in text: TableText) -> Set<String> {
    Set(text.arguments.map(\.patternName))
  }
}
