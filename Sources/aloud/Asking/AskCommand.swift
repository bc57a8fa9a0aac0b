// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator

/// `aloud ask`: one question, a form of one field.
struct AskCommand {
  private(set) var asking: QuestionAsking

  private var arguments: AskArguments { asking.arguments }

  /// Asks, and prints the answer.
  ///
  /// - Throws: What is wrong with the question, or what asking throws.
  mutating func run() throws(UsageError) -> CommandStatus {
    let field = try arguments.field(
      labels: QuestionLabels(
        arguments.personTables, languages: asking.words.languages,
        usual: asking.words.tables.language), words: asking.words.tables)
    let question = Question(field: field, timeLimit: arguments.timeout)
    try asking.checkStandardOutput()
    let answer = AnswerText(output: arguments.output, endsWithNul: arguments.endsWithNul)
    if let given = arguments.answer {
      let key = given.bytes.isEmpty ? nil : given
      try asking.give(.close(.answered(key)))
      guard let group = field.kind.group else { return .answered }
      try asking.print(answer.bytes(of: key, in: group))
      return .answered
    }
    let result = try asking.ask(question)
    if case .answered = result.outcome { try asking.print(answer.bytes(of: result.form)) }
    return CommandStatus(result.outcome)
  }
}

extension CommandStatus {
  init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .answered: .answered
      case .cancelled, .wentBack: .cancelled
      case .endOfInput: .endOfInput
      case .nothingSelectable: .nothingSelectable
      case .timedOut: .timeIsUp
      case .interrupted: .interrupted
      }
  }
}
