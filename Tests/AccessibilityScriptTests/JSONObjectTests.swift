// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import Testing

@Suite struct JSONObjectTests {
  /// Strings that stand as they are, and those that are escaped, are what JSONEncoder writes.
  @Test func everyCharacterIsWrittenAsJSONEncoderDoes() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let values = Array(UInt32(0)...0x2FFF) + [0xFEFF, 0xFFFD, 0xFFFF, 0x1F600, 0x10FFFF]
    for scalar in values.compactMap(Unicode.Scalar.init) {
      let text = "a" + String(Character(scalar)) + "/b"
      let written = JSONObject.Value.string(text).text
      #expect(written == String(decoding: try encoder.encode(text), as: UTF8.self))
    }
  }
}
