// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials

/// The scripts and forms that are shipped.
enum Suites {
  private static let examples = Scripts.root.appending(path: "Examples").path

  private static let files = try! FileManager.default.subpathsOfDirectory(atPath: examples)
    .sorted()

  /// Every script, below the folder of the examples.
  static let scripts = files.filter { $0.hasSuffix(".aloud") }

  /// The scripts that hold for any form.
  static let formScripts = scripts.filter { $0.hasPrefix("Suites/form/") }

  /// The forms that are examples of forms, not parts of scripts.
  static let forms = files.filter { $0.hasSuffix(".json5") && !$0.contains("/") }

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
