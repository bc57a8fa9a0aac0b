// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables

/// A form file that cannot be asked, and all that is wrong with it.
public struct UnusableForm: Error, Hashable, Sendable, CustomStringConvertible {
  public let problems: [ScriptProblem]

  /// One problem a line: file, line, column, what is wrong.
  public var description: String {
    problems.map(\.text).joined(separator: "\n")
  }
}

extension PlayedSession {
  /// Opens a form file.
  ///
  /// - Parameters:
  ///   - path: of the file, as ``PathText``; tables that it names are beside it.
  ///   - tables: where the session's words come from; labels are taken in their language.
  /// - Throws: `UnusableForm`.
  public convenience init(
    form path: String, tables: LabelTables, settings: SessionSettings = SessionSettings()
  ) throws(UnusableForm) {
    let words = InterfaceWords.forTester(of: tables)
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: path, atMost: ScriptReader.longestFile)
    } catch {
      let place = ScriptPlace(path: path, line: 1, column: 1, bytes: 0..<0)
      throw UnusableForm(
        problems: [words.problem(ScriptMistake(.unreadable(path, error.number), at: place))])
    }
    let (form, mistakes, own) = FormReader.read(
      bytes, besides: path, tables: tables, languages: [tables.locale])
    guard let form else {
      throw UnusableForm(
        problems: mistakes.map {
          ScriptProblem(
            path: path, line: $0.position.line, column: $0.position.column,
            message: words.message($0))
        })
    }
    self.init(Question(form: form), tables: tables, settings: settings, formWords: own?.tables)
  }
}
