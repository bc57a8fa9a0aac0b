// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel

/// Questions whose answer has to have a form that nobody is told: a person hears only that theirs
/// does not have it.
enum UnexplainedPatterns {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.compactMap { field in
      guard case .entry(let entry) = field.field.kind, let pattern = entry.pattern,
        ![field.field.detail, field.field.invalidMessage].contains(where: {
          SpeakableText.hasWords($0 ?? "")
        })
      else { return nil }
      return facts.finding(
        .patternWithoutExplanation, field, member: "pattern", details: [pattern.source],
        heard: field.heard)
    }
  }
}
