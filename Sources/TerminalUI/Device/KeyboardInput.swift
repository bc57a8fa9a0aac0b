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
  /// How many answers about the cursor are still to come, and until when.
  var lateReports = (count: 0, until: 0)
  /// Whether what is typed is for another program now, and stays unread.
  private var isTaken: () -> Bool = { false }
  /// How often to look whether it is not any more, in milliseconds.
  private static let takenPause = 100
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

  /// Input of a terminal that programs which run at the same time may ask something on.
  public convenience init(sharing terminal: Terminal) {
    self.init(terminal: terminal)
    isTaken = { [unowned terminal] in terminal.isTaken }
  }

  /// Whether a key was typed that nobody took yet.
  public var hasKeyWaiting: Bool { hasKey(within: 0) }

  /// Whether bytes were read that nobody took yet.
  var hasBytes: Bool { start < buffer.count }

  /// Whether there is a byte, or comes one within some milliseconds.
  func hasKey(within milliseconds: Int) -> Bool {
    if hasBytes { return true }
    let deadline = MonotonicClock.milliseconds() + milliseconds
    repeat {
      if wait(until: deadline, for: [descriptor]).contains(descriptor) { return true }
    } while MonotonicClock.milliseconds() < deadline
    return false
  }

  /// Puts bytes back, to be taken next. O(bytes) where they were taken from here.
  func unread(_ bytes: some Collection<UInt8>) {
    if bytes.count <= start {
      let earlier = start - bytes.count
      buffer.replaceSubrange(earlier..<start, with: bytes)
      start = earlier
    } else {
      buffer.replaceSubrange(..<start, with: bytes)
      start = 0
    }
  }

  /// Puts bytes behind those there are.
  func append(_ bytes: [UInt8]) {
    buffer += bytes
  }

  /// Waits for the next event.
  ///
  /// - Parameters:
  ///   - deadline: in milliseconds of `MonotonicClock`; nil waits for ever.
  ///   - descriptors: further ones that end the wait when they are readable.
  func next(until deadline: Int?, descriptors: [Int32] = []) -> InputEvent {
    while true {
      if let signal = takeSignal() { return .signal(signal) }
      if let byte = takeByte() { return .byte(byte) }
      if isAtEnd { return .hangUp }
      let readable = wait(until: deadline, for: [signalDescriptor, descriptor] + descriptors)
      // A process that is to stop or to end must not read: in the background that would stop it.
      if readable.contains(signalDescriptor) { continue }
      if readable.contains(descriptor) { buffer += read() }
      if hasBytes || isAtEnd { continue }
      if let other = descriptors.first(where: readable.contains) { return .woke(other) }
      if let deadline, MonotonicClock.milliseconds() >= deadline { return .deadline }
    }
  }

  /// The next signal that came, if any.
  func takeSignal() -> Int32? {
    guard signalDescriptor >= 0 else { return nil }
    if pendingSignals.isEmpty { pendingSignals = TerminalSignals.take() }
    return pendingSignals.isEmpty ? nil : pendingSignals.removeFirst()
  }

  /// Whether a signal ends the question, and waits to be taken.
  var isEnding: Bool {
    signalDescriptor >= 0
      && (TerminalSignals.isEnding
        || pendingSignals.contains(where: TerminalSignals.ending.contains))
  }

  /// The next byte when it comes within some milliseconds, unless a signal ends the question
  /// before.
  func byte(within milliseconds: Int) -> UInt8? {
    if let byte = takeByte() { return byte }
    guard let bytes = newBytes(until: MonotonicClock.milliseconds() + milliseconds) else {
      return nil
    }
    buffer += bytes
    return takeByte()
  }

  /// Reads bytes that come until a deadline; nil for none.
  func newBytes(until deadline: Int) -> [UInt8]? {
    while !isAtEnd, !isEnding {
      if wait(until: deadline, for: [signalDescriptor, descriptor]).contains(descriptor), !isEnding
      {
        let bytes = read()
        if !bytes.isEmpty { return bytes }
      }
      if MonotonicClock.milliseconds() >= deadline { return nil }
      if signalDescriptor >= 0 { pendingSignals += TerminalSignals.take() }
    }
    return nil
  }

  /// Reads what waits, up to the first of some bytes and nothing behind it.
  ///
  /// - Parameter limit: how many bytes to have at most.
  /// - Returns: whether the last byte there is one of them.
  func readAhead(to ends: Set<UInt8>, atMost limit: Int) -> Bool {
    while true {
      if hasBytes, let last = buffer.last, ends.contains(last) { return true }
      guard buffer.count - start < limit, !isAtEnd, !isEnding,
        wait(until: 0, for: [descriptor]).contains(descriptor)
      else { return false }
      buffer += read()
    }
  }

  /// The last of the bytes that were read.
  var lastByte: UInt8? { hasBytes ? buffer.last : nil }

  /// Forgets the bytes that were read, but for the last.
  func dropAllButLast() {
    start = max(start, buffer.count - 1)
  }

  private func takeByte() -> UInt8? {
    guard start < buffer.count else { return nil }
    defer {
      start += 1
      if start == buffer.count { (buffer, start) = ([], 0) }
    }
    return buffer[start]
  }

  private func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: chunk)
    let count = Glibc.read(descriptor, &bytes, chunk)
    if count > 0 { return Array(bytes.prefix(count)) }
    if count == 0 || (errno != EINTR && errno != EAGAIN) {
      // A descriptor that the process was started without has nothing to give, and is at its end.
      if count < 0, errno != EBADF { failure = errno }
      isAtEnd = true
    }
    return []
  }

  /// The descriptors that are readable or closed; empty after the deadline or a signal.
  private func wait(until deadline: Int?, for descriptors: [Int32]) -> [Int32] {
    let isTaken = isTaken()
    let waited = isTaken ? descriptors.filter { $0 != descriptor } : descriptors
    var waiting = waited.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var timeout = deadline.map { min(max($0 - MonotonicClock.milliseconds(), 0), 1 << 30) } ?? -1
    if isTaken { timeout = timeout < 0 ? Self.takenPause : min(timeout, Self.takenPause) }
    guard poll(&waiting, nfds_t(waiting.count), Int32(timeout)) > 0 else { return [] }
    let readable = waiting.filter { $0.fd >= 0 && $0.revents != 0 }.map(\.fd)
    // Keys that woke this one up may be the answer to what another program asked meanwhile.
    return self.isTaken() ? readable.filter { $0 != descriptor } : readable
  }
}
