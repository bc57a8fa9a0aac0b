// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// What the event loop met.
enum InputEvent: Hashable {
  case byte(UInt8)
  /// Another descriptor is readable.
  case woke(Int32)
  case deadline
  case signal(Int32)
  /// The input ended or its terminal hung up.
  case hangUp
}

/// The event loop: bytes of the keyboard, signals, other descriptors and a deadline, in one
/// `poll(2)`. Keys go before wake-ups, since every key interrupts what goes on.
public final class KeyboardInput {
  let descriptor: Int32
  private let signalDescriptor: Int32
  private let chunk: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var pendingSignals: [Int32] = []
  private var isAtEnd = false
  /// Why no more could be read (`errno`), where the input did not simply end.
  private(set) var failure: Int32?

  /// - Parameters:
  ///   - signals: readable when a signal came, -1 where signals do not matter.
  ///   - chunk: the most bytes taken at once; 1 where somebody else looks at the descriptor too.
  init(descriptor: Int32, signals: Int32 = -1, chunk: Int = 4096) {
    self.descriptor = descriptor
    signalDescriptor = signals
    self.chunk = chunk
  }

  /// Input of a terminal, with its signals. Keys are taken one by one, since those that are not
  /// meant for this question are for the next one, or for the shell.
  public convenience init(terminal: Terminal) {
    self.init(descriptor: terminal.input, signals: terminal.signals, chunk: 1)
  }

  /// Whether bytes were read that nobody took yet.
  var hasBytes: Bool { start < buffer.count }

  /// Puts bytes back, to be taken next.
  func unread(_ bytes: some Collection<UInt8>) {
    buffer.replaceSubrange(..<start, with: bytes)
    start = 0
  }

  /// Waits for the next event.
  ///
  /// - Parameters:
  ///   - deadline: in milliseconds of `MonotonicClock`; nil waits for ever.
  ///   - descriptors: further ones that end the wait when they are readable.
  func next(until deadline: Int?, descriptors: [Int32] = []) -> InputEvent {
    while true {
      if !pendingSignals.isEmpty { return .signal(pendingSignals.removeFirst()) }
      if let byte = takeByte() { return .byte(byte) }
      if isAtEnd { return .hangUp }
      let readable = wait(until: deadline, for: [signalDescriptor, descriptor] + descriptors)
      if readable.contains(signalDescriptor) { pendingSignals = TerminalSignals.take() }
      if readable.contains(descriptor) { read() }
      if !pendingSignals.isEmpty || hasBytes || isAtEnd { continue }
      if let other = descriptors.first(where: readable.contains) { return .woke(other) }
      if let deadline, MonotonicClock.milliseconds() >= deadline { return .deadline }
    }
  }

  /// Whether a byte comes within some milliseconds; it stays where it is.
  func hasByte(within milliseconds: Int) -> Bool {
    if hasBytes { return true }
    let deadline = MonotonicClock.milliseconds() + milliseconds
    repeat {
      if wait(until: deadline, for: [descriptor]).contains(descriptor) { return true }
    } while MonotonicClock.milliseconds() < deadline
    return false
  }

  /// The next byte when it comes within some milliseconds; nothing but bytes is looked at.
  func byte(within milliseconds: Int) -> UInt8? {
    if let byte = takeByte() { return byte }
    guard fill(until: MonotonicClock.milliseconds() + milliseconds) else { return nil }
    return takeByte()
  }

  /// Reads more bytes behind those there are.
  ///
  /// - Returns: false when none came until the deadline.
  func fill(until deadline: Int) -> Bool {
    let before = buffer.count - start
    while !isAtEnd {
      if wait(until: deadline, for: [descriptor]).contains(descriptor) { read() }
      if buffer.count - start > before { return true }
      if MonotonicClock.milliseconds() >= deadline { return false }
    }
    return false
  }

  /// Takes the answers to cursor position requests (`ESC [ row ; column R`) out of what was read,
  /// and gives their columns.
  func takeCursorReports() -> [Int] {
    var columns: [Int] = []
    var kept: [UInt8] = []
    var rest = buffer[start...]
    while let byte = rest.first {
      if byte == 0x1B, let (column, end) = Self.cursorReport(rest) {
        columns.append(column)
        rest = rest[end...]
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    (buffer, start) = (kept, 0)
    return columns
  }

  /// The column of a cursor position report that begins some bytes, and where it ends.
  static func cursorReport(_ bytes: ArraySlice<UInt8>) -> (column: Int, end: Int)? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "R")), bytes.dropFirst().first == 0x5B else {
      return nil
    }
    let numbers = String(decoding: bytes[(bytes.startIndex + 2)..<end], as: UTF8.self)
      .split(separator: ";").map { Int($0) }
    guard numbers.count == 2, numbers[0] != nil, let column = numbers[1] else { return nil }
    return (column, end + 1)
  }

  private func takeByte() -> UInt8? {
    guard start < buffer.count else { return nil }
    defer {
      start += 1
      if start == buffer.count { (buffer, start) = ([], 0) }
    }
    return buffer[start]
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: chunk)
    let count = Glibc.read(descriptor, &bytes, chunk)
    if count > 0 {
      buffer += bytes.prefix(count)
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      // A descriptor that the process was started without has nothing to give, and is at its end.
      if count < 0, errno != EBADF { failure = errno }
      isAtEnd = true
    }
  }

  /// The descriptors that are readable or closed; empty after the deadline or a signal.
  private func wait(until deadline: Int?, for descriptors: [Int32]) -> [Int32] {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = deadline.map { min(max($0 - MonotonicClock.milliseconds(), 0), 1 << 30) } ?? -1
    guard poll(&waiting, nfds_t(waiting.count), Int32(timeout)) > 0 else { return [] }
    return waiting.filter { $0.fd >= 0 && $0.revents != 0 }.map(\.fd)
  }
}
