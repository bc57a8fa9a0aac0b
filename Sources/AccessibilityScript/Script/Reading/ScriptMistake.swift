// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import LabelTables

/// Something in a script that keeps it from being played, and where.
public struct ScriptMistake: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// A file cannot be read; the system's number for it (errno).
    case unreadable(String, Int32)
    /// Someone else's program cannot be started; the system's number for it (errno).
    case cannotStart(String, Int32)
    case notUnicode
    /// A setting, step, expectation, field, key, variable or status that there is not.
    case unknown(String, nearest: [String])
    /// A value of a setting that has few.
    case badValue(String, of: String, known: [String])
    case twice(String)
    case missing(String)
    /// Nothing of this kind may stand here.
    case misplaced(String)
    /// A second opening, or a step after the end.
    case stepOrder
    /// A variable, and the place of the line that gives it its value only later.
    case variableLater(String, String)
    /// What the line should look like.
    case malformed(usage: String)
    /// A setting without its colon, and the line as it should be.
    case needsColon(String)
    /// A text without straight quotation marks, and the line as it should be.
    case unquoted(String)
    /// Something beside `hear nothing`, after `hear more`, or beside a whole announcement.
    case heardOrder
    /// Nothing is asked, or several things are.
    case subject
    /// Something that cannot hold for someone else's program.
    case notForCommand(String)
    /// Something that there is only where time is real.
    case onlyForCommand(String)
    /// A number of something, and what it may be.
    case outOfRange(String, String, ClosedRange<Int>)
    case badPattern(String)
    /// One that takes too long to decide about what was said.
    case slowPattern(String)
    case tooLong(milliseconds: Int)
    /// More steps or combinations than a script may have.
    case tooMany(String, Int, most: Int)
    /// Files that include each other, from the first to its next occurrence.
    case circle([String])
    /// The session ended, with this status, before a step.
    case sessionOver(status: String)
    case form(FormMistake)
    case table(TableError)
    /// That something is not so, which no expectation says.
    case negation
    /// An answer of a form without the field that it is to; the names of its fields.
    case answerWithoutField([String])
    /// A text where a number is needed.
    case notANumber(String)
    /// There is no speech to measure.
    case notMeasured
  }

  public let reason: Reason
  public let place: ScriptPlace

  public init(_ reason: Reason, at place: ScriptPlace) {
    self.reason = reason
    self.place = place
  }
}

extension InterfaceWords {
  /// What is wrong with a script, and what resembles it.
  public func message(_ reason: ScriptMistake.Reason) -> String {
    switch reason {
    case .unreadable(let path, let number):
      message(
        text("error.unreadableFile", .text(path), .text(String(cString: strerror(number)))),
        nearest: NearestFiles.nearest(to: path, reason: number))
    case .cannotStart(let program, let number):
      text("error.cannotStart", given(program), .text(String(cString: strerror(number))))
    case .notUnicode: text("json.notUnicode")
    case .unknown(let name, let nearest):
      message(text("script.unknown", given(name)), nearest: nearest)
    case .badValue(let value, _, let known) where known.count == 1:
      // A list of one would read as nonsense.
      message(text("script.unknown", given(value)), nearest: known)
    case .badValue(let value, let setting, let known):
      message(
        text("error.unknownChoice", .text(setting), given(value), .text(list(known))),
        nearest: NearestWords.nearest(to: value, among: known))
    case .twice(let name): text("form.duplicateMember", given(name))
    case .missing(let name): text("form.missingMember", given(name))
    case .misplaced(let name): text("script.misplaced", given(name))
    case .stepOrder: text("script.stepOrder")
    case .variableLater(let name, let place):
      text("script.variableLater", .text(name), .text(place))
    case .malformed(let usage): text("script.malformed", .text(usage))
    case .needsColon(let line): text("script.colon", .text(line))
    case .unquoted(let line): text("script.quotes", .text(line))
    case .heardOrder: text("script.heardOrder")
    case .subject:
      text("script.subject", .text(list(["form:", "question:", "command:", "box:"])))
    case .notForCommand(let name): text("script.notForCommand", .text(name))
    case .onlyForCommand(let name): text("script.onlyForCommand", .text(name))
    case .outOfRange(let name, let value, let range):
      text(
        "error.outOfRange", .text(name), given(value), .number(range.lowerBound),
        .number(range.upperBound))
    case .badPattern(let source): text("form.badPattern", given(source))
    case .slowPattern(let source): text("form.slowPattern", given(source))
    case .tooLong(let milliseconds):
      text(
        "error.outOfRange", .text("wait"), .text(String(milliseconds)), .number(0),
        .number(KeyScript.longestWait))
    case .tooMany(let name, let count, let most):
      text("error.outOfRange", .text(name), .text(String(count)), .number(1), .number(most))
    case .circle(let paths): text("script.circle", .text(list(paths)))
    case .sessionOver(let status): text("script.sessionOver", .text(status))
    case .form(let mistake): message(mistake)
    case .table(let error):
      message(what(error), nearest: error.nearest)
    case .negation: text("script.noNegation")
    case .answerWithoutField(let names): text("script.answerField", .text(list(names)))
    case .notANumber(let value):
      text("form.wrongType", given(value), .text(text("form.type.number")))
    case .notMeasured: text("script.notMeasured")
    }
  }

  /// A mistake as reports have it.
  public func problem(_ mistake: ScriptMistake) -> ScriptProblem {
    ScriptProblem(
      path: mistake.place.path, line: mistake.place.line, column: mistake.place.column,
      message: message(mistake.reason))
  }
}

extension TableError {
  fileprivate var nearest: [String] {
    switch self {
    case .unknownLanguage(_, let nearest), .unknownKey(_, let nearest): nearest
    default: []
    }
  }
}
