// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables
import TerminalUI

extension CommandEntry {
  /// Does what dialog would with these arguments.
  ///
  /// - Returns: the status to end with.
  func ask(_ arguments: DialogArguments, _ command: ParsedCommand) -> Int32 {
    do throws(DialogMistake) {
      let reader = try DialogReader(arguments.words, usual: environment["DIALOGOPTS"] ?? "")
      _ = OutputFile.write(reader.shownArguments, to: STDERR_FILENO)
      if let request = reader.request { return try tell(request, reader) }
      // Keys come from the terminal, whichever descriptor is to bring them.
      if let input = reader.input, fcntl(input, F_GETFD) < 0 { throw .noInput }
      guard
        case .success(let streams) = BoxStreams.take(
          output: reader.output, mayBeClosed: !reader.needsOutput)
      else { throw .noOutput }
      EndingSignals.end(withStatus: DialogEnd.interrupted.status(environment))
      return try ask(arguments, reader, streams, command)
    } catch {
      return refuse(error)
    }
  }

  private func ask(
    _ arguments: DialogArguments, _ reader: DialogReader, _ streams: BoxStreams,
    _ command: ParsedCommand
  ) throws(DialogMistake) -> Int32 {
    var speech = QuestionAsking.startSpeech(arguments.asking)
    let words: InterfaceTables
    do {
      words = try InterfaceTables(command, environment: environment, executable: executable)
    } catch {
      StandardErrors.write(error.linesWithoutWords)
      return DialogEnd.failed.status(environment)
    }
    var slips = command.slips + [words.failure].compactMap(\.self)
    var boxes = DialogCommand(reader, streams, environment: environment) {
      // The first box has the voice that was started early, and says what is wrong with settings.
      defer { (speech, slips) = (nil, []) }
      return QuestionAsking(
        arguments: arguments.asking, words: words, environment: environment, slips: slips,
        speech: speech)
    }
    do throws(DialogCommand.Failure) {
      return try boxes.run().status(environment)
    } catch {
      switch error {
      case .mistake(let mistake): return refuse(mistake, to: streams.errors)
      case .usage(let error):
        StandardErrors.write(error.messages(using: words.tables, topic: .dialog))
        return DialogEnd.failed.status(environment)
      }
    }
  }

  /// What dialog tells of itself.
  private func tell(_ request: DialogReader.Request, _ reader: DialogReader) throws(DialogMistake)
    -> Int32
  {
    let (text, output): (String, Int32)
    switch request {
    case .help: (text, output) = (DialogWords.help, STDOUT_FILENO)
    case .version: (text, output) = (DialogWords.version, STDOUT_FILENO)
    case .printVersion: (text, output) = (DialogWords.version, reader.output)
    case .printSize:
      (text, output) = (
        String(
          decoding: DialogWords.size(DialogWords.terminalSize(environment)), as: UTF8.self),
        reader.output
      )
    case .createSettings(let path):
      try DialogSettingsFile.write(to: path)
      (text, output) = ("", reader.output)
    case .nothing: (text, output) = ("", reader.output)
    }
    let failure = OutputFile.write(Array(text.utf8), to: output)
    return (failure == nil ? DialogEnd.accepted : .failed).status(environment)
  }

  private func refuse(_ mistake: DialogMistake, to output: Int32 = STDERR_FILENO) -> Int32 {
    // Nobody can be told that standard error is gone.
    _ = OutputFile.write(mistake.message, to: output)
    return DialogEnd.failed.status(environment)
  }
}
