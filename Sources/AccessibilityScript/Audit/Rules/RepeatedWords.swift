// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Words that end one part of an announcement and begin the next: a label that ends with its role,
/// a question that is called like its group, a reason that begins with what it is a reason for.
///
/// Words twice within one text are left alone where that is grammar, as it is in many languages.
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
        let reason = option.option.disabledReason ?? ""
        for announcement in said {
          let inReason = repeated(in: announcement[.availability] ?? "", around: reason)
          guard let words = repeated(in: announcement) ?? inReason else { continue }
          let isReason = inReason == words
          let member = option.option.isEnabled ? "reason" : "disabled"
          found.append(
            facts.finding(
              .repeatedWords, field, option: option.option.key,
              member: isReason ? member : "label", details: [words],
              heard: [announcement.text]))
          break
        }
      }
      return found
    } + facts.texts.compactMap { doubled($0, facts) }
  }

  /// Words of a reason that are said beside it already, as in `unavailable: unavailable`.
  private static func repeated(in said: String, around reason: String) -> String? {
    let (said, reason) = (AuditWords.words(in: said), AuditWords.words(in: reason))
    guard !reason.isEmpty, said.count > reason.count else { return nil }
    let starts = 0...(said.count - reason.count)
    guard let start = starts.last(where: { said[$0...].starts(with: reason) }) else { return nil }
    let (before, after) = (said[..<start], said[(start + reason.count)...])
    for count in (1...reason.count).reversed() {
      let (first, last) = (reason.prefix(count), reason.suffix(count))
      if before.suffix(count).elementsEqual(first) { return first.joined(separator: " ") }
      if after.prefix(count).elementsEqual(last) { return last.joined(separator: " ") }
    }
    return nil
  }

  /// Languages that never say a word twice for what it means, and the words that may stand beside
  /// themselves all the same: pronouns and articles of two clauses, and greetings.
  private static let doubling: [String: Set<String>] = [
    "en": ["that", "had", "is", "do", "her", "in", "on", "bye", "so", "no", "yes", "chop", "tuk"],
    "de": ["der", "die", "das", "den", "dem", "sie", "ihr", "nein", "ja", "so", "in", "zu"],
  ]

  /// A word that stands twice in a row in a text of more words. Names do: Baden-Baden, Walla Walla.
  private static func doubled(_ text: AuditedText, _ facts: AuditFacts) -> AuditFinding? {
    let language = text.language ?? facts.foreignLanguage(text.spoken) ?? facts.language
    guard let usual = doubling[String(language.prefix { $0 != "-" })] else { return nil }
    let words = text.spoken.split(whereSeparator: \.isWhitespace)
    guard words.count > 2 else { return nil }
    let word = zip(words, words.dropFirst()).first { first, second in
      second.allSatisfy { $0.isLetter } && second.first?.isLowercase == true
        && first.lowercased() == second && !usual.contains(String(second))
    }?.1
    return word.map {
      facts.finding(
        .repeatedWords, text.field, option: text.option?.option.key, member: text.member,
        details: [String($0)], heard: text.heard)
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
