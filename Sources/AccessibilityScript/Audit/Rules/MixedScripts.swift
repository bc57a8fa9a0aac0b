// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts with words in a script that the voice of their language does not read.
///
/// A text that is foreign as a whole is spoken in its own language, see the announcer. Latin words
/// among others are read by eSpeak NG's rules for English, so they are no finding.
enum MixedScripts {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.texts.compactMap { text in
      guard text.language == nil, text.spoken.utf8.contains(where: { $0 > 0x7F }),
        facts.foreignLanguage(text.spoken) == nil,
        let word = words(in: text.spoken).first(where: { isUnread($0, facts) })
      else { return nil }
      return facts.finding(
        .mixedScriptsWithoutLanguage, text.field, option: text.option?.option.key,
        member: text.member, details: [word], heard: text.heard)
    }
  }

  /// Words of letters. A letter alone is a sign, such as Ω, which voices name.
  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
  }

  /// Whether a word or a letter in it is of another script. Letters of two scripts in one word
  /// deceive: a Cyrillic а among Latin letters.
  private static func isUnread(_ word: String, _ facts: AuditFacts) -> Bool {
    ([word] + word.map { String($0) }).contains { part in
      guard !part.utf8.allSatisfy({ $0 < 0x80 }), let language = facts.foreignLanguage(part)
      else { return false }
      return language != "en"
    }
  }
}
