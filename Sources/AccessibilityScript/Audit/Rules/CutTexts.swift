// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalUI

/// Texts of which the end is not shown at some text size.
enum CutTexts {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    headings(in: facts)
      + facts.fields.flatMap { field in
        field.cuts.map { cut in
          let option = cut.option.flatMap { key in
            field.options.first { $0.option.key == key }
          }
          return facts.finding(
            .textCut, field, option: cut.option, member: cut.member,
            details: [cut.text], sizes: cut.sizes,
            heard: option?.heard ?? field.heard)
        }
      }
  }

  /// Titles and labels of groups that are wider than a terminal: they have one line.
  private static func headings(in facts: AuditFacts) -> [AuditFinding] {
    var found: [AuditFinding] = []
    func look(_ text: String, _ field: AuditedField?, _ member: String) {
      let columns = TextWidth.columns(of: SafeText.drawn(text))
      let narrow = AuditScreens.terminals.filter { $0.columns < columns }
      guard !narrow.isEmpty else { return }
      found.append(
        facts.finding(
          .textCut, field, member: member, details: [text],
          sizes: narrow.map { "\($0.columns)×\($0.rows)" },
          heard: field?.heard ?? facts.opening.map { [$0.text] } ?? []))
    }
    if facts.fields.count > 1 { look(facts.form.title ?? "", nil, "title") }
    var groups: [String] = []
    for field in facts.fields {
      for (depth, label) in field.field.groups.enumerated() where !groups.contains(label) {
        look(label, field, FormPlaces.group(depth))
      }
      groups = field.field.groups
    }
    return found
  }
}
