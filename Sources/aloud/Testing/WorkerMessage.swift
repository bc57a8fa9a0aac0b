// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials

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
