// SPDX-License-Identifier: GPL-3.0-or-later
import CVTerm
import Glibc

/// How a program ended.
public enum ProgramEnding: Hashable, Sendable {
  case status(Int32)
  case signal(Int32)

  /// The status that shells tell of it: 128 and the number for a signal.
  public var shellStatus: Int32 {
    switch self {
    case .status(let status): status
    case .signal(let number): 128 + number
    }
  }
}

/// Why a program could not be started; the number is the system's (errno).
public struct ProgramStartError: Error, Hashable, Sendable {
  public let program: String
  public let number: Int32
}

/// A program on a pseudo-terminal of its own (pty(7)), which controls it. Belongs to one thread.
///
/// It is hung up, and killed where that does not end it, when this object goes.
public final class TerminalProgram {
  /// The terminal's end where a person would be; readable when the program wrote something.
  public let terminal: Int32
  /// Readable when the program ended (`pidfd_open`).
  public let process: Int32
  public let identifier: pid_t
  public private(set) var ending: ProgramEnding?

  /// The program's end, open so that what nobody read yet can be counted.
  private let end: Int32
  private var unsent: [UInt8] = []
  /// How long a program that was hung up has to end, in milliseconds.
  private static let patience: Int32 = 200

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: the program, looked for in `PATH`, and its arguments, byte for byte.
  ///   - environment: variables, `NAME=VALUE`, byte for byte.
  ///   - folder: where it is started; nil for the current folder.
  /// - Throws: `ProgramStartError`.
  public init(
    _ command: [[UInt8]], environment: [[UInt8]], columns: Int, rows: Int, folder: String? = nil
  ) throws(ProgramStartError) {
    let name = String(decoding: command.first ?? [], as: UTF8.self)
    guard !name.isEmpty else { throw ProgramStartError(program: name, number: ENOENT) }
    let terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { throw ProgramStartError(program: name, number: errno) }
    var path = [CChar](repeating: 0, count: 64)
    guard grantpt(terminal) == 0, unlockpt(terminal) == 0,
      ptsname_r(terminal, &path, path.count) == 0,
      case let end = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC), end >= 0
    else {
      let number = errno
      close(terminal)
      throw ProgramStartError(program: name, number: number)
    }
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    Self.setSize(of: terminal, columns: columns, rows: rows)
    let started = ProgramSpawning(command: command, environment: environment, folder: folder)
      .start(onTerminal: path)
    switch started {
    case .failure(let failure):
      close(end)
      close(terminal)
      throw ProgramStartError(program: name, number: failure.number)
    case .success(let identifier):
      self.identifier = identifier
      self.terminal = terminal
      self.end = end
      process = pidfd_open(identifier, 0)
    }
  }

  deinit {
    close(end)
    close(terminal)
    if ending == nil {
      kill(identifier, SIGHUP)
      kill(identifier, SIGCONT)
      var waited = pollfd(fd: process, events: Int16(POLLIN), revents: 0)
      _ = poll(&waited, 1, Self.patience)
      // What it started goes too, though it may ignore the signal.
      killGroup()
    }
    waitpid(identifier, nil, 0)
    if process >= 0 { close(process) }
  }

  /// What the program wrote since the last call; never waits.
  ///
  /// - Parameter limit: in bytes.
  public func read(atMost limit: Int = 65_536) -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, Glibc.read(terminal, buffer.baseAddress, limit))
    }
    return bytes
  }

  /// Types bytes, as a terminal sends them; those that the program's terminal does not take at once
  /// are kept for ``send()``.
  public func type(_ bytes: [UInt8]) {
    unsent += bytes
    send()
  }

  /// Whether there is something that the terminal did not take yet.
  public var hasUnsentInput: Bool { !unsent.isEmpty }

  /// Sends what the terminal did not take before.
  public func send() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      unsent.removeFirst(count)
    }
  }

  /// The terminal's size changes, which the program is told (`SIGWINCH`).
  ///
  /// - Parameters:
  ///   - columns: of text, at most 65,535.
  ///   - rows: likewise.
  public func resize(columns: Int, rows: Int) {
    Self.setSize(of: terminal, columns: columns, rows: rows)
  }

  /// Sends the program a signal (signal(7)), unless it ended.
  public func signal(_ number: Int32) {
    if ending == nil { kill(identifier, number) }
  }

  /// Ends what the program started in its process group and what is left of itself, by force. The
  /// group has the program's number, which is nobody else's while this object is there.
  public func killGroup() {
    kill(-identifier, SIGKILL)
  }

  /// Learns how the program ended, if it did; never waits, and leaves its number to it
  /// (`waitid` with `WNOWAIT`).
  public func reap() {
    guard ending == nil else { return }
    var ended = siginfo_t()
    guard waitid(P_PID, id_t(identifier), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 else { return }
    let child = ended._sifields._sigchld
    guard child.si_pid == identifier else { return }
    ending = ended.si_code == CLD_EXITED ? .status(child.si_status) : .signal(child.si_status)
  }

  /// Whether the program reads lines and nothing is echoed: a password is asked for.
  public var hidesInput: Bool {
    var attributes = termios()
    guard tcgetattr(end, &attributes) == 0 else { return false }
    return attributes.c_lflag & tcflag_t(ICANON) != 0 && attributes.c_lflag & tcflag_t(ECHO) == 0
  }

  /// Whether nothing of it runs at this moment, and nothing typed waits to be read: it waits itself.
  public var isWaiting: Bool {
    var unread: Int32 = 0
    let reads = ioctl(end, UInt(FIONREAD), &unread) == 0
    return unsent.isEmpty && !(reads && unread > 0) && !ProcessActivity.isBusy(identifier)
  }

  /// Whether it waits for what is typed, as far as the system tells.
  public var readsTerminal: Bool { ProcessActivity.readsTerminal(identifier) }

  private static func setSize(of terminal: Int32, columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}
