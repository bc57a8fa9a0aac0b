// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// What happened while a program was listened to, one JSON object a line, in the forms of
/// ``TranscriptEvent``.
public enum ListeningEvent: Sendable {
  case open(command: [String], language: String)
  case key(String)
  /// Real time that passed, in milliseconds.
  case wait(Int)
  case cut
  case say(ListenedUtterance, text: String, language: String)
  case screen(ScreenSnapshot)
  /// So many lines were too many to be heard, in words.
  case skip(Int, text: String)
  /// The program did not come to rest within so many milliseconds.
  case busy(Int)
  /// - Parameter ending: nil when the keys ended before the program.
  case close(ProgramEnding?)

  /// The event as a JSON object with its keys in a fixed order, without a line end.
  public var json: String {
    switch self {
    case .open(let command, let language):
      let object: JSONObject = [
        "event": "open", "language": .string(language), "mode": "listen",
        "command": .array(command.map { .string($0) }),
      ]
      return object.text
    case .key(let name): return TranscriptEvent.key(name).json
    case .wait(let milliseconds): return TranscriptEvent.wait(milliseconds).json
    case .cut: return TranscriptEvent.cut.json
    case .say(let utterance, let text, let language):
      let object: JSONObject = [
        "event": "say", "text": .string(text), "kind": .string(utterance.kind.rawValue),
        "language": .string(language), "fields": .object([:]),
      ]
      return object.text
    case .screen(let screen): return TranscriptEvent.screen(screen).json
    case .skip(let count, let text):
      let object: JSONObject = ["event": "skip", "lines": .number(count), "text": .string(text)]
      return object.text
    case .busy(let milliseconds):
      let object: JSONObject = ["event": "busy", "milliseconds": .number(milliseconds)]
      return object.text
    case .close(let ending): return Self.object(ending).text
    }
  }

  private static func object(_ ending: ProgramEnding?) -> JSONObject {
    switch ending {
    case .status(let status):
      ["event": "close", "status": "exited", "exitStatus": .number(Int(status))]
    case .signal(let number):
      ["event": "close", "status": "killed", "signal": .number(Int(number))]
    case nil: ["event": "close", "status": "endOfInput"]
    }
  }
}
