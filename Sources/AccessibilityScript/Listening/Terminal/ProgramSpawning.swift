// SPDX-License-Identifier: GPL-3.0-or-later
import CVTerm
import Glibc
import LabelTables

/// Starts a program as the leader of a session (`posix_spawn`), with nothing of this process's
/// descriptors, signal handlers and blocked signals.
struct ProgramSpawning {
  struct Failure: Error {
    let number: Int32
  }

  let command: [[UInt8]]
  let environment: [[UInt8]]
  let folder: String?

  /// Starts it with its standard streams on a terminal: opening that makes it the controlling one
  /// of a session leader without any.
  func start(onTerminal path: [CChar]) -> Result<pid_t, Failure> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let folder { _ = posix_spawn_file_actions_addchdir_np(&actions, folder) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    _ = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags =
      Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
      | Int32(ALOUD_SPAWN_SETSID)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var identifier: pid_t = 0
    let status = CStrings.withCopies(of: command) { words in
      CStrings.withCopies(of: environment) {
        posix_spawnp(&identifier, words[0]!, &actions, &attributes, words, $0)
      }
    }
    return status == 0 ? .success(identifier) : .failure(Failure(number: status))
  }
}
