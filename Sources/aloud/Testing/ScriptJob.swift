// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials

/// One script for a worker to play, in all combinations of its matrix.
struct ScriptJob: Codable, Hashable, Sendable {
  /// Of the script, as ``PathText``.
  var path: String
  /// The form that a script of a suite is played on, as it was given.
  var form: String?

  /// The variable that a suite's scripts have the form in.
  static let formVariable = "form"
}

/// What workers are told and tell: JSON values on lines. A job is answered by its results, and an
/// empty line after the last one.
enum WorkerMessage {
  /// A value with the end of its line.
  static func line(_ value: some Encodable) -> [UInt8] {
    // What scripts and results consist of can all be encoded.
    Array((try? JSONEncoder().encode(value)) ?? Data()) + [newline]
  }

  static func value<Value: Decodable>(_ type: Value.Type, of line: some Collection<UInt8>) -> Value?
  {
    try? JSONDecoder().decode(type, from: Data(line))
  }

  static let newline = UInt8(ascii: "\n")
}

/// Bytes that arrive in pieces, divided into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// Takes bytes in.
  ///
  /// - Returns: the lines that are complete with them, without their ends.
  mutating func append(_ new: some Sequence<UInt8>) -> [[UInt8]] {
    let searched = bytes.count
    bytes += new
    guard bytes[searched...].contains(WorkerMessage.newline) else { return [] }
    var lines = bytes.split(separator: WorkerMessage.newline, omittingEmptySubsequences: false)
    bytes = Array(lines.removeLast())
    return lines.map(Array.init)
  }
}
