// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// The keyboard model of one radio question: a command goes in, events come out.
///
/// It is pure: no terminal, no clock, no speech. Times are milliseconds since the question
/// opened and come from the caller. The rules are the radio and listbox patterns of the ARIA
/// Authoring Practices, and the project's key table where those define nothing.
public struct Navigator: Sendable {
  public struct Settings: Hashable, Sendable {
    public enum SelectionMode: String, Hashable, Sendable, CaseIterable {
      /// The selection goes with the focus.
      case follow
      /// Space selects.
      case manual
    }

    public enum DisabledOptions: String, Hashable, Sendable, CaseIterable {
      /// The focus stops at them, so that their reason can be heard.
      case reach
      case skip
    }

    public var selectionMode: SelectionMode
    public var disabledOptions: DisabledOptions
    /// Whether moving past an edge goes on at the other one.
    public var wraps: Bool
    /// Columns of the grid; options lie in it row by row.
    public var columns: Int
    public var isRightToLeft: Bool
    /// Options that Page Up and Page Down move by.
    public var pageSize: Int
    public var textSize: ContentSizeCategory

    public init(
      selectionMode: SelectionMode = .follow, disabledOptions: DisabledOptions = .reach,
      wraps: Bool = true, columns: Int = 1, isRightToLeft: Bool = false, pageSize: Int = 10,
      textSize: ContentSizeCategory = .large
    ) {
      self.selectionMode = selectionMode
      self.disabledOptions = disabledOptions
      self.wraps = wraps
      self.columns = columns
      self.isRightToLeft = isRightToLeft
      self.pageSize = pageSize
      self.textSize = textSize
    }
  }

  /// How long typed letters or digits belong together, in milliseconds.
  public static let typingPause = 1000

  /// What is asked for, which decides what the keys do.
  public enum Kind: Hashable, Sendable {
    /// One option.
    case radio
    /// Any number of options.
    case checklist
    /// A line of text.
    case entry
    /// Nothing: it is read.
    case note
    /// A place to go to.
    case menu
    /// One of several things to go on with.
    case actions
    /// A button to press.
    case buttons

    /// Whether the focused option is what is chosen, with no selection beside it.
    public var choosesFocused: Bool { [.menu, .actions, .buttons].contains(self) }
  }

  public let kind: Kind
  /// The parts of a note that is read part by part; nil where it is read whole.
  public internal(set) var reading: TextReading?
  /// What explains the question, to be read part by part.
  public internal(set) var description: (any PagedText)?
  /// Whether what is selected can be changed and not be taken back, as in the boxes of scripts: none
  /// of them takes a selection for none.
  public internal(set) var keepsSelection = false
  /// What page keys move by; nil where the settings say so.
  var pageSteps: FormField.PageSteps?
  /// The options; none where a text is typed or a note is read.
  public internal(set) var group: RadioGroup<OptionKey>
  /// What is checked, in a checklist.
  public internal(set) var checked: CheckedOptions?
  /// What is typed, where a text is.
  public internal(set) var entry: TextEntry?
  /// Which numbers are typed for the options.
  public internal(set) var numbering: OptionNumbering
  public var settings: Settings
  public var typeAhead: (any TypeAheadSearching)?
  /// How the question ended; nil while it is open. A closed question takes no command.
  public internal(set) var outcome: Outcome?
  /// Digits typed so far that may still become a longer number.
  public internal(set) var pendingNumber = ""

  /// Whether yes or no is asked for.
  private(set) var isConfirmation = false
  var focusedKey: OptionKey?
  var numberDeadline: Int?
  var typedLetters = ""
  var lastLetterTime = 0
  /// What a text is searched for; nil where nothing is.
  var searched: String?
  /// Whether that is being typed.
  var isSearching = false

  /// - Parameters:
  ///   - group: the options; a selected one is the default.
  ///   - typeAhead: the search behind typed letters and typed lines; without it they match nothing.
  public init(
    group: RadioGroup<OptionKey>, settings: Settings = Settings(),
    typeAhead: (any TypeAheadSearching)? = nil
  ) {
    self.init(.radio, group: group, settings: settings, typeAhead: typeAhead)
  }

  /// Asks one field of a form.
  public init(
    field: FormField.Kind, settings: Settings, typeAhead: (any TypeAheadSearching)?
  ) {
    switch field {
    case .radio(let group):
      self.init(.radio, group: group, settings: settings, typeAhead: typeAhead)
    case .confirm(let group):
      self.init(.radio, group: group, settings: settings, typeAhead: typeAhead)
      isConfirmation = true
    case .checklist(let options, let checked):
      self.init(.checklist, group: options, settings: settings, typeAhead: typeAhead)
      self.checked = checked
      focus(at: tabStop(fromBehind: false))
    case .entry(let entry):
      self.init(.entry, group: RadioGroup(), settings: settings, typeAhead: nil)
      self.entry = entry
    case .note: self.init(.note, group: RadioGroup(), settings: settings, typeAhead: nil)
    case .actions(let group):
      self.init(.actions, group: group, settings: settings, typeAhead: typeAhead)
    case .buttons(let group):
      self.init(.buttons, group: group, settings: settings, typeAhead: typeAhead)
    }
  }

  init(
    _ kind: Kind, group: RadioGroup<OptionKey>, settings: Settings,
    typeAhead: (any TypeAheadSearching)?
  ) {
    self.kind = kind
    self.group = group
    numbering = OptionNumbering(group)
    self.settings = settings
    self.typeAhead = typeAhead
    focus(at: tabStop(fromBehind: false))
  }

  /// Where the focus is, in display order from 0; nil only in a group without options. O(log n).
  public var focusedPosition: Int? {
    focusedKey.flatMap { group.position(of: $0) }
  }

  public var focusedOption: RadioOption<OptionKey>? {
    focusedPosition.map { group[$0] }
  }

  /// The selection that may become the answer: a disabled one may not. O(1).
  public var answerableKey: OptionKey? {
    guard let key = group.selectedKey, group.option(for: key)?.isEnabled == true else { return nil }
    return key
  }

  /// What the field holds as an answer. O(1), in a checklist O(checked options · log n).
  public var answer: FieldAnswer {
    switch kind {
    case .radio: return answerableKey.map(FieldAnswer.choice) ?? .none
    case .checklist:
      let positions = (checked?.keys ?? []).compactMap { group.position(of: $0) }.sorted()
      let options = positions.map { group[$0] }.filter(\.isEnabled)
      return options.isEmpty ? .none : .choices(options.map(\.key))
    case .entry: return entry?.answer ?? .none
    case .actions: return focusedKey.map(FieldAnswer.choice) ?? .none
    case .note, .menu, .buttons: return .none
    }
  }

  /// Why the field cannot be left as answered; nil when it can.
  public var problem: AnswerProblem? {
    switch kind {
    case .radio: group.isRequired && answerableKey == nil ? .missing : nil
    case .checklist: checkedProblem
    case .entry: entry?.problem
    case .note, .menu, .actions, .buttons: nil
    }
  }

  /// Whether an option is selected or checked. O(1).
  public func isChosen(_ key: OptionKey) -> Bool {
    checked.map { $0.keys.contains(key) } ?? (kind == .radio && group.selectedKey == key)
  }

  /// When `advance(to:)` has something to do next, in milliseconds; nil when nothing waits.
  public var nextDeadline: Int? { numberDeadline }

  /// Lets time pass: digits that waited for more become their number.
  public mutating func advance(to milliseconds: Int) -> [Event] {
    guard outcome == nil, let deadline = numberDeadline, milliseconds >= deadline else { return [] }
    return commitNumber()
  }

  /// Does what the person wants. O(log n) in the number of options.
  ///
  /// - Parameter milliseconds: now, since the question opened.
  public mutating func handle(_ command: Command, at milliseconds: Int) -> [Event] {
    guard outcome == nil else { return [] }
    switch kind {
    case .entry: if let events = handleEntry(command) { return events }
    case .note:
      if let events = handleReading(command, at: milliseconds) { return events }
      if let events = handleNote(command) { return events }
    case .radio, .checklist, .menu, .actions, .buttons: break
    }
    let continuesLabel = command == .select && selectionExtendsLetters(at: milliseconds)
    switch command {
    case .character, .erase, .accept: break
    case .select where continuesLabel: break
    default: forgetTyping()
    }
    switch command {
    case .readNext, .readPrevious: return readDescription(command)
    case .up, .down, .left, .right: return move(direction(of: command))
    case .reviewNext: return review(by: 1)
    case .reviewPrevious: return review(by: -1)
    case .first: return jump(to: 0, edge: nil)
    case .last: return jump(to: group.count - 1, edge: nil)
    case .pageUp: return page(by: -(pageSteps?.up ?? settings.pageSize))
    case .pageDown: return page(by: pageSteps?.down ?? settings.pageSize)
    case .select:
      return continuesLabel ? search(typedLetters + " ", at: milliseconds) : selectFocused()
    case .accept: return accept()
    case .nextField: return enterAgain(fromBehind: false)
    case .previousField: return enterAgain(fromBehind: true)
    case .firstField: return look(at: 0)
    case .lastField: return look(at: group.count - 1)
    case .edited, .joinsPrevious, .joinsNext, .plainLine, .insertedLines: return []
    case .character(let character): return type(character, at: milliseconds)
    case .erase: return erase()
    case .largerText: return resize(to: settings.textSize.nextLarger, limit: .largest)
    case .smallerText: return resize(to: settings.textSize.nextSmaller, limit: .smallest)
    case .usualText: return resize(to: .large, limit: nil)
    case .cancel: return end(.cancelled)
    case .interrupt: return end(.interrupted)
    case .endOfInput: return end(.endOfInput)
    case .help: return [.requested(.help)]
    case .whereAmI: return [.requested(.whereAmI)]
    case .sayAgain: return [.requested(.sayAgain)]
    case .silence: return [.silenced]
    case .adjust(let adjustment): return [.adjusted(adjustment)]
    case .line(let line): return kind == .checklist ? check(line) : interpret(line)
    case .unknownKey(let name): return [.refused(.unknownKey(name))]
    }
  }

  /// Opens an answered field again, so that it can be changed.
  mutating func reopen() {
    outcome = nil
    forgetTyping()
  }

  /// Enters the field by Tab or Shift-Tab.
  mutating func enter(fromBehind: Bool) {
    focus(at: tabStop(fromBehind: fromBehind))
  }

  mutating func end(_ outcome: Outcome) -> [Event] {
    self.outcome = outcome
    return [.ended(outcome)]
  }

  /// Ends the question from outside: its time is over, or its terminal went away.
  public mutating func close(_ outcome: Outcome) -> [Event] {
    self.outcome == nil ? end(outcome) : []
  }

  private mutating func resize(to category: ContentSizeCategory?, limit: Limit?) -> [Event] {
    guard let category else { return [.resized(settings.textSize, limit)] }
    settings.textSize = category
    return [.resized(category, nil)]
  }
}
