// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// What debconf's passthrough front end says on a line. (Debconf::FrontEnd::Passthrough)
enum PassthroughCommand: Equatable, Sendable {
  /// What the other side can do; without words it asks what this one can.
  case capabilities([String])
  case title(String)
  /// The title is the description of a question.
  case titleOf(tag: String)
  case data(tag: String, item: String, value: String)
  case set(tag: String, value: String)
  case variable(tag: String, name: String, value: String)
  case input(tag: String)
  case go
  case get(tag: String)
  case progress(Progress)
  /// The other side is Aloud's own front end: choices go by their places, from 1, and values and
  /// texts have their backslashes and line breaks escaped, as with debconf's capability `escape`.
  case usesPlaces
  /// Whether back can be gone from now on; only Aloud's own front end takes the offer back.
  case offersBack(Bool)
  /// A command of debconf's that has no meaning here, or one without what it needs.
  case unsupported
  /// No command, but a further line of the value before.
  case continuation

  enum Progress: Equatable, Sendable {
    case start(minimum: Int, maximum: Int, tag: String)
    case set(Int)
    case step(Int)
    case info(tag: String)
    case stop
  }

  /// The commands of the protocol that nobody says to a front end. (debconf-devel(7))
  private static let others: Set = [
    "VERSION", "RESET", "BEGINBLOCK", "ENDBLOCK", "STOP", "REGISTER", "UNREGISTER", "CLEAR", "FGET",
    "FSET", "METAGET", "SETTITLE", "PURGE", "EXIST", "INFO", "VISIBLE", "X_LOADTEMPLATEFILE",
    "X_PING",
  ]

  private static let priorities: Set = ["low", "medium", "high", "critical"]

  init(_ line: String) {
    let words = Self.words(line, atMost: 2)
    let rest = words.count > 1 ? words[1] : ""
    let two = Self.words(rest, atMost: 2)
    let three = Self.words(rest, atMost: 3)
    switch words.first {
    case "CAPB": self = .capabilities(rest.splitByScalar(" ", keepsEmpty: false))
    case "TITLE": self = .title(rest)
    case "SETTITLE" where !rest.isEmpty: self = .titleOf(tag: rest)
    case "DATA" where three.count >= 2:
      self = .data(tag: three[0], item: three[1], value: three.count > 2 ? three[2] : "")
    case "SET" where !two.isEmpty:
      self = .set(tag: two[0], value: two.count > 1 ? two[1] : "")
    case "SUBST" where three.count >= 2:
      self = .variable(tag: three[0], name: three[1], value: three.count > 2 ? three[2] : "")
    case "INPUT" where two.count == 2 && Self.priorities.contains(two[0]):
      self = .input(tag: two[1])
    case "GO" where rest.isEmpty: self = .go
    case "GET" where !rest.isEmpty && !rest.contains(" "): self = .get(tag: rest)
    case "PROGRESS": self = Progress(rest).map(Self.progress) ?? .unsupported
    case "X_ALOUD_PLACES": self = .usesPlaces
    case "X_ALOUD_BACKUP": self = .offersBack(rest == "1")
    case "SETTITLE", "DATA", "SET", "SUBST", "INPUT", "GO", "GET": self = .unsupported
    case let name?: self = Self.others.contains(name) ? .unsupported : .continuation
    case nil: self = .continuation
    }
  }

  /// The words of a text; the last one is all that is left, blanks and all.
  fileprivate static func words(_ text: String, atMost count: Int) -> [String] {
    text.splitByScalar(" ", atMost: count - 1, keepsEmpty: false)
  }
}

extension PassthroughCommand.Progress {
  fileprivate init?(_ text: String) {
    let words = text.splitByScalar(" ", keepsEmpty: false)
    switch (words.first, words.count) {
    case ("START", 4...):
      guard let minimum = Int(words[1]), let maximum = Int(words[2]) else { return nil }
      self = .start(minimum: minimum, maximum: maximum, tag: words[3])
    case ("SET", 2):
      guard let value = Int(words[1]) else { return nil }
      self = .set(value)
    case ("STEP", 2):
      guard let steps = Int(words[1]) else { return nil }
      self = .step(steps)
    case ("INFO", 2): self = .info(tag: words[1])
    case ("STOP", 1): self = .stop
    default: return nil
    }
  }
}
