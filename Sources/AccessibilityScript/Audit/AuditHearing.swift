// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// What an audit knows of voices: how words sound, how long they take, who speaks a language.
///
/// Closures, so that rules are tested without a synthesizer.
public struct AuditHearing {
  /// How a text sounds in a language (BCP 47), as phonemes; nil where nobody knows.
  public var sound: (_ text: String, _ language: String) -> String?
  /// How long runs take one after the other, in seconds.
  public var seconds: (_ runs: [Announcement.Run]) -> Double
  /// Whether a voice speaks the language (BCP 47).
  public var speaks: (_ language: String) -> Bool
  /// The person's rate, in words a minute.
  public var rate: Int

  public init(
    rate: Int, sound: @escaping (_ text: String, _ language: String) -> String?,
    seconds: @escaping (_ runs: [Announcement.Run]) -> Double,
    speaks: @escaping (_ language: String) -> Bool
  ) {
    self.rate = rate
    self.sound = sound
    self.seconds = seconds
    self.speaks = speaks
  }

  /// How long an announcement takes, in seconds.
  func seconds(of announcement: Announcement) -> Double { seconds(announcement.runs) }

  /// How long announcements take one after the other, in seconds, where that is more than a limit.
  ///
  /// Parts come again and again, and with the pause behind each they take longer than in one go. So
  /// the whole is measured only where the parts may be too long, and a part that the form's author
  /// wrote only where its length does not tell enough.
  func seconds(of announcements: [Announcement], above limit: Double) -> Double? {
    let parts = announcements.flatMap { announcement in
      announcement.fields.map { (field: $0, announcement: announcement) }
    }
    let guessed = parts.reduce(0) { sum, part in
      sum
        + (Self.madeOfTables.contains(part.field.name)
          ? likelySeconds(of: part.field, in: part.announcement)
          : SpeakingTime(of: part.field.text, rate: rate).most)
    }
    guard guessed > limit,
      parts.reduce(0, { $0 + seconds(of: $1.field, in: $1.announcement) }) > limit
    else { return nil }
    let whole = announcements.reduce(0) { $0 + seconds(of: $1) }
    return whole > limit ? whole : nil
  }

  /// About how long a part that is made of tables takes at the most: that of the same words with
  /// long digits, so that not every position in a list has to be measured.
  private func likelySeconds(of field: Announcement.Field, in announcement: Announcement) -> Double
  {
    let words = String(field.text.map { $0.isASCII && $0.isNumber ? "7" : $0 })
    let long = Announcement.Field(field.name, words, language: field.language)
    return seconds(of: long, in: announcement) * (words == field.text ? 1 : 1.3)
  }

  /// Parts of an announcement in which nothing stands that the form's author wrote.
  static let madeOfTables: Set<Announcement.FieldName> = [
    .role, .groupRole, .state, .position, .required, .count, .step, .boundary,
  ]

  /// How long one part of an announcement takes, in seconds.
  func seconds(of field: Announcement.Field, in announcement: Announcement) -> Double {
    seconds(
      Announcement(
        announcement.kind, [field], language: announcement.language, separator: ""
      ).runs)
  }
}
