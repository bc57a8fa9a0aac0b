// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

@Suite struct PathTextTests {
  @Test(
    arguments: [
      [], [0x61], [0xFF], [0x63, 0xE9], [0xC3, 0xA9], [0xEF, 0xBF, 0xBD], [0xC3],
      [0xED, 0xA0, 0x80],
      [0xF4, 0x8F, 0xBC, 0x80], [0xF4, 0x8F, 0xBF, 0xA9], [0xE2, 0x82, 0x61],
      [0xF0, 0x9F, 0x99, 0x82],
    ] as [[UInt8]])
  func bytesComeBack(bytes: [UInt8]) {
    let text = PathText.text(carrying: bytes)
    #expect(PathText.bytes(of: text) == bytes)
    #expect(PathText.shown(text) == String(decoding: bytes, as: UTF8.self))
  }

  @Test func textIsItself() {
    for text in ["", "/tmp/a b", "caf\u{E9}", "cafe\u{301}", "\u{FFFD}", "\u{10FEFF}"] {
      #expect(Array(PathText.text(carrying: text.utf8).utf8) == Array(text.utf8))
    }
  }

  @Test func everyPairOfBytesComesBack() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second, first]
        #expect(PathText.bytes(of: PathText.text(carrying: bytes)) == bytes)
      }
    }
  }
}
