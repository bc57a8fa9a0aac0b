// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The speech process's end of the socket to its engine.
struct ChildChannel: Sendable {
  /// Where the engine leaves the socket for the process that it starts.
  static let descriptor: Int32 = 3

  /// Where the engine leaves the file that samples go to, when they go to one.
  static let waveDescriptor: Int32 = 4

  /// Sends a message whole. One call of `send` each, so that the messages of two threads do not
  /// mix; without a listener there is nothing left to do, and the process ends elsewhere.
  func send(_ message: ChildMessage) {
    let bytes = message.encoded()
    while Glibc.send(Self.descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < 0,
      errno == EINTR
    {}
  }

  /// Waits until another descriptor is readable or the time is over, and ends the process when the
  /// engine is gone, whatever other threads are stuck in.
  ///
  /// - Parameter milliseconds: The longest wait; -1 is any.
  func waitForEnd(or other: Int32 = -1, atMost milliseconds: Int32 = -1) {
    // Of the channel only its end is told, which need not be asked for.
    var waiting = [
      pollfd(fd: Self.descriptor, events: 0, revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    poll(&waiting, 2, milliseconds)
    if waiting[0].revents != 0 { _exit(0) }
  }

  /// Whether an engine can be at the other end: a process started by hand has none.
  static var isConnected: Bool {
    var type: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) == 0
  }

  /// The bytes of messages that are there; nil when the engine is gone.
  ///
  /// - Parameter waits: Whether to wait for some: in the same call, since whoever pressed a key
  ///   waits for each further one.
  func receive(waits: Bool = false) -> [UInt8]? {
    var count = 0
    let flags = waits ? 0 : Int32(MSG_DONTWAIT)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, used in
      count = recv(Self.descriptor, buffer.baseAddress, buffer.count, flags)
      used = max(count, 0)
    }
    if count > 0 { return bytes }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}
