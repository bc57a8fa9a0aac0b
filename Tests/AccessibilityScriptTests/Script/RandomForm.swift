// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import RadioNavigator
import TestSupport

/// A form of words that scripts have to write with care, with tables in two languages.
struct RandomForm {
  let form: String
  private var tables: [String: String] = [:]

  /// What means something in scripts, forms or tables, or is one character with what is around it.
  private static let pieces = [
    "a", "b", "Bus", "No", "@", "@@", "@k1", "\"", "\\", "\\n", "$", "$$", "${a}", "${", "}", " ",
    "  ", "#", " # ", "é", "e\u{301}", "\u{301}", "“", "”", "'", "not", "nothing", "anything", ":",
    ", ", ": ", "1", "2 of 3", "مرحبا", "|", "👩‍👩‍👧", "=", "@k2: ", "unavailable: ", "selected",
  ]

  static func text(_ random: inout SeededGenerator, upTo count: Int = 4) -> String {
    (0..<Int.random(in: 1...count, using: &random)).map { _ in
      pieces.randomElement(using: &random)!
    }.joined()
  }

  /// Words that are heard: texts of space alone are no labels.
  private static func words(_ random: inout SeededGenerator) -> String {
    ["x", "Yes", "Car", "1"].randomElement(using: &random)! + text(&random, upTo: 2)
  }

  private static let keyCount = 8

  init(_ random: inout SeededGenerator) {
    for language in ["en", "de"] {
      let entries = (0..<Self.keyCount).map { key in
        // Braces and apostrophes mean something else in tables.
        let words = Self.words(&random).unicodeScalars.filter {
          !"{}'$".unicodeScalars.contains($0)
        }
        return "\"k\(key)\" = \(Self.quoted(language + String(words)));\n"
      }
      tables[language] = entries.joined()
    }
    let kinds = ["text", "secret", "number", "radio", "checklist", "confirm"]
    let count = Int.random(in: 1...3, using: &random)
    let fields = (0..<count).map { place in
      Self.field(named: "f\(place)", kinds.randomElement(using: &random)!, &random)
    }
    let title = Bool.random(using: &random) ? "title: \(Self.label(&random)), " : ""
    form =
      "{ \(title)tables: { Words: \"Tables\" }, fields: [\n"
      + fields.joined(separator: ",\n") + "\n] }\n"
  }

  private static func field(
    named name: String, _ kind: String, _ random: inout SeededGenerator
  ) -> String {
    var members = ["kind: \"\(kind)\"", "name: \"\(name)\"", "label: \(label(&random))"]
    if ["radio", "checklist"].contains(kind) {
      var keys: Set<String> = []
      let options = (0..<Int.random(in: 2...4, using: &random)).compactMap { _ -> String? in
        let key =
          [text(&random), "not", "nothing", name].randomElement(using: &random)!
          + (Int.random(in: 0..<20, using: &random) == 0 ? "\nx" : "")
        guard keys.insert(key).inserted else { return nil }
        let reason = ", disabled: \(label(&random))"
        return "{ key: \(quoted(key)), label: \(label(&random))"
          + (keys.count > 1 && Int.random(in: 0..<4, using: &random) == 0 ? reason : "") + " }"
      }
      members.append("options: [\(options.joined(separator: ", "))]")
    }
    if kind == "text", Bool.random(using: &random) {
      members.append("default: \(quoted(literal(text(&random))))")
    }
    return "{ " + members.joined(separator: ", ") + " }"
  }

  /// An entry of the tables, or words as they are.
  private static func label(_ random: inout SeededGenerator) -> String {
    if Bool.random(using: &random) {
      return "\"@k\(Int.random(in: 0..<keyCount, using: &random))\""
    }
    return quoted(literal(words(&random).replacing("x@", with: "@")))
  }

  private static func literal(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "@") ? "@" + text : text
  }

  private static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
      quoted += scalar == "\n" ? "\\n".unicodeScalars : String(scalar).unicodeScalars
    }
    return "\"" + String(quoted) + "\""
  }

  /// The files of the form, beside the scripts that play it.
  var files: [String: String] {
    var files = ["form.json5": form]
    for (language, entries) in tables { files["Tables/\(language).lproj/Words.strings"] = entries }
    return files
  }
}

/// Adds characters at the end, and takes them away.
final class ErasingEditor: TextEditing {
  func edit(_ text: String, cursor: Int, key: String) -> (text: String, cursor: Int)? {
    let typed = key == "Space" ? " " : key
    guard typed.count == 1 || key == "Backspace" else { return nil }
    let new = key == "Backspace" ? String(text.dropLast()) : text + typed
    return (new, new.count)
  }
}
