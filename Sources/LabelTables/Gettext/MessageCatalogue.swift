// SPDX-License-Identifier: GPL-3.0-or-later

/// A compiled gettext catalogue (`.mo`), in which messages are looked up in place: it is never read
/// as a whole, however large it is.
public struct MessageCatalogue: Sendable {
  /// The header with the plural rule.
  public let header: GettextHeader
  /// The file, as ``PathText``.
  public var path: String { file.file.path }
  /// How many messages there are, the header included.
  public var count: Int { file.count }

  private let file: CatalogueFile
  private let characters: CharacterSet

  /// Opens a catalogue and reads its header.
  ///
  /// - Parameter path: the file, as ``PathText``.
  /// - Throws: `GettextError`.
  /// - Complexity: O(1) of the number of messages; one without hash table O(log n).
  public init(path: String) throws(GettextError) {
    file = try CatalogueFile(path: path)
    var header: [UInt8] = []
    if let index = try file.index(of: []) { header = try file.translation(index) }
    let name = GettextHeader.characterSetName(header)
    guard let characters = CharacterSet(named: name) else {
      throw GettextError(path: path, fault: .unknownCharacterSet(name))
    }
    self.characters = characters
    guard let text = characters.text(header) else {
      throw GettextError(path: path, fault: .undecodable(message: ""))
    }
    self.header = GettextHeader(text)
  }

  /// The entry of a message; nil when there is none.
  ///
  /// - Parameters:
  ///   - message: the `msgid`.
  ///   - context: the `msgctxt`, if the message has one.
  /// - Throws: `GettextError` where the file is damaged.
  /// - Complexity: O(1), without hash table in the file O(log n); the entry's own length.
  public func entry(
    for message: String, context: String? = nil
  ) throws(GettextError) -> GettextEntry? {
    let key = context.map { $0 + Self.contextEnd + message } ?? message
    // A text that the character set cannot hold is none of its messages.
    guard let bytes = characters.bytes(key), let index = try file.index(of: bytes) else {
      return nil
    }
    return try entry(index)
  }

  /// The translation of a message for a number; nil when there is none.
  ///
  /// - Throws: `GettextError` where the file is damaged. A plural rule that divides by zero chooses
  ///   the first form; ``header`` tells a rule that does not parse.
  public func translation(
    of message: String, context: String? = nil, count: UInt
  ) throws(GettextError) -> String? {
    guard let forms = try entry(for: message, context: context)?.forms else { return nil }
    let form = (try? header.pluralRule.form(for: count)) ?? 0
    return form < forms.count ? forms[form] : forms.first
  }

  /// The entry at an index below ``count``, in the order of the file; the header is the one with an
  /// empty message.
  ///
  /// - Throws: `GettextError` where the file is damaged.
  public func entry(_ index: Int) throws(GettextError) -> GettextEntry {
    let parts = try file.message(index).split(
      separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    func text(_ bytes: some Collection<UInt8>) throws(GettextError) -> String {
      guard let text = characters.text(bytes) else {
        throw GettextError(path: path, fault: .undecodable(message: name))
      }
      return text
    }
    let translation = try file.translation(index)
    var forms: [String] = []
    if parts.count == 2 {
      for form in translation.split(separator: 0, omittingEmptySubsequences: false) {
        forms.append(try text(form))
      }
    } else {
      // As for gettext, which takes C strings, a text ends at its first NUL.
      forms = [try text(translation.prefix { $0 != 0 })]
    }
    let message = try text(parts[0]).split(
      separator: Self.contextEnd, maxSplits: 1, omittingEmptySubsequences: false)
    return GettextEntry(
      context: message.count == 2 ? String(message[0]) : nil, message: String(message.last ?? ""),
      plural: parts.count == 2 ? try text(parts[1]) : nil, forms: forms)
  }

  /// EOT stands between context and message.
  static let contextEnd = "\u{4}"
}
