// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that a format cannot hold, so that a conversion leaves it out.
public struct TableLoss: Hashable, Sendable {
  /// What is left out.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// How printf writes an argument, such as `.2f`; the argument stays.
    case conversion
    /// How ICU writes an argument, such as `number, percent`; the argument stays.
    case style
    /// What is taken from a number before it is counted (`offset:`).
    case offset
    /// A form for one number, such as `=5`.
    case exactForm
    /// A choice by plural rules.
    case plural
    /// A choice by the rules of ordinals.
    case ordinal
    /// A choice by a word.
    case select
    /// A choice by the device.
    case device
    /// A choice by the room.
    case width
    /// A plural form that the format has no number for, such as that of fractions in gettext.
    case form
    /// The words themselves: they would be read as something to put in.
    case words
    /// What tells entries of one key apart.
    case context
    /// A comment.
    case comment
    /// That a person must look at the entry.
    case state
    /// An entry, since another one has its key.
    case entry
  }

  public let kind: Kind
  public let language: String?
  public let key: String
  /// Where it is lost from.
  public let path: String
  public let line: Int

  public init(_ kind: Kind, of entry: TableEntry, in table: ResourceTable) {
    self.kind = kind
    language = table.language
    key = entry.key
    path = table.path
    line = entry.line
  }
}

/// A file of tables made from others.
public struct WrittenTable: Hashable, Sendable {
  public var bytes: [UInt8]
  /// What it could not hold, in the order of entries.
  public var losses: [TableLoss]

  public init(bytes: [UInt8], losses: [TableLoss]) {
    self.bytes = bytes
    self.losses = losses
  }
}
