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
  /// The whole is measured only where neither its characters nor its phonemes, which come about fifty
  /// times as fast as its sound, tell that it is short enough.
  func seconds(of announcements: [Announcement], above limit: Double) -> Double? {
    func most(_ time: (Announcement) -> SpeakingTime) -> Double {
      announcements.reduce(0) { $0 + time($1).most }
    }
    guard most({ SpeakingTime(of: $0.text, rate: rate) }) > limit, most(bounds) > limit
    else { return nil }
    let whole = announcements.reduce(0) { $0 + seconds(of: $1) }
    return whole > limit ? whole : nil
  }

  /// Between which times an announcement is said, as far as its phonemes tell.
  func bounds(of announcement: Announcement) -> SpeakingTime {
    announcement.runs.reduce(SpeakingTime.none) { sum, run in
      let sound = run.isSpelled ? nil : sound(run.text, run.language)
      return sum
        + (sound.map { SpeakingTime(of: run.text, sound: $0, rate: rate) }
          ?? SpeakingTime(of: run.text, rate: rate))
    }
  }

  /// How many phonemes an announcement has, by which announcements in one voice can be compared; nil
  /// where it has words in another language, or nobody knows.
  func phonemes(of announcement: Announcement) -> Double? {
    var sum = 0.0
    for run in announcement.runs {
      guard !run.isSpelled, run.language == announcement.language,
        let sound = sound(run.text, run.language)
      else { return nil }
      sum += SpeakingTime.weight(ofSound: sound)
    }
    return sum
  }

  /// One part of an announcement as if nothing else were said.
  func alone(_ field: Announcement.Field, in announcement: Announcement) -> Announcement {
    Announcement(announcement.kind, [field], language: announcement.language, separator: "")
  }

  /// Parts of an announcement in which nothing stands that the form's author wrote.
  static let madeOfTables: Set<Announcement.FieldName> = [
    .role, .groupRole, .state, .position, .required, .count, .step, .boundary,
  ]
}
