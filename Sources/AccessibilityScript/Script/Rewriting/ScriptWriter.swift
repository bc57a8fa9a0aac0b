// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel
import RadioNavigator

/// Writes a session that happened as a script that plays it, with all that was heard and chosen.
public struct ScriptWriter {
  /// An event of a session, and when it was.
  public typealias TimedEvent = (milliseconds: Int, event: TranscriptEvent)

  private var lines: [String]
  private let secretNote: String
  /// Whether an answer names its field: there are several.
  private let namesFields: Bool
  /// Whether a text that begins with an at sign would be an entry of the form's tables.
  private let hasKeys: Bool
  private var steps: [Step] = []
  private var lastKeyTime = 0
  /// In line mode a line may choose in one field and lead to the next.
  private var tellsSelection = true

  private struct Step {
    enum Kind: Equatable {
      case open, press
      /// Characters typed into a text.
      case type
      case wait, end
    }

    var kind: Kind
    var operand = ""
    /// When it was, in milliseconds since the question opened.
    var time = 0
    var expectations: [String] = []
    /// How many of them are more than an echo of what was typed.
    var otherThanEcho = 0
    /// Characters that may belong to a longer text.
    var character: String?
    /// Whether the operand stands for what nobody wrote down.
    var isSecret = false
    /// What is checked after it, where that may have changed.
    var checked: [String]?
    /// Whether what is chosen changed in the field that is asked.
    var chooses = false
    /// Whether it is several characters that came at once.
    var isPasted = false
    /// Whether it stands for time that passed by itself.
    var isPause = false

    /// Whether something is done that depends on when the key before it was: letters are one word,
    /// and a text is spelled when it is said again at once.
    var dependsOnTime: Bool {
      guard kind == .press else { return false }
      if character != nil { return otherThanEcho > 0 || expectations.isEmpty }
      let keys = try? KeyScript(parsing: operand).steps
      return keys?.contains { if case .key(_, .sayAgain) = $0 { true } else { false } } ?? false
    }
  }

  /// A time without keys that is worth a step: what typed letters and digits belong together in.
  private static let pause = Navigator.typingPause
  /// Times are written in tenths of a second, and never longer than they were.
  private static let unit = 100

  /// The text of a script.
  ///
  /// - Parameters:
  ///   - subject: the setting that names what was asked, such as `form` and its path.
  ///   - settings: further settings, in order.
  ///   - events: those of the transcript, in order, with milliseconds since the question opened.
  ///   - fieldCount: how many fields the form has, notes among them; nil where it is no form.
  ///   - secretNote: a comment, on one line, above each step that types a secret; none where it is
  ///     empty.
  public static func text(
    subject: Setting, settings: [Setting], events: some Sequence<TimedEvent>,
    fieldCount: Int? = nil, secretNote: String = ""
  ) -> String {
    var writer = ScriptWriter(
      lines: ([subject] + settings).map { "\($0.name): \(StepUpdate.value($0.value))" },
      secretNote: secretNote, namesFields: (fieldCount ?? 1) > 1, hasKeys: fieldCount != nil)
    for (milliseconds, event) in events { writer.take(event, at: milliseconds) }
    return writer.text
  }

  private init(lines: [String], secretNote: String, namesFields: Bool, hasKeys: Bool) {
    self.lines = lines
    self.secretNote = secretNote
    self.namesFields = namesFields
    self.hasKeys = hasKeys
  }

  private mutating func take(_ event: TranscriptEvent, at milliseconds: Int) {
    switch event {
    case .open(_, _, _, let mode):
      tellsSelection = mode == .keys
      begin(Step(kind: .open), at: milliseconds)
    case .key(let name, let line): press(name, line, at: milliseconds)
    case .wait(let time):
      begin(Step(kind: .wait, operand: "\(time) ms"), at: milliseconds + time)
    case .say(let announcement):
      waitIfLate(milliseconds)
      expect(
        StepUpdate.hear(hasKeys ? ScriptLine.literal(announcement.text) : announcement.text))
      if announcement.kind != .echo { steps[steps.count - 1].otherThanEcho += 1 }
      if announcement.kind == .selection { steps[steps.count - 1].chooses = true }
    case .select(_, let key, _) where tellsSelection:
      waitIfLate(milliseconds)
      expect("selected " + (key.map(StepUpdate.operand) ?? "nothing"))
      steps[steps.count - 1].otherThanEcho += 1
    case .close(let outcome, let answers): close(outcome, answers, at: milliseconds)
    // What a field is left with is told too, and nothing of it is to be seen then.
    case .answer(_, .array(let values)?) where tellsSelection && !steps.isEmpty:
      steps[steps.count - 1].checked = values.flatMap(\.answerWords)
    case .cut, .answer, .screen, .select: break
    }
  }

  private mutating func press(_ name: String, _ line: String?, at milliseconds: Int) {
    waitIfLate(milliseconds)
    if let line {
      if !line.isEmpty {
        var step = Step(kind: .type, operand: line)
        step.isSecret = name == TranscriptEvent.hiddenKey
        begin(step, at: milliseconds)
        // Nothing is said of the characters of a line.
        expect("hear nothing")
      }
      let key = name == TranscriptEvent.hiddenKey ? "Enter" : name
      return begin(Step(kind: .press, operand: key), at: milliseconds)
    }
    var step = Step(kind: .press, operand: name)
    if name == TranscriptEvent.hiddenKey {
      step.kind = .type
      step.isSecret = true
      step.character = Self.secret
      step.operand = Self.secret
    } else if KeyScript.isCharacter(name) {
      step.character = name == "Space" ? " " : name
    }
    begin(step, at: milliseconds)
  }

  /// What stands for a character that was typed in secret, and that nobody wrote down.
  private static let secret = String(TranscriptEvent.hiddenCharacter)

  private mutating func close(
    _ outcome: Outcome, _ answers: JSONObject?, at milliseconds: Int
  ) {
    waitIfLate(milliseconds)
    if case .endOfInput = outcome, steps.last?.operand != "C-d" {
      // What was said of the end belongs to it.
      var end = Step(kind: .end)
      if let said = steps.last?.expectations.last, said.hasPrefix("hear ") {
        steps[steps.count - 1].expectations.removeLast()
        steps[steps.count - 1].otherThanEcho -= 1
        end.expectations = [said]
      }
      steps.append(end)
    }
    if steps.isEmpty { return }
    if case .answered(let key?) = outcome, answers == nil {
      expect("answer " + StepUpdate.operand(key.text))
    }
    if case .answered = outcome {
      for (name, value) in answers?.members ?? [] {
        let words = value.answerWords
        if words.isEmpty { continue }
        expect("answer " + StepUpdate.operands((namesFields ? [name] : []) + words))
      }
    }
    expect("status " + OutcomeName.name(of: outcome))
  }

  /// Time that passed without a key is a step of its own: something may have happened by itself.
  private mutating func waitIfLate(_ milliseconds: Int) {
    let time = (milliseconds - lastKeyTime) / Self.unit * Self.unit
    guard !steps.isEmpty, time >= Self.pause else { return }
    steps.append(Step(kind: .wait, operand: "\(time) ms", isPause: true))
    lastKeyTime = milliseconds
  }

  private mutating func begin(_ step: Step, at milliseconds: Int) {
    var step = step
    step.time = milliseconds
    steps.append(step)
    lastKeyTime = milliseconds
  }

  /// What no line can say, such as a key of two lines, is left out.
  private mutating func expect(_ text: String) {
    guard ScriptReader.expectations(text).mistakes.isEmpty else { return }
    steps[steps.count - 1].expectations.append(text)
  }

  private var text: String {
    var lines: [String] = []
    var secrets: [String] = []
    for step in Self.joined(Self.withoutIdlePauses(Self.pasted(steps))) {
      switch step.kind {
      case .open: lines.append("open")
      case .press: lines.append("press " + step.operand)
      case .type where step.isSecret:
        let name = Self.secretName + (secrets.isEmpty ? "" : String(secrets.count + 1))
        secrets.append("let \(name) = \(step.operand)")
        if !secretNote.isEmpty { lines.append("# " + secretNote) }
        lines.append("type \"${\(name)}\"")
      case .type: lines.append("type " + ScriptLine.quoted(step.operand))
      case .wait: lines.append("wait " + step.operand)
      case .end: lines.append("end")
      }
      let hears = step.expectations.contains { $0.hasPrefix("hear ") }
      lines += (hears ? [] : ["  hear nothing"]) + step.expectations.map { "  " + $0 }
      if step.chooses, let checked = step.checked {
        let line = "selected " + (checked.isEmpty ? "nothing" : StepUpdate.operands(checked))
        if ScriptReader.expectations(line).mistakes.isEmpty { lines.append("  " + line) }
      }
    }
    return (self.lines + secrets + [""] + lines).joined(separator: "\n") + "\n"
  }

  /// The variable of a secret, with a number behind it from the second one on.
  private static let secretName = "secret"

  /// Time in which nothing happened is left out, unless the keys around it depend on it.
  private static func withoutIdlePauses(_ steps: [Step]) -> [Step] {
    steps.indices.filter { index in
      let step = steps[index]
      guard step.isPause, step.expectations.isEmpty else { return true }
      guard index > 0, index + 1 < steps.count else { return false }
      return steps[index - 1].dependsOnTime && steps[index + 1].dependsOnTime
    }.map { steps[$0] }
  }

  /// Characters that came at once and were told of as one, such as pasted ones, become one step. A
  /// script types them one by one, so it says nothing of what is heard.
  private static func pasted(_ steps: [Step]) -> [Step] {
    steps.reduce(into: []) { joined, step in
      guard let character = step.character, let last = joined.last, last.time == step.time,
        last.isPasted || last.character != nil && last.expectations.isEmpty,
        last.isSecret == step.isSecret,
        (last.operand + character).count == last.operand.count + 1
      else { return joined.append(step) }
      joined[joined.count - 1].isPasted = true
      joined[joined.count - 1].kind = .type
      joined[joined.count - 1].operand = (last.character ?? last.operand) + character
      joined[joined.count - 1].character = nil
      joined[joined.count - 1].expectations =
        step.expectations.filter { !$0.hasPrefix("hear ") } + ["hear more"]
    }
  }

  /// Characters typed one after another into a text become one step.
  private static func joined(_ steps: [Step]) -> [Step] {
    steps.reduce(into: []) { joined, step in
      var step = step
      if let character = step.character, step.otherThanEcho == 0, !step.expectations.isEmpty {
        if let last = joined.last, last.kind == .type, last.character != nil,
          last.isSecret == step.isSecret,
          // An accent that is typed alone is a key of its own.
          (last.operand + character).count == last.operand.count + 1
        {
          joined[joined.count - 1].operand += character
          joined[joined.count - 1].expectations += step.expectations
          return
        }
        step.kind = .type
        step.operand = character
      } else {
        step.character = nil
        // These would be no word, and begin a comment or a quotation.
        if step.kind == .press, let first = step.operand.unicodeScalars.first,
          first.properties.isWhitespace || "#\"$".unicodeScalars.contains(first)
            || !StepUpdate.standsAlone(step.operand)
        {
          step.kind = .type
        }
      }
      joined.append(step)
    }
  }
}

extension JSONObject.Value {
  /// The texts of an answer as scripts expect them; none where there is no answer.
  fileprivate var answerWords: [String] {
    switch self {
    case .string(let text): [text]
    case .decimal(let number): [number.description]
    case .number(let number): [String(number)]
    case .boolean(let yes): [(yes ? FormField.yes : FormField.no).text]
    case .array(let values): values.flatMap(\.answerWords)
    case .object, .null: []
    }
  }
}
