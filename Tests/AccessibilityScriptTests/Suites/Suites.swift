// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials

/// The scripts and forms that are shipped.
enum Suites {
  private static let examples = Scripts.root.appending(path: "Examples").path

  /// What lies in the folder itself. Scripts of other programs take real time, and lie deeper.
  private static let files = try! FileManager.default.contentsOfDirectory(atPath: examples).sorted()

  /// Every script of the suites, below the folder of the examples.
  static let scripts = try! FileManager.default.subpathsOfDirectory(atPath: examples + "/Suites")
    .filter { $0.hasSuffix(".aloud") }.map { "Suites/" + $0 }.sorted()

  /// These and the examples of scripts.
  static let allScripts = scripts + files.filter { $0.hasSuffix(".aloud") }

  /// The scripts that hold for any form.
  static let formScripts = scripts.filter { $0.hasPrefix("Suites/form/") }

  /// The scripts that hold for any question of any form that has what they want to know.
  static let questionScripts = scripts.filter {
    $0.contains("/form-") && !$0.hasPrefix("Suites/form/")
  }

  /// The variables of a script, with the values that it has itself.
  static func usualValues(in script: String) throws -> [String: String] {
    let lines = try text(script).split(separator: "\n").filter { $0.hasPrefix("let ") }
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let parts = line.dropFirst(4).split(separator: " = ", maxSplits: 1)
        return (String(parts[0]), String(parts[1]))
      })
  }

  /// Those of them that tell of a question.
  static func facts(wantedBy script: String) throws -> Set<String> {
    Set(try usualValues(in: script).keys).subtracting(["form"])
  }

  static func stops(of form: String) throws -> [FormStop] {
    let bytes = Array(try Data(contentsOf: URL(filePath: path(form))))
    return FormStop.stops(of: bytes, at: path(form), words: Scripts.english) ?? []
  }

  /// Whether a combination is in English, in a language from right to left, or in none of its own.
  static func isInFewLanguages(_ combination: [Setting]) -> Bool {
    combination.first { $0.name == "language" }.map { ["en", "ar"].contains($0.value) } ?? true
  }

  /// The forms that are examples of forms, not parts of scripts.
  static let forms = files.filter { $0.hasSuffix(".json5") }

  static func path(_ name: String) -> String { examples + "/" + name }

  static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// Where a script fails or is broken, in words; empty where all holds.
  ///
  /// - Parameter level: from which on an expectation counts.
  static func failures(
    in results: [ScriptResult], from level: ExpectationLevel = .may
  ) -> [String] {
    results.flatMap { result in
      let combination = result.combination.map(\.value).joined(separator: " ")
      return result.problems.map { "\($0.path):\($0.line):\($0.column): \($0.message)" }
        + result.failures(from: level).map {
          "\(combination):\($0.line): \($0.text): \($0.reason): \($0.expected) / \($0.actual)"
        }
    }
  }
}
