// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioModel
import RadioNavigator

/// What happened while a question was asked, one JSON object a line.
public enum TranscriptEvent: Sendable {
  case open(
    language: String, textSize: ContentSizeCategory, verbosity: Verbosity, mode: Announcer.Mode)
  case say(Announcement)
  /// A key; in line mode the line that it ended.
  case key(String, line: String? = nil)
  /// Virtual time that passed, in milliseconds.
  case wait(Int)
  case cut
  /// The selection in a field; nil when it was cleared.
  case select(field: String, key: String?, label: String?)
  /// What a field was left with, or what is checked in it; nil stands for a secret.
  case answer(field: String, JSONObject.Value?)
  case screen(ScreenSnapshot)
  /// - Parameter answers: those of a form of several fields, and of a field without options.
  case close(Outcome, answers: JSONObject? = nil)

  /// What stands in the place of a key that was typed in secret.
  public static let hiddenKey = "hidden"
  /// What stands for each character of a secret line, of which a transcript does not even tell how
  /// many there were.
  static let hiddenCharacter: Character = "x"

  /// The event as a JSON object with its keys in a fixed order, without a line end.
  public var json: String {
    let object: JSONObject =
      switch self {
      case .open(let language, let textSize, let verbosity, let mode):
        [
          "event": "open", "language": .string(language), "textSize": .string(textSize.name),
          "verbosity": .string(verbosity.rawValue), "mode": .string(mode.rawValue),
        ]
      case .say(let announcement): Self.object(announcement)
      case .key(Self.hiddenKey, _): ["event": "key", "key": .string(Self.hiddenKey)]
      case .key(let name, nil): ["event": "key", "key": .string(name)]
      case .key(let name, let line?):
        ["event": "key", "key": .string(name), "line": .string(line)]
      case .wait(let milliseconds): ["event": "wait", "milliseconds": .number(milliseconds)]
      case .cut: ["event": "cut"]
      case .select(let field, let key, let label):
        [
          "event": "select", "group": .string(field), "key": key.map { .string($0) } ?? .null,
          "label": label.map { .string($0) } ?? .null,
        ]
      case .answer(let field, let value?):
        ["event": "answer", "field": .string(field), "value": value]
      case .answer(let field, nil):
        ["event": "answer", "field": .string(field), "secret": .boolean(true)]
      case .screen(let screen):
        [
          "event": "screen", "columns": .number(screen.columns), "rows": .number(screen.rows),
          "cursor": .array([.number(screen.cursorRow), .number(screen.cursorColumn)]),
          "lines": .array(screen.lines.map { .string($0) }),
        ]
      case .close(.answered, let answers?):
        ["event": "close", "status": "answered", "answers": .object(answers)]
      case .close(let outcome, _): Self.object(outcome)
      }
    return object.text
  }

  private static func object(_ announcement: Announcement) -> JSONObject {
    var object: JSONObject = [
      "event": "say", "text": .string(announcement.text),
      "kind": .string(announcement.kind.rawValue), "language": .string(announcement.language),
    ]
    var fields: JSONObject = [:]
    for field in announcement.fields { fields.append(field.name.rawValue, .string(field.text)) }
    object.append("fields", .object(fields))
    if announcement.runs.contains(where: { $0.language != announcement.language }) {
      object.append(
        "runs",
        .array(
          announcement.runs.map {
            .object(["text": .string($0.text), "language": .string($0.language)])
          }))
    }
    return object
  }

  private static func object(_ outcome: Outcome) -> JSONObject {
    switch outcome {
    case .answered(let key):
      [
        "event": "close", "status": "answered", "answer": key.map { .string($0.text) } ?? .null,
      ]
    case .cancelled: ["event": "close", "status": "cancelled"]
    case .interrupted: ["event": "close", "status": "interrupted"]
    case .endOfInput: ["event": "close", "status": "endOfInput"]
    case .timedOut: ["event": "close", "status": "timedOut"]
    case .wentBack: ["event": "close", "status": "wentBack"]
    case .nothingSelectable: ["event": "close", "status": "nothingSelectable"]
    }
  }
}

/// What a terminal showed: rows of text and where the hardware cursor stands, both from 0.
public struct ScreenSnapshot: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  public let cursorRow: Int
  public let cursorColumn: Int
  public let lines: [String]

  public init(columns: Int, rows: Int, cursorRow: Int, cursorColumn: Int, lines: [String]) {
    self.columns = columns
    self.rows = rows
    self.cursorRow = cursorRow
    self.cursorColumn = cursorColumn
    self.lines = lines
  }
}
