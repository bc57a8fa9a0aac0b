// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// `aloud test`: plays scripts, and reports what came of them.
struct TestCommand {
  let arguments: TestArguments
  let words: InterfaceTables
  let folder: TableFolder
  /// How this command was called, which its workers are told.
  let entry: CommandEntry

  /// Plays the scripts.
  ///
  /// - Returns: 0 where all expectations hold, 1 where one fails, 2 where a script is broken.
  /// - Throws: that there is no script, or a place cannot be read or written.
  func run() throws(UsageError) -> Int32 {
    let jobs = try jobs()
    if arguments.lists {
      try print(jobs.map { PathText.shown($0.path) })
      return ScriptVerdict.held.rawValue
    }
    let clock = ContinuousClock()
    let start = clock.now
    var run = ScriptRun(level: arguments.level)
    try play(jobs) { (results) throws(UsageError) in
      run.results += results
      try tell(results, run)
    }
    let time = start.duration(to: clock.now).components
    run.milliseconds = Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    try finish(run)
    return run.verdict.rawValue
  }

  private var interface: InterfaceWords { InterfaceWords(tables: words.tables) }

  /// The scripts of this run, on all forms of a suite.
  private func jobs() throws(UsageError) -> [ScriptJob] {
    let jobs: [ScriptJob]
    if let suite = arguments.suite {
      let scripts = try ScriptSuites(beside: folder).scripts(of: suite)
      let forms = arguments.paths.isEmpty ? [nil] : arguments.paths.map(Optional.some)
      jobs = forms.flatMap { form in scripts.map { ScriptJob(path: $0, form: form) } }
    } else {
      let paths = arguments.paths.isEmpty ? ["."] : arguments.paths
      jobs = try ScriptFinding.scripts(at: paths).map { ScriptJob(path: $0) }
      if jobs.isEmpty { throw .noScripts(paths) }
    }
    let shard = arguments.shard
    return jobs.enumerated().filter { $0.offset % shard.count == shard.number - 1 }
      .map(\.element)
  }

  /// Plays scripts in workers.
  ///
  /// - Parameter take: called with each script's results, in order.
  private func play(
    _ jobs: [ScriptJob], take: ([ScriptResult]) throws(UsageError) -> Void
  ) throws(UsageError) {
    var variables = entry.environment
    // What a person binds to keys must not change what a test comes to.
    variables["INPUTRC"] = "/dev/null"
    let pool = WorkerPool(
      start: { () throws(UsageError) in
        do throws(WorkerProcess.Failure) {
          return try WorkerProcess(
            executable: entry.executable, arguments: entry.arguments, environment: variables)
        } catch {
          throw .cannotStart(entry.executable, reason: error.number)
        }
      },
      limit: arguments.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      crash: { job, signal in
        let name = signal.map { String(cString: strsignal($0)) } ?? ""
        return ScriptResult(
          path: job.path,
          problems: [
            ScriptProblem(
              path: job.path, line: 1, column: 1,
              message: interface.text("test.crashed", .text(name)))
          ])
      })
    let progress = TestProgress(of: jobs.count, words: interface, environment: entry.environment)
    defer { progress.clear() }
    var order = Array(jobs.indices)
    if let seed = arguments.seed {
      var generator = SeededOrder(seed: UInt64(seed))
      order.shuffle(using: &generator)
    }
    var failure: UsageError?
    try pool.play(jobs, order: order, played: progress.show) { results in
      progress.clear()
      do throws(UsageError) {
        try take(results)
      } catch {
        failure = error
        return false
      }
      let run = ScriptRun(results: results, level: arguments.level)
      return !(arguments.bails && run.verdict != .held)
    }
    if let failure { throw failure }
  }

  /// Whether people read standard output while scripts are played.
  private var isTold: Bool { arguments.reporter == .pretty && arguments.output == .standard }

  private func tell(_ results: [ScriptResult], _ run: ScriptRun) throws(UsageError) {
    guard isTold else { return }
    let report = PrettyReport(run, words: interface)
    try print(results.flatMap(report.lines))
  }

  private func finish(_ run: ScriptRun) throws(UsageError) {
    if isTold { return try print([PrettyReport(run, words: interface).summary]) }
    let bytes = arguments.reporter.bytes(of: run, words: interface)
    switch arguments.output {
    case .standard:
      if let reason = OutputFile.write(bytes, to: STDOUT_FILENO) {
        throw .unwritableFile(.standard, reason: reason)
      }
    case .file(let path):
      if let reason = FileWriting.write(bytes, to: path) {
        throw .unwritableFile(arguments.output, reason: reason)
      }
      if arguments.reporter != .pretty {
        try print(PrettyReport(run, words: interface).lines)
      }
    }
  }

  private func print(_ lines: [String]) throws(UsageError) {
    if let reason = OutputFile.write(lines: lines.map(PathText.shown), to: STDOUT_FILENO) {
      throw .unwritableFile(.standard, reason: reason)
    }
  }
}

/// Numbers that are the same for the same seed (Steele, Lea, Flood: SplitMix64).
struct SeededOrder: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
