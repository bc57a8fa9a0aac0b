// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// What an audit of a form looks for. The raw value is the name that reports give it.
public enum AuditRule: String, CaseIterable, Hashable, Sendable {
  /// Something in the form file is wrong, so that it would not be asked.
  case formMistake = "form-mistake"
  /// Two options or sections of a question, or two questions or groups beside each other, have the
  /// same label.
  case duplicateLabel = "duplicate-label"
  /// Two labels of a question have the same phonemes.
  case labelsSoundAlike = "labels-sound-alike"
  /// A form, a group or a question has no words for its label, or none that the voice says.
  case groupWithoutLabel = "group-without-label"
  /// An option has no words for its label, or none that the voice says.
  case optionWithoutLabel = "option-without-label"
  /// What is said of an option or a question has not the words that are shown.
  case labelNotInAnnouncement = "label-not-in-announcement"
  /// A text does not fit on the screen at some text size.
  case textCut = "text-cut"
  /// Keys never lead to an option or a question, or nothing can be chosen there.
  case unreachableOption = "unreachable-option"
  /// An option is disabled, always or at times, and nobody is told why.
  case disabledWithoutReason = "disabled-without-reason"
  /// A description takes longer than what it describes.
  case hintTooLong = "hint-too-long"
  /// What one key says takes too long at the person's rate.
  case announcementTooLong = "announcement-too-long"
  /// One part of an announcement ends as the next begins.
  case repeatedWords = "repeated-words"
  /// No voice speaks a language of the form.
  case noVoiceForLanguage = "no-voice-for-language"
  /// A key of a table, or a place for an argument, is shown as it is.
  case rawTableKey = "raw-table-key"
  /// An entry of the form's tables is missing in one of their languages.
  case missingTranslation = "missing-translation"
  /// Nothing tells which form an answer has to have.
  case patternWithoutExplanation = "pattern-without-explanation"
  /// A text mixes the scripts of two languages and does not say which they are.
  case mixedScriptsWithoutLanguage = "mixed-scripts-without-language"
  /// The voice passes over a sign that matters, or names a drawn one, or reads a long number whole.
  case digitsOrPunctuationReadBadly = "digits-or-punctuation-read-badly"
  /// A number that an option is called by chooses another option.
  case numberKeysCollide = "number-keys-collide"
  /// The time is over before the question was heard.
  case timeOutTooShort = "time-out-too-short"

  /// How bad it is.
  public typealias Severity = TableRule.Severity

  public var severity: Severity {
    switch self {
    case .formMistake, .duplicateLabel, .groupWithoutLabel, .optionWithoutLabel, .textCut,
      .unreachableOption, .rawTableKey, .timeOutTooShort:
      .error
    case .labelsSoundAlike, .labelNotInAnnouncement, .disabledWithoutReason, .hintTooLong,
      .announcementTooLong, .repeatedWords, .noVoiceForLanguage, .mixedScriptsWithoutLanguage,
      .digitsOrPunctuationReadBadly, .numberKeysCollide, .missingTranslation,
      .patternWithoutExplanation:
      .warning
    }
  }

  /// The standards that ask for it, the most exact first.
  public var standards: [AuditStandard] {
    switch self {
    case .formMistake: [.wcag("4.1.2")]
    case .duplicateLabel: [.wcag("2.4.6"), .wcag("3.3.2")]
    case .labelsSoundAlike: [.wcag("2.4.6")]
    case .groupWithoutLabel: [.wcag("1.3.1"), .wcag("4.1.2"), .ariaPattern("radio")]
    case .optionWithoutLabel: [.wcag("4.1.2"), .wcag("2.4.6"), .ariaPattern("radio")]
    case .labelNotInAnnouncement: [.wcag("2.5.3")]
    case .textCut: [.wcag("1.4.4"), .wcag("1.4.10")]
    case .unreachableOption: [.wcag("2.1.1"), .ariaPattern("radio")]
    case .disabledWithoutReason: [.wcag("3.3.2"), .ariaPractice("keyboard-interface")]
    case .hintTooLong, .announcementTooLong: [.coga("keep-text-succinct-pattern")]
    case .repeatedWords:
      [.ariaPractice("names-and-descriptions"), .coga("keep-text-succinct-pattern")]
    case .noVoiceForLanguage: [.wcag("3.1.1"), .wcag("3.1.2")]
    case .rawTableKey: [.wcag("2.4.6"), .wcag("3.3.2")]
    case .missingTranslation: [.wcag("3.1.1"), .wcag("3.1.2")]
    case .patternWithoutExplanation: [.wcag("3.3.1"), .wcag("3.3.3"), .wcag("3.3.2")]
    case .mixedScriptsWithoutLanguage: [.wcag("3.1.2")]
    case .digitsOrPunctuationReadBadly: [.wcag("3.1.6")]
    case .numberKeysCollide: [.ariaPractice("keyboard-interface"), .wcag("3.2.4")]
    case .timeOutTooShort: [.wcag("2.2.1")]
    }
  }

  /// Finds what breaks the rule in one language of a form. What reading it tells is known before.
  var findings: (AuditFacts) -> [AuditFinding] {
    switch self {
    case .formMistake, .missingTranslation: { _ in [] }
    case .patternWithoutExplanation: UnexplainedPatterns.findings
    case .duplicateLabel: DuplicateLabels.findings
    case .labelsSoundAlike: SoundAlikeLabels.findings
    case .groupWithoutLabel: MissingLabels.findings
    case .optionWithoutLabel: UnnamedOptions.findings
    case .labelNotInAnnouncement: UnspokenLabels.findings
    case .textCut: CutTexts.findings
    case .unreachableOption: UnreachableOptions.findings
    case .disabledWithoutReason: MissingReasons.findings
    case .hintTooLong: LongHints.findings
    case .announcementTooLong: LongAnnouncements.findings
    case .repeatedWords: RepeatedWords.findings
    case .noVoiceForLanguage: MissingVoices.findings
    case .rawTableKey: RawKeys.findings
    case .mixedScriptsWithoutLanguage: MixedScripts.findings
    case .digitsOrPunctuationReadBadly: BadReadings.findings
    case .numberKeysCollide: CollidingNumbers.findings
    case .timeOutTooShort: ShortTimes.findings
    }
  }
}
