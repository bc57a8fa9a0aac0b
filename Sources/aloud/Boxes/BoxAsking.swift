// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import LabelTables
import RadioModel
import SpeechOutput
import TerminalUI

/// A box, asked or told.
struct BoxAsking {
  let box: Box
  var asking: QuestionAsking

  /// An infobox is heard to its end, but nobody waits for ever. Milliseconds.
  private static let longestTelling = 120_000

  /// Asks what the box asks.
  ///
  /// - Throws: what ``QuestionAsking/ask(_:)`` throws.
  mutating func ask() throws(UsageError) -> QuestionAsking.Result {
    try asking.ask(BoxQuestion(box, words: asking.words.tables).question)
  }

  /// Shows and says the box's text, to its end.
  mutating func tell() throws(UsageError) {
    let tables = asking.words.tables
    let (label, detail) = BoxQuestion(box, words: tables).labelAndDetail
    let announcer = Announcer(tables: tables, title: nil, detail: nil)
    try asking.checkVoice()
    let engine = try asking.engine()
    defer { engine.close() }
    let transcript = try asking.transcriptOfItsOwn()
    var lines = [label, detail ?? ""].flatMap { $0.split(separator: "\n") }.map(String.init)
    if box.kind == .mixedgauge {
      lines += box.items.map { state(of: $0, tables) }
      lines.append(tables.text("progress.percent", [.number(box.percent)]))
    }
    _ = OutputFile.write(lines: lines.map(SafeText.visible), to: STDERR_FILENO)
    for line in lines {
      let announcement = announcer.told(line)
      engine.speak([Utterance(text: announcement.text, language: tables.locale)])
      transcript?.write(.say(announcement))
    }
    engine.finish(atMost: Self.longestTelling, cutWhenReadable: nil)
  }

  /// How far one of several tasks is: a number below 0 is a percentage, others stand for words.
  private func state(of item: Box.Item, _ tables: LabelTables) -> String {
    let told = BoxQuestion.text(item.item)
    let number = item.item.isEmpty ? nil : Box.number(item.item)
    let state =
      switch number {
      case .some(..<0): tables.text("progress.percent", [.number(-number!)])
      case .some(0...7), .some(9): tables.text("task.\(number!)")
      case .some(8): ""
      default: told
      }
    return tables.text("summary.answer", [.text(BoxQuestion.text(item.tag)), .text(state)])
  }

  /// Reads how far a task is, until standard input ends.
  mutating func follow() throws(UsageError) {
    var input = GaugeInput()
    try follow(from: box.percent) { input.take($0) }
  }

  /// Reads what a task writes, line by line, until standard input ends.
  ///
  /// - Returns: the last of the lines.
  mutating func followLines() throws(UsageError) -> [String] {
    var lines: [String] = []
    try follow(from: nil) { line in
      let text = BoxText.plain(line)
      lines.append(text)
      // As many as anybody reads again.
      if lines.count > 2 * Self.mostLines { lines.removeFirst(Self.mostLines) }
      return text.isEmpty ? [] : [.doing(text)]
    }
    return lines.suffix(Self.mostLines)
  }

  private static let mostLines = 1000

  private mutating func follow(
    from percent: Int?, _ reports: (String) -> [ProgressReport]
  ) throws(UsageError) {
    let tables = asking.words.tables
    let (label, detail) = BoxQuestion(box, words: tables).labelAndDetail
    try asking.checkVoice()
    let progress = ProgressTelling(try asking.engine(), tables)
    let transcript = try asking.transcriptOfItsOwn()
    func tell(_ report: ProgressReport) {
      progress.tell(report, at: SessionClock.systemNow, transcript: transcript)
    }
    tell(.begun(title: label))
    if let detail { tell(.doing(detail)) }
    if let percent { tell(.at(percent: percent)) }
    while let line = readLine() {
      for report in reports(line) { tell(report) }
    }
    tell(.ended)
  }
}
