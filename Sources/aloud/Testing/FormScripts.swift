// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables

/// The scripts of a suite that are played on somebody's form: on the form as a whole, or on each of
/// its questions that has what they want to know of it.
struct FormScripts {
  private let form: String
  /// nil where the form cannot be read, which the scripts then tell.
  private let stops: [FormStop]?

  /// - Parameter form: a form file, as ``PathText``.
  init(form: String, words: LabelTables) {
    self.form = form
    // What can be read only once is left to the worker.
    let bytes = FileWriting.waitsForNobody(form) ? try? FileReading.bytes(of: form) : nil
    stops = bytes.flatMap { FormStop.stops(of: $0, at: form, words: words) }
  }

  /// A script that wants to know nothing is played once; one that wants to know what no question has
  /// is left out.
  ///
  /// - Parameter scripts: as ``PathText``.
  /// - Complexity: O(scripts · questions).
  func jobs(of scripts: [String]) -> [ScriptJob] {
    scripts.flatMap { script -> [ScriptJob] in
      let wanted = Self.variables(of: script)
      guard let stops, !wanted.isEmpty else { return [ScriptJob(path: script, form: form)] }
      return stops.filter { stop in wanted.allSatisfy { stop.variables[$0] != nil } }.map { stop in
        ScriptJob(
          path: script, form: form, variables: stop.variables.filter { wanted.contains($0.key) })
      }
    }
  }

  /// The facts of a question for which a script has usual values, in `let NAME = VALUE`.
  private static func variables(of script: String) -> Set<String> {
    guard let bytes = try? FileReading.bytes(of: script) else { return [] }
    let known = Set(FormStop.Name.allCases.map(\.rawValue))
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Set(
      lines.compactMap { line in
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count > 2, words[0] == "let", known.contains(String(words[1])) else {
          return nil
        }
        return String(words[1])
      })
  }
}
