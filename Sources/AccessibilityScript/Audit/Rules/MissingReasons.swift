// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Options that cannot be chosen, always or at times, without a word why.
enum MissingReasons {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field in
      field.options.filter {
        $0.canBeDisabled && !SpeakableText.hasWords($0.option.disabledReason ?? "")
      }.map { option in
        facts.finding(
          .disabledWithoutReason, field, option: option.option.key,
          member: option.option.isEnabled ? "enabledWhen" : "disabled", heard: option.heard)
      }
    }
  }
}
