// SPDX-License-Identifier: GPL-3.0-or-later

/// The order in which a language says the fields of an announcement, from its table.
struct FieldOrder: Sendable {
  private let names: [Announcement.FieldName]

  /// - Parameter names: as the table has them; unknown and repeated ones count as not there.
  init(_ names: [String]) {
    self.names = names.reduce(into: []) { fields, name in
      guard let field = Announcement.FieldName(rawValue: name), !fields.contains(field) else {
        return
      }
      fields.append(field)
    }
  }

  /// The fields in order; those that the table does not name come last, as they came.
  ///
  /// - Complexity: O(names × fields), which for the few that there are is less than sorting.
  func sorted(_ fields: [Announcement.Field]) -> [Announcement.Field] {
    var sorted: [Announcement.Field] = []
    sorted.reserveCapacity(fields.count)
    for name in names where sorted.count < fields.count {
      for field in fields where field.name == name { sorted.append(field) }
    }
    if sorted.count < fields.count { sorted += fields.filter { !names.contains($0.name) } }
    return sorted
  }
}
