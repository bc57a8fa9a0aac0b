// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import FoundationEssentials
import LabelTables
import RadioNavigator
import Testing

/// Scripts of tests, and what they are played with.
enum Scripts {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let folder = try! TableFolder(path: root.appending(path: "Localization").path)

  /// Texts are edited without readline, which is one library for one thread; the tests of the
  /// command play with it.
  static let environment = {
    var environment = ScriptEnvironment(folder: folder, words: english)
    environment.editing = { AppendingEditor() }
    return environment
  }()

  static let english = try! LabelTables(folder: folder, languages: ["en"])

  static let player = ScriptPlayer(environment: environment)

  /// The path of a script that would stand beside the examples.
  static let path = root.appending(path: "Examples/test.aloud").path

  /// The question of the README.
  static let crusts = """
    question: Pizza crust
    option: regular = Regular crust
    option: deep = Deep dish
    option: thin = Thin crust
    disabled: thin = out of dough

    """

  static func read(_ text: String) -> (script: Script?, mistakes: [ScriptMistake]) {
    ScriptReader.read(Array(text.utf8), path: path, languages: folder.languages)
  }

  /// Plays a script in every combination of its matrix.
  static func play(_ text: String, in environment: ScriptEnvironment = environment) throws
    -> [ScriptResult]
  {
    let (script, mistakes) = read(text)
    try #require(mistakes.isEmpty, "\(mistakes)")
    let played = try #require(script)
    let player = ScriptPlayer(environment: environment)
    return played.combinations.map { player.play(played, in: $0) }
  }

  /// Plays a script without a matrix.
  static func result(_ text: String, in environment: ScriptEnvironment = environment) throws
    -> ScriptResult
  {
    let results = try play(text, in: environment)
    try #require(results.count == 1)
    return results[0]
  }

  /// The checks of a script that is not broken.
  static func checks(_ text: String) throws -> [CheckResult] {
    let result = try result(text)
    try #require(result.problems.isEmpty, "\(result.problems)")
    return result.steps.flatMap(\.checks)
  }
}

/// Adds characters at the end, and takes them back there.
final class AppendingEditor: TextEditing {
  func edit(_ text: String, cursor: Int, key: String) -> (text: String, cursor: Int)? {
    if key == "Backspace", !text.isEmpty { return (String(text.dropLast()), cursor - 1) }
    let typed = key == "Space" ? " " : key
    return typed.count == 1 ? (text + typed, cursor + 1) : nil
  }
}
