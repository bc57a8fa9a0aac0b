// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

extension Announcer {
  /// The one announcement for all that a key did, or nil when there is nothing to say.
  ///
  /// What ended the question or refused the key is said instead of the steps on the way there.
  func announcement(
    for events: [Event], in navigator: Navigator, preferences: Preferences, limit: Limit?
  ) -> Announcement? {
    let verbosity = preferences.verbosity
    let event = events.last(where: \.isDecisive) ?? events.last
    switch event {
    case .ended(let outcome): return answer(outcome, in: navigator)
    case .refused(let refusal): return refused(refusal, in: navigator)
    case .focused(let edge):
      guard let position = navigator.focusedPosition else {
        return edge.map { stayed(at: $0, in: navigator) }
      }
      return option(at: position, in: navigator, edge: edge, verbosity: verbosity)
    case .selected(_, let key): return selected(key, in: navigator, verbosity: verbosity)
    case .checked(let key, let isChecked): return checked(key, isChecked, in: navigator, verbosity)
    case .edited(let edit): return echo(edit, in: navigator, preferences.echo)
    case .suggested(let place, let count): return suggested(place, of: count, in: navigator)
    case .requested(.content): return content(navigator)
    case .requested(.search): return compose(.echo, [Field(.message, tables.text("text.search"))])
    case .read(let text, let edge): return read(text, edge)
    case .typed(let digits): return typed(digits, in: navigator, verbosity: verbosity)
    case .requested(.help): return help(navigator)
    case .requested(.whereAmI): return whereAmI(navigator)
    case .resized(let category, let limit): return compose(.setting, [textSize(category, limit)])
    case .adjusted(let adjustment): return adjusted(adjustment, preferences, limit: limit)
    case .changed(let change): return changed(change, in: navigator)
    case .requested(.sayAgain), .silenced, .entered, .affected, .stepped, nil: return nil
    }
  }

  /// A part of a text, and whether it ends there.
  private func read(_ text: String, _ edge: Edge?) -> Announcement {
    // What comes again at the top is the beginning.
    let boundary = edge == .last ? [Field(.boundary, tables.text("text.end"))] : []
    return compose(
      .focus, boundary + [Field(.message, SpeakableText.clean(text), language: language)])
  }

  /// That there is nothing further where there are no options, and what the field holds.
  private func stayed(at edge: Edge, in navigator: Navigator) -> Announcement {
    compose(
      .boundary,
      [Field(.boundary, tables.text(Self.key(of: edge)))] + content(navigator).fields)
  }

  /// The key hint for someone who waits.
  func hint(_ navigator: Navigator) -> Announcement {
    compose(.hint, [Field(.hint, hintText(navigator))])
  }

  /// A warning that little time is left, in seconds. On a screen that stays in view the time has a
  /// place of its own where the question goes on by itself.
  func timeWarning(seconds: Int) -> Announcement {
    let isShown = goesOnWith != nil && mode == .keys
    return compose(isShown ? .group : .hint, [Field(.message, remaining(seconds))])
  }

  func remaining(_ seconds: Int) -> String {
    guard let goesOnWith else { return tables.text("timeout.warning", counting(seconds)) }
    return tables.text("timeout.goesOn", counting(seconds) + [.text(goesOnWith)])
  }

  /// Something about speech itself, by its key in the tables.
  public func notice(_ key: String, _ arguments: [String] = []) -> Announcement {
    compose(.error, [Field(.message, tables.text(key, arguments.map { .text($0) }))])
  }

  /// What happens between two questions, in words that somebody else wrote.
  public func told(_ text: String) -> Announcement {
    compose(.group, [Field(.message, SpeakableText.clean(text))])
  }

  /// Lines that came while somebody waits.
  func arrived(_ lines: [String]) -> Announcement {
    let last = MessageArgument.text(SpeakableText.clean(lines.last ?? ""))
    return compose(
      .group, [Field(.message, tables.text("text.arrived", counting(lines.count) + [last]))])
  }

  /// The announcement's label letter by letter, else that of the focused option.
  func spelled(_ announcement: Announcement, in navigator: Navigator) -> Announcement {
    // A note is spelled whole, and not its button.
    let named = navigator.kind == .note ? [] : announcement.fields
    let source =
      named.first { $0.name == .value || $0.name == .label } ?? navigator.focusedOption.map(label)
    let text = source?.text ?? announcement.text
    return Announcement(
      announcement.kind, spelling: text,
      letters: text.map(spelling).joined(separator: separator),
      language: source?.language ?? announcement.language)
  }

  func spelling(_ character: Character) -> String {
    if character.isWhitespace { return tables.text("spelling.space") }
    return character.isUppercase
      ? tables.text("spelling.capital", [.text(String(character))]) : String(character)
  }

  /// How the question ended: the answer in words, or that there is none.
  public func answer(_ outcome: Outcome, in navigator: Navigator) -> Announcement {
    switch outcome {
    case .answered(let key?):
      let option = navigator.group.option(for: key).map(label)
      let text = tables.text("answer.accepted", [.text(option?.text ?? key.text)])
      return compose(.answer, [Field(.answer, text, language: option?.language)])
    case .answered(nil):
      if navigator.answer.isAnswered { return accepted(words(for: navigator)) }
      return navigator.entry.map { accepted(value(of: $0).text) } ?? ending("answer.none")
    case .cancelled: return ending("answer.cancelled")
    case .interrupted: return ending("answer.interrupted")
    case .endOfInput: return ending("answer.endOfInput")
    case .timedOut:
      guard let goesOnWith else { return ending("answer.timedOut") }
      return compose(
        .answer, [Field(.answer, tables.text("timeout.over", [.text(goesOnWith)]))])
    case .wentBack: return ending("answer.wentBack")
    case .nothingSelectable: return ending("answer.nothingSelectable")
    }
  }

  /// - Parameter answer: in words.
  func accepted(_ answer: String) -> Announcement {
    compose(.answer, [Field(.answer, tables.text("answer.accepted", [.text(answer)]))])
  }

  func ending(_ key: String) -> Announcement {
    compose(.answer, [Field(.answer, tables.text(key))])
  }

  private func refused(_ refusal: Refusal, in navigator: Navigator) -> Announcement {
    switch refusal {
    case .unavailable(let key):
      guard let option = navigator.group.option(for: key) else { return reason("selection.none") }
      let stays = navigator.kind == .radio ? [standing("selection.stays", navigator)] : []
      return compose(.refusal, [label(of: option), availability(of: option)] + stays)
    case .nothingSelected:
      if let option = navigator.selectedOption, !option.isEnabled {
        return compose(
          .refusal, [label(of: option), availability(of: option)] + nothingSelected(navigator))
      }
      return compose(.refusal, nothingSelected(navigator))
    case .numberOutOfRange(let typed):
      let number = Int(typed).map { MessageArgument.number($0) } ?? shown(typed)
      return reason("refusal.outOfRange", [number, count(navigator)])
    case .noMatch(let text): return reason("refusal.noMatch", [shown(text)])
    case .notFound(let text): return reason("refusal.notFound", [shown(text)])
    case .notAnOption(let text):
      return reason("refusal.notAnOption", [shown(text), count(navigator)])
    case .ambiguous(let text, let count):
      return reason("refusal.ambiguous", [shown(text)] + counting(count))
    case .invalid(let problem): return invalid(problem)
    case .noRoom(let maximum): return reason("limit.length.most", counting(maximum))
    case .full(let maximum): return reason("refusal.full", counting(maximum))
    case .cancelsAnswers:
      return reason(keepsAnswers ? "refusal.cancelsKept" : "refusal.cancelsAnswers")
    case .noEarlierField: return reason("boundary.firstField")
    case .unknownKey(let name):
      return reason("refusal.unknownKey", [.text(SpeakableText.clean(keyName(name)))])
    }
  }

  func reason(_ key: String, _ arguments: [MessageArgument] = []) -> Announcement {
    compose(.refusal, [Field(.message, tables.text(key, arguments))])
  }

  func shown(_ text: String) -> MessageArgument { .text(SpeakableText.clean(text)) }

  /// How many numbers can be typed; in line mode buttons have some of them.
  private func count(_ navigator: Navigator) -> MessageArgument {
    let buttons = around?.labels.count ?? 0
    let hasButtons = mode == .lines && buttons > 1 && navigator.kind != .buttons
    return .number(navigator.group.count + (hasButtons ? buttons : 0))
  }

  private func nothingSelected(_ navigator: Navigator) -> [Field] {
    let text =
      mode == .lines
      ? tables.text("refusal.nothingTyped", [count(navigator)])
      : tables.text("refusal.nothingSelected")
    return [Field(.message, text)]
  }

  /// Which option is selected, in a sentence made of the entry; or that none is.
  func standing(_ key: String, _ navigator: Navigator) -> Announcement.Field {
    guard let option = navigator.selectedOption, option.isEnabled
    else { return Announcement.Field(.selection, tables.text("selection.none")) }
    return Announcement.Field(.selection, tables.text(key, [.text(label(of: option).text)]))
  }

  private func selected(_ key: OptionKey?, in navigator: Navigator, verbosity: Verbosity)
    -> Announcement
  {
    guard let option = key.flatMap({ navigator.group.option(for: $0) }) else {
      return compose(.selection, [Field(.state, tables.text("selection.cleared"))])
    }
    let isElsewhere = option.key != navigator.focusedOption?.key
    let named = verbosity == .verbose || isElsewhere ? [label(of: option)] : []
    return compose(.selection, named + [Field(.state, state(true, in: .radio))])
  }

  private func checked(
    _ key: OptionKey, _ isChecked: Bool, in navigator: Navigator, _ verbosity: Verbosity
  ) -> Announcement {
    let option = verbosity == .verbose ? navigator.group.option(for: key) : nil
    let state = Field(.state, state(isChecked, in: .checklist))
    return compose(.selection, (option.map { [label(of: $0)] } ?? []) + [state])
  }

  private func typed(_ digits: String, in navigator: Navigator, verbosity: Verbosity)
    -> Announcement?
  {
    guard let number = Int(digits) else {
      return navigator.focusedPosition.map { option(at: $0, in: navigator, verbosity: verbosity) }
    }
    return compose(.hint, [Field(.message, tables.number(number))])
  }

  func textSize(_ category: ContentSizeCategory, _ limit: Limit?) -> Field {
    let name = tables.text("textSize." + category.name)
    let key = Self.key("setting.textSize", limit, smallest: "Smallest", largest: "Largest")
    return Field(.setting, tables.text(key, [.text(name)]))
  }

  private func adjusted(_ adjustment: SpeechAdjustment, _ preferences: Preferences, limit: Limit?)
    -> Announcement
  {
    let voice = preferences.voice
    let (key, value): (String, MessageArgument) =
      switch adjustment {
      case .slower, .faster:
        (
          Self.key("setting.rate", limit, smallest: "Slowest", largest: "Fastest"),
          .number(voice.rate)
        )
      case .lower, .higher: ("setting.pitch", .number(voice.pitch))
      case .quieter, .louder: ("setting.volume", .number(voice.volume))
      case .nextPunctuation: named("setting.punctuation", voice.punctuation.rawValue)
      case .nextCapitals: named("setting.capitals", voice.capitals.rawValue)
      case .nextWordGap: ("setting.wordGap", .number(voice.wordGap))
      case .lessVerbose, .moreVerbose:
        named("setting.verbosity", preferences.verbosity.rawValue)
      }
    return compose(.setting, [Field(.setting, tables.text(key, [value]))])
  }

  private func named(_ key: String, _ value: String) -> (String, MessageArgument) {
    (key, .text(tables.text(key + "." + value)))
  }

  private static func key(_ key: String, _ limit: Limit?, smallest: String, largest: String)
    -> String
  {
    switch limit {
    case .smallest: key + smallest
    case .largest: key + largest
    case nil: key
    }
  }

  private func changed(_ change: RadioGroupChange<OptionKey>, in navigator: Navigator)
    -> Announcement?
  {
    func name(_ key: OptionKey) -> MessageArgument {
      .text(navigator.group.option(for: key).map { label(of: $0).text } ?? key.text)
    }
    let text: String
    switch change {
    case .selection(_, let key, _): return selected(key, in: navigator, verbosity: .verbose)
    case .added(let key, _): text = tables.text("change.added", [name(key)])
    case .removed(let key, _): text = tables.text("change.removed", [name(key)])
    case .enabled(let key): text = tables.text("change.available", [name(key)])
    case .disabled(let key, let reason?):
      text = tables.text("change.unavailableReason", [name(key), shown(reason)])
    case .disabled(let key, nil): text = tables.text("change.unavailable", [name(key)])
    case .relabelled(let key): text = tables.text("change.relabelled", [name(key)])
    }
    return compose(.group, [Field(.message, text)])
  }
}

extension Navigator {
  /// The option that was selected, which may be unavailable since.
  fileprivate var selectedOption: RadioOption<OptionKey>? {
    group.selectedKey.flatMap { group.option(for: $0) }
  }
}

extension Event {
  /// Whether the event says all that is to be said of the key.
  fileprivate var isDecisive: Bool {
    switch self {
    case .ended, .refused, .focused: true
    default: false
    }
  }
}
