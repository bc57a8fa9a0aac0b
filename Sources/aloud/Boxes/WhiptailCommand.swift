// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import LabelTables
import SpeechOutput
import TerminalUI

/// `aloud whiptail`, or the command by the name whiptail: a box, asked and told.
struct WhiptailCommand {
  let line: WhiptailLine
  let box: BoxArguments
  let streams: BoxStreams
  var asking: QuestionAsking

  /// An infobox is heard to its end, but nobody waits for ever. Milliseconds.
  private static let longestTelling = 120_000

  /// Shows the box.
  ///
  /// - Throws: what ``QuestionAsking/ask(_:)`` throws.
  mutating func run() throws(UsageError) -> BoxAnswer.Status {
    switch box.kind {
    case .gauge:
      try follow()
      return .accepted
    case .infobox:
      try tell()
      return .accepted
    default: return try ask()
    }
  }

  private mutating func ask() throws(UsageError) -> BoxAnswer.Status {
    let question = BoxQuestion(line, box, words: asking.words.tables).question
    let (outcome, form) = try asking.ask(question)
    let answer = BoxAnswer(outcome, form, line, box)
    let isWritten = OutputFile.write(answer.bytes, to: streams.answer) == nil
    return isWritten ? answer.status : .escaped
  }

  private mutating func tell() throws(UsageError) {
    let tables = asking.words.tables
    let (label, detail) = BoxQuestion(line, box, words: tables).labelAndDetail
    let announcer = Announcer(tables: tables, title: nil, detail: nil)
    try asking.checkVoice()
    let engine = try asking.engine()
    defer { engine.close() }
    let lines = [label, detail ?? ""].flatMap { $0.split(separator: "\n") }.map(String.init)
    _ = OutputFile.write(lines: lines.map(SafeText.visible), to: STDERR_FILENO)
    for line in lines {
      engine.speak([Utterance(text: announcer.told(line).text, language: tables.locale)])
    }
    engine.finish(atMost: Self.longestTelling, cutWhenReadable: nil)
  }

  /// Reads how far a task is, until standard input ends.
  private mutating func follow() throws(UsageError) {
    let tables = asking.words.tables
    let (label, detail) = BoxQuestion(line, box, words: tables).labelAndDetail
    try asking.checkVoice()
    let progress = ProgressTelling(try asking.engine(), tables)
    func tell(_ report: ProgressReport) {
      progress.tell(report, at: SessionClock.systemNow, transcript: nil)
    }
    tell(.begun(title: label))
    if let detail { tell(.doing(detail)) }
    tell(.at(percent: box.percent))
    var input = GaugeInput()
    while let line = readLine() {
      for report in input.take(line) { tell(report) }
    }
    tell(.ended)
  }
}
