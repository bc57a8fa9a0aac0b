// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Files and folders by ``PathText``, since Foundation's paths are text that it mends.
public enum FileReading {
  /// The system's error number.
  public struct Failure: Error {
    public let number: Int32

    public init(number: Int32) {
      self.number = number
    }
  }

  /// The most bytes of a file that is read whole: a device such as `/dev/zero` has no end.
  public static let mostBytes = 268_435_456

  /// How long somebody may take, in milliseconds, to begin to write what is read.
  private static let patience: Int32 = 1000

  /// Everything in a file.
  ///
  /// A named pipe into which nobody writes, and a device that has nothing to give, are waited for
  /// no longer than a second; a pipe of a shell, such as that of `<(…)`, until it ends, since its
  /// writer is there.
  ///
  /// - Parameters:
  ///   - path: as ``PathText``.
  ///   - length: the most bytes.
  ///   - waits: whether what is not there yet is waited for at all.
  /// - Throws: `Failure` with the system's number (errno), EFBIG for more bytes than that, ETIMEDOUT
  ///   where nobody writes them, EAGAIN where that is not waited for.
  public static func bytes(
    of path: String, atMost length: Int = mostBytes, waits: Bool = true
  ) throws(Failure) -> [UInt8] {
    // Opening a named pipe otherwise waits for somebody who writes into it.
    let descriptor = PathText.withPath(path) {
      open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    }
    guard descriptor >= 0 else { throw Failure(number: errno) }
    defer { close(descriptor) }
    var source = Source(descriptor, waits: waits)
    return try bytes(atMost: length) { buffer in source.read(into: buffer) }
  }

  /// Everything until a descriptor that somebody else opened ends.
  public static func bytes(
    ofDescriptor descriptor: Int32, atMost length: Int = mostBytes
  ) throws(Failure) -> [UInt8] {
    try bytes(atMost: length) { read(descriptor, $0.baseAddress, $0.count) }
  }

  /// - Parameter read: fills a part of a buffer; 0 at the end, and less with errno.
  private static func bytes(
    atMost length: Int, _ read: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      // As much room again each time: a pipe tells no size, and the copying stays linear.
      let room = max(1 << 16, bytes.count)
      var count = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
          repeat { count = read(buffer) } while count < 0 && errno == EINTR
          used = max(count, 0)
        })
      if count < 0 { throw Failure(number: errno) }
      if count == 0 { return bytes }
      if bytes.count > length { throw Failure(number: EFBIG) }
    }
  }

  /// A file that was opened without waiting for anybody.
  private struct Source {
    private let descriptor: Int32
    private let waits: Bool
    /// Whether somebody has a pipe open to write into it, or had.
    private var hasWriter: Bool
    private let isPipe: Bool

    init(_ descriptor: Int32, waits: Bool) {
      self.descriptor = descriptor
      self.waits = waits
      var status = stat()
      isPipe = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
      // A pipe without a name is there only where somebody made it to write into it.
      hasWriter = !isPipe || status.st_dev == Self.unnamedPipes
    }

    /// The device that all pipes without a name are on; nil where none can be made.
    private static let unnamedPipes: dev_t? = {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      defer { for end in ends { close(end) } }
      var status = stat()
      return fstat(ends[0], &status) == 0 ? status.st_dev : nil
    }()

    mutating func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
      var hasWaited = false
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        let isEmpty = count < 0 && errno == EAGAIN
        // A pipe that nobody has open for writing is at its end.
        if count > 0 || isEmpty && isPipe { hasWriter = true }
        guard isEmpty || count == 0 && !hasWriter else { return count }
        guard waits else { return failed(EAGAIN) }
        let waitsForWriter = isPipe && hasWriter
        if hasWaited, !waitsForWriter { return failed(ETIMEDOUT) }
        var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let isReady = poll(&waited, 1, waitsForWriter ? -1 : FileReading.patience)
        if isReady < 0 { return -1 }
        // Who opens it is not told of before something is written, or it is closed again.
        if isReady > 0 { hasWriter = true }
        hasWaited = true
      }
    }

    private func failed(_ number: Int32) -> Int {
      errno = number
      return -1
    }
  }

  /// Whether there is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return PathText.withPath(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is something that is no folder, to be read as a file.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return PathText.withPath(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// A path without links and dots (`realpath`); nil for what is not there.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = PathText.withPath(path, { realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return PathText.text(carrying: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  /// The names in a folder, in no order.
  public static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = PathText.withPath(path, opendir) else { throw Failure(number: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 } }
      names.append(PathText.text(carrying: bytes))
    }
    return names
  }
}
