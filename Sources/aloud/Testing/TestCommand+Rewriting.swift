// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioModel

extension TestCommand {
  /// Shows how scripts would change, and rewrites those that the person agrees to; all of them
  /// where there is nobody to ask.
  ///
  /// One that cannot be rewritten keeps no other from it.
  ///
  /// - Parameter failures: takes what kept scripts from being rewritten.
  /// - Returns: the paths of the scripts that were rewritten.
  mutating func rewrite(
    _ results: [ScriptResult], _ extent: TestArguments.UpdateExtent, _ failures: inout [UsageError]
  ) throws(UsageError) -> Set<String> {
    let rewriting = ScriptRewriting(extent: extent, environment: environment)
    let scripts = ScriptRun(results: results).byPath
    let english = try english(of: scripts.filter { $0.results.count > 1 }.map(\.path))
    var rewritten: Set<String> = []
    for (path, played) in scripts {
      let change = unlessKept(path, &failures) { () throws(ScriptRewriting.Obstacle) in
        try rewriting.change(of: path, played, english: english[path])
      }
      guard let change = change ?? nil else { continue }
      // Standard output may have a report that programs read.
      try print(change.lines, to: isForPeople ? STDOUT_FILENO : STDERR_FILENO)
      if !change.lines.isEmpty, try isWished(path) {
        let isWritten =
          unlessKept(path, &failures) { () throws(ScriptRewriting.Obstacle) in
            try rewriting.write(change)
          } != nil
        guard isWritten else { continue }
        rewritten.insert(path)
      }
      interface.warn(
        change.remainders.map {
          interface.text($0.reason.key, .text($0.place), .text($0.text))
        })
    }
    return rewritten
  }

  /// Does something to a script, and notes what keeps it as it is.
  ///
  /// - Returns: nil where something does.
  private func unlessKept<Value>(
    _ path: String, _ failures: inout [UsageError],
    _ work: () throws(ScriptRewriting.Obstacle) -> Value
  ) -> Value? {
    do throws(ScriptRewriting.Obstacle) {
      return try work()
    } catch {
      switch error {
      case .changed:
        interface.warn([interface.text("test.changed", .text(PathText.shown(path)))])
      case .failure(let failure): failures.append(failure)
      }
      return nil
    }
  }

  /// What scripts come to in English, in the first of their combinations: fields are understood by
  /// these words in every language.
  private func english(of paths: [String]) throws(UsageError) -> [String: ScriptResult] {
    let jobs = paths.map { path in
      var job = ScriptJob(path: path)
      job.combinations = [0]
      job.isInEnglish = true
      return job
    }
    var english: [String: ScriptResult] = [:]
    try playing.play(jobs) { results in
      for result in results { english[result.path] = result }
    }
    return english
  }

  /// Asks whether a script is rewritten, where there is a person at a terminal.
  private mutating func isWished(_ path: String) throws(UsageError) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return true }
    let title = interface.text("test.rewrite", .text(PathText.shown(path)))
    return try asking.confirm(title)
  }
}

extension ScriptRun {
  /// The results of each script, in order.
  fileprivate var byPath: [(path: String, results: [ScriptResult])] {
    var places: [String: Int] = [:]
    var scripts: [(path: String, results: [ScriptResult])] = []
    for result in results {
      if let place = places[result.path] {
        scripts[place].results.append(result)
      } else {
        places[result.path] = scripts.count
        scripts.append((result.path, [result]))
      }
    }
    return scripts
  }

  /// Puts what came of playing scripts once more in the place of what came of them before.
  mutating func replace(_ new: [ScriptResult]) {
    let places = Dictionary(
      results.indices.map { (results[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    for result in new {
      if let place = places[result.name] { results[place] = result }
    }
  }
}

extension ScriptUpdate.Remainder.Reason {
  /// The entry of the interface table that tells it.
  fileprivate var key: String {
    switch self {
    case .unsayable: "test.remains"
    case .demand: "test.demand"
    case .included: "test.included"
    case .weaker: "test.weaker"
    }
  }
}

extension QuestionAsking {
  /// Asks a question of yes and no.
  ///
  /// - Returns: whether the answer is yes; no answer is no.
  fileprivate mutating func confirm(_ title: String) throws(UsageError) -> Bool {
    var question = AskArguments(confirming: title, settings: arguments.settings)
    question.voiceSource = arguments.voiceSource
    question.speechSource = arguments.speechSource
    let field = try question.field(
      labels: QuestionLabels([], languages: words.languages, usual: words.tables.language),
      words: words.tables)
    let result = try ask(Question(field: field))
    guard case .answered = result.outcome else { return false }
    return result.form.answer(at: 0) == .choice(FormField.yes)
  }
}
