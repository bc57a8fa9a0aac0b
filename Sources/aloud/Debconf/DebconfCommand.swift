// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

/// `aloud debconf`: debconf's questions, asked for its passthrough front end, which speaks to the
/// standard streams.
struct DebconfCommand {
  private let arguments: DebconfArguments
  private var asking: QuestionAsking
  private var scripts: ArraySlice<String>
  private var tables: LabelTables { asking.words.tables }

  init(arguments: DebconfArguments, asking: QuestionAsking) {
    self.arguments = arguments
    self.asking = asking
    scripts = arguments.scripts[...]
  }

  /// Serves until the other side is gone.
  ///
  /// Where a person does not answer, it ends without a reply: debconf is never given what nobody
  /// said.
  ///
  /// - Throws: what ``QuestionAsking/ask(_:)`` throws.
  mutating func run() throws(UsageError) -> CommandStatus {
    let channel = try PassthroughChannel(takingStandardStreams: ())
    if arguments.scripts.isEmpty, (try? Terminal.open()) == nil { throw .noTerminal }
    asking.transcript = try arguments.asking.transcript.map { place throws(UsageError) in
      try TranscriptWriter(place)
    }
    var conversation = PassthroughConversation(usualLanguage: tables.language)
    var progress: ProgressTelling?
    while let line = channel.next() {
      let reply: String
      switch conversation.take(line) {
      case .silence: continue
      case .reply(let text): reply = text
      case .progress(let report, let text):
        if case .begun(let title) = report {
          progress = ProgressTelling(
            title: title, percent: 0, asking: asking, engine: try asking.engine(),
            transcript: asking.transcript)
          progress?.open()
        } else {
          progress?.tell(report)
        }
        if report == .ended { progress = nil }
        reply = text
      case .ask(let form):
        switch try ask(form) {
        case .answered(let answers): reply = conversation.answered(answers)
        case .back: reply = conversation.wentBack()
        case .ended(let status): return status
        }
      }
      guard channel.send(reply) else { break }
    }
    return .answered
  }

  private enum End {
    case answered([FieldAnswer])
    case back
    case ended(CommandStatus)
  }

  /// Asks until there is an answer: debconf knows no cancelling, and what was asked goes on with
  /// whatever it is given.
  private mutating func ask(_ asked: PassthroughForm) throws(UsageError) -> End {
    guard let form = asked.form(words: tables) else { return .answered([]) }
    var question = Question(form: form)
    question.canGoBack = asked.offersBack
    while true {
      if !arguments.scripts.isEmpty {
        guard let script = scripts.popFirst() else { throw .noKeysLeft }
        asking.playsKeys(script)
      }
      let (outcome, navigator) = try asking.ask(question)
      asking.notices = []
      switch outcome {
      case .answered: return .answered(form.fields.indices.map(navigator.answer(at:)))
      case .wentBack: return .back
      case .cancelled:
        asking.notices = [
          Announcer(tables: tables, title: nil, detail: nil).notice("debconf.noCancel")
        ]
        question = try Self.goingOn(question, from: navigator)
      case .interrupted, .endOfInput, .timedOut, .nothingSelectable:
        return .ended(CommandStatus(outcome))
      }
    }
  }

  /// The same question with the answers that were there.
  private static func goingOn(
    _ question: Question, from navigator: FormNavigator
  ) throws(UsageError) -> Question {
    let form = question.form
    var given = GivenAnswers(form)
    let answers = JSONObject(answersOf: navigator, includesSecrets: true)
    try given.take(json: Array(answers.text.utf8), from: .standard, of: .answers)
    guard let answered = try? form.asking(given.fields)
    else { return question }
    var next = question
    next.form = answered
    return next
  }
}
