// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// The process that plays scripts: a crash of it is that script's only.
struct ScriptWorker {
  /// The first argument that makes the executable be a worker; those of `aloud test` follow it.
  static let argument = "--script-worker"

  let environment: ScriptEnvironment

  /// - Parameter executable: the path of this program.
  init(
    _ arguments: TestArguments, folder: TableFolder, words: LabelTables, executable: String
  ) {
    var environment = ScriptEnvironment(folder: folder, words: words)
    environment.latency = SpokenLatency()
    environment.box = BoxMaking.box
    environment.takeVariables(executable: executable)
    if arguments.hasAudio { environment.sound = StepSound.rendering }
    self.environment = environment
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
    let player = job.player(in: environment)
    let (script, mistakes) = player.read(path: job.path, bytes: job.bytes.map(Array.init))
    guard var script else {
      return tell(player.broken(job.path, mistakes), job)
    }
    if let line = job.line { script = script.upTo(line: line) }
    let combinations = script.combinations
    // There may be fewer of them since they were counted.
    return (job.combinations ?? Array(combinations.indices)).allSatisfy { place in
      guard place < combinations.count else { return true }
      let combination = combinations[place] + (job.isInEnglish ? [CommonWording.inEnglish] : [])
      return tell(player.play(script, in: combination), job)
    }
  }

  private func tell(_ result: ScriptResult, _ job: ScriptJob) -> Bool {
    tell(WorkerMessage.line(job.named(result)))
  }

  private func tell(_ bytes: [UInt8]) -> Bool {
    OutputFile.write(bytes, to: STDOUT_FILENO) == nil
  }
}

extension ScriptEnvironment {
  /// The variables that every script has.
  ///
  /// - Parameter executable: of this program, which is what a script starts.
  mutating func takeVariables(executable: String) {
    variables["aloud"] = ShellWord.quoted(executable)
  }
}
