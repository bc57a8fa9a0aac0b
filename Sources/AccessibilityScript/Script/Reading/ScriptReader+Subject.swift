// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer

extension ScriptReader {
  /// Notes that more than one thing is asked, or none, once.
  mutating func noteSubject(at place: ScriptPlace) {
    if mistakes.contains(where: { $0.reason == .subject }) { return }
    note(.subject, at: place)
  }

  /// Notes what can never be or hold for what is asked.
  ///
  /// - Parameter mistake: what is wrong with one.
  mutating func checkExpectations(_ mistake: (Expectation) -> ScriptMistake?) {
    mistakes += steps.flatMap(\.expectations).compactMap(mistake)
  }

  /// Notes terminals that no program can have.
  mutating func checkSizes(at place: ScriptPlace) {
    let values =
      settings.filter { $0.name == .terminal }.map(\.value)
      + matrix.filter { $0.name == .terminal }.flatMap(\.values)
    for value in values {
      var conditions = ScriptConditions()
      _ = SettingName.terminal.apply(value, to: &conditions)
      guard !ListeningSettings.sizes.contains(conditions.session.terminal.columns) else { continue }
      note(.outOfRange(SettingName.terminal.rawValue, value, ListeningSettings.sizes), at: place)
    }
  }

  /// Notes waits that nobody would wait for, where time is real.
  mutating func checkRealWaits() {
    for step in steps {
      let waits: [Int] =
        switch step.action {
        case .wait(let milliseconds): [milliseconds]
        case .press(let script):
          script.steps.compactMap { if case .wait(let time) = $0 { time } else { nil } }
        default: []
        }
      for wait in waits where !ListeningSettings.waits.contains(wait) {
        note(.outOfRange("wait", String(wait), ListeningSettings.waits), at: step.place)
      }
    }
  }

  /// Notes steps that wait in real time, where time is virtual.
  mutating func checkWaits() {
    for step in steps {
      if case .waitFor = step.action { note(.onlyForCommand("wait for"), at: step.place) }
    }
  }
}

extension Script.Subject {
  var isProgram: Bool { if case .command = self { true } else { false } }

  /// What can never be or hold for it.
  var mistake: (Expectation) -> ScriptMistake? {
    switch self {
    case .command: \.mistakeForProgram
    case .box: \.mistakeForBox
    case .form, .question: \.mistakeForSession
    }
  }
}

extension Expectation {
  /// Of someone else's program only its screen is known, what is said of it, and its status.
  var mistakeForProgram: ScriptMistake? {
    switch kind {
    case .selected: notForCommand("selected")
    case .focused: notForCommand("focused")
    case .field: notForCommand("field")
    case .answer(_, let values): notForCommand(values == nil ? "no answer" : "answer")
    case .cut: notForCommand("cut")
    case .status(let status):
      Int(status) != nil || ["open", "endOfInput"].contains(status)
        ? nil : notForCommand("status " + status)
    case .hear(.fields(let fields)):
      fields.lazy.compactMap { field -> ScriptMistake? in
        switch field.part {
        case .field(let name): notForCommand("hear " + name.rawValue, at: name.rawValue)
        case .kind: badKind(among: ListenedUtterance.Kind.allCases.map(\.rawValue))
        case .language: nil
        }
      }.first
    case .hear, .screen, .firstSound, .silence: nil
    }
  }

  /// A box ends with a status of its own.
  var mistakeForBox: ScriptMistake? {
    guard case .status(let status) = kind else { return mistakeForSession }
    if Int(status) != nil || status == OutcomeName.open { return nil }
    return ScriptMistake(
      .badValue(status, of: "status", known: ["0", "1", "255", OutcomeName.open]),
      at: operands.first?.place ?? place)
  }

  var mistakeForSession: ScriptMistake? {
    switch kind {
    case .status(let status) where !OutcomeName.all.contains(status):
      ScriptMistake(
        .badValue(status, of: "status", known: OutcomeName.all),
        at: operands.first?.place ?? place)
    case .hear(.fields): badKind(among: Announcement.Kind.allCases.map(\.rawValue))
    default: nil
    }
  }

  private func notForCommand(_ name: String, at word: String? = nil) -> ScriptMistake {
    let token = word.flatMap { word in operands.first { $0.isWord(word) } }
    return ScriptMistake(.notForCommand(name), at: token?.place ?? place)
  }

  /// The kind of announcement that is expected and that there is not.
  private func badKind(among known: [String]) -> ScriptMistake? {
    guard let index = operands.firstIndex(where: { $0.isWord("kind") }),
      index + 1 < operands.count
    else { return nil }
    let value = operands[index + 1]
    guard !value.isWord("anything"), !known.contains(value.text) else { return nil }
    return ScriptMistake(.badValue(value.text, of: "hear", known: known), at: value.place)
  }
}
