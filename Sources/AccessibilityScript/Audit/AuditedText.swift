// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// One text of a form, with where it is written.
struct AuditedText {
  /// As it is shown.
  let text: String
  /// As it is said: another text where the form gives one.
  let spoken: String
  /// nil for a text of the form itself.
  let field: AuditedField?
  let option: AuditedOption?
  let member: String
  /// BCP 47, where the form or its table names another language than the usual one.
  let language: String?

  var heard: [String] { option?.heard ?? field?.heard ?? [spoken] }
}

extension AuditFacts {
  /// Every text that the form's author wrote, in the order of the file.
  var texts: [AuditedText] {
    let own = [("title", form.title), ("description", form.detail)].compactMap { member, text in
      text.map {
        AuditedText(
          text: $0, spoken: $0, field: nil, option: nil, member: member, language: nil)
      }
    }
    return own + fields.flatMap(Self.texts)
  }

  private static func texts(of field: AuditedField) -> [AuditedText] {
    let content = field.field
    var unit: String?
    if case .entry(let entry) = content.kind, case .number(let range) = entry.content {
      unit = range.unit
    }
    let members: [(String, String?, spoken: String?)] = [
      ("label", content.label, content.spokenText), ("description", content.detail, nil),
      ("invalid", content.invalidMessage, nil), ("unit", unit, nil),
    ]
    let around: [(String, String?, spoken: String?)] =
      content.groups.enumerated().map { (FormPlaces.group($0.offset), $0.element, nil) }
      + content.sections.map { (FormPlaces.section($0.first), $0.label, nil) }
    let own = (members + around).compactMap { member, text, spoken in
      text.map {
        AuditedText(
          text: $0, spoken: spoken ?? $0, field: field, option: nil, member: member,
          language: content.language)
      }
    }
    return own + field.options.flatMap { texts(of: $0, in: field) }
  }

  private static func texts(of option: AuditedOption, in field: AuditedField) -> [AuditedText] {
    let content = option.option
    let isReasonInDisabled = !content.isEnabled
    let members: [(String, String?, spoken: String?)] = [
      ("label", content.label, content.spokenText), ("description", content.detail, nil),
      (isReasonInDisabled ? "disabled" : "reason", content.disabledReason, nil),
    ]
    return members.compactMap { member, text, spoken in
      text.map {
        AuditedText(
          text: $0, spoken: spoken ?? $0, field: field, option: option, member: member,
          language: content.language)
      }
    }
  }
}
