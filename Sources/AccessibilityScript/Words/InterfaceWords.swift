// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// The interface table: the words of messages, in the person's language.
public struct InterfaceWords: Sendable {
  public let tables: LabelTables

  public init(tables: LabelTables) {
    self.tables = tables
  }

  public func text(_ key: String, _ arguments: MessageArgument...) -> String {
    tables.text(key, table: .interface, arguments)
  }

  /// A text that was given, by a sign for emptiness where it is empty.
  public func shown(_ text: String) -> String { text.isEmpty ? self.text("value.empty") : text }

  public func given(_ text: String) -> MessageArgument { .text(shown(text)) }

  public func list(_ members: [String]) -> String {
    members.joined(separator: text("list.separator"))
  }

  /// What is wrong, with names that resemble the one that was given; as it is without any.
  public func message(_ what: String, nearest: [String]) -> String {
    nearest.isEmpty ? what : text("error.near", .text(what), .text(list(nearest)))
  }
}
