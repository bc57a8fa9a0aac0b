// SPDX-License-Identifier: GPL-3.0-or-later

extension PortableObjectFile {
  /// The bytes of a compiled catalogue in UTF-8 with the messages that are translated, in the format
  /// of the GNU gettext manual, “The Format of GNU MO Files”. It has no hash table: messages are
  /// sorted, and found by halving.
  ///
  /// - Throws: `GettextError` for what the format cannot hold.
  /// - Complexity: O(n log n).
  public func compiled() throws(GettextError) -> [UInt8] {
    try check()
    let messages =
      [(name: [], translation: Array(headerText.utf8))]
      + entries.filter(\.isTranslated).map {
        (name: Self.name(of: $0), translation: Self.words($0))
      }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }
    let headerSize = 28
    let tableSize = messages.count * 8
    var places: [Int] = []
    var texts: [UInt8] = []
    for text in messages.map(\.name) + messages.map(\.translation) {
      places += [text.count, headerSize + 2 * tableSize + texts.count]
      texts += text
      texts.append(0)
    }
    let beginning = [
      0x9504_12DE, 0, messages.count, headerSize, headerSize + tableSize, 0,
      headerSize + 2 * tableSize,
    ]
    return (beginning + places).flatMap(Self.bytes) + texts
  }

  /// What a message is found by; its plural stands behind, and counts in no comparison, since no
  /// two messages are the same up to there.
  private static func name(of entry: GettextEntry) -> [UInt8] {
    let context = entry.context.map { $0 + MessageCatalogue.contextEnd } ?? ""
    return Array((context + entry.message + (entry.plural.map { "\0" + $0 } ?? "")).utf8)
  }

  private static func words(_ entry: GettextEntry) -> [UInt8] {
    Array(entry.forms.joined(separator: "\0").utf8)
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(number).littleEndian, Array.init)
  }
}
