// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// What is said of a text, a secret, a number, and of what is wrong with an answer.
extension Announcer {
  /// A text field in full: label, role, whether it is required, what it takes, what it holds.
  func entryFields(_ navigator: Navigator, verbosity: Verbosity) -> [Field] {
    guard let entry = navigator.entry else { return [] }
    var fields = title.map { [Field(.group, $0, language: language)] } ?? []
    let asked = detail.map { [Field(.description, $0, language: language)] } ?? []
    if asksInDetail { fields += asked }
    fields.append(Field(.role, tables.text(Self.role(of: entry))))
    if verbosity > .brief, let required = required(navigator) {
      fields.append(Field(.required, required))
    }
    fields.append(value(of: entry))
    if let cursor = cursor(in: entry) { fields.append(Field(.value, cursor)) }
    if verbosity > .brief, let limits = limits(of: navigator) {
      fields.append(Field(.constraint, limits))
    }
    if verbosity > .brief, !asksInDetail { fields += asked }
    return fields
  }

  /// What a field holds: its text, or how many characters where they are secret.
  func value(of entry: TextEntry) -> Field {
    if entry.text.isEmpty { return Field(.value, tables.text("text.blank")) }
    if entry.isSecret {
      return Field(.value, tables.text("secret.length", counting(entry.text.count)))
    }
    if case .number(let range) = entry.content, let number = DecimalNumber(entry.text),
      range.text(of: number) == entry.text
    {
      return Field(.value, words(for: number))
    }
    let text = SpeakableText.clean(entry.text)
    return Field(
      .value, text, language: language ?? tables.language(ofForeign: text),
      isSpelled: !SpeakableText.hasWords(text))
  }

  /// Where the next character goes, where that is not behind what is there: nobody hears the cursor.
  /// In a text of several lines keys lead to all of it.
  private func cursor(in entry: TextEntry) -> String? {
    guard mode == .keys, !entry.isLine, entry.cursor < entry.text.count else { return nil }
    if entry.cursor == 0 { return tables.text("text.cursorAtBeginning") }
    if entry.isSecret { return nil }
    return tables.text(
      "text.cursorBefore", [.text(clean(String(entry.text.dropFirst(entry.cursor))))])
  }

  /// What the field holds, on wish: the line as it is, or the words of a note.
  func content(_ navigator: Navigator) -> Announcement {
    if let entry = navigator.entry {
      // How much there is to choose from is another number in each folder.
      let limits = entry.proposing == nil ? nil : limits(of: navigator)
      return compose(.echo, [value(of: entry)] + (limits.map { [Field(.constraint, $0)] } ?? []))
    }
    var text = [title, detail].compactMap(\.self)
    // Lines that a program wrote were told before the question opened.
    if text.isEmpty, let beginning = navigator.reading?.beginning {
      text = [spoken(lines: beginning)]
    }
    return compose(.focus, text.map { Field(.message, $0, language: language) })
  }

  /// What is suggested now, and its place among all that is.
  func suggested(_ place: Int, of count: Int, in navigator: Navigator) -> Announcement? {
    guard let entry = navigator.entry else { return nil }
    let position = tables.text("position", [.number(place + 1), .number(count)])
    let name =
      if entry.suggestionNames.indices.contains(place) {
        Field(.value, clean(entry.suggestionNames[place]), language: language)
      } else {
        value(of: entry)
      }
    return compose(.echo, [name, Field(.position, position)])
  }

  /// What a key did to the text, as far as the person wants to hear it.
  func echo(_ edit: TextEdit, in navigator: Navigator, _ echo: TypingEcho) -> Announcement? {
    guard let entry = navigator.entry else { return nil }
    switch edit {
    case .inserted(let text): return typed(text, in: entry, echo)
    case .deleted(let text):
      if entry.isSecret {
        return text.count == 1
          ? said("text.deleted", [.text(tables.text("secret.character"))])
          : said("secret.deleted", counting(text.count))
      }
      return said("text.deleted", [.text(text.count == 1 ? name(of: text.first!) : clean(text))])
    case .movedByCharacter(let character), .movedToEdge(let character):
      guard let character else { return said("text.end") }
      return spoken(character, in: entry)
    case .movedByWord(let word):
      if entry.isSecret { return said("secret.character") }
      return word.isEmpty ? said("spelling.space") : spoken(word)
    case .divided(let line):
      return said("text.divided", [.number(line), .text(value(of: entry).text)])
    case .joined(let line):
      return said("text.joined", [.number(line), .text(value(of: entry).text)])
    case .replaced: return compose(.echo, [value(of: entry)])
    case .unchanged: return entry.text.isEmpty ? said("text.blank") : nil
    }
  }

  /// What is wrong with an answer, and how to mend it.
  public func invalid(_ problem: AnswerProblem) -> Announcement {
    switch problem {
    case .missing: reason("invalid.missing")
    case .tooShort(let count, let minimum):
      reason("invalid.tooShort", counting(minimum) + counting(count))
    case .tooLong(let count, let maximum):
      reason("invalid.tooLong", counting(maximum) + counting(count))
    case .otherForm: reason("invalid.otherForm")
    case .notANumber(let text): reason("invalid.notANumber", [shown(text)])
    case .twoNumbers(let text): reason("invalid.twoNumbers", [shown(text)])
    case .tooManyDigits(let maximum): reason("invalid.tooManyDigits", counting(maximum))
    case .tooSmall(let number, let minimum):
      reason("invalid.tooSmall", [.text(words(for: number)), .text(words(for: minimum))])
    case .tooLarge(let number, let maximum):
      reason("invalid.tooLarge", [.text(words(for: number)), .text(words(for: maximum))])
    case .betweenSteps(let number, let step, let base):
      reason("invalid.betweenSteps", [number, step, base].map { .text(words(for: $0)) })
    case .tooFew(let count, let minimum):
      reason(
        mode == .lines ? "invalid.tooFew.line" : "invalid.tooFew",
        counting(minimum) + counting(count))
    case .tooMany(let count, let maximum):
      reason("invalid.tooMany", counting(maximum) + counting(count))
    }
  }

  /// A number in the language's digits, with its decimal sign.
  func words(for number: DecimalNumber) -> String {
    number.wholeNumber.map(tables.number) ?? tables.decimal(number.description)
  }

  /// How many options may be checked, or which numbers and how long a text may be; nil without
  /// limits.
  func limits(of navigator: Navigator) -> String? {
    if let checked = navigator.checked {
      return Self.limits(
        "limit.checked", checked.minimum > 0 ? checked.minimum : nil, checked.maximum
      ).map { tables.text($0, $1.flatMap(counting)) }
    }
    guard let entry = navigator.entry else { return nil }
    if case .number(let range) = entry.content {
      let limits = Self.limits("limit.number", range.minimum, range.maximum)
        .map { tables.text($0, $1.map { .text(words(for: $0)) }) }
      let unit = range.unit.map(clean)
      return unit.map { unit in limits.map { $0 + separator + unit } ?? unit } ?? limits
    }
    let length = Self.limits(
      "limit.length", entry.minimumLength > 0 ? entry.minimumLength : nil,
      entry.maximumLength ?? entry.mostBytes
    ).map { tables.text($0, $1.flatMap(counting)) }
    // Who waits for an echo would type it again.
    if entry.isSecret, asksInDetail {
      return [length, tables.text("hint.line.secret")].compactMap(\.self).joined(
        separator: separator)
    }
    let suggestions = entry.suggestions.count
    guard entry.offersSuggestions else { return length }
    let proposed = tables.text("text.suggestions", counting(suggestions))
    return [length, proposed].compactMap(\.self).joined(separator: separator)
  }

  /// That an answer is needed, where nothing else tells so.
  func required(_ navigator: Navigator) -> String? {
    let isTold =
      switch navigator.kind {
      case .radio: hasFields && navigator.group.isRequired && navigator.group.selectedKey == nil
      case .entry: navigator.entry?.isRequired ?? false
      // The least number of options tells it.
      case .checklist, .note, .menu, .actions, .buttons: false
      }
    return isTold ? tables.text("group.required") : nil
  }

  private static func limits<Value: Equatable>(
    _ entry: String, _ minimum: Value?, _ maximum: Value?
  ) -> (entry: String, values: [Value])? {
    switch (minimum, maximum) {
    case (nil, nil): nil
    case (let minimum?, nil): (entry + ".least", [minimum])
    case (nil, let maximum?): (entry + ".most", [maximum])
    case (let minimum?, let maximum?) where minimum == maximum: (entry + ".exactly", [minimum])
    case (let minimum?, let maximum?): (entry + ".range", [minimum, maximum])
    }
  }

  static func role(of entry: TextEntry) -> String {
    switch entry.content {
    case .text: "role.text"
    case .secret: "role.secret"
    case .number: "role.number"
    }
  }

  /// A character at once; a word when it ends; a paste whole.
  private func typed(_ text: String, in entry: TextEntry, _ echo: TypingEcho) -> Announcement? {
    if entry.isSecret { return echo == .none ? nil : said("secret.character") }
    guard text.count == 1, let character = text.first else { return spoken(text) }
    let endsWord = character.isWhitespace || character.isPunctuation
    if endsWord, echo == .words || echo == .both, let word = Self.word(before: entry.cursor, entry)
    {
      return spoken(word)
    }
    return echo == .characters || echo == .both ? spoken(character, in: entry) : nil
  }

  /// The word that ends before the character just typed.
  private static func word(before cursor: Int, _ entry: TextEntry) -> String? {
    let typed = entry.text.prefix(max(cursor - 1, 0))
    let word = String(typed.reversed().prefix { !$0.isWhitespace && !$0.isPunctuation }.reversed())
    return word.isEmpty ? nil : word
  }

  private func spoken(_ character: Character, in entry: TextEntry) -> Announcement {
    if entry.isSecret { return said("secret.character") }
    let text = String(character)
    if character.isWhitespace || character.isUppercase { return spoken(name(of: character)) }
    return compose(
      .echo,
      [Field(.value, text, language: tables.language(ofForeign: text), isSpelled: true)])
  }

  private func spoken(_ text: String) -> Announcement {
    let text = clean(text)
    return compose(
      .echo,
      [
        Field(
          .value, text, language: tables.language(ofForeign: text),
          isSpelled: !SpeakableText.hasWords(text))
      ])
  }

  private func said(_ key: String, _ arguments: [MessageArgument] = []) -> Announcement {
    compose(.echo, [Field(.value, tables.text(key, arguments))])
  }

  private func name(of character: Character) -> String { spelling(character) }

  private func clean(_ text: String) -> String { SpeakableText.clean(text) }
}
