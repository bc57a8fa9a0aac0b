// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc

/// Plays scripts in several processes at once, and gives results in order.
struct WorkerPool {
  /// Starts one more worker.
  let start: () throws(UsageError) -> WorkerProcess
  /// The most workers at once.
  let limit: Int
  /// The words for a script whose worker ended; the signal, where one ended it.
  let crash: (ScriptJob, _ signal: Int32?) -> ScriptResult

  /// What came of the jobs that are begun and not yet taken whole.
  private struct Outcomes {
    /// Results that are not taken yet, by the places of their jobs.
    var waiting: [Int: [ScriptResult]] = [:]
    /// Jobs of which nothing more comes.
    var ended: Set<Int> = []
  }

  /// Plays scripts.
  ///
  /// - Parameters:
  ///   - jobs: in the order of results.
  ///   - order: the places of the jobs in the order in which they are begun.
  ///   - played: called with the number of combinations that are done.
  ///   - take: called with each result and the place of its job, in the order of jobs, as soon as
  ///     that can be; false ends the run.
  /// - Throws: that no worker can be started.
  func play(
    _ jobs: [ScriptJob], order: [Int], played: (Int) -> Void,
    take: (ScriptResult, _ job: Int) -> Bool
  ) throws(UsageError) {
    var workers: [WorkerProcess] = []
    defer { for worker in workers { worker.end() } }
    var waiting = order[...]
    var outcomes = Outcomes()
    var next = 0
    var count = 0
    played(0)
    while next < jobs.count {
      while workers.count < limit, workers.allSatisfy({ $0.job != nil }), !waiting.isEmpty {
        workers.append(try start())
        begin(&waiting, jobs, workers[workers.count - 1])
      }
      for index in readable(workers).reversed() {
        let worker = workers[index]
        guard let lines = worker.receive() else {
          workers.remove(at: index)
          let signal = worker.wait()
          if let job = worker.job {
            outcomes.waiting[job, default: []].append(crash(jobs[job], signal))
            outcomes.ended.insert(job)
            count += jobs[job].count
          }
          continue
        }
        for line in lines {
          guard let job = worker.job else { continue }
          if !line.isEmpty {
            let result = WorkerMessage.value(ScriptResult.self, of: line)
            outcomes.waiting[job, default: []].append(result ?? crash(jobs[job], nil))
            worker.count += 1
          } else {
            outcomes.ended.insert(job)
            count += jobs[job].count
            worker.job = nil
            begin(&waiting, jobs, worker)
          }
        }
      }
      repeat {
        for result in outcomes.waiting.removeValue(forKey: next) ?? [] {
          if !take(result, next) { return }
        }
        guard outcomes.ended.remove(next) != nil else { break }
        next += 1
      } while next < jobs.count
      let begun = workers.lazy.filter { $0.job != nil }.map(\.count)
      played(count + begun.reduce(0, +))
    }
  }

  private func begin(_ waiting: inout ArraySlice<Int>, _ jobs: [ScriptJob], _ worker: WorkerProcess)
  {
    if let place = waiting.popFirst() { worker.play(jobs[place], at: place) }
  }

  /// The places of the workers that have told something or are gone; waits for one.
  private func readable(_ workers: [WorkerProcess]) -> [Int] {
    var descriptors = workers.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { return [] }
    return descriptors.indices.filter { descriptors[$0].revents != 0 }
  }
}
