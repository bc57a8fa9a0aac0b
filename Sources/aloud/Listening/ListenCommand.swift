// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import SpeechOutput
import TerminalUI

/// `aloud listen`: says what a terminal screen reader would say of another program.
struct ListenCommand {
  let arguments: ListenArguments
  private(set) var asking: QuestionAsking

  /// The statuses of env(1) and of shells for a program that cannot be started.
  private static let notFound: Int32 = 127
  private static let notStarted: Int32 = 126

  /// Runs the program.
  ///
  /// - Returns: its status; 3 when the played keys ended before it.
  /// - Throws: What is wrong with the keys, a place that is written to, or the terminal.
  mutating func run() throws(UsageError) -> Int32 {
    let script = try asking.keyScript()
    if let script { try checkWaits(of: script) }
    try asking.checkVoice()
    let transcript = try asking.arguments.transcript.map { place throws(UsageError) in
      try TranscriptWriter(place, beside: asking.soundPlace)
    }
    let engine = try asking.engine()
    defer { engine.close() }
    asking.interface.warn(of: asking.slips)
    let voice = ListeningVoice(engine: engine, tables: asking.tables, transcript: transcript)
    // Else nothing at all would be known of what the program says.
    voice.isPrinted = script != nil && transcript == nil && asking.arguments.settings.speech == .off
    voice.write(
      .open(
        command: arguments.command.map { String(decoding: $0, as: UTF8.self) },
        language: asking.tables.language))
    let ending: ProgramEnding?
    do throws(UsageError) {
      if let script { ending = try play(script, voice) } else { ending = try listen(voice) }
    } catch {
      guard case .cannotStart(_, let reason) = error else { throw error }
      StandardErrors.write(error.messages(using: asking.tables, topic: .listen))
      return reason == ENOENT ? Self.notFound : Self.notStarted
    }
    voice.write(.close(ending))
    if let failure = transcript?.failure { throw failure }
    if let sound = engine as? WaveFileEngine { try asking.finish(sound) }
    return ending?.shellStatus ?? CommandStatus.endOfInput.rawValue
  }

  /// Time is real here.
  private func checkWaits(of script: KeyScript) throws(UsageError) {
    for case .wait(let milliseconds) in script.steps
    where !ListeningSettings.waits.contains(milliseconds) {
      throw .outOfRange(
        .option(.keys), given: "wait:\(milliseconds)", range: ListeningSettings.waits)
    }
  }

  /// Tells before the program begins that it will not have what is piped into this command, nor pipe
  /// what it prints.
  private func warnOfStreams(_ voice: ListeningVoice) {
    let printsOwn =
      asking.arguments.transcript == .standard
      || asking.arguments.settings.speech == .wave(path: "-")
    let carriesData = ([STDIN_FILENO] + (printsOwn ? [] : [STDOUT_FILENO])).contains { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return false }
      return [S_IFIFO, S_IFREG].contains(status.st_mode & S_IFMT)
    }
    guard carriesData else { return }
    let text = asking.interface.text(
      "listen.streams", .text("aloud listen -- sh -c 'ls | less'"))
    asking.interface.warn([text])
    voice.engine.speak([Utterance(text: text, language: asking.interface.tables.locale)])
  }

  /// Plays keys on a terminal in memory.
  private func play(
    _ script: KeyScript, _ voice: ListeningVoice
  ) throws(UsageError) -> ProgramEnding? {
    var settings = ListeningSettings()
    settings.columns = arguments.size.columns
    settings.rows = arguments.size.rows
    let program: ListenedProgram
    do throws(ProgramStartError) {
      program = try ListenedProgram(bytes: arguments.command, settings: settings)
    } catch {
      throw .cannotStart(error.program, reason: error.number)
    }
    voice.take(program.open(), limit: settings.limit)
    for step in script.steps where program.ending == nil {
      switch step {
      case .wait(let milliseconds):
        voice.write(.wait(milliseconds))
        voice.take(program.wait(milliseconds: milliseconds), limit: settings.limit)
      case .key(let name, _):
        let came = program.press(name)
        voice.press(came.hidesInput ? TranscriptEvent.hiddenKey : name)
        voice.take(came, limit: settings.limit)
      }
    }
    return program.ending
  }

  /// Passes a person's keys through at their terminal, and shows the program as it is.
  private func listen(_ voice: ListeningVoice) throws(UsageError) -> ProgramEnding? {
    do {
      let terminal = try Terminal.open()
      warnOfStreams(voice)
      let listening = try PersonListening(
        terminal: terminal, command: arguments.command, voice: voice,
        terminalType: asking.environment["TERM"] ?? "")
      switch try listening.run() {
      case .ended(let ending):
        listening.finishSpeaking()
        let notices = listening.notices + voice.engine.takeNotices()
        StandardErrors.write(notices.map { $0.text(using: asking.tables) })
        return ending
      case .signal(let signal):
        voice.engine.close()
        Terminal.end(by: signal)
      }
    } catch let error as ProgramStartError {
      throw .cannotStart(error.program, reason: error.number)
    } catch TerminalError.systemCall(_, let code) {
      throw .unreadableFile(.file(path: "/dev/tty"), reason: code)
    } catch {
      throw .noTerminalToListen
    }
  }
}
