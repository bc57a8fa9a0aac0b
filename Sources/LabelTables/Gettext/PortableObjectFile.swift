// SPDX-License-Identifier: GPL-3.0-or-later

/// A gettext file as people write it (`.po`, `.pot`), read and written by libgettextpo.
public struct PortableObjectFile: Hashable, Sendable {
  /// The file, as ``PathText``.
  public let path: String
  /// The header with the plural rule.
  public var header: GettextHeader
  /// The comments above the header: title, copyright, authors.
  public var headerComments: [String]
  /// The messages without header, fuzzy and obsolete ones, in the order of the file.
  public var entries: [GettextEntry]
  /// The messages whose translation is marked as fuzzy: a person must look at it before it is used.
  public var fuzzyEntries: [GettextEntry]
  /// How many messages are marked as obsolete.
  public let obsoleteCount: Int

  /// A file to be written.
  ///
  /// - Parameter path: what errors name.
  public init(
    path: String, header: GettextHeader, headerComments: [String] = [], entries: [GettextEntry],
    fuzzyEntries: [GettextEntry] = [], obsoleteCount: Int = 0
  ) {
    self.path = path
    self.header = header
    self.headerComments = headerComments
    self.entries = entries
    self.fuzzyEntries = fuzzyEntries
    self.obsoleteCount = obsoleteCount
  }

  /// Reads a file.
  ///
  /// - Parameter path: the file, as ``PathText``.
  /// - Throws: the first `GettextError`; ``problems(path:)`` has all.
  /// - Complexity: O(length of the file).
  public init(path: String) throws(GettextError) {
    let reader = PortableObjectReader(path: path)
    if let problem = reader.problems.first { throw problem }
    self = reader.file
  }

  /// All that is wrong in a file, in its order.
  public static func problems(path: String) -> [GettextError] {
    PortableObjectReader(path: path).problems
  }
}
