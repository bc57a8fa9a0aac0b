// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// What ICU knows about one Unicode scalar, as far as terminals care (`aloud_scalar_properties`).
struct ScalarProperties: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ constant: some BinaryInteger) {
    rawValue = UInt32(constant)
  }

  init(of scalar: Unicode.Scalar) {
    rawValue = aloud_scalar_properties(scalar.value)
  }

  static let wide = Self(ALOUD_SCALAR_WIDE)
  static let emoji = Self(ALOUD_SCALAR_EMOJI)
  static let emojiPresentation = Self(ALOUD_SCALAR_EMOJI_PRESENTATION)
  static let pictographic = Self(ALOUD_SCALAR_PICTOGRAPHIC)
  static let mark = Self(ALOUD_SCALAR_MARK)
  static let spacingMark = Self(ALOUD_SCALAR_SPACING_MARK)
  static let ignorable = Self(ALOUD_SCALAR_IGNORABLE)
  static let control = Self(ALOUD_SCALAR_CONTROL)
  static let format = Self(ALOUD_SCALAR_FORMAT)
  static let separator = Self(ALOUD_SCALAR_SEPARATOR)
  static let joins = Self(ALOUD_SCALAR_JOINS)
  static let indic = Self(ALOUD_SCALAR_INDIC)
  static let complexBreak = Self(ALOUD_SCALAR_COMPLEX_BREAK)
  static let rightToLeft = Self(ALOUD_SCALAR_RIGHT_TO_LEFT)
  static let noncharacter = Self(ALOUD_SCALAR_NONCHARACTER)
}

extension UInt8 {
  /// Whether the byte is a printable ASCII character, which is one column wide and never harmful.
  var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }
}
