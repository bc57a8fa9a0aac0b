// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables
import TerminalUI

extension CommandEntry {
  /// Does what whiptail would with these arguments.
  ///
  /// - Returns: the status to end with.
  func ask(_ arguments: WhiptailArguments, _ command: ParsedCommand) -> Int32 {
    let line = arguments.line
    if line.mistake == .secondBox { return refuse(WhiptailWords.usage) }
    if line.flags.contains(.help) { return print(WhiptailWords.usage) }
    if line.flags.contains(.version) { return print(WhiptailWords.version) }
    if let message = line.mistake.flatMap(WhiptailWords.message) {
      _ = OutputFile.write(message, to: STDERR_FILENO)
      return WhiptailAnswer.Status.refused.rawValue
    }
    let streams: BoxStreams
    switch BoxStreams.take(output: line.output) {
    case .success(let taken): streams = taken
    case .failure(let failure):
      return refuse(WhiptailWords.failure(WhiptailWords.noOutput, failure.reason))
    }
    guard var box = Box(line) else { return refuse(WhiptailWords.usage) }
    if box.kind == .textbox {
      switch InputFile.contents(ofTextAt: PathText.text(carrying: box.text)) {
      case .success(let bytes): box.text = Box.breakingLines(bytes)
      case .failure(let failure): return refuse(WhiptailWords.failure(box.text, failure.reason))
      }
    }
    if box.kind == .gauge, !StandardDescriptors.isReadable(STDIN_FILENO) {
      return refuse(WhiptailWords.failure(WhiptailWords.gaugeInput, EBADF))
    }
    guard (try? Terminal.open())?.dropEarlierKeys() != nil else {
      if box.kind == .gauge {
        return refuse(WhiptailWords.failure(WhiptailWords.gaugeTerminal, ENXIO))
      }
      let status = refuse(WhiptailWords.noTerminal)
      // Nobody had to answer it, and scripts go on.
      return box.kind == .infobox ? WhiptailAnswer.Status.accepted.rawValue : status
    }
    streams.divertErrors()
    return ask(WhiptailArguments(line: line, asking: arguments.asking), box, streams, command)
  }

  private func ask(
    _ arguments: WhiptailArguments, _ box: Box, _ streams: BoxStreams,
    _ command: ParsedCommand
  ) -> Int32 {
    let speech = QuestionAsking.startSpeech(arguments.asking)
    let words: InterfaceTables
    do {
      words = try InterfaceTables(command, environment: environment, executable: executable)
    } catch {
      StandardErrors.write(error.linesWithoutWords)
      return WhiptailAnswer.Status.escaped.rawValue
    }
    var asked = BoxAsking(
      box: box,
      asking: QuestionAsking(
        arguments: arguments.asking, words: words, environment: environment,
        slips: command.slips + [words.failure].compactMap(\.self), speech: speech))
    do throws(UsageError) {
      switch box.kind {
      case .gauge: try asked.follow()
      case .infobox: try asked.tell()
      default:
        let (outcome, form) = try asked.ask()
        let answer = WhiptailAnswer(outcome, form, arguments.line, box)
        let isWritten = OutputFile.write(answer.bytes, to: streams.answer) == nil
        return (isWritten ? answer.status : .escaped).rawValue
      }
      return WhiptailAnswer.Status.accepted.rawValue
    } catch {
      StandardErrors.write(error.messages(using: words.tables, topic: .whiptail))
      return WhiptailAnswer.Status.escaped.rawValue
    }
  }

  private func refuse(_ text: String) -> Int32 { refuse(Array(text.utf8)) }

  /// Says on standard error that something is wrong. Nobody can be told that it is gone.
  private func refuse(_ bytes: [UInt8]) -> Int32 {
    _ = OutputFile.write(bytes, to: STDERR_FILENO)
    return WhiptailAnswer.Status.escaped.rawValue
  }

  private func print(_ text: String) -> Int32 {
    OutputFile.write(Array(text.utf8), to: STDOUT_FILENO) == nil
      ? WhiptailAnswer.Status.accepted.rawValue : WhiptailAnswer.Status.escaped.rawValue
  }
}
