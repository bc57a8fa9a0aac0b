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
      for entry in table.entries where arguments[entry.key] == nil {
        arguments[entry.key] = Self.names(in: entry.textOfKey)
      }
    }
    self.arguments = arguments
  }

  /// - Throws: `TableError.placeholderWithoutArgument` for the first that has none.
  /// - Complexity: O(n) for n entries.
  func check(_ tables: [ResourceTable]) throws(TableError) {
    guard !arguments.isEmpty else { return }
    for table in tables where table.language != language {
      for entry in table.entries where entry.text.plainWords == nil {
        guard let known = arguments[entry.key] else { continue }
        let extra = Self.names(in: entry.text).subtracting(known)
        if let argument = extra.min() {
          throw .placeholderWithoutArgument(
            path: table.path, key: entry.key, line: entry.line, argument: "{\(argument)}")
        }
      }
    }
  }

  private static func names(in text: TableText) -> Set<String> {
    Set(text.arguments.map(\.patternName))
  }
}
