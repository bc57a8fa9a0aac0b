// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import FoundationEssentials
import LabelTables

/// Chooses what is played: by the filter first, then the part of several, so that parts are about as
/// large whatever the filter is.
struct ScriptSelection {
  /// A script with at least one combination that was chosen, and its results as they are before it
  /// is played: broken where it cannot be read.
  struct Script {
    var job: ScriptJob
    var results: [ScriptResult]
    /// The files that it is read from, as far as it can be.
    var inputs: [String]
  }

  let scripts: [Script]
  /// How many combinations all parts have together.
  let count: Int

  /// - Parameters:
  ///   - jobs: scripts, in order, without combinations.
  ///   - environment: what they are read in.
  init(of jobs: [ScriptJob], _ arguments: TestArguments, in environment: ScriptEnvironment) {
    let all = jobs.map { Self.script(of: $0, in: environment) }
    let names = all.map { $0.results.map { PathText.shown($0.name) } }
    let filter = arguments.filter.flatMap { NameFilter($0, among: Array(names.joined())) }
    var scripts: [Script] = []
    var count = 0
    for (index, script) in all.enumerated() {
      var script = script
      let isWanted = names[index].map { filter?.takes($0) ?? true }
      // What is rewritten has to hold in all combinations.
      let takesAll = arguments.update != nil && isWanted.contains(true)
      let chosen = script.results.indices.filter { index in
        guard takesAll || isWanted[index] else { return false }
        defer { count += 1 }
        return arguments.shard.takes(count)
      }
      if chosen.isEmpty { continue }
      if script.job.combinations != nil { script.job.combinations = chosen }
      script.results = chosen.map { script.results[$0] }
      scripts.append(script)
    }
    self.scripts = scripts
    self.count = count
  }

  private static func script(of job: ScriptJob, in environment: ScriptEnvironment) -> Script {
    var job = job
    let player = job.player(in: environment)
    // What can be read only once, such as a pipe, is read here.
    if job.bytes == nil, !FileWriting.waitsForNobody(job.path) {
      job.bytes = (try? FileReading.bytes(of: job.path)).map { Data($0) }
    }
    let (script, mistakes) = player.read(path: job.path, bytes: job.bytes.map(Array.init))
    let results =
      script.map { script in
        script.combinations.map { ScriptResult(path: job.path, combination: $0) }
      } ?? [player.broken(job.path, mistakes)]
    job.combinations = Array(results.indices)
    return Script(
      job: job, results: results.map(job.named), inputs: script?.inputs ?? [job.path])
  }
}

extension TestArguments.Shard {
  /// Whether this part has what is at a place among everything, from 0.
  func takes(_ place: Int) -> Bool { place % count == number - 1 }
}
