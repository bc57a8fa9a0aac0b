// SPDX-License-Identifier: GPL-3.0-or-later

/// Answers to cursor position requests (`ESC [ row ; column R`), which look like Shift-F3 in xterm:
/// they are answers only when somebody asked.
extension KeyboardInput {
  /// How long after its time an answer may still come, in milliseconds.
  private static let patience = 5000

  /// Takes answers out of what comes, and leaves the rest to be read.
  ///
  /// - Parameters:
  ///   - count: how many answers were asked for.
  ///   - deadline: in milliseconds of `MonotonicClock`.
  /// - Returns: their columns. O(n) in the bytes that came.
  func takeCursorReports(_ count: Int, until deadline: Int) -> [Int] {
    var columns: [Int] = []
    var kept: [UInt8] = []
    var sequence: [UInt8] = []
    while columns.count < count, MonotonicClock.milliseconds() < deadline,
      let bytes = newBytes(until: deadline)
    {
      for byte in bytes {
        if byte == 0x1B || !Self.mayContinue(sequence, with: byte) {
          kept += sequence
          sequence = []
        }
        guard byte == 0x1B || !sequence.isEmpty else {
          kept.append(byte)
          continue
        }
        sequence.append(byte)
        if let column = Self.cursorColumn(sequence) {
          columns.append(column)
          sequence = []
        }
      }
    }
    append(kept + sequence)
    lateReports = (count - columns.count, MonotonicClock.milliseconds() + Self.patience)
    return columns
  }

  /// Whether a sequence is an answer that came late, which nobody typed.
  func isLateReport(_ sequence: [UInt8]) -> Bool {
    guard lateReports.count > 0, Self.cursorColumn(sequence) != nil,
      MonotonicClock.milliseconds() < lateReports.until
    else { return false }
    lateReports.count -= 1
    return true
  }

  /// The column that an answer tells; nil for bytes that are none.
  private static func cursorColumn(_ bytes: [UInt8]) -> Int? {
    guard bytes.last == UInt8(ascii: "R"), bytes.starts(with: [0x1B, UInt8(ascii: "[")]) else {
      return nil
    }
    let numbers = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    return numbers.count == 2 && numbers[0] != nil ? numbers[1] : nil
  }

  /// No answer is longer than this, in bytes.
  private static let longestReport = 16

  private static func mayContinue(_ sequence: [UInt8], with byte: UInt8) -> Bool {
    switch sequence.count {
    case 0: false
    case 1: byte == UInt8(ascii: "[")
    case longestReport...: false
    default: (0x30...0x39).contains(byte) || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "R")
    }
  }
}
