// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Words in languages that no installed voice speaks.
enum MissingVoices {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    var known: [String: Bool] = [:]
    func isMissing(_ announcement: Announcement) -> String? {
      announcement.runs.lazy.map(\.language).first { language in
        let speaks = known[language] ?? facts.hearing.speaks(language)
        known[language] = speaks
        return !speaks
      }
    }
    // Where the language of everything is missing, one finding tells it.
    if !facts.hearing.speaks(facts.language) {
      return [
        facts.finding(
          .noVoiceForLanguage, details: [facts.language],
          heard: facts.opening.map { [$0.text] } ?? facts.fields.first?.heard ?? [])
      ]
    }
    return facts.fields.flatMap { field -> [AuditFinding] in
      let own = field.opening.prefix(1).compactMap { announcement in
        isMissing(announcement).map {
          facts.finding(
            .noVoiceForLanguage, field, member: "language", details: [$0],
            heard: [announcement.text])
        }
      }
      return own
        + field.options.compactMap { option in
          guard let announcement = option.announcement, let language = isMissing(announcement)
          else { return nil }
          return facts.finding(
            .noVoiceForLanguage, field, option: option.option.key, member: "language",
            details: [language], heard: [announcement.text])
        }
    }
  }
}
