// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Words that end one part of an announcement and begin the next: a label that ends with its role,
/// a question that is called like its group.
///
/// Words twice within one text are left alone: in many languages that is grammar.
enum RepeatedWords {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field -> [AuditFinding] in
      var found: [AuditFinding] = []
      for announcement in field.opening.prefix(1) + field.lineOpening.prefix(1) {
        guard let words = repeated(in: announcement) else { continue }
        found.append(
          facts.finding(
            .repeatedWords, field, member: "label", details: [words], heard: [announcement.text]))
        break
      }
      for option in field.options {
        let said = [option.announcement, option.listed].compactMap(\.self)
        for announcement in said {
          guard let words = repeated(in: announcement) else { continue }
          found.append(
            facts.finding(
              .repeatedWords, field, option: option.option.key, member: "label",
              details: [words], heard: [announcement.text]))
          break
        }
      }
      return found
    }
  }

  /// Parts of an announcement in which the form's author has words.
  private static let authored: Set<Announcement.FieldName> = [
    .group, .section, .label, .description, .availability, .constraint, .value, .message,
  ]

  private static let titles: Set<Announcement.FieldName> = [.label, .group]
  private static let roles: Set<Announcement.FieldName> = [.role, .groupRole]

  /// The first words that stand on both sides of the end of a part. Numbers may: `2, 2 of 3`.
  static func repeated(in announcement: Announcement) -> String? {
    let parts = announcement.fields.map { AuditWords.words(in: $0.text) }
    for (index, (part, next)) in zip(parts, parts.dropFirst()).enumerated() {
      let names = announcement.fields[index...(index + 1)].map(\.name)
      guard names.contains(where: authored.contains) else { continue }
      for count in stride(from: min(part.count, next.count), to: 0, by: -1)
      where part.suffix(count).elementsEqual(next.prefix(count)) {
        // Nothing would be left of a label that is its role: a password called Password.
        if titles.contains(names[0]), roles.contains(names[1]), count == part.count { break }
        let words = next.prefix(count)
        if words.contains(where: { $0.contains(where: \.isLetter) }) {
          return words.joined(separator: " ")
        }
      }
    }
    return nil
  }
}
