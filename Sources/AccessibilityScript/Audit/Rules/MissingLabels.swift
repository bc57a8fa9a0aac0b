// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Forms, groups and questions that nobody is told the name of.
enum MissingLabels {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    var found: [AuditFinding] = []
    if facts.fields.count > 1, !SpeakableText.hasWords(facts.form.title ?? "") {
      found.append(
        facts.finding(
          .groupWithoutLabel, member: "title", heard: facts.opening.map { [$0.text] } ?? []))
    }
    var groups: [String] = []
    for field in facts.fields {
      let text = field.field.spokenText ?? field.field.label
      if !SpeakableText.hasWords(text) || !facts.isHeard(text, field.field.language) {
        found.append(
          facts.finding(.groupWithoutLabel, field, member: "label", heard: field.heard))
      }
      // A group is told where it begins.
      for (depth, label) in field.field.groups.enumerated()
      where !SpeakableText.hasWords(label)
        && Array(groups.prefix(depth + 1)) != field.field.groups.prefix(depth + 1).map({ $0 })
      {
        found.append(
          facts.finding(
            .groupWithoutLabel, field, member: FormPlaces.group(depth), heard: field.heard))
      }
      groups = field.field.groups
    }
    return found
  }
}
