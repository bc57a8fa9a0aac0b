// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel

/// Options of which nothing is heard but what stands around their labels.
enum UnnamedOptions {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    facts.fields.flatMap { field in
      field.options.filter { isUnnamed($0, facts) }.map { option in
        facts.finding(
          .optionWithoutLabel, field, option: option.option.key,
          member: option.option.spokenText == nil ? "label" : "spoken", heard: option.heard)
      }
    }
  }

  static func isUnnamed(_ option: AuditedOption, _ facts: AuditFacts) -> Bool {
    let content = option.option
    let text = content.spokenText ?? content.label
    return !facts.isHeard(text, content.language) && !isSign(text)
  }

  /// A sign may be what is chosen: an announcement names it. One that a line is filled with, and one
  /// that no language uses to count or to compare, is no name.
  private static func isSign(_ text: String) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    return (1...2).contains(signs.count)
      && signs.unicodeScalars.allSatisfy { scalar in
        let category = scalar.properties.generalCategory
        return scalar.isASCII || category == .mathSymbol || category == .currencySymbol
      }
  }
}

extension AuditFacts {
  /// Whether a voice says anything of a text. Where nobody knows how it sounds, words are heard.
  ///
  /// - Parameter language: of the text, BCP 47; nil where the form gives none.
  func isHeard(_ text: String, _ language: String?) -> Bool {
    guard let sound = hearing.sound(text, language ?? foreignLanguage(text) ?? self.language)
    else { return SpeakableText.hasWords(text) }
    return sound.contains { !SoundAlikeLabels.pauses.contains($0) }
  }
}
