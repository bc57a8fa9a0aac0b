// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Sends bytes to a terminal, and is never stuck in one that takes none: a signal that ends the
/// question ends the wait.
final class TerminalWriter {
  private let descriptor: Int32
  private let signals: Int32
  private let isOwn: Bool
  private var isGivenUp = false

  /// What a terminal that says it has room takes at once (n_tty(4): `WAKEUP_CHARS`), in bytes.
  private static let smallestRoom = 256

  /// Opens the terminal once more: `O_NONBLOCK` on the descriptor given would be one on the
  /// shell's too.
  ///
  /// - Parameter signals: see `TerminalSignals.begin`.
  init(output: Int32, signals: Int32) {
    let own = open("/proc/self/fd/\(output)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    isOwn = own >= 0
    descriptor = isOwn ? own : output
    self.signals = signals
  }

  deinit {
    if isOwn { close(descriptor) }
  }

  /// Sends all bytes, or gives up. Having given up it sends only what is taken at once.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if !isOwn && !hasRoom() { return }
      let portion = isOwn ? rest : rest.prefix(Self.smallestRoom)
      let count = portion.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        guard hasRoom() else { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits until the terminal takes something; false when a signal was faster.
  private func hasRoom() -> Bool {
    while true {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      poll(&waiting, nfds_t(waiting.count), isGivenUp ? 0 : -1)
      if waiting[0].revents != 0 { return true }
      if isGivenUp || TerminalSignals.isEnding {
        isGivenUp = true
        return false
      }
    }
  }
}
