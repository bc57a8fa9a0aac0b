// SPDX-License-Identifier: GPL-3.0-or-later

/// One question of a form.
public struct FormField: Sendable {
  public enum Kind: Sendable {
    /// One of several options.
    case radio(RadioGroup<OptionKey>)
    /// Yes or no: a radio group of the options `yes` and `no`.
    case confirm(RadioGroup<OptionKey>)
    /// Several of several options; the group selects none itself.
    case checklist(RadioGroup<OptionKey>, CheckedOptions)
    /// A text, a secret or a number.
    case entry(TextEntry)
    /// Something to be read, without an answer.
    case note
    /// One of several things to go on with: the option that has the focus is the answer, and one
    /// that is selected has it at first.
    case actions(RadioGroup<OptionKey>)
    /// The buttons that end a form, behind its one question: pressing one is the end of all. The
    /// first one sends the answer.
    case buttons(RadioGroup<OptionKey>)

    /// The options that are chosen from, if any are.
    public var group: RadioGroup<OptionKey>? {
      switch self {
      case .radio(let group), .confirm(let group), .checklist(let group, _), .actions(let group),
        .buttons(let group):
        group
      case .entry, .note: nil
      }
    }
  }

  /// What a note is: something to be read among questions, something that is told, or a long text.
  public enum NoteRole: Sendable {
    case note, message, document
  }

  /// A part of a list of options, which begins with one of them.
  public struct Section: Hashable, Sendable {
    public let first: OptionKey
    /// nil for a separator alone.
    public let label: String?

    public init(first: OptionKey, label: String?) {
      self.first = first
      self.label = label
    }
  }

  /// How many options Page Down and Page Up move by, where what is shown does not decide.
  public struct PageSteps: Hashable, Sendable {
    public let down: Int
    public let up: Int

    public init(down: Int, up: Int) {
      self.down = down
      self.up = up
    }
  }

  /// What answers and conditions call the field.
  public let name: String
  public var kind: Kind
  public var label: String
  public var detail: String?
  /// Spoken instead of the label.
  public var spokenText: String?
  /// The BCP 47 code of the field's own words, where it differs from the form's.
  public var language: String?
  /// The labels of the groups that it stands in, the outermost first.
  public var groups: [String]
  public var sections: [Section]
  public var shownWhen: Condition?
  public var enabledWhen: Condition?
  /// Which options are enabled only at times; an option's `disabledReason` is then said while it
  /// is not.
  public var optionsEnabledWhen: [OptionKey: Condition]
  /// Said in the place of what is wrong with an answer of another form, length or range.
  public var invalidMessage: String?
  /// Whether it is shown as an error, which somebody has to know.
  public var hasError: Bool
  /// A note's text, where it is to be read part by part, or the description of what is asked.
  public var text: (any PagedText)?
  /// What a note is called.
  public var noteRole = NoteRole.note
  /// Whether the description is what is asked: it is read before what the field holds.
  public var asksInDetail = false
  /// Whether the label of a note is a title, and not the beginning of its text.
  public var isTitled = false
  /// Whether the label is the beginning of the text that is read, as where a box has no title.
  public var labelBeginsText = false
  /// The option that has the focus at first; nil where the selection decides.
  public var firstFocus: OptionKey?
  /// nil where as many options as are shown are a page.
  public var pageSteps: PageSteps?
  /// Whether the form begins with it, whatever stands before it; the first such field counts.
  public var isFirst = false
  /// How keys lead to buttons, and what they mean there.
  public var buttonKeys = ButtonKeys.stops
  /// The buttons that are pressed whatever stands in the fields: nothing of it is an answer then.
  public var refusingButtons: Set<OptionKey> = []
  /// Whether the buttons mean something else for each answer: who types lines comes to them with the
  /// answer.
  public var followsTypedAnswer = false
  /// Whether a letter presses the button whose first capital it is.
  public var pressesByLetter = false

  public init(
    name: String, kind: Kind, label: String, detail: String? = nil, spokenText: String? = nil,
    language: String? = nil, groups: [String] = [], sections: [Section] = [],
    shownWhen: Condition? = nil, enabledWhen: Condition? = nil,
    optionsEnabledWhen: [OptionKey: Condition] = [:], invalidMessage: String? = nil,
    hasError: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.label = label
    self.detail = detail
    self.spokenText = spokenText
    self.language = language
    self.groups = groups
    self.sections = sections
    self.shownWhen = shownWhen
    self.enabledWhen = enabledWhen
    self.optionsEnabledWhen = optionsEnabledWhen
    self.invalidMessage = invalidMessage
    self.hasError = hasError
  }

  /// The keys of a confirmation's options.
  public static let yes: OptionKey = "yes"
  public static let no: OptionKey = "no"

  /// Takes a text as what explains the field; a note is read by itself.
  public mutating func readsBeside(_ description: any PagedText) {
    if case .note = kind { return }
    text = description
  }

  /// Whether it can be answered at all.
  public var asks: Bool {
    switch kind {
    case .note, .buttons: false
    case .radio, .confirm, .checklist, .entry, .actions: true
    }
  }

  /// The fields whose answers it depends on, each as often as it is named.
  var dependencies: [String] {
    ([shownWhen, enabledWhen].compactMap(\.self) + optionsEnabledWhen.values).flatMap(\.fields)
  }
}
