// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Announcements that answer one key for longer than a listener keeps in mind. A note is what is
/// to be heard, however long it is.
enum LongAnnouncements {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field -> [AuditFinding] in
      if case .note = field.field.kind { return [] }
      var found: [AuditFinding] = []
      var measured: Measured?
      if let first = field.opening.first, let seconds = tooLong(first, facts, &measured) {
        found.append(
          facts.finding(
            .announcementTooLong, field, member: "label", details: seconds, heard: [first.text]))
      }
      for option in field.options {
        guard let announcement = option.announcement,
          let seconds = tooLong(announcement, facts, &measured)
        else { continue }
        found.append(
          facts.finding(
            .announcementTooLong, field, option: option.option.key, member: "label",
            details: seconds, heard: [announcement.text]))
      }
      return found
    }
  }

  /// An announcement that is short enough, and was measured.
  private struct Measured {
    let language: String
    let phonemes, seconds: Double
  }

  /// How long it takes and how long it may, where it is too long.
  ///
  /// - Parameter measured: by which others in the same voice are known to be short enough, so that
  ///   not each of many alike is measured.
  private static func tooLong(
    _ announcement: Announcement, _ facts: AuditFacts, _ measured: inout Measured?
  ) -> [String]? {
    let hearing = facts.hearing
    guard SpeakingTime(of: announcement.text, rate: hearing.rate).most > facts.longest,
      hearing.bounds(of: announcement).most > facts.longest
    else { return nil }
    let phonemes = hearing.phonemes(of: announcement)
    if let phonemes, let measured, measured.language == announcement.language {
      // A pause takes as long as four phonemes at the most; phonemes differ by a quarter.
      let pauses = Double(announcement.text.count(where: \.isPunctuation))
      let most = (phonemes + 4 * pauses) / (0.75 * measured.phonemes) * measured.seconds
      if most <= facts.longest { return nil }
    }
    let seconds = hearing.seconds(of: announcement)
    guard seconds > facts.longest else {
      if let phonemes, phonemes > 0 {
        measured = Measured(
          language: announcement.language, phonemes: phonemes, seconds: seconds)
      }
      return nil
    }
    return AuditWords.written(seconds: seconds, insteadOf: facts.longest)
  }
}
