// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel

/// What a person meets in one language of a form: everything that rules look at.
struct AuditFacts {
  /// The language of what is said around the form's own words, BCP 47.
  let language: String
  let form: Form
  let places: FormPlaces
  /// The keys of the form's own tables.
  let tableKeys: Set<String>
  /// What opens a form of several fields; nil where one stands alone.
  let opening: Announcement?
  let fields: [AuditedField]
  /// Milliseconds without a key until the question closes; nil for no limit.
  let timeLimit: Int?
  /// How long one key may be answered for, in seconds.
  let longest: Double
  let hearing: AuditHearing
  /// The likely language of a text in a script that the language does not use, BCP 47.
  let foreignLanguage: (String) -> String?
  /// Whether some answers have both of two fields asked, by their indices.
  let areAskedTogether: (Int, Int) -> Bool

  /// A finding about a member of the form, of a field or of an option.
  func finding(
    _ rule: AuditRule, _ field: AuditedField? = nil, option: OptionKey? = nil,
    member: String? = nil, details: [String] = [], sizes: [String] = [], heard: [String] = []
  ) -> AuditFinding {
    AuditFinding(
      rule: rule,
      position: places.position(field: field?.field.name, option: option, member: member),
      field: field?.field.name, option: option?.text, details: details, sizes: sizes,
      heard: heard, languages: [language])
  }
}

/// A field as it is met.
struct AuditedField {
  let field: FormField
  /// What is said when the field is entered, in key mode.
  let opening: [Announcement]
  /// What is said before the list, in line mode.
  let lineOpening: [Announcement]
  let options: [AuditedOption]
  /// Whether some answers to other fields have it asked.
  let canBeAsked: Bool
  let cuts: [TextCut]

  /// Everything said of the field itself, announcement by announcement.
  var heard: [String] { opening.map(\.text) }
}

/// An option as it is met.
struct AuditedOption {
  let option: RadioOption<OptionKey>
  /// What is said of it in key mode; nil where keys do not lead to it.
  let announcement: Announcement?
  /// What is said of it in line mode.
  let listed: Announcement
  /// Whether some answers to other fields have it enabled.
  let canBeEnabled: Bool
  /// Whether it is disabled, always or at times.
  let canBeDisabled: Bool

  var heard: [String] { [announcement?.text ?? listed.text] }
}

/// A text that did not fit.
struct TextCut: Hashable {
  /// The text that was cut, whole.
  let text: String
  /// The member of the form file that takes the room, such as `label`.
  let member: String
  /// The option that has the member; nil for the field's own.
  let option: OptionKey?
  /// The terminals and text sizes, such as `40×12 AX1`; without sizes where it is all of them.
  let sizes: [String]
}
