// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// A script file divided into lines.
enum ScriptText {
  /// The lines of a file, without what ends them; LF, CR LF or CR do.
  ///
  /// - Returns: nil when the bytes are no UTF-8.
  static func lines(of bytes: [UInt8], path: String) -> [ScriptLine]? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines: [ScriptLine] = []
    for (number, line) in split(text).enumerated() {
      let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
      lines.append(ScriptLine(line, path: path, number: number + 1, start: start))
    }
    return lines
  }

  /// Where bytes stop being UTF-8.
  static func firstInvalid(in bytes: [UInt8], path: String) -> ScriptPlace {
    let invalid = UnicodeBytes.firstInvalid(in: bytes) ?? bytes.count
    let before = split(String(decoding: bytes[..<invalid], as: UTF8.self))
    return ScriptPlace(
      path: path, line: before.count, column: before[before.count - 1].count + 1,
      bytes: invalid..<invalid)
  }

  /// The lines as they stand, without a byte order mark before the first one.
  private static func split(_ text: String) -> [Substring] {
    var body = text[...]
    if body.unicodeScalars.first == "\u{FEFF}" { body.unicodeScalars.removeFirst() }
    // CR LF is one character.
    return body.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
  }
}
