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
    for step in script.steps {
      let report: StageReport
      let shown = step.shown(on: stage)
      let start = ContinuousClock.now
      var missing: [Expectation] = []
      do throws(ScriptMistake) {
        report = try carryOut(step, on: stage, opening: opening, missing: &missing)
      } catch {
        throw ScriptMistakes(error)
      }
      keys = StepResult.keys(keys, followedBy: shown.keys)
      var played = StepResult(line: step.place.line, text: shown.text, keys: keys)
      if step.place.path != script.path { played.path = step.place.path }
      played.take(report, from: stage)
      let checking = StepChecking(
        report: report, stage: stage, words: environment.words, path: script.path,
        latency: environment.latency)
      do throws(ScriptMistake) {
        played.checks = try checking.results(of: step.expectations + missing)
      } catch {
        throw ScriptMistakes(error)
      }
      played.sound = environment.sound?(report.heard, conditions)
      played.milliseconds = start.duration(to: .now) / .milliseconds(1)
      result.steps.append(played)
    }
  }

  /// - Parameter missing: takes what the step itself waited for in vain.
  private func carryOut(
    _ step: ScriptStep, on stage: any ScriptStage, opening: StageReport,
    missing: inout [Expectation]
  ) throws(ScriptMistake) -> StageReport {
    var report = StageReport()
    func play(_ key: KeyScript.Step) throws(ScriptMistake) {
      if let status = stage.status {
        throw ScriptMistake(.sessionOver(status: status), at: step.place)
      }
      report += stage.play(key)
    }
    switch step.action {
    case .open: return opening
    case .press(let script): for key in script.steps { try play(key) }
    case .type(let text): for key in KeyScript(typing: text).steps { try play(key) }
    case .wait(let milliseconds): try play(.wait(milliseconds))
    case .waitFor(let text, let milliseconds):
      let (waited, isShown) = stage.wait(for: text, atMost: milliseconds)
      report += waited
      if !isShown {
        missing.append(
          Expectation(
            kind: .screen(.containing(text)), level: .must, text: step.text, place: step.place,
            operands: [], lastLine: step.place.line))
      }
    case .end: report += stage.end()
    }
    return report
  }
}

extension StepResult {
  /// Takes over what a step did.
  fileprivate mutating func take(_ report: StageReport, from stage: any ScriptStage) {
    heard = report.heard
    cut = report.cut
    screen = stage.rows
    columns = stage.columns
    field = stage.field
    focused = stage.focused
    selected = stage.selected
    status = stage.status
  }
}
