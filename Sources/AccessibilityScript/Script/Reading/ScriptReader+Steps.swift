// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioNavigator

extension ScriptReader {
  /// `open`, `press KEYS`, `type "TEXT"`, `wait 3 s`, `wait for "TEXT" 10 s`, `end`.
  mutating func readStep(_ word: LineWord, _ line: ScriptLine) {
    let isOver = steps.last.map { if case .end = $0.action { true } else { false } } ?? false
    if isOver || (word == .open && !steps.isEmpty) {
      note(.stepOrder, at: line.place)
      return addStandIn(for: line)
    }
    guard let action = action(word, line) else { return addStandIn(for: line) }
    guard steps.count < Script.mostSteps else {
      if !hasTooManySteps {
        note(
          .tooMany("open press type wait end", steps.count + 1, most: Script.mostSteps),
          at: line.place)
      }
      hasTooManySteps = true
      return
    }
    steps.append(ScriptStep(action: action, text: line.text, place: line.place))
  }

  private mutating func action(_ word: LineWord, _ line: ScriptLine) -> ScriptStep.Action? {
    let operands = line.tokens.dropFirst()
    switch word {
    case .open where operands.isEmpty: return .open
    case .end where operands.isEmpty: return .end
    case .press where !operands.isEmpty: return keys(line)
    case .type where operands.contains { !$0.isQuoted } && !isOneWord(operands):
      note(.unquoted("type " + StraightQuotes.quoted(operands)), at: operands[1].place)
    case .type where operands.count == 1: return .type(operands[1].text)
    case .wait where operands.first?.isWord("for") == true: return awaited(line)
    case .wait where !operands.isEmpty:
      let text = line.rest(from: 1)
      if let duration = ScriptDuration(text) { return .wait(duration.milliseconds) }
      note(Self.wait(text), at: operands[1].place)
    default: note(.malformed(usage: Self.usage(of: word)), at: line.place)
    }
    return nil
  }

  /// The text after `wait for`, and the time that may stand behind it.
  private mutating func awaited(_ line: ScriptLine) -> ScriptStep.Action? {
    let usage = "wait for \"TEXT\" 10 s"
    let operands = line.tokens.dropFirst(2)
    guard let text = operands.first, !text.text.isEmpty else {
      note(.malformed(usage: usage), at: line.place)
      return nil
    }
    guard text.isQuoted else {
      note(.unquoted("wait for " + StraightQuotes.quoted(operands)), at: text.place)
      return nil
    }
    guard operands.count > 1 else { return .waitFor(text.text, Script.usualWait) }
    let place = line.tokens[3].place
    guard let duration = ScriptDuration(line.rest(from: 3)) else {
      note(.malformed(usage: usage), at: place)
      return nil
    }
    guard ListeningSettings.waits.contains(duration.milliseconds) else {
      note(
        .outOfRange("wait for", String(duration.milliseconds), ListeningSettings.waits), at: place)
      return nil
    }
    return .waitFor(text.text, duration.milliseconds)
  }

  /// A word that needs no quotation marks, and has no others.
  private func isOneWord(_ operands: ArraySlice<ScriptToken>) -> Bool {
    guard let first = operands.first, operands.count == 1 else { return false }
    guard StraightQuotes.beginsOtherwise(first) else { return true }
    // An apostrophe alone or before a word is typed, but not one around it.
    return first.text.first?.isASCII == true
      && (first.text.count == 1 || first.text.first != first.text.last)
  }

  private mutating func keys(_ line: ScriptLine) -> ScriptStep.Action? {
    let text = line.rest(from: 1)
    do throws(KeyScript.ParseError) {
      return .press(try KeyScript(parsing: text))
    } catch {
      // Words of keys and tokens of the line differ in quotation marks only.
      func place(_ word: Int) -> ScriptPlace { line.tokens[min(word, line.tokens.count - 1)].place }
      switch error {
      case .unknownKey(let name, let word):
        noteUnknownKey(name, line.tokens[min(word, line.tokens.count - 1)...])
      case .badWait(_, let word): note(.malformed(usage: "wait:3000"), at: place(word))
      case .unfinishedQuote(_, let word):
        note(.malformed(usage: "text:\"TEXT\""), at: place(word))
      }
      return nil
    }
  }

  /// - Parameter tokens: from the key on.
  private mutating func noteUnknownKey(_ name: String, _ tokens: ArraySlice<ScriptToken>) {
    let token = tokens[tokens.startIndex]
    let nearest =
      KeySpelling.name(for: name).map { [$0] }
      ?? Similarity.nearest(to: name, among: KeyTable.keyNames, limit: 3)
    let isText = token.isQuoted || StraightQuotes.beginsOtherwise(token)
    // What has the looks of a key with a modifier is no word.
    guard isText || (nearest.isEmpty && !name.contains(where: "-+^".contains)) else {
      return note(.unknown(name, nearest: nearest), at: token.place)
    }
    let words = tokens.prefix { $0.isQuoted || (try? KeyScript(parsing: $0.text)) == nil }
    note(
      .unknown(
        StraightQuotes.written(token), nearest: ["type " + StraightQuotes.quoted(words)]),
      at: token.place)
  }

  /// What is wrong with a time: too long, or none at all.
  private static func wait(_ text: String) -> ScriptMistake.Reason {
    guard let milliseconds = ScriptDuration.milliseconds(in: text) else {
      return .malformed(usage: usage(of: .wait))
    }
    return .tooLong(milliseconds: Int(exactly: milliseconds.rounded()) ?? .max)
  }

  private static func usage(of word: LineWord) -> String {
    switch word {
    case .press: "press Down Enter"
    case .type: "type \"TEXT\""
    case .wait: "wait 3 s"
    case .let: "let NAME = VALUE"
    case .matrix: "matrix language: en de"
    case .open, .end: word.rawValue
    }
  }
}
