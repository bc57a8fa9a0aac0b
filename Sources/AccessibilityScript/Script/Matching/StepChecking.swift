// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// Compares what is expected of a step with what it did.
struct StepChecking {
  let report: StageReport
  let stage: any ScriptStage
  let words: InterfaceWords
  /// The path of the script, which results leave out.
  let path: String
  let latency: (any SpeechLatency)?

  /// The result of each expectation, in order.
  ///
  /// - Throws: that a pattern takes too long, which is no fault of what was said.
  func results(of expectations: [Expectation]) throws(ScriptMistake) -> [CheckResult] {
    var results: [CheckResult] = []
    results.reserveCapacity(expectations.count)
    var heard = 0
    var cut = 0
    let lastHeard = expectations.lastIndex { if case .hear = $0.kind { true } else { false } }
    let lastCut = expectations.lastIndex { if case .cut = $0.kind { true } else { false } }
    for (index, expectation) in expectations.enumerated() {
      let difference: Difference?
      switch expectation.kind {
      case .hear(let expected):
        difference = check(expected, at: &heard, isLast: index == lastHeard)
        if case .matching(let expression, let source) = expected, expression.wasTooSlow {
          throw ScriptMistake(.slowPattern(source), at: expectation.place)
        }
      case .cut(let text): difference = check(cut: text, at: &cut, isLast: index == lastCut)
      default: difference = check(expectation)
      }
      results.append(result(of: expectation, difference))
    }
    return results
  }

  /// What differs, line by line, and in words.
  struct Difference {
    var expected: [String]
    var actual: [String]
    var reason: String
    /// Whether what there was is a secret.
    var isHidden = false
    /// Whether the expected lines are no text that there could be.
    var isPattern = false
  }

  /// That what a step waited for did not come in its time.
  func result(of step: ScriptStep, _ lateness: Lateness) -> CheckResult {
    var result = CheckResult(
      line: step.place.line, column: step.place.column, level: .must, text: step.text,
      outcome: .failed, expected: ["…" + resolved(lateness.text) + "…"], actual: stage.rows,
      reason: words.text("check.late", .text(String(lateness.milliseconds))), isTimed: stage.isTimed
    )
    if step.place.path != path { result.path = step.place.path }
    result.isPattern = true
    return result
  }

  /// What else may be why something differs: that a program was no longer waited for, or said more
  /// than is kept.
  private var unrest: [String] {
    let skipped = report.skipped
    return (report.isBusy ? [words.text("check.busy")] : [])
      + (skipped > 0
        ? [words.text("listen.skipped", .number(skipped), .text(words.tables.number(skipped)))]
        : [])
  }

  private func result(of expectation: Expectation, _ difference: Difference?) -> CheckResult {
    let isLatency =
      switch expectation.kind {
      case .firstSound, .silence: true
      default: false
      }
    var result = CheckResult(
      line: expectation.place.line, column: expectation.place.column, level: expectation.level,
      text: shownText(of: expectation), outcome: difference == nil ? .held : .failed,
      expected: difference?.expected ?? [], actual: difference?.actual ?? [],
      reason: difference.map { words.list([$0.reason] + unrest) } ?? "",
      isTimed: stage.isTimed || isLatency)
    if expectation.place.path != path { result.path = expectation.place.path }
    if difference?.isHidden == true { result.isHidden = true }
    if difference?.isPattern == true { result.isPattern = true }
    return result
  }

  /// The expectation as it is written, but for the answer to a secret.
  private func shownText(of expectation: Expectation) -> String {
    guard case .answer(let field?, let values?) = expectation.kind else { return expectation.text }
    let (name, operands) = stage.answered(field, values)
    guard stage.secretFields.contains(name) else { return expectation.text }
    // The field is named where it is not among the values.
    let names = operands.count == values.count ? [field.text] : []
    return (["answer"] + names + operands.map { HiddenText.hiding($0.text) }).joined(separator: " ")
  }

  private func check(_ expectation: Expectation) -> Difference? {
    switch expectation.kind {
    case .hear, .cut: nil
    case .selected(let keys): differs("selected", keys, stage.selected)
    case .focused(let key): differs("focused", [key], [stage.focused].compactMap(\.self))
    case .field(let name):
      differs("field", [name].compactMap(\.self), [stage.field].compactMap(\.self))
    case .screen(let screen): check(screen)
    case .answer(let field, let values): check(answer: field, values)
    case .status(let status): differs("status", [status], [stage.status ?? OutcomeName.open])
    case .firstSound(let limit): check(latency?.firstSound(of: report.heard), within: limit)
    case .silence(let limit): check(latency?.silence(after: cutWords), within: limit)
    }
  }

  /// What the step cut off, else what it said, in the session's language.
  private var cutWords: [HeardUtterance] {
    let language = report.heard.first?.language ?? "en"
    guard let cut = report.cut.last else { return report.heard }
    return [HeardUtterance(text: cut, kind: "", language: language, fields: [])]
  }

  private func check(cut text: String?, at index: inout Int, isLast: Bool) -> Difference? {
    let rest = report.cut[min(index, report.cut.count)...]
    guard let text else { return differs("cut", [], Array(rest)) }
    index += 1
    let expected = resolved(text)
    return differs("cut", [expected], Array(isLast ? rest : rest.prefix(1)))
  }

  private func check(answer field: ScriptToken?, _ values: [ScriptToken]?) -> Difference? {
    let isAnswered = stage.status == (stage.isBox ? "0" : "answered")
    guard let values, let field else {
      return isAnswered ? differs("no answer", [], ["answered"]) : nil
    }
    let (name, operands) = stage.answered(field, values)
    let expected = operands.map(\.text)
    let isSecret = stage.secretFields.contains(name)
    func shown(_ texts: [String]) -> [String] { isSecret ? texts.map(HiddenText.hiding) : texts }
    let actual = stage.answer(to: name) ?? []
    guard isAnswered else {
      return Difference(
        expected: shown(expected), actual: [stage.status].compactMap(\.self),
        reason: stage.status == nil
          ? words.text("check.stillOpen") : words.text("check.differs", .text("answer")))
    }
    guard !Answers.areSame(expected, actual) else { return nil }
    return Difference(
      expected: shown(expected), actual: isSecret ? [words.text("check.hidden")] : actual,
      reason: words.text("check.differs", .text("answer")), isHidden: isSecret,
      isPattern: isSecret)
  }

  private func check(_ milliseconds: Double?, within limit: Double) -> Difference? {
    let expected = "<= " + (Int(exactly: limit).map(String.init) ?? String(limit)) + " ms"
    guard let milliseconds else {
      return Difference(
        expected: [expected], actual: [], reason: words.text("script.notMeasured"),
        isPattern: true)
    }
    guard milliseconds > limit else { return nil }
    let time = String(Int(milliseconds.rounded(.up)))
    return Difference(
      expected: [expected], actual: [time + " ms"],
      reason: words.text("check.slow", .text(time)), isPattern: true)
  }

  /// A difference of lists; nil where they are the same.
  func differs(_ name: String, _ expected: [String], _ actual: [String]) -> Difference? {
    guard expected != actual else { return nil }
    return Difference(
      expected: expected, actual: actual, reason: words.text("check.differs", .text(name)))
  }

  /// A text that may be a key of the form's tables; unknown ones were found before playing.
  func resolved(_ text: String) -> String { (try? stage.resolve(text)) ?? text }
}
