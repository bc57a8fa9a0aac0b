// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Questions that close before they were heard.
///
/// The time begins anew with each key, so in key mode what is said on entering has to fit; in line
/// mode the whole list is read without a key.
enum ShortTimes {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    guard let limit = facts.timeLimit else { return [] }
    return facts.fields.enumerated().compactMap { index, field in
      let form = index == 0 ? [facts.opening].compactMap(\.self) : []
      let keys = form + field.opening
      let lines = form + field.lineOpening + field.options.map(\.listed)
      let limit = Double(limit) / 1000
      let seconds = [keys, lines].compactMap { facts.hearing.seconds(of: $0, above: limit) }
      guard let longest = seconds.max() else { return nil }
      return facts.finding(
        .timeOutTooShort, field, member: "label",
        details: AuditWords.written(seconds: longest, insteadOf: limit), heard: field.heard)
    }
  }
}
