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

  /// Waits until there is something to receive.
  func wait() {
    var waiting = pollfd(fd: Self.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, -1)
  }

  /// The bytes of messages that are there; nil when the engine is gone.
  func receive() -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, used in
      count = recv(Self.descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      used = max(count, 0)
    }
    if count > 0 { return bytes }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}
