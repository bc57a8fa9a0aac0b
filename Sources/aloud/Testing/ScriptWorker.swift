// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// The process that plays scripts: a crash of it is that script's only.
struct ScriptWorker {
  /// The first argument that makes the executable be a worker; those of `aloud test` follow it.
  static let argument = "--script-worker"

  let environment: ScriptEnvironment
  let filter: TextExpression?
  /// Whether scripts are read only.
  let lists: Bool

  init(_ arguments: TestArguments, folder: TableFolder, words: LabelTables) {
    var environment = ScriptEnvironment(folder: folder, words: words)
    environment.latency = SpokenLatency()
    if arguments.hasAudio { environment.sound = StepSound.rendering }
    self.environment = environment
    lists = arguments.lists
    // In any part of the name.
    filter = arguments.filter.flatMap { TextExpression("(?s).*(?:\($0)).*") }
  }

  /// Plays what is told on standard input until that ends, and tells results on standard output.
  func run() {
    Self.endWithReader()
    var lines = LineBuffer()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for line in lines.append(buffer[..<count]) {
        guard let job = WorkerMessage.value(ScriptJob.self, of: line) else { return }
        guard play(job), tell([WorkerMessage.newline]) else { return }
      }
    }
  }

  /// Ends this process when nobody reads its results any more, in the middle of whatever it plays:
  /// a program that is waited for may take years.
  private static func endWithReader() {
    var thread = pthread_t()
    _ = pthread_create(
      &thread, nil,
      { _ in
        // That the other end is closed is told of unasked.
        var waited = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        while poll(&waited, 1, -1) < 0 {}
        _exit(1)
      }, nil)
  }

  /// - Returns: whether someone still wants to know.
  private func play(_ job: ScriptJob) -> Bool {
    var environment = environment
    if let form = job.form { environment.variables[ScriptJob.formVariable] = Self.absolute(form) }
    let player = ScriptPlayer(environment: environment)
    let (script, mistakes) = player.read(path: job.path)
    guard let script else {
      return tell(player.broken(job.path, mistakes), job)
    }
    return script.combinations.allSatisfy { combination in
      let unplayed = ScriptResult(path: job.path, combination: combination)
      guard isWanted(named(unplayed, job)) else { return true }
      return tell(lists ? unplayed : player.play(script, in: combination), job)
    }
  }

  private func tell(_ result: ScriptResult, _ job: ScriptJob) -> Bool {
    let result = named(result, job)
    guard isWanted(result) else { return true }
    return tell(WorkerMessage.line(result))
  }

  private func isWanted(_ result: ScriptResult) -> Bool {
    filter?.matches(whole: PathText.shown(result.name)) ?? true
  }

  /// A script that is played on several forms has a result for each.
  private func named(_ result: ScriptResult, _ job: ScriptJob) -> ScriptResult {
    guard let form = job.form else { return result }
    var result = result
    result.combination.insert(Setting(name: ScriptJob.formVariable, value: form), at: 0)
    return result
  }

  private func tell(_ bytes: [UInt8]) -> Bool {
    OutputFile.write(bytes, to: STDOUT_FILENO) == nil
  }

  /// A path in a script is beside the script, unless it is absolute.
  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    let bytes = UnsafeRawBufferPointer(start: folder, count: strlen(folder))
    return PathText.text(carrying: bytes) + "/" + path
  }
}
