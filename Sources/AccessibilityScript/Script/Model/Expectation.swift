// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables

/// What is expected after a step.
public struct Expectation: Sendable {
  public enum Kind: Sendable {
    case hear(HeardExpectation)
    /// What was being said and is cut off; nil for nothing.
    case cut(String?)
    /// The keys that are selected or checked; empty for nothing.
    case selected([String])
    case focused(String)
    /// The field that is asked; nil in the summary.
    case field(String?)
    case screen(ScreenExpectation)
    /// The values of an answer, of the only field or of one of several; nil is that there is no
    /// answer at all.
    case answer(field: ScriptToken?, values: [ScriptToken]?)
    case status(String)
    /// Milliseconds of real time, from a key to the first sample.
    case firstSound(within: Double)
    /// Milliseconds of real time, from a key to silence.
    case silence(within: Double)
  }

  public let kind: Kind
  public let level: ExpectationLevel
  /// As it is written, without its level.
  public let text: String
  /// Where it is written, without its level.
  public let place: ScriptPlace
  /// Where its words begin that name keys and fields, for messages about them.
  let operands: [ScriptToken]
  /// The last line that belongs to it, for a whole screen.
  let lastLine: Int
}

/// One utterance that is expected.
public enum HeardExpectation: Sendable {
  case exactly(String)
  case containing(String)
  case matching(TextExpression, source: String)
  case fields([FieldExpectation])
  /// One utterance, whichever.
  case anything
  /// Any further utterances, or none.
  case more
  case nothing
}

/// A part of an utterance that is expected.
public struct FieldExpectation: Sendable {
  public enum Part: Hashable, Sendable {
    case field(Announcement.FieldName)
    case kind
    /// BCP 47.
    case language

    /// The part of that name.
    init?(_ name: String) {
      switch name {
      case "kind": self = .kind
      case "language": self = .language
      default:
        guard let field = Announcement.FieldName(rawValue: name) else { return nil }
        self = .field(field)
      }
    }

    public var name: String {
      switch self {
      case .field(let field): field.rawValue
      case .kind: "kind"
      case .language: "language"
      }
    }

    /// Whether an utterance may have several of it: groups that begin or were left, sentences.
    var mayRepeat: Bool {
      switch self {
      case .field(let field): [.section, .boundary, .message].contains(field)
      case .kind, .language: false
      }
    }

    static let names = Announcement.FieldName.allCases.map(\.rawValue) + ["kind", "language"]
  }

  public enum Value: Hashable, Sendable {
    /// The utterance must not have the field.
    case nothing
    /// It must have it, whatever it is.
    case anything
    case text(String)
  }

  public let part: Part
  public let value: Value
}

/// What is expected of the screen.
public enum ScreenExpectation: Sendable {
  /// A row, from 1.
  case row(Int, String)
  case focusedRow(String)
  case containing(String)
  case noWider(than: Int)
  /// The contrast of every text at least, as WCAG computes it.
  case contrast(Double)
  case notByColourAlone
  case whole([String])
}
