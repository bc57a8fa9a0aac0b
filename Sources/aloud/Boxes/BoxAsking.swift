// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import LabelTables
import RadioModel
import SpeechOutput
import TerminalUI

/// A box, asked or told.
struct BoxAsking {
  private(set) var box: Box
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
    _ = OutputFile.write(lines: lines.map(SafeText.drawn), to: STDERR_FILENO)
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
    let title = BoxQuestion.text(box.title)
    let text = BoxText.rejoined(BoxQuestion.text(box.text))
    let telling = try telling(title: title, text: text, percent: box.percent, isLast: true)
    let following = ProgressFollowing(
      telling, input: STDIN_FILENO, environment: asking.environment)
    var input = GaugeInput()
    following.run { input.take($0) }
    telling.tell(.wentAway)
    following.finish()
  }

  /// Reads what a program writes, line by line, to its end.
  ///
  /// - Parameters:
  ///   - input: the descriptor that it comes from.
  ///   - isLast: whether the box ends there; else it is asked afterwards, as a text of these lines.
  mutating func followLines(from input: Int32, isLast: Bool) throws(UsageError) {
    let label = [box.title, box.text].map(BoxQuestion.text).filter { !$0.isEmpty }
      .joined(separator: "\n")
    let telling = try telling(title: label, text: nil, percent: nil, isLast: isLast)
    let following = ProgressFollowing(telling, input: input, environment: asking.environment)
    var lines: [String] = []
    following.run { line in
      let text = BoxText.plain(line)
      lines.append(text)
      // As many as anybody reads again.
      if lines.count > 2 * Self.mostLines { lines.removeFirst(Self.mostLines) }
      return text.isEmpty ? [] : [.wrote(text)]
    }
    if isLast {
      telling.tell(.wentAway)
      following.finish()
    } else {
      telling.finishLines()
      following.leave()
      box.output = Array(lines.suffix(Self.mostLines).joined(separator: "\n").utf8)
    }
  }

  private static let mostLines = 1000

  private mutating func telling(
    title: String, text: String?, percent: Int?, isLast: Bool
  ) throws(UsageError) -> ProgressTelling {
    try asking.checkVoice()
    let engine = try asking.engine()
    if !isLast { asking.running = engine }
    if asking.transcript == nil { asking.transcript = try asking.transcriptOfItsOwn() }
    return ProgressTelling(
      title: title, text: text, percent: percent, asking: asking, engine: engine,
      transcript: asking.transcript, isLast: isLast)
  }
}
