// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A speech process, seen from its engine: messages to it and from it, without ever waiting.
///
/// It runs in a process group of its own, so that a terminal's interrupt is the engine's to
/// handle, with `/dev/null` for its standard streams, so that no library writes over a prompt.
final class SpeechProcess {
  /// The socket to the process; readable when it has said something, or has ended.
  let socket: Int32

  /// The process's number.
  let identifier: pid_t

  /// Whether the process has ended, or its end of the socket is closed.
  private(set) var isGone = false

  private var splitter = MessageSplitter()
  // Messages that the socket did not take yet; of the first, what is left of it.
  private var unsent: [(bytes: [UInt8], lastCut: UInt32?)] = []

  /// The system's error number.
  struct Failure: Error {
    let number: Int32
  }

  /// Starts a speech process (`posix_spawn`).
  ///
  /// - Parameters:
  ///   - executable: The path of a program that calls ``SpeechChild/run()``.
  ///   - destination: Where it sends its samples.
  ///   - waveDescriptor: The file that they go to, if to one.
  ///   - environment: Variables that it has beside or instead of this process's.
  /// - Throws: ``Failure``.
  init(
    executable: String, destination: SpeechDestination, waveDescriptor: Int32? = nil,
    environment: [String: String] = [:]
  ) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw Failure(number: errno) }
    defer { Glibc.close(ends[1]) }
    var identifier: pid_t = 0
    let status = Self.spawn(
      &identifier, executable, [SpeechChild.argument, destination.rawValue], environment,
      socket: ends[1], wave: waveDescriptor)
    guard status == 0 else {
      Glibc.close(ends[0])
      throw Failure(number: status)
    }
    socket = ends[0]
    self.identifier = identifier
  }

  deinit {
    Glibc.close(socket)
  }

  /// Whether something waits to be sent until the socket is writable.
  var hasUnsent: Bool { !unsent.isEmpty }

  /// Sends a message, or keeps it until the socket takes it.
  ///
  /// A cut goes in front of what waits, and drops the utterances and cuts that it makes needless.
  /// - Complexity: O(n) in the number of messages that wait.
  func send(_ message: EngineMessage) {
    if case .cut(let number) = message {
      // The first may be half sent already, and its rest must follow.
      unsent =
        unsent.prefix(1) + unsent.dropFirst().filter { $0.lastCut.map { $0 > number } ?? true }
      unsent.insert((message.encoded(), message.lastCut), at: min(1, unsent.count))
    } else {
      unsent.append((message.encoded(), message.lastCut))
    }
    flush()
  }

  /// Sends what waits, as far as the socket takes it.
  func flush() {
    while !isGone, let bytes = unsent.first?.bytes {
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      let count = Glibc.send(socket, bytes, bytes.count, flags)
      if count == bytes.count {
        unsent.removeFirst()
      } else if count >= 0 {
        unsent[0].bytes.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        // What it said before it ended can still be read.
        unsent.removeAll()
        return
      }
    }
  }

  /// What the process has said since the last call.
  func receive() -> [ChildMessage] {
    var messages: [ChildMessage] = []
    while !isGone {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, used in
        count = recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        used = max(count, 0)
      }
      if count > 0 {
        splitter.append(bytes)
        while let payload = splitter.next() {
          if let message = ChildMessage(payload) { messages.append(message) }
        }
      } else if count < 0, errno == EAGAIN {
        break
      } else if count == 0 || errno != EINTR {
        isGone = true
      }
    }
    return messages
  }

  /// Ends the process at once and takes its status, unless the system holds it fast.
  func kill() {
    isGone = true
    // It leads a group of its own, with whatever it has started.
    _ = Glibc.kill(-identifier, SIGKILL)
    // A process in the middle of a device's call dies late; it is not waited for longer.
    var patience = 50
    while patience > 0, waitpid(identifier, nil, WNOHANG) == 0 {
      patience -= 1
      poll(nil, 0, 1)
    }
  }

  private static func spawn(
    _ identifier: inout pid_t, _ executable: String, _ arguments: [String],
    _ environment: [String: String], socket: Int32, wave: Int32?
  ) -> Int32 {
    // Out of the way of the numbers that they are given to.
    let source = fcntl(socket, F_DUPFD_CLOEXEC, 16)
    let waveSource = wave.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    // A limit so low that there is no such number is an invalid argument to the system.
    let reason = errno == EINVAL ? EMFILE : errno
    defer {
      Glibc.close(source)
      if let waveSource { Glibc.close(waveSource) }
    }
    guard source >= 0, waveSource ?? 0 >= 0 else { return reason }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, source, ChildChannel.descriptor)
    if let waveSource {
      posix_spawn_file_actions_adddup2(&actions, waveSource, ChildChannel.waveDescriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(of: &attributes)
    let words = (["aloud"] + arguments).map { strdup($0) } + [nil]
    let variables = Self.variables(environment).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    return posix_spawn(&identifier, executable, &actions, &attributes, words, variables)
  }

  private static func variables(_ changes: [String: String]) -> [String] {
    var variables = changes.map { "\($0)=\($1)" }
    var position = 0
    while let entry = environ[position] {
      position += 1
      let variable = String(cString: entry)
      if changes[String(variable.prefix { $0 != "=" })] == nil { variables.append(variable) }
    }
    return variables
  }

  /// Gives the process the usual signals, whatever the engine's program does with its own.
  private static func setSignals(of attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}

extension EngineMessage {
  /// The number of the cut from which on the message is needless; nil when none makes it so.
  fileprivate var lastCut: UInt32? {
    switch self {
    case .speak(let number, _, _), .cut(let number): number
    case .settings, .ping, .finish, .diagnose, .listVoices: nil
    }
  }
}
