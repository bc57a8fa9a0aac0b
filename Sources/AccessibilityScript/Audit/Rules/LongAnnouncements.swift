// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Announcements that answer one key for longer than a listener keeps in mind. A note is what is
/// to be heard, however long it is.
enum LongAnnouncements {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field -> [AuditFinding] in
      if case .note = field.field.kind { return [] }
      var found: [AuditFinding] = []
      if let first = field.opening.first, let seconds = tooLong(first, facts) {
        found.append(
          facts.finding(
            .announcementTooLong, field, member: "label", details: seconds, heard: [first.text]))
      }
      for option in field.options {
        guard let announcement = option.announcement, let seconds = tooLong(announcement, facts)
        else { continue }
        found.append(
          facts.finding(
            .announcementTooLong, field, option: option.option.key, member: "label",
            details: seconds, heard: [announcement.text]))
      }
      return found
    }
  }

  /// How long it takes and how long it may, where it is too long.
  private static func tooLong(_ announcement: Announcement, _ facts: AuditFacts) -> [String]? {
    facts.hearing.seconds(of: [announcement], above: facts.longest)
      .map { [$0, facts.longest].map(AuditWords.written(seconds:)) }
  }
}
