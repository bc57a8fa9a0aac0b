// SPDX-License-Identifier: GPL-3.0-or-later

/// The order in which a language says the fields of an announcement, from its table.
struct FieldOrder: Sendable {
  private let ranks: [Announcement.FieldName: Int]

  /// - Parameter names: as the table has them; unknown ones count as not there.
  init(_ names: [String]) {
    let fields = names.compactMap { Announcement.FieldName(rawValue: $0) }
    ranks = Dictionary(zip(fields, fields.indices), uniquingKeysWith: min)
  }

  /// The fields in order; those that the table does not name come last, as they came.
  func sorted(_ fields: [Announcement.Field]) -> [Announcement.Field] {
    fields.enumerated().sorted {
      (ranks[$0.element.name] ?? .max, $0.offset)
        < (ranks[$1.element.name] ?? .max, $1.offset)
    }.map(\.element)
  }
}
