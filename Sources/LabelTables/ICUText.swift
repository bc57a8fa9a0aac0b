// SPDX-License-Identifier: GPL-3.0-or-later

/// Text from an ICU function that fills a buffer and returns the length that it needs, in UTF-8
/// bytes; nil when ICU refused.
func textFromICU(_ fill: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
  var capacity: Int32 = 128
  while true {
    var length: Int32 = 0
    let text = String(unsafeUninitializedCapacity: Int(capacity)) { buffer in
      length = buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { fill($0, capacity) } ?? -1
      }
      return length < 0 || length > capacity ? 0 : Int(length)
    }
    if length < 0 { return nil }
    if length <= capacity { return text }
    capacity = length
  }
}

extension String {
  /// Calls with the UTF-8 bytes of the text and their number, as the C side takes them.
  func withICUText<Result>(_ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty text may have no address at all.
        guard let start = characters.baseAddress else { return "".withCString { body($0, 0) } }
        return body(start, Int32(characters.count))
      }
    }
  }
}
