// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A pseudo-terminal: the test holds the end where a person and their screen would be.
public final class PseudoTerminal {
  /// Where a person types and reads; -1 after the terminal went away.
  public private(set) var person: Int32
  public let program: Int32
  /// The path by which a program opens its end.
  public let path: String

  public init(columns: UInt16 = 80, rows: UInt16 = 24) {
    person = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // unlockpt(3) and ptsname(3) are not imported: TIOCSPTLCK and TIOCGPTN are what they do.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    _ = ioctl(person, 0x4004_5431, &isLocked)
    _ = ioctl(person, 0x8004_5430, &number)
    path = "/dev/pts/\(number)"
    program = Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(program)
    hangUp()
  }

  /// The terminal goes away, as when its window is closed: the session's programs get SIGHUP.
  public func hangUp() {
    guard person >= 0 else { return }
    close(person)
    person = -1
  }

  public func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  /// Types keys.
  public func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  public func type(bytes: [UInt8]) {
    write(person, bytes, bytes.count)
  }

  /// What the program wrote until now. The kernel hands it over a moment later, so the end of it
  /// is where nothing more comes.
  public func output() -> [UInt8] {
    var bytes: [UInt8] = []
    var waiting = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 30) > 0, waiting.revents & Int16(POLLIN) != 0 {
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = read(person, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return bytes
  }

  public var attributes: termios {
    var attributes = termios()
    tcgetattr(program, &attributes)
    return attributes
  }

  public var echoes: Bool { attributes.c_lflag & tcflag_t(ECHO) != 0 }
}
