// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A thread of the speech process (`pthread_create`).
enum ChildThread {
  /// Starts one; without threads there is no speech process.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t {
    let argument = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<ThreadBody>.fromOpaque(argument!).takeRetainedValue().body()
        return nil
      }, argument)
    if status != 0 { _exit(1) }
    return thread
  }
}

/// A function on its way to a thread.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
