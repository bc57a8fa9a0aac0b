// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel

/// How the text of a setting becomes its value, wherever the text comes from.
struct ValueReader<Value> {
  let read: (String, ValueSource) throws(UsageError) -> Value
}

extension ValueReader {
  /// One of few words.
  static func choice() -> ValueReader
  where Value: CaseIterable & RawRepresentable<String> {
    ValueReader { text, source throws(UsageError) in
      guard let value = Value(rawValue: text) else {
        let known = Value.allCases.map(\.rawValue)
        throw .unknownChoice(source, given: text, known: known)
      }
      return value
    }
  }
}

extension ValueReader<String> {
  /// Any text.
  static var text: ValueReader { ValueReader { text, _ in PathText.shown(text) } }

  /// The path of a file or folder, byte for byte.
  static var path: ValueReader { ValueReader { text, _ in text } }
}

extension ValueReader<Int> {
  /// A whole number in a range, in decimal digits.
  static func integer(_ range: ClosedRange<Int>) -> ValueReader {
    ValueReader { text, source throws(UsageError) in
      guard isDecimal(text, withFraction: false) else {
        throw .notANumber(source, given: text, range: range)
      }
      // Digits that do not fit are a number all the same, only too large.
      guard let value = Int(text), range.contains(value) else {
        throw .outOfRange(source, given: text, range: range)
      }
      return value
    }
  }

  /// Seconds, which may have decimals, as milliseconds.
  static func seconds(_ range: ClosedRange<Int>) -> ValueReader {
    ValueReader { text, source throws(UsageError) in
      guard isDecimal(text, withFraction: true), let seconds = Double(text), seconds.isFinite else {
        throw .notANumber(source, given: text, range: range)
      }
      guard seconds >= Double(range.lowerBound), seconds <= Double(range.upperBound) else {
        throw .outOfRange(source, given: text, range: range)
      }
      // Zero means no limit, which a short time must not be rounded to.
      return seconds == 0 ? 0 : max(1, Int((seconds * 1000).rounded()))
    }
  }
}

/// Whether a text is a number as people write it: digits, with a minus sign before them and a point
/// among them at most. Swift's own numbers are also written `+5`, `0x10`, `1e3` and `nan`.
private func isDecimal(_ text: String, withFraction: Bool) -> Bool {
  let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
  guard text.utf8.count - digits.count <= 1 else { return false }
  let parts = digits.split(
    separator: UInt8(ascii: "."), maxSplits: withFraction ? 1 : 0, omittingEmptySubsequences: false)
  return parts.allSatisfy { part in
    !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension ValueReader<DecimalNumber> {
  /// Any number that is exact in eighteen digits.
  static var decimal: ValueReader {
    ValueReader { text, source throws(UsageError) in
      guard let number = DecimalNumber(text) else { throw .notDecimal(source, given: text) }
      return number
    }
  }
}

extension ValueReader<Bool> {
  /// Yes or no, in the words that configuration files use.
  static var flag: ValueReader {
    ValueReader { text, source throws(UsageError) in
      switch text {
      case "yes", "true", "on", "1": return true
      case "no", "false", "off", "0": return false
      default: throw .unknownChoice(source, given: text, known: ["yes", "no"])
      }
    }
  }
}

extension ValueReader<SpeechWish> {
  /// `auto`, `off` or `wav:FILE`.
  static var speech: ValueReader {
    ValueReader { text, source throws(UsageError) in
      guard let wish = SpeechWish(text) else {
        throw .unknownChoice(source, given: text, known: SpeechWish.words)
      }
      return wish
    }
  }
}

extension ValueReader<ContentSizeCategory> {
  /// A text size, by any of its names; the short ones are those that messages list.
  static var category: ValueReader {
    ValueReader { text, source throws(UsageError) in
      guard let category = ContentSizeCategory(parsing: text) else {
        let known = ContentSizeCategory.allCases.map(\.shortName)
        throw .unknownChoice(source, given: text, known: known)
      }
      return category
    }
  }
}
