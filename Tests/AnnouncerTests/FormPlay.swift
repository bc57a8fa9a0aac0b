// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator

@testable import AccessibilityScript

extension SessionRunner {
  /// Plays keys and ends the input.
  func play(_ script: KeyScript, mode: Announcer.Mode) {
    let player = KeyPlayer(self, mode: mode)
    for step in script.steps { player.play(step) }
    close(.endOfInput)
  }
}

/// Adds characters and takes the last one away: enough of an editor for tests of what is said.
final class PlainEditing: TextEditing {
  func edit(_ text: String, cursor: Int, key: String) -> (text: String, cursor: Int)? {
    var characters = Array(text)
    switch key {
    case "Left": return (text, max(cursor - 1, 0))
    case "Home": return (text, 0)
    case "End": return (text, characters.count)
    case "C-u": return (String(characters[cursor...]), 0)
    case "Backspace":
      guard cursor > 0 else { return (text, cursor) }
      characters.remove(at: cursor - 1)
      return (String(characters), cursor - 1)
    case "Space": characters.insert(" ", at: cursor)
    case _ where key.count == 1: characters.insert(Character(key), at: cursor)
    default: return nil
    }
    return (String(characters), cursor + 1)
  }
}

/// A form played by keys, what each key said, and the transcript.
final class FormPlay: SessionListener {
  private(set) var said: [[Announcement]] = [[]]
  private(set) var events: [TranscriptEvent] = []
  private(set) var runner: SessionRunner!

  init(
    _ form: Form, keys: String = "", mode: Announcer.Mode = .keys, language: String = "en",
    verbosity: Verbosity = .normal, echo: TypingEcho = .characters,
    answeredBefore: Set<Int> = [], passed: Set<Int> = [], keepsAnswers: Bool = false
  ) throws {
    var question = Question(form: form)
    question.answeredBefore = answeredBefore
    question.passed = passed
    question.keepsAnswers = keepsAnswers
    let searches = form.fields.map { field -> (any TypeAheadSearching)? in
      field.kind.group.map { group in
        CollationIndex(labels: (0..<group.count).map { group[$0].label }, language: language)
      }
    }
    let session = Session(
      question: question, settings: .init(), typeAheads: searches, tables: try tables(language),
      preferences: Preferences(verbosity: verbosity, echo: echo), mode: mode)
    runner = SessionRunner(session: session, listener: self, editing: PlainEditing()) {
      [unowned self] event in
      events.append(event)
      if case .key = event { said.append([]) }
    }
    runner.open(language: language, mode: mode)
    runner.play(try KeyScript(parsing: keys), mode: mode)
  }

  var session: Session { runner.session }
  var outcome: Outcome? { runner.outcome }
  /// What the last key said; the end of an unfinished script besides.
  var last: [String] { said.last!.map(\.text).filter { !$0.hasPrefix("end of input") } }
  var opening: [String] { said[0].map(\.text) }

  func say(_ announcement: Announcement) { said[said.count - 1].append(announcement) }
  func cut() {}
  func voice(_ preferences: VoicePreferences) {}
}

func radioField(
  _ name: String, _ keys: [String], selected: OptionKey? = nil, required: Bool = true,
  shownWhen: Condition? = nil
) throws -> FormField {
  var group = try RadioGroup(keys.map { RadioOption(key: OptionKey($0), label: $0) })
  group.isRequired = required
  if let selected { try group.select(selected) }
  return FormField(name: name, kind: .radio(group), label: name, shownWhen: shownWhen)
}

func checklistField(_ name: String, _ keys: [String], minimum: Int = 0, maximum: Int? = nil) throws
  -> FormField
{
  let options = try RadioGroup(keys.map { RadioOption(key: OptionKey($0), label: $0) })
  return FormField(
    name: name, kind: .checklist(options, CheckedOptions(minimum: minimum, maximum: maximum)),
    label: name)
}

func entryField(_ name: String, _ entry: TextEntry, shownWhen: Condition? = nil) -> FormField {
  FormField(name: name, kind: .entry(entry), label: name, shownWhen: shownWhen)
}
