// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The descriptors 0 to 2, as this process was started with them.
enum StandardDescriptors {
  /// Fills the places of closed ones, so that no file opened later gets their number and is
  /// written to as if it were standard output. They are opened the wrong way round: using one
  /// is the error that it would have been (gnulib's `stdopen`).
  ///
  /// Also makes a reader that is gone (EPIPE) and a file that may grow no further (EFBIG) errors
  /// of `write` instead of signals.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one, since those below are open by now.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether a descriptor is open for reading; one that was closed is not.
  static func isReadable(_ descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_WRONLY
  }

  /// Whether a descriptor is open for writing.
  static func isWritable(_ descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }
}
