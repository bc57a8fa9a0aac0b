// SPDX-License-Identifier: GPL-3.0-or-later

/// A gettext file that cannot be read, and where.
public struct GettextError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Fault: Hashable, Sendable {
    /// The system's error number.
    case unreadable(Int32)
    /// No catalogue of compiled messages: it begins with something else.
    case notACatalogue
    /// A major revision that no gettext has written yet.
    case unknownRevision(Int)
    /// A table or text of the catalogue would lie outside the file.
    case outsideTheFile
    /// The hash table names a message that there is not, or has no free place.
    case hashTableDamaged
    /// A character set of the header that iconv(3) does not know.
    case unknownCharacterSet(String)
    /// The text of this message is not written in the character set of the header.
    case undecodable(message: String)
    /// What libgettextpo says about the text, in its own words.
    case syntax(String)
    /// Two entries to be written have the same message and context.
    case repeatedMessage(String)
    /// A text to be written has a NUL in it, which no `.po` file can hold.
    case nulInText(message: String)
    /// libgettextpo could not write, and says why in its own words.
    case unwritable(String)
  }

  /// The file, as ``PathText``.
  public let path: String
  /// The line, from 1, in a file that has lines.
  public let line: Int?
  /// The column, from 1, where libgettextpo tells it.
  public let column: Int?
  /// What is wrong.
  public let fault: Fault

  /// An error in a file.
  public init(path: String, line: Int? = nil, column: Int? = nil, fault: Fault) {
    self.path = path
    self.line = line
    self.column = column
    self.fault = fault
  }
}
