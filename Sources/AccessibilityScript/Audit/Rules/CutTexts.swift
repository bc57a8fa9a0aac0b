// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts of which the end is not shown at some text size.
enum CutTexts {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field in
      field.cuts.map { cut in
        let option = cut.option.flatMap { key in
          field.options.first { $0.option.key == key }
        }
        return facts.finding(
          .textCut, field, option: cut.option, member: cut.member,
          details: [text(cut, in: field, option)].compactMap(\.self), sizes: cut.sizes,
          heard: option?.heard ?? field.heard)
      }
    }
  }

  private static func text(_ cut: TextCut, in field: AuditedField, _ option: AuditedOption?)
    -> String?
  {
    switch cut.member {
    case "description": field.field.detail
    case "invalid": field.field.invalidMessage
    default: option?.option.label ?? field.field.label
    }
  }
}
