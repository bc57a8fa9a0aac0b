// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// Questions and options that no keys lead to, and questions in which nothing can be chosen.
enum UnreachableOptions {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field -> [AuditFinding] in
      guard field.canBeAsked else {
        let member = field.field.shownWhen == nil ? "enabledWhen" : "shownWhen"
        return [facts.finding(.unreachableOption, field, member: member, heard: field.heard)]
      }
      var found: [AuditFinding] = []
      for option in field.options {
        // An option that is disabled for good is there to be heard, with its reason.
        let isEnabledAtTimes = field.field.optionsEnabledWhen[option.option.key] != nil
        if option.announcement == nil || (isEnabledAtTimes && !option.canBeEnabled) {
          found.append(
            facts.finding(
              .unreachableOption, field, option: option.option.key,
              member: isEnabledAtTimes ? "enabledWhen" : "label", heard: option.heard))
        }
      }
      if field.needed > field.options.count(where: \.canBeEnabled) {
        let isLeast = facts.places.has("min", field: field.field.name)
        found.append(
          facts.finding(
            .unreachableOption, field, member: isLeast ? "min" : "options", heard: field.heard))
      }
      return found
    }
  }
}

extension AuditedField {
  /// How many options have to be chosen before the form can be sent.
  fileprivate var needed: Int {
    switch field.kind {
    case .radio(let group), .confirm(let group): group.isRequired ? 1 : 0
    case .checklist(_, let checked): checked.minimum
    case .entry, .note, .actions, .buttons: 0
    }
  }
}
