// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Descriptions that take longer than what they describe: an option, or a question with all its
/// options. A note is its description.
enum LongHints {
  /// A description that is heard in so many seconds at the usual rate is never too long.
  private static let short = 3.0
  private static let usualRate = 175.0

  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field -> [AuditFinding] in
      var found: [AuditFinding] = []
      if case .note = field.field.kind { return [] }
      if field.field.detail != nil {
        let options = field.options.compactMap(\.announcement)
        if let seconds = tooLong(in: field.opening.prefix(1) + options, facts) {
          found.append(
            facts.finding(
              .hintTooLong, field, member: "description", details: seconds, heard: field.heard))
        }
      }
      for option in field.options where option.option.detail != nil {
        if let announcement = option.announcement, let seconds = tooLong(in: [announcement], facts)
        {
          found.append(
            facts.finding(
              .hintTooLong, field, option: option.option.key, member: "description",
              details: seconds, heard: option.heard))
        }
      }
      return found
    }
  }

  /// Whether a description has so many phonemes less than what it describes that it cannot take longer
  /// in the same voice, whatever pauses are in it.
  private static func isClearlyShort(
    _ description: Announcement.Field, _ withoutIt: Announcement, _ first: Announcement,
    _ facts: AuditFacts
  ) -> Bool {
    let hint = facts.hearing.alone(description, in: first)
    guard let weight = facts.hearing.phonemes(of: hint),
      let rest = facts.hearing.phonemes(of: withoutIt)
    else { return false }
    // A pause takes as long as four phonemes at the most.
    let pauses = Double(description.text.count(where: \.isPunctuation))
    return weight + 4 * pauses < 0.75 * rest
  }

  /// How long the description in the first announcement takes, and how long everything else, where
  /// that is less.
  private static func tooLong(in announcements: [Announcement], _ facts: AuditFacts) -> [String]? {
    guard let first = announcements.first,
      let description = first.fields.first(where: { $0.name == .description })
    else { return nil }
    let rate = facts.hearing.rate
    let short = short * usualRate / Double(rate)
    guard SpeakingTime(of: description.text, rate: rate).most > short else { return nil }
    let withoutIt = Announcement(
      first.kind, first.fields.filter { $0 != description }, language: first.language,
      separator: ", ")
    var least = facts.hearing.bounds(of: withoutIt).least
    let most = facts.hearing.bounds(of: facts.hearing.alone(description, in: first)).most
    guard most > short, most > least, !isClearlyShort(description, withoutIt, first, facts)
    else { return nil }
    let hint = facts.hearing.seconds(of: facts.hearing.alone(description, in: first))
    guard hint > short else { return nil }
    for announcement in announcements.dropFirst() where least < hint {
      least += facts.hearing.bounds(of: announcement).least
    }
    guard hint > least else { return nil }
    var rest = facts.hearing.seconds(of: withoutIt)
    for announcement in announcements.dropFirst() where rest < hint {
      rest += facts.hearing.seconds(of: announcement)
    }
    return hint > rest ? AuditWords.written(seconds: hint, insteadOf: rest) : nil
  }
}
