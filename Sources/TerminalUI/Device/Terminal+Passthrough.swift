// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// What somebody needs who has an event loop of their own, to pass bytes through.
extension Terminal {
  /// Readable when a signal came, which ``takeSignals()`` gives.
  public var signalDescriptor: Int32 { signals }

  /// The signals that came since the last call, those that end the process first.
  public func takeSignals() -> [Int32] { TerminalSignals.take() }

  /// What was typed, at most 4096 bytes; empty when that is nothing, nil at the input's end.
  public func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(input, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// Ends the process by a signal as if it were not caught.
  public static func end(by signal: Int32) -> Never {
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
    exit(128 + signal)
  }
}
