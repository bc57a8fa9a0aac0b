// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import TerminalUI

/// Reads what a task writes to its end, and answers the keys that ask something meanwhile.
final class ProgressFollowing {
  private let telling: ProgressTelling
  private let input: Int32
  private var lines = LineBuffer()
  private var terminal: Terminal?
  private var keys: KeyReader?

  /// - Parameter input: a descriptor that the task's lines come from.
  init(_ telling: ProgressTelling, input: Int32, environment: [String: String]) {
    self.telling = telling
    self.input = input
    // Where standard input is the terminal, what is typed there is the task's.
    guard isatty(STDIN_FILENO) == 0, let terminal = try? Terminal.open() else { return }
    telling.columns = terminal.size.columns
    guard terminal.isInForeground, (try? terminal.enter(.listening)) != nil else { return }
    self.terminal = terminal
    keys = KeyReader(
      input: KeyboardInput(sharing: terminal), terminalType: environment["TERM"] ?? "")
  }

  /// - Parameter take: what a line means.
  func run(_ take: (String) -> [ProgressReport]) {
    telling.open()
    while let piece = nextPiece() {
      for line in lines.append(piece) { tell(line, take) }
    }
    for line in lines.append([0x0A]) where !line.isEmpty { tell(line, take) }
  }

  /// Lets the last words be heard, unless a key is pressed, and gives the terminal back.
  func finish() {
    telling.finish(cutWhenReadable: terminal?.interruption)
    leave()
  }

  /// Gives the terminal back as it was.
  func leave() {
    keys = nil
    terminal?.restore()
    terminal = nil
  }

  private func tell(_ line: [UInt8], _ take: (String) -> [ProgressReport]) {
    for report in take(String(decoding: line, as: UTF8.self)) { telling.tell(report) }
  }

  /// The next bytes of the task; nil at their end.
  private func nextPiece() -> [UInt8]? {
    while true {
      switch next() {
      case .command(let command, let name): telling.press(name, command)
      case .woke(input):
        let piece = read()
        return piece.isEmpty ? nil : piece
      // Nobody can be told more of speech than what is shown anyway.
      case .woke, .pasteCut: _ = telling.engine.takeNotices()
      case .deadline: telling.advance()
      case .resized: telling.columns = terminal?.size.columns ?? telling.columns
      case .signal(let signal): obey(signal)
      case .hangUp: leave()
      }
    }
  }

  private func next() -> KeyInput {
    let deadline = telling.session.nextDeadline
    let notices = telling.engine.noticeDescriptor
    let descriptors = [input] + (notices >= 0 ? [notices] : [])
    if let keys { return keys.next(deadline: deadline, descriptors: descriptors) }
    var waited = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let rest = deadline.map { Int32(clamping: max($0 - SessionClock.systemNow, 0)) } ?? -1
    guard poll(&waited, nfds_t(waited.count), rest) > 0,
      let readable = waited.first(where: { $0.revents != 0 })
    else { return .deadline }
    return .woke(readable.fd)
  }

  private func read() -> [UInt8] {
    let room = 1 << 16
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
      var count = 0
      repeat {
        count = Glibc.read(input, buffer.baseAddress, room)
      } while count < 0 && errno == EINTR
      used = max(count, 0)
    }
  }

  /// A terminal that cannot be set up again is gone, and the next event says so.
  private func obey(_ signal: Int32) {
    switch signal {
    case SIGTSTP:
      telling.engine.cut()
      try? terminal?.suspend()
    case SIGCONT: try? terminal?.resume()
    default:
      telling.engine.close()
      leave()
      EndingSignals.end(by: signal)
    }
  }
}
