// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RadioNavigator

/// Reads lines from standard input that is no terminal: bytes up to a line feed, with neither
/// editing nor echo. Bytes that are no UTF-8 become U+FFFD.
public final class PlainLineReader {
  private let input: KeyboardInput
  private var line: [UInt8] = []

  /// Why there are no more lines.
  public enum Failure: Hashable, Sendable {
    /// The system's error number (`errno`).
    case unreadable(Int32)
    case lineTooLong
  }

  /// The most bytes of a line: no answer is longer, and what never ends a line is no text.
  public static let longestLine = 1 << 20

  /// What is wrong where lines ended in another way than by the end of input.
  public private(set) var failure: Failure?

  /// - Parameter descriptor: where lines come from.
  public init(descriptor: Int32) {
    input = KeyboardInput(descriptor: descriptor)
  }

  /// Waits for a line, or whatever else happens first; what was read of a line stays.
  ///
  /// A carriage return before the line feed is left out. A last line may lack its line feed.
  ///
  /// - Parameters:
  ///   - deadline: in milliseconds of `MonotonicClock`; nil waits for ever.
  ///   - descriptors: further ones that end the wait when they are readable.
  ///   - isSecret: whether the line's bytes are overwritten once it was given.
  /// - Returns: a line as the command `line`, `hangUp` when there are no more; else as
  ///   `KeyReader.next` does.
  public func next(
    deadline: Int? = nil, descriptors: [Int32] = [], isSecret: Bool = false
  ) -> KeyInput {
    while true {
      switch input.next(until: deadline, descriptors: descriptors) {
      case .byte(0x0A): return takeLine(isSecret)
      case .byte(let byte):
        guard line.count < Self.longestLine else {
          failure = .lineTooLong
          return .hangUp
        }
        line.append(byte)
      case .woke(let descriptor): return .woke(descriptor)
      case .deadline: return .deadline
      case .signal(SIGWINCH): return .resized
      case .signal(let signal): return .signal(signal)
      case .hangUp:
        failure = input.failure.map { .unreadable($0) }
        return failure != nil || line.isEmpty ? .hangUp : takeLine(isSecret)
      }
    }
  }

  private func takeLine(_ isSecret: Bool) -> KeyInput {
    if line.last == 0x0D { line.removeLast() }
    defer {
      if isSecret, !line.isEmpty {
        line.withUnsafeMutableBytes { explicit_bzero($0.baseAddress!, $0.count) }
      }
      line = []
    }
    return .command(.line(String(decoding: line, as: UTF8.self)), keyName: "Enter")
  }
}
