// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// How someone else's program is played.
public struct ListeningSettings: Hashable, Sendable {
  /// The size of its terminal: that of a VT100 is usual.
  public var columns = 80
  public var rows = 24
  /// How long nothing must be printed until the program counts as quiet, in milliseconds.
  public var quiet = 80
  /// How long a program is waited for at most, in milliseconds.
  public var limit = 2000
  /// How long its first output is waited for, unless it waits itself for what is typed, in
  /// milliseconds.
  public var patience = 5000
  /// Where it is started; nil for the current folder.
  public var folder: String?
  /// Its variables, `NAME=VALUE`, byte for byte.
  public var environment = ListeningSettings.environment(ofTerminal: "xterm-256color")

  /// How long a script or key may let real time pass, in milliseconds: ten minutes. Longer ones
  /// would be for ever to whoever waits for the report.
  public static let waits = 0...600_000

  /// The sizes that a terminal can have: a wide character needs two columns.
  public static let sizes = 2...1000

  public init() {}

  /// The variables of this process, for a program on a terminal of its own.
  ///
  /// - Parameter type: the terminal's type (`TERM`). nil leaves it as it is.
  public static func environment(ofTerminal type: String?) -> [[UInt8]] {
    // The size is the new terminal's, which these would hide from the program.
    var left = ["LINES=", "COLUMNS="].map { Array($0.utf8) }
    if type != nil { left.append(Array("TERM=".utf8)) }
    var variables: [[UInt8]] = []
    var next = environ
    while let entry = next.pointee {
      let bytes = Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry)))
      if !left.contains(where: bytes.starts(with:)) { variables.append(bytes) }
      next += 1
    }
    if let type { variables.append(Array("TERM=\(type)".utf8)) }
    return variables
  }
}
