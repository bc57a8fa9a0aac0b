// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioModel
import RadioNavigator
import SpeechOutput

/// `aloud ask`: everything that can be wrong is found before the question is asked; then it is
/// asked, by played keys or of a person, and its answer printed.
struct AskCommand {
  /// How long the last announcement may be heard before the command ends, in milliseconds.
  static let lastWords = 5000

  let arguments: AskArguments
  let tables: LabelTables
  let environment: [String: String]

  /// - Throws: What is wrong with the question or with a place that something is written to.
  func run() throws(UsageError) -> ExitStatus {
    let question = try question()
    let script = try keyScript()
    try checkStandardOutput()
    if let answer = arguments.answer {
      try print(answer, of: question.group)
      return .answered
    }
    let transcript = try arguments.transcript.map { place throws(UsageError) in
      try TranscriptWriter(place)
    }
    let engine = try engine()
    defer { engine.close() }
    if let script {
      let asking = ScriptedAsking(
        script: script, question: question, arguments: arguments, tables: tables, engine: engine,
        transcript: transcript)
      return try finish(asking.run(), of: question, transcript)
    }
    return .nothingSelectable
  }

  private func finish(
    _ outcome: Outcome, of question: Question, _ transcript: TranscriptWriter?
  ) throws(UsageError) -> ExitStatus {
    if let failure = transcript?.failure { throw failure }
    if case .answered(let key) = outcome, !standardOutputIsTaken {
      try print(key, of: question.group)
    }
    return ExitStatus(outcome)
  }

  private func question() throws(UsageError) -> Question {
    let options = try arguments.allOptions()
    return Question(
      title: arguments.title, detail: arguments.description,
      group: try arguments.group(of: options), timeLimit: arguments.timeout)
  }

  private func keyScript() throws(UsageError) -> KeyScript? {
    guard let keys = arguments.keys else { return nil }
    do throws(KeyScript.ParseError) {
      return try KeyScript(parsing: keys)
    } catch {
      switch error {
      case .unknownKey(let name, _), .badWait(let name, _), .unfinishedQuote(let name, _):
        throw .unknownKeyName(given: name, known: KeyTable.keyNames)
      }
    }
  }

  /// Whether a transcript or a sound goes to standard output, which then has nothing else.
  private var standardOutputIsTaken: Bool {
    arguments.transcript == .standard || arguments.settings.speech == .wave(path: "-")
  }

  private func checkStandardOutput() throws(UsageError) {
    guard StandardDescriptors.isWritable(STDOUT_FILENO) else {
      throw .unwritableFile(.standard, reason: EBADF)
    }
  }

  private func print(_ key: OptionKey?, of group: RadioGroup<OptionKey>) throws(UsageError) {
    let text = AnswerText(form: arguments.output, endsWithNul: arguments.endsWithNul)
    guard let bytes = text.bytes(of: key, in: group) else { return }
    if let reason = OutputFile.write(bytes, to: STDOUT_FILENO) {
      throw .unwritableFile(.standard, reason: reason)
    }
  }

  private func engine() throws(UsageError) -> any SpeechEngine {
    let settings = SpeechSettings(
      arguments.settings.voicePreferences, voice: arguments.settings.voice)
    switch arguments.settings.speech {
    case .off: return SilentEngine()
    case .auto: return ChildSpeechEngine(settings: settings)
    case .wave(let path):
      do throws(WaveFileEngine.OpeningError) {
        return try WaveFileEngine(path: path, settings: settings)
      } catch {
        throw .unwritableFile(StreamPlace(path), reason: error.number)
      }
    }
  }
}

extension ExitStatus {
  init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .answered: .answered
      case .cancelled: .cancelled
      case .endOfInput: .endOfInput
      case .nothingSelectable: .nothingSelectable
      case .timedOut: .timeIsUp
      case .interrupted: .interrupted
      }
  }
}
