// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A place for samples that opens on a thread of its own while its user does something else.
///
/// Only that thread touches the outcome until it has ended.
final class Preparation: @unchecked Sendable {
  private var outcome: Result<any AudioSink, AudioSinkError> = .failure(.unavailable)
  private var thread: pthread_t?

  init(_ open: @escaping @Sendable () throws(AudioSinkError) -> any AudioSink) {
    thread = ChildThread.start { self.outcome = Result(catching: open) }
  }

  /// The place, as soon as it is open. Called once.
  func result() throws(AudioSinkError) -> any AudioSink {
    if let thread { pthread_join(thread, nil) }
    thread = nil
    return try outcome.get()
  }
}
