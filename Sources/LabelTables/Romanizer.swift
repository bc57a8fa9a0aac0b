// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes text of any script in ASCII letters, as ICU's `Any-Latin; Latin-ASCII` does.
///
/// ICU takes 10 µs for a short Cyrillic label and 50 µs for a Chinese one. A long list repeats its
/// words, so each run of letters is romanized once and remembered.
struct Romanizer {
  private lazy var transliterator = Transliterator("Any-Latin; Latin-ASCII")
  private var known: [String: String] = [:]
  private let mostKnown = 1 << 16

  /// The text with its letters romanized; ASCII and what is no letter stays.
  mutating func romanized(_ text: String) -> String {
    var result = ""
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Self.belongsToRun(scalar) {
        run.append(scalar)
      } else {
        append(&run, to: &result)
        result.unicodeScalars.append(scalar)
      }
    }
    append(&run, to: &result)
    return result
  }

  private mutating func append(_ run: inout String.UnicodeScalarView, to result: inout String) {
    guard !run.isEmpty else { return }
    let letters = String(run)
    run.removeAll(keepingCapacity: true)
    if let romanized = known[letters] {
      result += romanized
      return
    }
    let romanized = transliterator?.transliterate(letters) ?? letters
    if known.count == mostKnown { known.removeAll(keepingCapacity: true) }
    known[letters] = romanized
    result += romanized
  }

  /// Letters, their marks, and the joiners that stand within words (ZWNJ, ZWJ).
  private static func belongsToRun(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    if scalar.value == 0x200C || scalar.value == 0x200D || scalar.properties.isAlphabetic {
      return true
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }
}
