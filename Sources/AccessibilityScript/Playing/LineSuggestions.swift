// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioNavigator

extension Navigator {
  /// Suggestions that are shown and said where lines are typed.
  private static let namedSuggestions = 20

  /// The first suggestions of a text by their names, one a line, and how many more there are.
  ///
  /// - Parameter tables: where the words for the rest come from.
  public func suggestionLines(_ tables: LabelTables) -> [String] {
    guard let entry else { return [] }
    let names = entry.suggestionNames.isEmpty ? entry.suggestions : entry.suggestionNames
    let rest = names.count - Self.namedSuggestions
    guard rest > 0 else { return names }
    let more = InterfaceWords(tables: tables).text(
      "line.suggestions.more", .number(rest), .text(tables.number(rest)))
    return names.prefix(Self.namedSuggestions) + [more]
  }
}
