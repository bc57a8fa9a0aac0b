// SPDX-License-Identifier: GPL-3.0-or-later

/// Where something is written in a script.
public struct ScriptPlace: Hashable, Sendable {
  /// The file, as it was given or named by an `include`.
  public let path: String
  /// From 1; columns are characters as people see them.
  public let line: Int
  public let column: Int
  /// The bytes that it takes in the file (UTF-8).
  public let bytes: Range<Int>

  public init(path: String, line: Int, column: Int, bytes: Range<Int>) {
    self.path = path
    self.line = line
    self.column = column
    self.bytes = bytes
  }

  /// From the beginning of this to the end of another on the same line.
  func through(_ other: ScriptPlace) -> ScriptPlace {
    ScriptPlace(
      path: path, line: line, column: column, bytes: bytes.lowerBound..<other.bytes.upperBound)
  }
}
