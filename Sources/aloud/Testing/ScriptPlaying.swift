// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// Plays scripts in workers, as the command was told to.
struct ScriptPlaying {
  let arguments: TestArguments
  let words: InterfaceWords
  /// How this command was called, which its workers are told.
  let entry: CommandEntry

  /// Plays scripts.
  ///
  /// - Parameter take: called with results, in the order of the jobs, as they come.
  /// - Returns: how many results each job has: fewer than it should where the run ended before.
  /// - Throws: that no worker can be started, and what `take` throws.
  @discardableResult
  func play(
    _ jobs: [ScriptJob], take: ([ScriptResult]) throws(UsageError) -> Void
  ) throws(UsageError) -> [Int] {
    var counts = jobs.map { _ in 0 }
    let progress = TestProgress(
      of: jobs.map(\.count).reduce(0, +), words: words, environment: entry.environment)
    defer { progress.clear() }
    let pool = WorkerPool(
      start: worker, limit: arguments.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      crash: crash)
    var failure: UsageError?
    try pool.play(jobs, order: order(of: jobs), played: progress.show) { result, job in
      counts[job] += 1
      progress.clear()
      do throws(UsageError) {
        try take([result])
      } catch {
        failure = error
        return false
      }
      let run = ScriptRun(results: [result], level: arguments.level)
      return !(arguments.bails && run.verdict != .held)
    }
    if let failure { throw failure }
    return counts
  }

  private func worker() throws(UsageError) -> WorkerProcess {
    var variables = entry.environment
    // What a person binds to keys must not change what a test comes to.
    variables["INPUTRC"] = "/dev/null"
    do throws(WorkerProcess.Failure) {
      return try WorkerProcess(
        executable: entry.executable, arguments: entry.arguments, environment: variables)
    } catch {
      throw .cannotStart(entry.executable, reason: error.number)
    }
  }

  private func crash(of job: ScriptJob, by signal: Int32?) -> ScriptResult {
    let name = signal.map { String(cString: strsignal($0)) }
    let message = words.text("test.crashed", words.given(name ?? ""))
    return ScriptResult(
      path: job.path,
      problems: [ScriptProblem(path: job.path, line: 1, column: 1, message: message)])
  }

  /// The places of jobs in the order in which they are begun.
  private func order(of jobs: [ScriptJob]) -> [Int] {
    guard let seed = arguments.seed else { return Array(jobs.indices) }
    var generator = SeededOrder(seed: UInt64(seed))
    return jobs.indices.shuffled(using: &generator)
  }
}
