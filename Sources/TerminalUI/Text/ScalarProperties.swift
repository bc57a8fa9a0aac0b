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

  static let wide = Self(ALOUD_SCALAR_WIDE.rawValue)
  static let emoji = Self(ALOUD_SCALAR_EMOJI.rawValue)
  static let emojiPresentation = Self(ALOUD_SCALAR_EMOJI_PRESENTATION.rawValue)
  static let pictographic = Self(ALOUD_SCALAR_PICTOGRAPHIC.rawValue)
  static let mark = Self(ALOUD_SCALAR_MARK.rawValue)
  static let spacingMark = Self(ALOUD_SCALAR_SPACING_MARK.rawValue)
  static let ignorable = Self(ALOUD_SCALAR_IGNORABLE.rawValue)
  static let control = Self(ALOUD_SCALAR_CONTROL.rawValue)
  static let format = Self(ALOUD_SCALAR_FORMAT.rawValue)
  static let separator = Self(ALOUD_SCALAR_SEPARATOR.rawValue)
  static let joins = Self(ALOUD_SCALAR_JOINS.rawValue)
  static let indic = Self(ALOUD_SCALAR_INDIC.rawValue)
  static let complexBreak = Self(ALOUD_SCALAR_COMPLEX_BREAK.rawValue)
  static let rightToLeft = Self(ALOUD_SCALAR_RIGHT_TO_LEFT.rawValue)
  static let noncharacter = Self(ALOUD_SCALAR_NONCHARACTER.rawValue)
}

extension UInt8 {
  /// Whether the byte is a printable ASCII character, which is one column wide and never harmful.
  var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }
}
