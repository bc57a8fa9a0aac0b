// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// Sort keys of text by a language's rules, at primary strength: letters alone count, not their
/// case or accents where the language takes those as variants of a letter.
final class Collator: @unchecked Sendable {
  // ICU's collators may be used by many threads at once as long as nobody changes them.
  private let handle: OpaquePointer?

  /// - Parameter ignoresPunctuation: spaces and punctuation do not count (UCOL_SHIFTED).
  init(language: String, ignoresPunctuation: Bool) {
    handle = aloud_collator_open(language, ignoresPunctuation)
  }

  deinit { if let handle { aloud_collator_close(handle) } }

  /// The key of a text: keys compare byte by byte as the texts do, and the key of a beginning is a
  /// beginning of the key. Empty when nothing in the text counts. (ucol_getSortKey)
  func key(of text: String) -> [UInt8] {
    var key: [UInt8] = []
    appendKey(of: text, to: &key)
    return key
  }

  /// Appends the key of a text to bytes that others may stand in already.
  func appendKey(of text: String, to bytes: inout [UInt8]) {
    guard let handle else { return bytes.append(contentsOf: text.utf8) }
    text.withICUText { characters, length in
      var capacity: Int32 = 256
      while true {
        let needed = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(capacity)) {
          let needed = aloud_collator_key(handle, characters, length, $0.baseAddress, capacity)
          if needed > 0, needed < capacity { bytes.append(contentsOf: $0[..<Int(needed)]) }
          return needed
        }
        if needed < capacity { return }
        capacity = needed + 1
      }
    }
  }

  /// The beginnings of a text that end within a letter of the language: `C` of `Chléb` in Czech, `เ`
  /// of `เงาะ`. Their keys are no beginnings of the text's key.
  ///
  /// - Complexity: O(length).
  func brokenBeginnings(of text: String) -> [Substring] {
    guard let handle else { return [] }
    let stretches = text.withICUText { characters, length -> [Int32] in
      // No text has more stretches than half of its characters.
      let capacity = Int(length) + 2
      return withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { places in
        let count = aloud_collator_stretches(
          handle, characters, length, places.baseAddress, Int32(capacity))
        return count <= 0 ? [] : Array(places[..<Int(count)])
      }
    }
    var beginnings: [Substring] = []
    for place in stride(from: 0, to: stretches.count, by: 2) {
      let units = text.utf16
      let start = units.index(units.startIndex, offsetBy: Int(stretches[place]))
      let end = units.index(units.startIndex, offsetBy: Int(stretches[place + 1]))
      // A letter and its accents are typed as one.
      beginnings += text[start..<end].indices.dropFirst().map { text[..<$0] }
    }
    return beginnings
  }

  /// A bound above all keys that begin with a key: what ucol_getBound makes with
  /// UCOL_BOUND_UPPER_LONG of a key with more levels. Of one with the primary level alone, as ours
  /// are, it keeps the end mark before the bound, which then bounds nothing.
  static func upperBound(of key: [UInt8]) -> [UInt8] { key + [0xFF, 0xFF] }
}
