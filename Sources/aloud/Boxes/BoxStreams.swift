// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The descriptors of a box: scripts take the answer from standard error, so that nothing else may
/// get there while the box is open.
struct BoxStreams {
  /// Where the answer goes.
  let answer: Int32
  /// What was standard error.
  let errors: Int32

  /// - Parameters:
  ///   - output: the descriptor that the answer goes to.
  ///   - mayBeClosed: whether a box is asked all the same where it is not open: what it comes to is
  ///     in its status, too.
  /// - Returns: the reason (errno) when it is not open for writing.
  static func take(
    output: Int32, mayBeClosed: Bool = false
  ) -> Result<BoxStreams, InputFile.Failure> {
    if mayBeClosed, !StandardDescriptors.isWritable(output) {
      let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
      if nowhere >= 0 { dup2(nowhere, output) }
      if nowhere > STDERR_FILENO { close(nowhere) }
    }
    guard fcntl(output, F_GETFD) >= 0 else { return .failure(InputFile.Failure(reason: EBADF)) }
    // The reason of fdopen(3) for a descriptor that is open for reading alone.
    guard StandardDescriptors.isWritable(output) else {
      return .failure(InputFile.Failure(reason: EINVAL))
    }
    let answer = fcntl(output, F_DUPFD_CLOEXEC, 3)
    let errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard answer >= 0, errors >= 0 else { return .failure(InputFile.Failure(reason: errno)) }
    return .success(BoxStreams(answer: answer, errors: errors))
  }

  /// What else is written to standard error, such as warnings, goes to the terminal from now on.
  func divertErrors() {
    var terminal = open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    if terminal < 0 { terminal = open("/dev/null", O_WRONLY | O_CLOEXEC) }
    guard terminal >= 0 else { return }
    dup2(terminal, STDERR_FILENO)
    close(terminal)
  }
}
