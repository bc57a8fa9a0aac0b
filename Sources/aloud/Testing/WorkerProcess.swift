// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// A worker as the command sees it: a child process with a socket as its standard input and output.
final class WorkerProcess {
  /// The system's number for what went wrong (errno).
  struct Failure: Error {
    let number: Int32
  }

  let socket: Int32
  private let identifier: pid_t
  private var lines = LineBuffer()
  /// The place of the script that it plays; nil while it waits for one.
  var job: Int?
  /// How many results of that script it told so far.
  var count = 0

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: of this command.
  ///   - arguments: those of the command that it works for.
  ///   - environment: its variables.
  /// - Throws: `Failure` (posix_spawn).
  init(
    executable: String, arguments: [[UInt8]], environment: [String: String]
  ) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw Failure(number: errno) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    let name = PathText.bytes(of: executable)
    let words = [name, Array(ScriptWorker.argument.utf8)] + arguments
    let variables = environment.map { PathText.bytes(of: "\($0)=\($1)") }
    var identifier: pid_t = 0
    let status = CStrings.withCopies(of: words) { words in
      CStrings.withCopies(of: variables) {
        posix_spawn(&identifier, words[0]!, &actions, nil, words, $0)
      }
    }
    guard status == 0 else {
      close(ends[0])
      throw Failure(number: status)
    }
    socket = ends[0]
    self.identifier = identifier
  }

  deinit {
    close(socket)
  }

  /// Gives it a script to play; it must be waiting for one. A worker that is gone takes nothing,
  /// which ``receive()`` finds.
  func play(_ job: ScriptJob, at place: Int) {
    self.job = place
    count = 0
    _ = OutputFile.write(WorkerMessage.line(job), to: socket)
  }

  /// What it told, once its socket can be read.
  ///
  /// - Returns: nil when it is gone.
  func receive() -> [[UInt8]]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(socket, &buffer, buffer.count)
    if count > 0 { return lines.append(buffer[..<count]) }
    return count < 0 && errno == EINTR ? [] : nil
  }

  /// Waits for the end of a worker that is gone or was told to go.
  ///
  /// - Returns: the signal that ended it; nil where it ended by itself.
  @discardableResult
  func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    let signal = status & 0x7F
    return signal == 0 ? nil : signal
  }

  /// Ends it in the middle of whatever it does.
  func end() {
    kill(identifier, SIGKILL)
    wait()
  }
}
