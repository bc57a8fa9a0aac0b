// SPDX-License-Identifier: GPL-3.0-or-later

/// Changes the expectations of one step to what it did.
struct StepUpdate {
  let step: ScriptStep
  /// Its place among the steps.
  let index: Int
  /// What it did in each combination; at least one.
  let played: [StepResult]
  let wording: CommonWording

  private typealias Edit = ScriptUpdate.Edit

  /// Writes expectations below a step that has none.
  func fill(
    into edits: inout [ScriptUpdate.Edit], _ remainders: inout [ScriptUpdate.Remainder]
  ) {
    guard step.expectations.isEmpty else { return }
    guard !hasSecret, let lines = heardLines else {
      return remainders.append(
        .init(
          path: step.place.path, line: step.place.line, text: step.text, reason: .unsayable))
    }
    edits.append(Edit(change: .insert(lines, after: step.place.line, isDeeper: true)))
  }

  /// Whether the step and all that is expected of it stand in one file.
  func isWritten(in path: String) -> Bool {
    step.place.path == path && step.expectations.allSatisfy { $0.place.path == path }
  }

  /// The expectations that failed in any combination.
  private var failed: [Int] {
    step.expectations.indices.filter { index in
      played.contains { index < $0.checks.count && $0.checks[index].outcome == .failed }
    }
  }

  /// Whether a secret was heard or shown: nobody knows it from the signs in its place.
  private var hasSecret: Bool { played.contains { $0.hasSecret == true } }

  /// What failed, and stays since another file has it.
  var included: [ScriptUpdate.Remainder] {
    failed.map { remainder(of: step.expectations[$0], .included) }
  }

  /// Rewrites the expectations that failed in any combination.
  func rewrite(
    into edits: inout [ScriptUpdate.Edit], _ remainders: inout [ScriptUpdate.Remainder]
  ) {
    let failed = failed
    guard !failed.isEmpty else { return }
    guard !hasSecret else {
      remainders += failed.map { remainder(of: step.expectations[$0]) }
      return
    }
    rewriteHeard(failed, into: &edits, &remainders)
    rewriteCuts(failed, into: &edits, &remainders)
    for index in failed {
      let expectation = step.expectations[index]
      switch expectation.kind {
      case .hear, .cut: continue
      case .screen(.whole):
        if let rows = same(\.screen) {
          edits.append(
            Edit(
              change: .rows(
                rows.map(ScriptLine.row), after: expectation.place.line,
                to: expectation.lastLine)))
          continue
        }
      default:
        if let text = text(for: expectation, index), wording.isReadable(text) {
          edits.append(Edit(change: .replace(expectation.place.bytes, with: text)))
          continue
        }
      }
      remainders.append(remainder(of: expectation))
    }
  }

  /// That an expectation stays. How wide, plain or fast something has to be is what somebody wants
  /// of it, whatever it is.
  func remainder(of expectation: Expectation) -> ScriptUpdate.Remainder {
    let isDemand =
      switch expectation.kind {
      case .screen(.noWider), .screen(.contrast), .screen(.notByColourAlone), .firstSound,
        .silence:
        true
      default: false
      }
    return remainder(of: expectation, isDemand ? .demand : .unsayable)
  }

  func remainder(
    of expectation: Expectation, _ reason: ScriptUpdate.Remainder.Reason, text: String? = nil
  ) -> ScriptUpdate.Remainder {
    .init(
      path: expectation.place.path, line: expectation.place.line,
      text: text ?? expectation.text, reason: reason)
  }

  /// What a single expectation should be; nil where one cannot say it.
  private func text(for expectation: Expectation, _ index: Int) -> String? {
    if case .screen(.containing(let text)) = expectation.kind { return row(like: text) }
    // The actual lines of a check are what the expectation is about.
    guard let actual = same({ index < $0.checks.count ? $0.checks[index].actual : [] })
    else { return nil }
    func words(_ name: String) -> String {
      name + " " + (actual.isEmpty ? "nothing" : Self.operands(actual))
    }
    switch expectation.kind {
    case .selected: return words("selected")
    case .field: return words("field")
    case .focused: return actual.isEmpty ? nil : words("focused")
    case .status: return words("status")
    case .screen(.row(let number, _)):
      return actual.first.map { "screen row \(number) \(written($0))" }
    case .screen(.focusedRow): return actual.first.map { "screen focused row \(written($0))" }
    case .answer(let field, _): return answer(index, field, actual)
    default: return nil
    }
  }

  /// The answer there is, or that there is none.
  private func answer(_ index: Int, _ field: ScriptToken?, _ actual: [String]) -> String? {
    // The status of a box is that of its program.
    guard let isAnswered = same({ ["answered", "0"].contains($0.status) }) else { return nil }
    guard isAnswered else { return "no answer" }
    // Nobody knows a secret from the signs in its place.
    if played.contains(where: { $0.checks[index].isHidden == true }) { return nil }
    // Where there is no answer expected, nothing tells of which field.
    guard let field, case .answer(_, let values?) = step.expectations[index].kind else {
      return nil
    }
    let isOfOnlyField = played[0].checks[index].expected.count > values.count
    let words = (isOfOnlyField ? [] : [field.text]) + actual
    return words.isEmpty ? nil : "answer " + Self.operands(words)
  }

  /// The row of the screen that resembles a text the most, of those that every combination shows.
  private func row(like text: String) -> String? {
    let wanted = wording.resolved(text, at: 0)
    let rows = Set(played[0].screen.map(\.trimmingSpaces)).filter { row in
      !row.isEmpty && played.allSatisfy { $0.screen.contains { $0.contains(row) } }
    }
    let nearest = rows.sorted().min {
      $0.difference(from: wanted).count < $1.difference(from: wanted).count
    }
    return nearest.map { "screen containing " + written($0) }
  }

  /// A text in quotation marks that is no entry of the form's tables.
  func written(_ text: String) -> String { ScriptLine.quoted(wording.written(text)) }

  private func rewriteCuts(
    _ failed: [Int], into edits: inout [Edit], _ remainders: inout [ScriptUpdate.Remainder]
  ) {
    let lines = step.expectations.indices.filter {
      if case .cut = step.expectations[$0].kind { true } else { false }
    }
    guard lines.contains(where: failed.contains) else { return }
    guard let cuts = same(\.cut) else {
      for index in lines where failed.contains(index) {
        remainders.append(remainder(of: step.expectations[index]))
      }
      return
    }
    let texts = cuts.isEmpty ? ["cut nothing"] : cuts.map { "cut " + written($0) }
    for (place, index) in lines.enumerated() {
      let expectation = step.expectations[index]
      if place >= texts.count {
        edits.append(Edit(change: .removeLine(expectation.place.line)))
      } else if failed.contains(index) {
        replace(expectation, texts[place], &edits)
      }
    }
    if texts.count > lines.count, let last = lines.last {
      edits.append(
        Edit(
          change: .insert(
            Array(texts[lines.count...]), after: step.expectations[last].place.line,
            isDeeper: false)))
    }
  }

  func replace(_ expectation: Expectation, _ text: String, _ edits: inout [ScriptUpdate.Edit]) {
    edits.append(Edit(change: .replace(expectation.place.bytes, with: text)))
  }

  /// What is the same in every combination; nil where it is not.
  private func same<Value: Equatable>(_ value: (StepResult) -> Value) -> Value? {
    let first = value(played[0])
    return played.allSatisfy { value($0) == first } ? first : nil
  }

  static func hear(_ text: String) -> String { "hear " + ScriptLine.quoted(text) }

  /// A key or a value, in quotation marks where a script needs them.
  static func operand(_ text: String) -> String {
    let token = ScriptToken(
      text: text, isQuoted: false, place: ScriptPlace(path: "", line: 1, column: 1, bytes: 0..<0))
    let isWord =
      !text.isEmpty && text != "nothing" && !StraightQuotes.beginsOtherwise(token)
      && standsAlone(text)
      && text.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && !"\"#$".unicodeScalars.contains($0)
      }
    return isWord ? text : ScriptLine.quoted(text)
  }

  /// Keys or values, one after the other.
  static func operands(_ texts: [String]) -> String {
    var words = texts.map(operand)
    // Before others, this word turns a sentence round.
    if texts.count > 1, texts[0].lowercased() == "not" { words[0] = ScriptLine.quoted(texts[0]) }
    return words.joined(separator: " ")
  }

  /// Whether a text is no part of the space before it, as an accent is.
  static func standsAlone(_ text: String) -> Bool { (" " + text).count == text.count + 1 }

  /// The value of a setting, in quotation marks where it would be read otherwise.
  static func value(_ text: String) -> String {
    let words = text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
    let isPlain =
      words.allSatisfy { word in
        word.unicodeScalars.first.map { !"#\"".unicodeScalars.contains($0) } ?? false
      } && !text.contains("$") && standsAlone(text)
    return isPlain ? text : ScriptLine.quoted(text)
  }
}
