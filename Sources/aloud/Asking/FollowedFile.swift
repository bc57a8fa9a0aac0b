// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import LabelTables

/// A file that is written while it is read: what it holds, then the lines that it gets.
///
/// Somebody may write faster than anybody hears, so that lines are gathered for a while.
final class FollowedFile {
  /// Milliseconds between two looks at the file.
  private static let pause = 200
  /// Milliseconds after which a line that nobody ends is one.
  private static let patience = 1000
  /// As many lines as anybody reads again.
  private static let mostLines = 1000
  private static let mostBytes = 1 << 20

  /// The last lines of what it held at first.
  let lines: [String]
  /// When to look again, in milliseconds of `MonotonicClock`.
  private(set) var nextLook = 0

  private let descriptor: Int32
  private var rest: [UInt8] = []
  private var waiting: [String] = []
  private var lastGrowth = 0
  private var nextNews = 0

  /// - Returns: nil for what is no regular file, or cannot be read.
  init?(path: String) {
    descriptor = PathText.withPath(path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    // What nobody reads need not be taken.
    lseek(descriptor, max(status.st_size - Self.mostBytes, 0), SEEK_SET)
    var held = Self.read(descriptor)
    if held.last == Self.newline { held.removeLast() }
    lines = Self.lines(of: held, atMost: Self.mostLines)
  }

  deinit { close(descriptor) }

  /// The lines that came since the last time, where it is time to tell of any.
  ///
  /// - Parameter now: in milliseconds of `MonotonicClock`.
  func news(at now: Int) -> [String]? {
    guard now >= nextLook else { return nil }
    nextLook = now + Self.pause
    look(at: now)
    guard !waiting.isEmpty, now >= nextNews else { return nil }
    nextNews = now + ProgressSession.pause
    defer { waiting = [] }
    return waiting
  }

  private func look(at now: Int) {
    var status = stat()
    // One that became shorter begins anew.
    if fstat(descriptor, &status) == 0, lseek(descriptor, 0, SEEK_CUR) > status.st_size {
      lseek(descriptor, 0, SEEK_SET)
      rest = []
    }
    let grown = Self.read(descriptor)
    if !grown.isEmpty { lastGrowth = now }
    rest += grown
    if let end = rest.lastIndex(of: Self.newline) {
      take(rest[..<end])
      rest = Array(rest[(end + 1)...])
    }
    if !rest.isEmpty, now - lastGrowth >= Self.patience {
      take(rest[...])
      rest = []
    }
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    waiting = (waiting + Self.lines(of: Array(bytes), atMost: Self.mostLines))
      .suffix(Self.mostLines)
  }

  private static func lines(of bytes: [UInt8], atMost count: Int) -> [String] {
    bytes.split(separator: newline, omittingEmptySubsequences: false).suffix(count)
      .map { BoxText.plain(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 2 * mostBytes {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return bytes
  }

  private static let newline: UInt8 = 0x0A
}
