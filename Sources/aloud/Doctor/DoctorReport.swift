// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TerminalUI

/// One thing that was looked at.
struct Finding: Equatable, Sendable {
  enum Verdict: Sendable {
    case good
    /// Not good, and Aloud is heard all the same.
    case poor
    /// Keeps a person from hearing Aloud.
    case silencing
  }

  /// What is found, as data; the words are the interface table's.
  enum Statement: Equatable, Sendable {
    /// An entry of the table, with its arguments.
    case entry(String, [MessageArgument])
    /// What another command says about the same thing.
    case error(UsageError)
  }

  let verdict: Verdict
  let statement: Statement
  /// The entry that tells how to mend it, with its arguments.
  let remedy: Statement?

  /// Something that is as it should be.
  static func good(_ key: String, _ arguments: MessageArgument...) -> Finding {
    Finding(verdict: .good, statement: .entry(key, arguments), remedy: nil)
  }

  /// Something that is not, with how to mend it in the entry `KEY.mend`, of the same arguments.
  static func bad(
    _ key: String, _ arguments: MessageArgument..., silences: Bool
  ) -> Finding {
    Finding(
      verdict: silences ? .silencing : .poor, statement: .entry(key, arguments),
      remedy: .entry(key + ".mend", arguments))
  }

  /// Something that other commands end with, and tell the remedy of.
  static func error(_ error: UsageError, silences: Bool) -> Finding {
    Finding(verdict: silences ? .silencing : .poor, statement: .error(error), remedy: nil)
  }
}

/// All that was found.
struct DoctorReport: Equatable, Sendable {
  /// The status to end with when a person will hear Aloud, and when they will not.
  static let heard: Int32 = 0
  static let notHeard: Int32 = 1

  let findings: [Finding]

  var isHeard: Bool { !findings.contains { $0.verdict == .silencing } }

  var status: Int32 { isHeard ? Self.heard : Self.notHeard }

  /// One line for each finding, that begins with whether it is good, and one that sums up.
  func lines(using tables: LabelTables) -> [String] {
    let words = InterfaceWords(tables: tables)
    let lines = findings.map { $0.line(using: words) }
    let sum =
      isHeard
      ? words.text("doctor.heard", .text(words.text("doctor.sample")))
      : words.text("doctor.notHeard")
    return (lines + [sum]).map(SafeText.visible)
  }
}

extension Finding {
  fileprivate func line(using words: InterfaceWords) -> String {
    let word = words.text(verdict == .good ? "doctor.good" : "doctor.bad")
    let what = statement.text(using: words)
    guard let remedy else { return words.text("doctor.finding", .text(word), .text(what)) }
    return words.text(
      "doctor.remedy", .text(word), .text(what), .text(remedy.text(using: words)))
  }
}

extension Finding.Statement {
  fileprivate func text(using words: InterfaceWords) -> String {
    switch self {
    case .entry(let key, let arguments):
      words.tables.text(key, table: .interface, arguments)
    case .error(let error): error.message(using: words.tables)
    }
  }
}
