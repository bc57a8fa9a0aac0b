// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import Glibc

/// A C stream that keeps what is written (`open_memstream`), and needs no descriptor.
final class MemoryStream {
  let stream: UnsafeMutablePointer<FILE>
  private let content = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
  private let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() {
    content.initialize(to: nil)
    count.initialize(to: 0)
    guard let stream = open_memstream(content, count) else { fatalError("no memory") }
    self.stream = stream
  }

  deinit {
    fclose(stream)
    free(content.pointee)
    content.deallocate()
    count.deallocate()
  }

  /// What was written since the last call.
  func take() -> [UInt8] {
    fflush(stream)
    let bytes = Array(UnsafeRawBufferPointer(start: content.pointee, count: count.pointee))
    fseek(stream, 0, SEEK_SET)
    return bytes
  }
}
