// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The last way back to the terminal as it was: when the process exits or crashes while a question
/// has the terminal.
enum TerminalRestoration {
  /// Remembers how to restore a terminal until `disarm()`.
  static func arm(output: Int32, attributes: termios, bytes: [UInt8]) {
    if !isInstalled { install() }
    disarm()
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    let saved = UnsafeMutablePointer<SavedTerminal>.allocate(capacity: 1)
    saved.initialize(to: SavedTerminal(output: output, attributes: attributes, bytes: copy))
    savedTerminal = saved
  }

  /// There is nothing to restore any more.
  static func disarm() {
    guard let saved = savedTerminal else { return }
    savedTerminal = nil
    saved.pointee.bytes.deallocate()
    saved.deallocate()
  }

  nonisolated(unsafe) private static var isInstalled = false

  private static func install() {
    isInstalled = true
    atexit(restoreTerminal)
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
      var old = sigaction()
      sigaction(signal, nil, &old)
      // A debugger's or a sanitizer's handler knows better.
      guard old.__sigaction_handler.sa_handler == nil else { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        restoreTerminal()
        raise(signal)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
      sigaction(signal, &action, nil)
    }
  }
}

private struct SavedTerminal {
  var output: Int32
  var attributes: termios
  var bytes: UnsafeMutableBufferPointer<UInt8>
}

nonisolated(unsafe) private var savedTerminal: UnsafeMutablePointer<SavedTerminal>?

/// Does only what a signal handler may (signal-safety(7)).
private func restoreTerminal() {
  guard let saved = savedTerminal else { return }
  savedTerminal = nil
  tcsetattr(saved.pointee.output, TCSANOW, &saved.pointee.attributes)
  _ = write(saved.pointee.output, saved.pointee.bytes.baseAddress, saved.pointee.bytes.count)
}
