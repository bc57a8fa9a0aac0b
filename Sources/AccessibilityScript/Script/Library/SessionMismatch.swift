// SPDX-License-Identifier: GPL-3.0-or-later

/// How a session differs from what a test expects, for people to read.
///
/// A test expects that there is none, and the testing library shows it where there is one:
///
///     #expect(session.mismatch(hearing: "Deep dish, radio button, selected, 2 of 3") == nil)
public struct SessionMismatch: Equatable, Sendable, CustomStringConvertible {
  /// One expectation, or one part of it, that does not hold.
  public struct Part: Equatable, Sendable {
    /// What is wrong, in the language of the tester's environment.
    public let reason: String
    public let expected: [String]
    public let actual: [String]
    /// See ``CheckResult/isPattern``.
    var isPattern = false
  }

  public let parts: [Part]
  /// Each reason, then expected (`-`) and actual lines (`+`) with a mark (`^`) below the first
  /// character that differs, and the first word in words.
  public let description: String

  /// nil where nothing differs.
  init?(_ parts: [Part], words: InterfaceWords) {
    guard !parts.isEmpty else { return nil }
    self.parts = parts
    description = parts.map { part in
      ([part.reason] + Self.lines(of: part, words)).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func lines(of part: Part, _ words: InterfaceWords) -> [String] {
    LineComparison.rows(part.expected, part.actual, isPattern: part.isPattern).flatMap {
      row -> [String] in
      guard case .changed(let expected, let actual) = row else { return row.signed }
      let differences = [
        TextDifference.mark(below: actual, against: expected), words.difference(expected, actual),
      ]
      return row.signed + differences.map { "  " + $0 }
    }
  }
}
