// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

/// Options that a listener cannot tell apart though they are written differently.
enum SoundAlikeLabels {
  /// What of eSpeak NG’s phonemes is a pause between them.
  static let pauses: Set<Character> = ["_", ":", "!", " "]

  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    var found: [AuditFinding] = []
    for field in facts.fields {
      var heard: [String: String] = [:]
      for option in field.options {
        let content = option.option
        let words = content.spokenText ?? content.label
        guard let sound = Self.sound(of: words, option, facts) else { continue }
        guard let other = heard[sound] else {
          heard[sound] = content.label
          continue
        }
        // The same label twice is a finding of another rule.
        guard
          DuplicateLabels.key(of: other) != DuplicateLabels.key(of: content.label)
            || content.spokenText != nil
        else { continue }
        found.append(
          facts.finding(
            .labelsSoundAlike, field, option: content.key,
            member: content.spokenText == nil ? "label" : "spoken", details: [other, words],
            heard: option.heard))
      }
    }
    return found
  }

  private static func sound(of words: String, _ option: AuditedOption, _ facts: AuditFacts)
    -> String?
  {
    guard SpeakableText.hasWords(words) else { return nil }
    let language =
      option.option.language ?? facts.foreignLanguage(words) ?? facts.language
    return facts.hearing.sound(words, language).flatMap { $0.isEmpty ? nil : $0 }
  }
}
