// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// What a script is played on: a session of our own, or someone else's program.
public protocol ScriptStage: AnyObject {
  /// What opening said; called once, before anything is played.
  func open() -> StageReport
  /// Plays one key, or lets time pass.
  func play(_ step: KeyScript.Step) -> StageReport
  /// Waits until a text is shown.
  ///
  /// - Parameter milliseconds: how long at most; of real time where the stage is timed.
  func wait(for text: String, atMost milliseconds: Int) -> (report: StageReport, isShown: Bool)
  /// Ends the input, unless the session is over.
  func end() -> StageReport
  /// Waits for the end of a program that goes to it by itself, a few seconds at most. Sessions of our
  /// own end by keys.
  func waitForEnd() -> StageReport

  /// Whether it is a box, which ends with a status of its own and writes one answer.
  var isBox: Bool { get }
  /// How the session ended, by the transcript's names or a program's status; nil while it is open.
  var status: String? { get }
  /// Whether what was heard depended on real time.
  var isTimed: Bool { get }

  /// What is shown, row by row; in line mode what was printed.
  var rows: [String] { get }
  /// The columns of the terminal.
  var columns: Int { get }
  /// The columns that a row takes.
  ///
  /// - Parameter row: of ``rows``, from 0.
  func columns(ofRow row: Int) -> Int
  /// The row with the cursor, from 0.
  var focusedRow: Int? { get }
  /// What is shown, with its looks.
  var styledRows: [[StyledText]] { get }
  /// The rows that go on with what the row above them began, from 0.
  var wrappedRows: Set<Int> { get }

  /// Whether a character that is typed now is part of a secret, which no report has.
  var hidesInput: Bool { get }
  /// The names of the fields whose answers are secrets.
  var secretFields: [String] { get }

  /// The name of the field that is asked; nil in the summary.
  var field: String? { get }
  /// The key of the focused option.
  var focused: String? { get }
  /// What is selected or checked in the field.
  var selected: [String] { get }
  /// The names of all fields; nil where fields have none.
  var fieldNames: [String]? { get }
  /// The answer to a field as it stands: none where there is none, nil where no such field is.
  func answer(to field: String) -> [String]?
  /// Keys that resemble one that no field has; nil where it is one, or might be.
  func nearest(toUnknownKey key: String) -> [String]?
  /// The keys of the options that have a label, in any case.
  func keys(labelled label: String) -> [String]

  /// A text that may be a key of the form's own tables.
  func resolve(_ text: String) throws(TableError) -> String
  /// That an entry which a text names is not there in the session's language, though the tables are
  /// in it; nil where it is there.
  func lack(ofEntryIn text: String) -> TableError?
  /// What is wrong with a value that no utterance can have in a part; nil for one that may be.
  func mistake(inValue value: String, of part: FieldExpectation.Part) -> ScriptMistake.Reason?
  /// What is wrong with an answer that a field can never have; nil for one that may be.
  func mistake(inAnswer values: [ScriptToken], to field: String) -> ScriptMistake?
  /// The words that a value of a part puts into a sentence of ours, where entries of the form's tables
  /// are among them and all of these are there; else nil.
  func wordsOfSentence(_ value: String, of part: FieldExpectation.Part) -> [String]?
  /// The texts that say the same as an English one of ours, each of the words that are put in as they
  /// may be written.
  func sentences(
    like value: String, of part: FieldExpectation.Part, written: (String) -> [String]
  ) -> [String]
  /// All keys of these tables.
  var tableKeys: Set<String> { get }
  /// What a field of an utterance may be, where a script has it in English.
  func translations(of value: String, in part: FieldExpectation.Part) -> [String]
}

/// What a key or a time caused.
public struct StageReport: Sendable {
  public var heard: [HeardUtterance]
  /// What was still being said and was cut off.
  public var cut: [String]
  /// Whether a program went on when it was no longer waited for.
  public var isBusy = false
  /// How many lines before those that were heard were too many to be kept.
  public var skipped = 0

  public init(heard: [HeardUtterance] = [], cut: [String] = []) {
    self.heard = heard
    self.cut = cut
  }

  static func += (report: inout StageReport, other: StageReport) {
    report.heard += other.heard
    report.cut += other.cut
    report.isBusy = other.isBusy
    report.skipped += other.skipped
  }
}

extension ScriptStage {
  public func wait(
    for text: String, atMost milliseconds: Int
  ) -> (report: StageReport, isShown: Bool) {
    let report = play(.wait(milliseconds))
    return (report, rows.contains { $0.contains(text) })
  }

  public func waitForEnd() -> StageReport { StageReport() }
  public var isBox: Bool { false }
  public var fieldNames: [String]? { nil }
  public func answer(to field: String) -> [String]? { nil }
  public func nearest(toUnknownKey key: String) -> [String]? { nil }
  public func keys(labelled label: String) -> [String] { [] }
  public var wrappedRows: Set<Int> {
    ScreenLooks.wrappedRows(in: styledRows, columns: columns)
  }
  public func resolve(_ text: String) throws(TableError) -> String { text }
  public func lack(ofEntryIn text: String) -> TableError? { nil }
  public func mistake(
    inValue value: String, of part: FieldExpectation.Part
  ) -> ScriptMistake.Reason? { nil }
  public func mistake(inAnswer values: [ScriptToken], to field: String) -> ScriptMistake? { nil }
  public func wordsOfSentence(_ value: String, of part: FieldExpectation.Part) -> [String]? { nil }
  public func sentences(
    like value: String, of part: FieldExpectation.Part, written: (String) -> [String]
  ) -> [String] { [] }
  public var tableKeys: Set<String> { [] }
  public func translations(of value: String, in part: FieldExpectation.Part) -> [String] { [value] }
  public func columns(ofRow row: Int) -> Int { ScreenWidth.columns(of: rows[row]) }
}
