// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// A compiled message pattern. Not to be used by several threads at once: ICU makes the formats
/// inside a pattern when they are first needed.
final class Message {
  private let handle: OpaquePointer

  /// nil when ICU rejects the pattern. (icu::MessageFormat)
  init?(pattern: String, locale: String) {
    let handle = pattern.withICUText { aloud_message_open(locale, $0, $1) }
    guard let handle else { return nil }
    self.handle = handle
  }

  /// Whether a text means something else as a pattern than as plain words; most entries do not.
  static func isPattern(_ text: String) -> Bool {
    text.utf8.contains {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'")
    }
  }

  /// Whether ICU takes this as a pattern.
  static func parses(_ pattern: String) -> Bool {
    !isPattern(pattern) || Message(pattern: pattern, locale: "en") != nil
  }

  /// Whether a pattern is surely one that ICU takes: all its braces hold the number of an argument,
  /// below a hundred, and it has no apostrophes. Most patterns are so, and need not be parsed
  /// before they are shown.
  static func plainlyParses(_ pattern: ArraySlice<UInt8>) -> Bool {
    var start: Int?
    var place = pattern.startIndex
    while place < pattern.endIndex {
      let byte = pattern[place]
      switch (byte, start) {
      case (UInt8(ascii: "'"), _), (UInt8(ascii: "}"), nil): return false
      case (UInt8(ascii: "{"), nil): start = place + 1
      case (UInt8(ascii: "}"), let first?):
        // ICU takes no zero before other digits.
        let count = place - first
        guard count == 1 || count == 2 && pattern[first] != UInt8(ascii: "0") else { return false }
        start = nil
      case (_, nil): break
      default: guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
      }
      place += 1
    }
    return start == nil
  }

  /// Whether a pattern that ICU rejects has a plural, ordinal or select without `other`.
  /// (U_DEFAULT_KEYWORD_MISSING)
  static func lacksOther(_ pattern: String) -> Bool {
    pattern.withICUText { aloud_pattern_lacks_other($0, $1) }
  }

  deinit { aloud_message_close(handle) }

  /// The pattern with its arguments put in; nil when ICU cannot (text where a number belongs).
  ///
  /// - Parameter digits: writes a number that the pattern shows plainly.
  func text(_ arguments: [MessageArgument], digits: Digits) -> String? {
    var joined = ""
    var values: [AloudArgument] = []
    for (index, argument) in arguments.enumerated() {
      switch argument {
      case .number(let value) where aloud_message_takes_number(handle, Int32(index)):
        values.append(AloudArgument(number: Int64(value), start: 0, length: -1))
      case .number(let value): append(digits.text(value))
      case .text(let text): append(text)
      }
    }
    func append(_ text: String) {
      let start = Int32(joined.utf8.count)
      joined += text
      values.append(
        AloudArgument(number: 0, start: start, length: Int32(joined.utf8.count) - start))
    }
    return joined.withICUText { bytes, _ in
      textFromICU {
        aloud_message_format(handle, values, Int32(values.count), bytes, $0, $1)
      }
    }
  }
}
