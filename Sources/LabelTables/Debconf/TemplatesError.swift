// SPDX-License-Identifier: GPL-3.0-or-later

/// Something wrong in a debconf templates file, and where.
public struct TemplatesError: Error, Hashable, Sendable {
  /// What is wrong. debconf itself refuses all but ``unknownField(_:)``, ``unknownType(_:)`` and
  /// ``differentChoices(field:count:expected:)``.
  public enum Fault: Hashable, Sendable {
    /// The system's error number.
    case unreadable(Int32)
    /// A line that neither begins a field nor continues one.
    case malformedLine
    /// A field that the stanza has already: often two stanzas without an empty line between them.
    case repeatedField(String)
    /// A name that debconf does not know.
    case unknownField(String)
    /// A stanza without the field `Template`, which names it.
    case nameMissing
    /// A stanza without the field `Type`.
    case typeMissing(template: String)
    /// A type that debconf does not know.
    case unknownType(String)
    /// Two stanzas with the same name.
    case repeatedTemplate(String)
    /// Bytes that are not of the character set of their field.
    case undecodable(field: String)
    /// A translation that has another number of choices; the untranslated ones are used.
    case differentChoices(field: String, count: Int, expected: Int)
  }

  /// The file, as ``PathText``.
  public let path: String
  /// The line, from 1; nil where the whole file is meant.
  public let line: Int?
  /// What is wrong.
  public let fault: Fault

  /// An error at a line of a file.
  public init(path: String, line: Int?, fault: Fault) {
    self.path = path
    self.line = line
    self.fault = fault
  }

  /// Whether nothing can be asked from the file.
  public var isFatal: Bool {
    switch fault {
    case .unknownField, .unknownType, .differentChoices, .undecodable: false
    default: true
    }
  }
}
