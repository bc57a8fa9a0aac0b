// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// What is proposed for a text.
extension LineAsking {
  /// As many suggestions are named; Tab lists those that begin as what is typed does.
  private static let namedSuggestions = 20

  /// The first suggestions by their names, one a line, and how many more there are.
  var suggestionLines: [String] {
    guard let entry = runner.session.navigator.entry else { return [] }
    let names = entry.suggestionNames.isEmpty ? entry.suggestions : entry.suggestionNames
    let rest = names.count - Self.namedSuggestions
    guard rest > 0 else { return names }
    let more = InterfaceWords(tables: tables).text(
      "line.suggestions.more", .number(rest), .text(tables.number(rest)))
    return names.prefix(Self.namedSuggestions) + [more]
  }
}
