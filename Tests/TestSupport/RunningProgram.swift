// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// How a program ended.
public enum Ending: Hashable, Sendable {
  case status(Int32)
  case signal(Int32)
}

/// A program that runs beside a test, and its descriptors. Belongs to one thread.
public final class RunningProgram {
  public let identifier: pid_t
  public private(set) var ending: Ending?
  /// What it wrote so far on pipes, by its descriptor.
  public private(set) var written: [Int32: [UInt8]] = [1: [], 2: []]

  private let process: Int32
  private var ends: [Int32]
  private var input: ArraySlice<UInt8> = []

  /// Starts it. Standard input that is a pipe ends after `input`.
  public init(_ launch: Launch, input: [UInt8] = [], terminal: PseudoTerminal? = nil) throws {
    let started = try launch.start(terminal: terminal)
    identifier = started.0
    ends = started.1.own
    process = HiddenFunction.pidfdOpen(identifier, 0)
    guard process >= 0 else { throw ProgramFailure("pidfd_open: \(errno)") }
    self.input = input[...]
    // A program that ended early must be an error of write(2) here, not the end of all tests.
    _ = Self.brokenPipesAreErrors
    feed()
  }

  deinit {
    if ending == nil {
      kill(identifier, SIGKILL)
      waitpid(identifier, nil, 0)
    }
    close(process)
    for end in ends where end >= 0 { close(end) }
  }

  /// Whether it ended and everything it wrote is here: nobody has its pipes any more.
  public var hasEnded: Bool { ending != nil && ends[1] < 0 && ends[2] < 0 }

  public func signal(_ number: Int32) {
    kill(identifier, number)
  }

  /// Stops it, and waits until it stands still.
  public func stop() {
    signal(SIGSTOP)
    var status: Int32 = 0
    waitpid(identifier, &status, WUNTRACED)
  }

  /// Waits until something is so that changes with what the program or its terminal does.
  ///
  /// - Parameters:
  ///   - terminal: the person's end of its terminal, whose output `read` takes.
  ///   - isDone: looked at after everything that happened.
  /// - Throws: `ProgramFailure` when it did not come to be in time.
  public func wait(
    seconds: Int, terminal: Int32 = -1, read: () -> Void = {}, until isDone: () -> Bool
  ) throws {
    let limit = Self.seconds() + seconds
    while !isDone() {
      let rest = limit - Self.seconds()
      guard rest > 0 else { throw ProgramFailure("not within \(seconds) seconds") }
      var waited = ends.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      waited[0].events = Int16(POLLOUT)
      waited.append(pollfd(fd: ending == nil ? process : -1, events: Int16(POLLIN), revents: 0))
      waited.append(pollfd(fd: terminal, events: Int16(POLLIN), revents: 0))
      guard poll(&waited, nfds_t(waited.count), Int32(rest * 1000)) > 0 else { continue }
      if waited[0].revents != 0 { feed() }
      for descriptor in Int32(1)...2 where waited[Int(descriptor)].revents != 0 {
        take(from: descriptor)
      }
      if waited[4].revents != 0 { read() }
      if waited[3].revents != 0 { reap() }
    }
  }

  /// Waits until it ended and everything it wrote is here.
  public func end(seconds: Int = 60) throws -> Ending {
    try wait(seconds: seconds) { hasEnded }
    return ending!
  }

  private func feed() {
    guard ends[0] >= 0 else { return }
    while !input.isEmpty {
      let count = input.withUnsafeBytes { write(ends[0], $0.baseAddress, $0.count) }
      if count < 0 && errno == EAGAIN { return }
      guard count > 0 else { break }
      input = input.dropFirst(count)
    }
    close(ends[0])
    ends[0] = -1
  }

  private func take(from descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let end = ends[Int(descriptor)]
    let count = Glibc.read(end, &buffer, buffer.count)
    if count > 0 {
      written[descriptor]! += buffer[..<count]
    } else if count == 0 || errno != EAGAIN {
      close(end)
      ends[Int(descriptor)] = -1
    }
  }

  private func reap() {
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return }
    ending = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  private static func seconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec
  }

  private static let brokenPipesAreErrors: Void = { _ = Glibc.signal(SIGPIPE, SIG_IGN) }()
}
