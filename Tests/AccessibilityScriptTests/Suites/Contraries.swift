// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer

/// The expectations of a script, each changed so that it is wrong.
struct Contraries {
  struct Contrary {
    let line: Int
    let text: String
    /// Of the expectation that it stands for.
    let bytes: Range<Int>

    /// The script with this in its place.
    func change(_ script: String) -> String {
      var utf8 = Array(script.utf8)
      utf8.replaceSubrange(bytes, with: Array(text.utf8))
      return String(decoding: utf8, as: UTF8.self)
    }
  }

  private(set) var all: [Contrary] = []
  /// Keys and fields that the session went through.
  private let keys: [String]
  private let fields: [String]

  /// - Parameter played: what came of the script, which names keys and fields.
  init(of script: Script, played: ScriptResult) {
    var keys = played.steps.flatMap { [$0.focused].compactMap(\.self) + $0.selected }
    if case .question(let question) = script.subject { keys += question.options.map(\.key) }
    self.keys = keys
    fields = played.steps.compactMap(\.field)
    for expectation in script.steps.flatMap(\.expectations)
    where expectation.place.path == script.path {
      for text in contraries(of: expectation) {
        all.append(
          Contrary(
            line: expectation.place.line, text: text, bytes: expectation.place.bytes))
      }
    }
  }

  private static let wrong = "\"\u{2603}\""

  private func contraries(of expectation: Expectation) -> [String] {
    switch expectation.kind {
    case .hear(let heard): contraries(of: heard)
    case .cut: ["cut " + Self.wrong]
    case .selected(let selected):
      selected.isEmpty ? [keys.first.map { "selected \"\($0)\"" } ?? ""] : ["selected nothing"]
    case .focused(let key): [keys.first { $0 != key }.map { "focused \"\($0)\"" } ?? ""]
    case .field(let name): [name == nil ? "field \(fields[0])" : "field nothing"]
    case .answer(_, nil): ["status answered"]
    case .answer: ["no answer"]
    case .status(let status): [status == "answered" ? "status cancelled" : "status answered"]
    case .screen(let screen): [contrary(of: screen)]
    case .firstSound, .silence: []
    }
  }

  private func contraries(of heard: HeardExpectation) -> [String] {
    switch heard {
    case .exactly, .anything: ["hear answer " + Self.wrong]
    case .containing: ["hear containing " + Self.wrong]
    case .matching: ["hear matching " + Self.wrong]
    case .nothing: ["hear anything"]
    // It holds whatever comes.
    case .more: []
    case .fields(let fields):
      fields.indices.map { changed in
        "hear "
          + fields.enumerated().map { index, field in
            field.part.name + " " + (index == changed ? contrary(of: field) : value(of: field))
          }.joined(separator: " ")
      }
    }
  }

  private func contrary(of field: FieldExpectation) -> String {
    switch (field.value, field.part) {
    case (.text(let value), .kind): value == "error" ? "hint" : "error"
    case (.nothing, _): "anything"
    case (.anything, _): "nothing"
    case (.text(let value), .field(let name)): Self.contrary(of: value, in: name)
    case (.text, _): Self.wrong
    }
  }

  /// Something else that the field may be; other words would break the script.
  private static func contrary(of value: String, in field: Announcement.FieldName) -> String {
    switch field {
    case .role: value == "note" ? "menu" : "note"
    case .groupRole: value == "menu" ? "note" : "menu"
    case .state: value == "selection cleared" ? "selected" : "\"selection cleared\""
    case .availability: "\"unavailable: \u{2603}\""
    case .boundary: "\"end of \u{2603}\""
    case .position: "\"41 of 42\""
    case .count: "\"41 options\""
    case .step: "\"question 41 of 42\""
    case .required, .error: "nothing"
    default: wrong
    }
  }

  private func value(of field: FieldExpectation) -> String {
    switch field.value {
    case .nothing: "nothing"
    case .anything: "anything"
    case .text(let text):
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
  }

  private func contrary(of screen: ScreenExpectation) -> String {
    switch screen {
    case .row(let row, _): "screen row \(row) " + Self.wrong
    case .focusedRow: "screen focused row " + Self.wrong
    case .noWider: "screen no wider than 1"
    // On the person's colours no contrast is measured.
    case .containing, .whole, .contrast, .notByColourAlone: "screen containing " + Self.wrong
    }
  }
}
