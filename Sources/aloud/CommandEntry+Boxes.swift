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
      return BoxAnswer.Status.refused.rawValue
    }
    let streams: BoxStreams
    switch BoxStreams.take(output: line.output) {
    case .success(let taken): streams = taken
    case .failure(let failure):
      return refuse(WhiptailWords.failure(WhiptailWords.noOutput, failure.reason))
    }
    guard var box = BoxArguments(line) else { return refuse(WhiptailWords.usage) }
    if box.kind == .textbox {
      switch InputFile.contents(of: .file(path: PathText.text(carrying: box.text))) {
      case .success(let bytes): box.text = BoxArguments.breakingLines(bytes)
      case .failure(let failure): return refuse(WhiptailWords.failure(box.text, failure.reason))
      }
    }
    guard (try? Terminal.open()) != nil else {
      if box.kind == .gauge {
        return refuse(WhiptailWords.failure(WhiptailWords.gaugeTerminal, ENXIO))
      }
      let status = refuse(WhiptailWords.noTerminal)
      // Nobody had to answer it, and scripts go on.
      return box.kind == .infobox ? BoxAnswer.Status.accepted.rawValue : status
    }
    streams.divertErrors()
    return ask(WhiptailArguments(line: line, asking: arguments.asking), box, streams, command)
  }

  private func ask(
    _ arguments: WhiptailArguments, _ box: BoxArguments, _ streams: BoxStreams,
    _ command: ParsedCommand
  ) -> Int32 {
    let speech = QuestionAsking.startSpeech(arguments.asking)
    let words: InterfaceTables
    do {
      words = try InterfaceTables(command, environment: environment, executable: executable)
    } catch {
      StandardErrors.write(error.linesWithoutWords)
      return BoxAnswer.Status.escaped.rawValue
    }
    var box = WhiptailCommand(
      line: arguments.line, box: box, streams: streams,
      asking: QuestionAsking(
        arguments: arguments.asking, words: words, environment: environment,
        slips: command.slips + [words.failure].compactMap(\.self), speech: speech))
    do throws(UsageError) {
      return try box.run().rawValue
    } catch {
      StandardErrors.write(error.messages(using: words.tables, topic: .whiptail))
      return BoxAnswer.Status.escaped.rawValue
    }
  }

  private func refuse(_ text: String) -> Int32 { refuse(Array(text.utf8)) }

  /// Says on standard error that something is wrong. Nobody can be told that it is gone.
  private func refuse(_ bytes: [UInt8]) -> Int32 {
    _ = OutputFile.write(bytes, to: STDERR_FILENO)
    return BoxAnswer.Status.escaped.rawValue
  }

  private func print(_ text: String) -> Int32 {
    OutputFile.write(Array(text.utf8), to: STDOUT_FILENO) == nil
      ? BoxAnswer.Status.accepted.rawValue : BoxAnswer.Status.escaped.rawValue
  }
}
