// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Options and questions of which something else is said than is shown.
enum UnspokenLabels {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field -> [AuditFinding] in
      let content = field.field
      var found: [AuditFinding] = []
      if let spoken = content.spokenText,
        !says(
          content.label, field.heard.joined(separator: " "), spoken,
          content.language ?? facts.language, facts)
      {
        found.append(
          facts.finding(
            .labelNotInAnnouncement, field, member: "spoken", details: [content.label],
            heard: field.heard))
      }
      for option in field.options {
        let content = option.option
        let language = content.language ?? facts.language
        // Where nothing is said at all, that is another finding.
        if UnnamedOptions.isUnnamed(option, facts)
          || says(
            content.label, option.heard.joined(separator: " "), content.spokenText ?? content.label,
            language, facts)
        {
          continue
        }
        found.append(
          facts.finding(
            .labelNotInAnnouncement, field, option: content.key,
            member: content.spokenText == nil ? "label" : "spoken", details: [content.label],
            heard: option.heard))
      }
      return found
    }
  }

  /// Whether the words of a label are heard: as they are, or spelled otherwise with the same sound.
  /// A label of signs alone is spelled by the announcer, unless it has words of its own to be said.
  private static func says(
    _ label: String, _ heard: String, _ spoken: String, _ language: String, _ facts: AuditFacts
  ) -> Bool {
    let letters = AuditWords.letters(in: label)
    if letters.isEmpty || AuditWords.letters(in: heard).contains(letters) { return true }
    guard let sound = facts.hearing.sound(label, language), !sound.isEmpty else { return false }
    return facts.hearing.sound(spoken, language)?.contains(sound) ?? false
  }
}
