// SPDX-License-Identifier: GPL-3.0-or-later

/// A document in JSON5, of which JSON is a part (spec.json5.org, RFC 8259), with the line and the
/// column of every key and value.
///
/// Foundation's JSONDecoder tells no places of what it has read, for JSON5 not even the line of what
/// it cannot read, and a number such as `0x1e+1` ends the process; a person who writes a file by hand
/// needs the place of every mistake.
///
/// Numbers keep their text, members their order, and members that are there twice are all kept.
public struct JSONDocument: Sendable {
  /// The most arrays and objects in one another, the same as JSONDecoder's.
  public static let greatestDepth = 512

  public let root: JSONNode
  /// The file's path as it was given; nil for what was read from elsewhere.
  public let file: String?

  /// Reads a whole document.
  ///
  /// - Parameters:
  ///   - text: UTF-8, with a byte-order mark or without.
  ///   - file: the path that problems name.
  /// - Throws: the first problem.
  /// - Complexity: O(n).
  public init(_ text: [UInt8], file: String? = nil) throws(JSONProblem) {
    self.file = file
    do throws(JSONFailure) {
      var reader = JSONReader(JSONCursor(try Self.checked(text)))
      root = try reader.document()
    } catch {
      throw JSONProblem(reason: error.reason, position: error.position, file: file)
    }
  }

  /// The text without byte-order mark.
  private static func checked(_ text: [UInt8]) throws(JSONFailure) -> [UInt8] {
    // A document begins with an ASCII character: a zero byte beside it is that of a wider encoding.
    let start = text.prefix(2)
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || start.count == 2 && start.contains(0) {
      throw JSONFailure(.wideUnicode, at: TextPosition(line: 1, column: 1))
    }
    let unmarked = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    guard let invalid = UnicodeBytes.firstInvalid(in: unmarked) else { return unmarked }
    var cursor = JSONCursor(unmarked)
    while cursor.offset < invalid { cursor.advance() }
    throw JSONFailure(.notUnicode, at: cursor.position)
  }
}

/// A problem in a text, of which the file is not known.
struct JSONFailure: Error {
  let reason: JSONProblem.Reason
  let position: TextPosition

  init(_ reason: JSONProblem.Reason, at position: TextPosition) {
    self.reason = reason
    self.position = position
  }
}
