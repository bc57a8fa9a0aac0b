// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import aloud

/// Lines that arrive in pieces.
@Suite struct LineBufferTests {
  @Test(arguments: ["", "\n", "a", "a\n", "\n\na\n\nbc\nd", "one\ntwo\nthree\n"], 1...5)
  func anyPieces(text: String, length: Int) {
    var buffer = LineBuffer()
    var lines: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: length) {
      let piece = bytes[start..<min(start + length, bytes.count)]
      lines += buffer.append(piece).map { String(decoding: $0, as: UTF8.self) }
    }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines == all.dropLast())
  }
}
