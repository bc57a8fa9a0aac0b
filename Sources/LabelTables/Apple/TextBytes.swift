// SPDX-License-Identifier: GPL-3.0-or-later

/// The encodings of Apple's text files.
enum TextBytes {
  /// The text in UTF-8, without byte-order marks, of which some tools write two.
  ///
  /// UTF-16 is known by its mark, or by a zero byte among the first two, which no UTF-8 text has.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var start = 0
    var isLittle: Bool?
    while let mark = marks.first(where: { bytes[start...].starts(with: $0.bytes) }) {
      start += mark.bytes.count
      isLittle = mark.isLittle
    }
    if start == 0, bytes.count >= 2 {
      if bytes[0] == 0, bytes[1] != 0 { isLittle = false }
      if bytes[1] == 0, bytes[0] != 0 { isLittle = true }
    }
    guard let isLittle else { return start == 0 ? bytes : Array(bytes[start...]) }
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static let marks: [(bytes: [UInt8], isLittle: Bool?)] = [
    ([0xEF, 0xBB, 0xBF], nil), ([0xFF, 0xFE], true), ([0xFE, 0xFF], false),
  ]
}
