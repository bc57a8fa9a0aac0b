// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// Plays scripts and says what came of them.
public struct ScriptPlayer: Sendable {
  public let environment: ScriptEnvironment

  public init(environment: ScriptEnvironment) {
    self.environment = environment
  }

  /// Reads a script file and plays it in every combination of its matrix.
  ///
  /// - Parameter path: of the script, as ``PathText``.
  /// - Returns: one result for each combination; a single one for a script that cannot be read.
  public func play(path: String) -> [ScriptResult] {
    let (script, mistakes) = read(path: path)
    guard let script else { return [broken(path, mistakes)] }
    return script.combinations.map { play(script, in: $0) }
  }

  /// Reads a script file.
  ///
  /// - Parameter bytes: the file's, of one that can be read only once; nil reads them.
  /// - Returns: the script, nil where something is wrong with it; and all mistakes, those in the
  ///   names that it uses too where there are others.
  public func read(
    path: String, bytes: [UInt8]? = nil
  ) -> (script: Script?, mistakes: [ScriptMistake]) {
    let (script, mistakes) = ScriptReader.readDespiteMistakes(
      bytes, path: path, languages: environment.folder.languages, variables: environment.variables)
    guard !mistakes.isEmpty else { return (script, []) }
    let others = script.map(mistakesInNames) ?? []
    let known = Set(mistakes)
    return (nil, Self.inOrder(mistakes + others.filter { !known.contains($0) }))
  }

  /// What is wrong with names that would else be looked at when a script is played, in the first
  /// combination of its matrix.
  private func mistakesInNames(of script: Script) -> [ScriptMistake] {
    if case .command = script.subject { return [] }
    let conditions = script.conditions(in: script.firstCombination)
    do throws(ScriptMistakes) {
      let staging = ScriptStaging(script: script, environment: environment, conditions: conditions)
      return names(on: try staging.stage(), conditions).mistakes(of: script)
    } catch {
      return error.all
    }
  }

  private func names(on stage: any ScriptStage, _ conditions: ScriptConditions) -> ScriptNames {
    ScriptNames(stage: stage, rowCount: conditions.session.terminal.rows)
  }

  /// Mistakes from the top of each file down, the files as they come.
  private static func inOrder(_ mistakes: [ScriptMistake]) -> [ScriptMistake] {
    var paths: [String] = []
    for mistake in mistakes where !paths.contains(mistake.place.path) {
      paths.append(mistake.place.path)
    }
    return paths.flatMap { path in
      mistakes.filter { $0.place.path == path }.sorted {
        ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
      }
    }
  }

  /// The result of a script that cannot be played.
  public func broken(_ path: String, _ mistakes: [ScriptMistake]) -> ScriptResult {
    ScriptResult(path: path, problems: mistakes.map(environment.words.problem))
  }

  /// Plays a script in one combination of its matrix.
  ///
  /// - Complexity: O(options + keys · log(options)), and the screens that are drawn.
  public func play(_ script: Script, in combination: [Setting] = []) -> ScriptResult {
    let start = ContinuousClock.now
    let conditions = script.conditions(in: combination)
    var result = ScriptResult(
      path: script.path, combination: combination, settings: conditions.settings)
    result.level = script.level
    result.digest = script.digest
    result.arguments = script.arguments(in: combination)
    do throws(ScriptMistakes) {
      let staging = ScriptStaging(
        script: script, environment: environment, conditions: conditions)
      let stage = try staging.stage()
      let mistakes = names(on: stage, conditions).mistakes(of: script)
      if !mistakes.isEmpty { throw ScriptMistakes(all: mistakes) }
      try play(script, on: stage, conditions, into: &result)
    } catch {
      result.problems = error.all.map(environment.words.problem)
    }
    result.milliseconds = start.duration(to: .now) / .milliseconds(1)
    return result
  }

  /// Plays a script on a stage that was made for it.
  func play(
    _ script: Script, on stage: any ScriptStage, _ conditions: ScriptConditions,
    into result: inout ScriptResult
  ) throws(ScriptMistakes) {
    let opening = stage.open()
    var keys: String? = ""
    var shownKeys = ShownKeys()
    var secrets: Set<String> = []
    // Only when all is typed it is known what the secrets are.
    defer {
      shownKeys.finishSecret()
      let all = SecretTexts(secrets.union(shownKeys.secrets))
      if !all.isEmpty { for index in result.steps.indices { all.hide(in: &result.steps[index]) } }
    }
    for step in script.steps {
      let report: StageReport
      let start = ContinuousClock.now
      var lateness: Lateness?
      shownKeys.beginStep()
      do throws(ScriptMistake) {
        report = try carryOut(
          step, on: stage, opening: opening, shownKeys: &shownKeys, lateness: &lateness)
      } catch {
        throw ScriptMistakes(error)
      }
      for field in stage.secretFields { secrets.formUnion(stage.answer(to: field) ?? []) }
      let shown = shownKeys.shown(for: step)
      keys = StepResult.keys(keys, followedBy: shown.keys)
      var played = StepResult(line: step.place.line, text: shown.text, keys: keys)
      if step.place.path != script.path { played.path = step.place.path }
      played.take(report, from: stage)
      let checking = StepChecking(
        report: report, stage: stage, words: environment.words, path: script.path,
        latency: environment.latency)
      do throws(ScriptMistake) {
        played.checks = try checking.results(of: step.expectations)
        if let lateness { played.checks.append(checking.result(of: step, lateness)) }
      } catch {
        throw ScriptMistakes(error)
      }
      played.sound = environment.sound?(report.heard, conditions)
      played.milliseconds = start.duration(to: .now) / .milliseconds(1)
      result.steps.append(played)
    }
  }

  /// - Parameters:
  ///   - shownKeys: takes the keys as reports show them.
  ///   - lateness: takes what the step itself waited for in vain.
  private func carryOut(
    _ step: ScriptStep, on stage: any ScriptStage, opening: StageReport,
    shownKeys: inout ShownKeys, lateness: inout Lateness?
  ) throws(ScriptMistake) -> StageReport {
    var report = StageReport()
    func play(_ key: KeyScript.Step) throws(ScriptMistake) {
      if let status = stage.status {
        throw ScriptMistake(.sessionOver(status: status), at: step.place)
      }
      shownKeys.append(key, isHidden: stage.hidesInput)
      report += stage.play(key)
    }
    switch step.action {
    case .open: report = opening
    case .press(let script): for key in script.steps { try play(key) }
    case .type(let text): for key in KeyScript(typing: text).steps { try play(key) }
    case .wait(let milliseconds): try play(.wait(milliseconds))
    case .waitFor(let text, let milliseconds):
      let (waited, isShown) = stage.wait(for: text, atMost: milliseconds)
      report += waited
      if !isShown { lateness = Lateness(text: text, milliseconds: milliseconds) }
    case .end: report += stage.end()
    }
    if step.expectsEnd, stage.status == nil { report += stage.waitForEnd() }
    return report
  }
}

/// A text that was waited for in vain.
struct Lateness {
  let text: String
  let milliseconds: Int
}

extension ScriptStep {
  /// Whether the session is to be over after it.
  fileprivate var expectsEnd: Bool {
    expectations.contains {
      if case .status(let status) = $0.kind { status != OutcomeName.open } else { false }
    }
  }
}

extension StepResult {
  /// Takes over what a step did.
  fileprivate mutating func take(_ report: StageReport, from stage: any ScriptStage) {
    heard = report.heard
    cut = report.cut
    isBusy = report.isBusy ? true : nil
    skipped = report.skipped > 0 ? report.skipped : nil
    screen = stage.rows
    columns = stage.columns
    field = stage.field
    focused = stage.focused
    selected = stage.selected
    status = stage.status
  }
}
