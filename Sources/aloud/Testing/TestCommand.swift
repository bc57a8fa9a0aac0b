// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables
import TerminalUI

/// `aloud test`: plays scripts, and reports what came of them.
struct TestCommand {
  let arguments: TestArguments
  let words: InterfaceTables
  let folder: TableFolder
  /// How this command was called, which its workers are told.
  let entry: CommandEntry
  /// Asks the person whether a script is rewritten.
  var asking: QuestionAsking

  /// Plays the scripts.
  ///
  /// - Returns: 0 where all expectations hold, 1 where one fails, 2 where a script is broken.
  /// - Throws: that there is no script, or a place cannot be read or written.
  mutating func run() throws(UsageError) -> Int32 {
    let selection = try selection()
    if arguments.lists { return try list(selection) }
    let jobs = selection.scripts.map(\.job)
    try expectOutputBesides(selection.scripts.flatMap(\.inputs) + jobs.compactMap(\.form))
    let start = ContinuousClock.now
    var run = ScriptRun(level: arguments.level)
    (run.startTime, run.host) = (Machine.time, Machine.name)
    run.showsLastStep = jobs.contains { $0.line != nil }
    let report = pretty(run)
    let isTold = isTold
    var telling = PrettyTelling()
    let counts = try playing.play(jobs) { (results) throws(UsageError) in
      run.results += results
      if isTold { try print(results.flatMap { telling.lines(of: $0, in: report) }) }
    }
    run.notPlayed = zip(selection.scripts, counts).flatMap { script, count in
      script.results.dropFirst(count).map(\.name)
    }
    var failures: [UsageError] = []
    if let extent = arguments.update {
      let rewritten = try rewrite(run.results, extent, &failures)
      let again = jobs.filter { rewritten.contains($0.path) }
      var new: [ScriptResult] = []
      try playing.play(again) { new += $0 }
      run.replace(new)
    }
    run.milliseconds = start.duration(to: .now) / .milliseconds(1)
    try finish(run, telling)
    if let failure = failures.first { throw failures.count > 1 ? .several(failures) : failure }
    return run.verdict.rawValue
  }

  /// The report for people, as whoever reads it here can use it.
  private func pretty(_ run: ScriptRun) -> PrettyReport {
    let isPlain = entry.environment["ACCESSIBLE"] == "1"
    return PrettyReport(
      run, words: interface, isVerbose: arguments.isVerbose,
      markedColumns: isPlain ? 0 : Machine.columns(of: STDOUT_FILENO) ?? .max)
  }

  var interface: InterfaceWords { InterfaceWords(tables: words.tables) }

  var playing: ScriptPlaying {
    ScriptPlaying(arguments: arguments, words: interface, entry: entry)
  }

  var environment: ScriptEnvironment {
    var environment = ScriptEnvironment(folder: folder, words: words.tables)
    environment.takeVariables(executable: entry.executable)
    return environment
  }

  /// What this run plays. A filter that lets nothing through is a slip rather than a success; a part
  /// of few scripts may be empty, which is told.
  private func selection() throws(UsageError) -> ScriptSelection {
    let jobs = try jobs()
    let selection = ScriptSelection(of: jobs, arguments, in: environment)
    if selection.count == 0 {
      if !jobs.isEmpty, let filter = arguments.filter { throw .noMatch(.filter, given: filter) }
      let places = arguments.suite.map { [$0] } ?? arguments.paths
      throw .noScripts(places.isEmpty ? ["."] : places)
    }
    if selection.scripts.isEmpty {
      let shard = arguments.shard
      interface.warn([
        interface.text("test.emptyShard", .text("\(shard.number)/\(shard.count)"))
      ])
    }
    return selection
  }

  /// All scripts, on all forms of a suite.
  private func jobs() throws(UsageError) -> [ScriptJob] {
    guard let suite = arguments.suite else {
      let paths = arguments.paths.isEmpty ? ["."] : arguments.paths
      // What is rewritten is played whole.
      let isWhole = arguments.update != nil
      let parts = isWhole ? [] : paths.compactMap(ScriptJob.init(upToLine:))
      let names = paths.compactMap { path in
        guard let part = ScriptJob(upToLine: path) else { return path }
        return isWhole ? part.path : nil
      }
      var jobs = parts
      for path in try ScriptFinding.scripts(at: names) {
        jobs.append(
          path == ScriptJob.standardInput ? try .ofStandardInput() : ScriptJob(path: path))
      }
      return jobs
    }
    let scripts = try ScriptSuites(beside: folder).scripts(of: suite)
    guard let first = arguments.paths.first else { return scripts.map { ScriptJob(path: $0) } }
    // A suite that has questions of its own as well plays them where no form is given.
    let formScripts = scripts.filter(ScriptJob.mayTakeForm)
    if formScripts.isEmpty { throw .unexpectedArgument(first) }
    // One that is not there would make all scripts of the suite fail in all combinations.
    let unreadable = arguments.paths.compactMap(Self.unreadable)
    if let first = unreadable.first {
      throw unreadable.count > 1 ? .several(unreadable) : first
    }
    return arguments.paths.flatMap { form in
      FormScripts(form: form, words: words.tables).jobs(of: formScripts)
    }
  }

  private static func unreadable(_ form: String) -> UsageError? {
    guard PathText.withPath(form, { access($0, R_OK) }) != 0 else {
      // Each script reads it anew.
      let isReadable = FileWriting.waitsForNobody(form) || FileWriting.isFolder(form)
      return isReadable ? nil : .unreadableFile(.file(path: form), reason: ENOTSUP)
    }
    return .unreadableFile(.file(path: form), reason: errno)
  }

  /// Names the scripts and their combinations, without playing them.
  private func list(_ selection: ScriptSelection) throws(UsageError) -> Int32 {
    let results = selection.scripts.flatMap(\.results)
    try print(results.map { SafeText.visible(PathText.shown($0.name)) })
    interface.warn(results.flatMap(\.problems).map(\.text))
    return ScriptRun(results: results).verdict.rawValue
  }

  /// A report in the place of a script, or of what it plays, would be the end of it, as with a
  /// pattern of names right after the option.
  private func expectOutputBesides(_ inputs: [String]) throws(UsageError) {
    guard case .file(let path) = arguments.output, let output = FileIdentity(path) else { return }
    if output.isFile, inputs.contains(where: { FileIdentity($0) == output }) {
      throw .fileIsThere(arguments.output)
    }
  }

  /// Whether people read standard output.
  var isForPeople: Bool {
    arguments.reporter == .pretty || arguments.output != .standard
  }

  /// Whether each script is told of as soon as it is played.
  private var isTold: Bool {
    arguments.reporter == .pretty && arguments.output == .standard && arguments.update == nil
  }

  private func finish(_ run: ScriptRun, _ telling: PrettyTelling) throws(UsageError) {
    let pretty = pretty(run)
    // That a part is empty was told, and there is nothing to sum up.
    let hasNothing = run.results.isEmpty && run.notPlayed.isEmpty
    if arguments.reporter == .pretty, arguments.output == .standard {
      return try print(hasNothing ? [] : isTold ? telling.end(of: pretty) : pretty.lines)
    }
    let bytes = arguments.reporter.bytes(
      of: run, words: interface, tapVersion: TapVersion.understood(in: entry.environment),
      isVerbose: arguments.isVerbose)
    switch arguments.output {
    case .standard:
      if arguments.reporter == .tap, TapVersion.hidesReport(in: entry.environment) {
        try print(TapReport.complaints(of: run, words: interface), to: STDERR_FILENO)
      }
      if let reason = OutputFile.write(bytes, to: STDOUT_FILENO) {
        throw .unwritableFile(.standard, reason: reason)
      }
    case .file(let path):
      if let reason = FileWriting.write(bytes, to: path) {
        throw .unwritableFile(arguments.output, reason: reason)
      }
      let summary = hasNothing ? [] : [pretty.summary]
      try print(arguments.reporter == .pretty ? summary : pretty.lines)
    }
  }

  func print(
    _ lines: [String], to descriptor: Int32 = STDOUT_FILENO
  ) throws(UsageError) {
    if let reason = OutputFile.write(lines: lines.map(PathText.shown), to: descriptor) {
      throw .unwritableFile(.standard, reason: reason)
    }
  }
}

/// What whoever reads TAP makes of it.
enum TapVersion {
  /// The version that is understood: Perl's harness names itself in the environment, and takes version 14 for an error before
  /// its own version 3.48.
  static func understood(in environment: [String: String]) -> Int {
    guard let harness = environment["HARNESS_VERSION"].flatMap(Double.init) else { return 14 }
    return harness < 3.48 ? 13 : 14
  }

  /// Whether Perl's harness reads it and shows nobody more than whether it passes: what is wrong is
  /// looked for on standard error then, where Perl's tests write it.
  static func hidesReport(in environment: [String: String]) -> Bool {
    !(environment["HARNESS_ACTIVE"] ?? "").isEmpty
      && ["", "0"].contains(environment["HARNESS_IS_VERBOSE"] ?? "")
  }
}
