// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioModel
import RadioNavigator
import SpeechOutput
import TerminalUI

/// Asks a question or a form, by played keys or of a person: speech, transcript and terminal around
/// it. Everything that can be wrong is found before.
struct QuestionAsking {
  /// What asking came to: how it ended, and the answers as they stand.
  typealias Result = (outcome: Outcome, form: FormNavigator)

  /// How long the last announcement may be heard before the command ends, in milliseconds.
  static let lastWords = 5000

  private(set) var arguments: AskArguments
  let words: InterfaceTables
  let environment: [String: String]
  /// What of the person's own settings cannot be used, and is left out.
  private(set) var slips: [UsageError]
  /// Speech that was started while the words were read.
  let speech: ChildSpeechEngine?

  /// Starts what a person will hear, so that it is ready as early as the question is.
  static func startSpeech(_ arguments: AskArguments) -> ChildSpeechEngine? {
    guard arguments.settings.speech == .auto, arguments.answer == nil else { return nil }
    return ChildSpeechEngine(settings: speechSettings(arguments))
  }

  /// Speech that goes on from what was told before the question.
  var running: (any SpeechEngine)?

  /// Called each time a field was left.
  var fieldLeft: ((FormNavigator) -> Void)?

  /// Said and shown when the next question opens.
  var notices: [Announcement] = []
  /// Files whose new lines are told while a question is open.
  var followed = FollowedFiles()
  /// The transcript of several questions that are asked one after the other; nil where each has its
  /// own.
  var transcript: TranscriptWriter?

  /// Keeps what happens, to make a script of it.
  var recording: SessionRecording?

  /// Plays these keys for the next question.
  mutating func playsKeys(_ script: String) { arguments.keys = script }

  init(
    arguments: AskArguments, words: InterfaceTables, environment: [String: String],
    slips: [UsageError], speech: ChildSpeechEngine?
  ) {
    self.arguments = arguments
    self.words = words
    self.environment = environment
    self.slips = slips
    self.speech = speech
  }

  /// Asks.
  ///
  /// - Throws: What is wrong with a place that something is written to, or with the terminal.
  mutating func ask(_ question: Question) throws(UsageError) -> Result {
    let script = try keyScript()
    try checkVoice()
    var transcript = transcript
    if transcript == nil { transcript = try transcriptOfItsOwn() }
    if let recording {
      recording.fieldCount = question.form.fields.count
      transcript = transcript ?? TranscriptWriter(keepingIn: recording)
      transcript?.recording = recording
    }
    let engine = try engine()
    defer { engine.close() }
    let warnings = interface.warn(of: slips) + notices
    let result: Result
    if let script {
      let asking = ScriptedAsking(
        script: script, question: question, arguments: arguments, tables: tables, engine: engine,
        transcript: transcript, warnings: warnings)
      result = asking.run(fieldLeft: fieldLeft)
    } else {
      result = try askPerson(
        question, engine: engine, transcript: transcript, warnings: warnings)
    }
    warnOfSlowPatterns(in: result.form.form)
    if let failure = transcript?.failure {
      guard arguments.transcriptSource.isOfPerson else { throw failure }
      interface.warn(of: [failure])
    }
    if let sound = engine as? WaveFileEngine { try finish(sound) }
    return result
  }

  /// The transcript that was asked for. One that the person set for every question and that cannot
  /// be written is left out.
  ///
  /// - Throws: `unwritableFile`, `sharedFile`.
  mutating func transcriptOfItsOwn() throws(UsageError) -> TranscriptWriter? {
    guard let place = arguments.transcript else { return nil }
    do throws(UsageError) {
      return try TranscriptWriter(
        place, beside: soundPlace, isAppended: arguments.isTranscriptAppended)
    } catch {
      guard arguments.transcriptSource.isOfPerson else { throw error }
      slips.append(error)
      return nil
    }
  }

  /// Answers without asking: nothing is said, and the transcript has the beginning and the end.
  func give(_ end: TranscriptEvent) throws(UsageError) {
    interface.warn(of: slips)
    let transcript = try arguments.transcript.map { place throws(UsageError) in
      try TranscriptWriter(place)
    }
    let settings = arguments.settings
    transcript?.write(
      .open(
        language: tables.language, textSize: settings.textSize, verbosity: settings.verbosity,
        mode: settings.mode == .lines ? .lines : .keys))
    transcript?.write(end)
    if let failure = transcript?.failure { throw failure }
  }

  /// Tells whoever asks that answers were taken though a pattern could not decide about them.
  func warnOfSlowPatterns(in form: Form) {
    interface.warn(form.slowPatterns.map { interface.text("form.slowPattern", .text($0)) })
  }

  /// Prints an answer, unless standard output has a transcript or a sound.
  ///
  /// - Throws: `unwritableFile`.
  func print(_ bytes: [UInt8]?) throws(UsageError) {
    guard let bytes, !standardOutputIsTaken else { return }
    if let reason = OutputFile.write(bytes, to: STDOUT_FILENO) {
      throw .unwritableFile(.standard, reason: reason)
    }
  }

  /// A voice that the person set for every question and that is not there is left out.
  mutating func checkVoice() throws(UsageError) {
    guard let name = arguments.settings.voice else { return }
    do throws(UsageError) {
      try WishedVoice(name: name, source: arguments.voiceSource).check()
    } catch {
      guard arguments.voiceSource.isOfPerson else { throw error }
      slips.append(error)
      arguments.settings.voice = nil
      speech?.apply(Self.speechSettings(arguments))
    }
  }

  private func askPerson(
    _ question: Question, engine: any SpeechEngine, transcript: TranscriptWriter?,
    warnings: [Announcement]
  ) throws(UsageError) -> Result {
    let end: AskingEnd
    do throws(TerminalError) {
      end = try ask(question, engine: engine, transcript: transcript, warnings: warnings)
    } catch {
      guard case .systemCall(_, let code) = error else { throw .noTerminal }
      throw .unreadableFile(.file(path: "/dev/tty"), reason: code)
    }
    switch end {
    case .outcome(let outcome, let form): return (outcome, form)
    case .failure(let failure): throw failure
    case .signal(let signal):
      engine.close()
      recording?.end()
      if let failure = recording?.failure { interface.warn(of: [failure]) }
      recording?.unwritten?.tell()
      EndingSignals.end(by: signal)
    }
  }

  /// Asks by the way that fits the person and the terminal.
  private func ask(
    _ question: Question, engine: any SpeechEngine, transcript: TranscriptWriter?,
    warnings: [Announcement]
  ) throws(TerminalError) -> AskingEnd {
    let terminal = Swift.Result { () throws(TerminalError) in try Terminal.open() }
    let way = AskingWay(
      arguments: arguments, environment: environment,
      hasTerminal: (try? terminal.get()) != nil)
    if way.mode == .keys {
      let asking = KeyAsking(
        terminal: try terminal.get(), question: question, arguments: arguments, tables: tables,
        engine: engine, transcript: transcript, environment: environment)
      asking.fieldLeft = fieldLeft
      asking.followed = followed
      return try asking.run(warnings: warnings)
    }
    let source: any LineSource =
      way.readsStandardInput
      ? StandardInputLines()
      : try TerminalLines(terminal.get(), terminalType: environment["TERM"] ?? "") { engine.cut() }
    let asking = LineAsking(
      source: source, question: question, arguments: arguments, tables: tables, engine: engine,
      transcript: transcript, environment: environment)
    asking.fieldLeft = fieldLeft
    asking.followed = followed
    return asking.run(warnings: warnings)
  }

  var soundPlace: StreamPlace? {
    guard case .wave(let path) = arguments.settings.speech else { return nil }
    return StreamPlace(path)
  }

  /// Sound that was asked for and is not all there leaves no answer, as with a transcript.
  func finish(_ sound: WaveFileEngine) throws(UsageError) {
    sound.close()
    guard let place = soundPlace, let failure = sound.failure else { return }
    switch failure {
    case .unwritable(let reason): throw .unwritableFile(place, reason: reason)
    case .noSpeech: throw .noSynthesizer
    }
  }

  var tables: LabelTables { words.tables }

  var interface: InterfaceWords { InterfaceWords(tables: tables) }

  func keyScript() throws(UsageError) -> KeyScript? {
    guard let keys = arguments.keys else { return nil }
    do throws(KeyScript.ParseError) {
      return try KeyScript(parsing: keys)
    } catch {
      switch error {
      case .unknownKey(let name, _):
        throw .unknownKeyName(given: name, known: KeyTable.keyNames)
      case .badWait(let word, _): throw .badWait(word)
      case .unfinishedQuote(let words, _): throw .unfinishedQuote(words)
      }
    }
  }

  /// Whether a transcript or a sound goes to standard output, which then has nothing else.
  private var standardOutputIsTaken: Bool {
    arguments.transcript == .standard || arguments.settings.speech == .wave(path: "-")
  }

  /// - Throws: `unwritableFile` when standard output is closed.
  func checkStandardOutput() throws(UsageError) {
    guard StandardDescriptors.isWritable(STDOUT_FILENO) else {
      throw .unwritableFile(.standard, reason: EBADF)
    }
  }

  private static func speechSettings(_ arguments: AskArguments) -> SpeechSettings {
    SpeechSettings(arguments.settings.voicePreferences, voice: arguments.settings.voice)
  }

  /// A place for sound that the person set for every question and that cannot be written is left
  /// out.
  mutating func engine() throws(UsageError) -> any SpeechEngine {
    if let running { return running }
    let settings = Self.speechSettings(arguments)
    switch arguments.settings.speech {
    case .off: return SilentEngine()
    case .auto: return speech ?? ChildSpeechEngine(settings: settings)
    case .wave(let path):
      do throws(WaveFileEngine.OpeningError) {
        return try WaveFileEngine(path: PathText.bytes(of: path), settings: settings)
      } catch {
        let failure = UsageError.unwritableFile(StreamPlace(path), reason: error.number)
        guard arguments.speechSource.isOfPerson else { throw failure }
        slips.append(failure)
        arguments.settings.speech = .auto
        return ChildSpeechEngine(settings: settings)
      }
    }
  }
}
