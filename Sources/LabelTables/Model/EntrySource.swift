// SPDX-License-Identifier: GPL-3.0-or-later

/// Where entries are looked up, one at a time: a table in memory, or a file that has an index.
public protocol EntrySource: Sendable {
  /// The file that an entry would come from, as ``PathText``.
  var path: String { get }

  /// The entry that counts for a key, or nil.
  ///
  /// - Complexity: O(1) or O(log n), not O(n): a label is looked up while a person waits.
  func entry(for key: String, context: String?) -> TableEntry?

  /// The keys that there are, in no order. O(n): for near matches of a key that there is not.
  var keys: [String] { get }
}

extension EntrySource {
  /// The entry that counts for a key without context.
  public func entry(for key: String) -> TableEntry? { entry(for: key, context: nil) }
}

/// A table in memory with an index by key.
public struct IndexedTable: EntrySource {
  private struct Name: Hashable {
    let key: String
    let context: String?
  }

  public let table: ResourceTable
  private let places: [Name: Int]

  /// Indexes a table. O(n).
  public init(_ table: ResourceTable) {
    self.table = table
    var places: [Name: Int] = [:]
    places.reserveCapacity(table.entries.count)
    for (place, entry) in table.entries.enumerated() {
      places[Name(key: entry.key, context: entry.context)] = place
    }
    self.places = places
  }

  public var path: String { table.path }

  public func entry(for key: String, context: String?) -> TableEntry? {
    places[Name(key: key, context: context)].map { table.entries[$0] }
  }

  public var keys: [String] { table.entries.map(\.key) }
}
