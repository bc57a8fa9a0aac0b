// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TerminalUI

extension TablesCommand {
  /// What would be used of a table: one line for each entry, or for one key the text, and then what
  /// each file says of it, in the order in which they are asked.
  ///
  /// - Throws: `unknownKey` with near matches.
  func lines(of table: LayeredTable, _ key: String?) throws(TableError) -> [String] {
    guard let key else { return table.keys.map { line(for: $0, table) } }
    let steps = table.steps(for: key)
    guard steps.contains(where: { $0.entry != nil }) else {
      throw .unknownKey(
        key, nearest: Similarity.nearest(to: key, among: table.keys, limit: 3))
    }
    let used = steps.firstIndex { $0.isUsable }
    let text = used.flatMap { steps[$0].entry }.map { SafeText.visible($0.text.pattern) }
    return (text.map { [$0] } ?? [])
      + steps.enumerated().map { place, step in
        explanation(of: step, isUsed: place == used)
      }
  }

  /// Key, language, place and text, divided by tabs, which scripts may rely on.
  private func line(for key: String, _ table: LayeredTable) -> String {
    let steps = table.steps(for: key)
    let interface = InterfaceWords(tables: words.tables)
    guard let step = steps.first(where: { $0.isUsable }) ?? steps.first(where: { $0.entry != nil }),
      let entry = step.entry
    else { return SafeText.visible(key) }
    return [
      SafeText.visible(key), step.language, interface.place(path: step.path, line: entry.placeLine),
      SafeText.visible(entry.text.pattern),
    ].joined(separator: "\t")
  }

  private func explanation(
    of step: LayeredTable.Step, isUsed: Bool
  ) -> String {
    let interface = InterfaceWords(tables: words.tables)
    let language = step.language.isEmpty ? "" : words.tables.languageName(step.language)
    let place = MessageArgument.text(
      interface.place(path: step.path, line: step.entry?.placeLine))
    guard let entry = step.entry else {
      return interface.text("tables.show.missing", .text(language), place)
    }
    if entry.state == .untranslated {
      return interface.text("tables.show.untranslated", .text(language), place)
    }
    return isUsed
      ? interface.text("tables.show.used", .text(language), place)
      : interface.text(
        "tables.show.passed", .text(language), place, .text(SafeText.visible(entry.text.pattern)))
  }
}

extension LayeredTable.Step {
  /// Whether its text can be shown.
  var isUsable: Bool { entry.map { $0.state != .untranslated } ?? false }
}

extension TableEntry {
  /// The line, where the format has lines.
  var placeLine: Int? { line > 0 ? line : nil }
}
