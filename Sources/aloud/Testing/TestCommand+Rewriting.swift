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
  /// - Returns: the paths of the scripts that were rewritten.
  mutating func rewrite(
    _ results: [ScriptResult], _ extent: TestArguments.UpdateExtent
  ) throws(UsageError) -> Set<String> {
    let rewriting = ScriptRewriting(extent: extent, environment: environment)
    let scripts = ScriptRun(results: results).byPath
    let english = try english(of: scripts.filter { $0.results.count > 1 }.map(\.path))
    var rewritten: Set<String> = []
    for (path, played) in scripts {
      guard let change = try rewriting.change(of: path, played, english: english[path]) else {
        continue
      }
      // Standard output may have a report that programs read.
      try print(change.lines, to: isForPeople ? STDOUT_FILENO : STDERR_FILENO)
      if !change.lines.isEmpty, try isWished(path) {
        try rewriting.write(change)
        rewritten.insert(path)
      }
      interface.warn(
        change.remainders.map {
          interface.text($0.reason.key, .text($0.place), .text($0.text))
        })
    }
    return rewritten
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
    var scripts: [(path: String, results: [ScriptResult])] = []
    for result in results {
      if let place = scripts.lastIndex(where: { $0.path == result.path }) {
        scripts[place].results.append(result)
      } else {
        scripts.append((result.path, [result]))
      }
    }
    return scripts
  }

  /// Puts what came of playing a script once more in the place of what came of it before.
  mutating func replace(_ new: [ScriptResult]) {
    for result in new {
      guard let place = results.firstIndex(where: { $0.name == result.name }) else { continue }
      results[place] = result
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
