// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

/// `aloud form`: several questions, described by a file.
struct FormCommand {
  let arguments: FormArguments
  private(set) var asking: QuestionAsking
  /// Whether answers go to standard output.
  var printsAnswers = true

  init(arguments: FormArguments, asking: QuestionAsking) {
    self.arguments = arguments
    self.asking = asking
  }

  /// Asks the form, or checks it, or prints the schema.
  ///
  /// - Throws: What is wrong with the form, with answers given beforehand, or with asking.
  mutating func run() throws(UsageError) -> CommandStatus {
    if printsAnswers { try asking.checkStandardOutput() }
    guard let place = arguments.place, arguments.task != .schema else {
      try asking.print(Array((FormSchema.object.text + "\n").utf8))
      return .answered
    }
    try expectOutputsBeside(place)
    let form = try form(from: place)
    if arguments.task == .check {
      let words = InterfaceWords(tables: asking.words.tables)
      try asking.print(
        Array((words.text("form.good", .text(words.name(ofInput: place))) + "\n").utf8))
      return .answered
    }
    try FormText(output: arguments.output).checkNames(in: form)
    return try ask(form)
  }

  private mutating func ask(_ form: Form) throws(UsageError) -> CommandStatus {
    let saved = arguments.savePath.map {
      SavedAnswers(path: $0, includesSecrets: arguments.savesSecrets)
    }
    var question = try question(form, saved)
    let navigator = FormNavigator(form: question.form)
    let given = question.answeredBefore
    // An option that was given and that other answers make unavailable is no answer.
    question.answeredBefore = question.answeredBefore.filter {
      navigator.navigators[$0].problem == nil
    }
    let unasked = question.form.fields.indices.filter {
      navigator.states[$0].isAsked && question.form.fields[$0].asks
        && !question.answeredBefore.contains($0)
    }
    let isAnswered = navigator.navigators.indices.allSatisfy {
      !navigator.isRequired($0) || question.answeredBefore.contains($0)
    }
    // Lines are read unless the caller gave what is needed beforehand.
    let isNeeded =
      !navigator.problems.isEmpty
      || (hasLines && (!isAnswered || question.answeredBefore.isEmpty))
    if unasked.isEmpty || (!canAsk && !isNeeded) {
      asking.warnOfSlowPatterns(in: navigator.form)
      let answers = JSONObject(answersOf: navigator, includesSecrets: false)
      try asking.give(.close(.answered(nil), answers: answers))
      return try finish(navigator, saved)
    }
    if !canAsk, !hasLines {
      let excluded = Self.excluded(in: navigator, given: given)
      throw excluded.isEmpty ? .missingAnswers(Self.missing(in: navigator)) : .several(excluded)
    }
    let broken = Failure()
    if let saved {
      asking.fieldLeft = { form in
        if let reason = saved.write(form) { broken.reason = reason }
      }
    }
    let result = try asking.ask(question)
    if case .answered = result.outcome { return try finish(result.form, saved) }
    if let saved, let reason = broken.reason { throw .unwritableFile(saved.place, reason: reason) }
    if let saved, let reason = saved.write(result.form) {
      throw .unwritableFile(saved.place, reason: reason)
    }
    if result.outcome == .endOfInput, !canAsk {
      let missing = Self.missing(in: result.form)
      if !missing.isEmpty { throw .missingAnswers(missing) }
    }
    return CommandStatus(result.outcome)
  }

  private final class Failure {
    /// The system's number (errno) for what went wrong last.
    var reason: Int32?
  }

  /// What is kept is taken away only when the answers were given on.
  private func finish(_ form: FormNavigator, _ saved: SavedAnswers?) throws(UsageError)
    -> CommandStatus
  {
    if printsAnswers { try asking.print(FormText(output: arguments.output).bytes(of: form)) }
    saved?.remove()
    return .answered
  }

  /// Whether there is somebody to ask: at a terminal, or played keys in their place.
  private var canAsk: Bool {
    asking.arguments.keys != nil || (try? Terminal.open()) != nil
  }

  /// Whether lines may come from standard input: it is no terminal, and not closed or empty.
  private var hasLines: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR && arguments.answersPlace != .standard
      && arguments.place != .standard
  }

  /// Answers that were given and that others make unavailable.
  private static func excluded(in form: FormNavigator, given: Set<Int>) -> [UsageError] {
    form.problems.map(\.index).filter(given.contains).compactMap { index in
      let group = form.navigators[index].group
      let keys =
        group.selectedKey.map { [$0] } ?? form.navigators[index].checked.map { Array($0.keys) }
      return keys?.compactMap(group.option).first { !$0.isEnabled }.map { option in
        .badAnswer(
          field: form.form.fields[index].name, given: option.key.text,
          .disabled(reason: option.disabledReason))
      }
    }
  }

  private static func missing(in form: FormNavigator) -> [String] {
    form.problems.map { form.form.fields[$0.index].name }
  }

  /// The form with every answer that is there already.
  private func question(_ form: Form, _ saved: SavedAnswers?) throws(UsageError) -> Question {
    var kept = GivenAnswers(form)
    if let saved, let bytes = try saved.read() {
      do throws(UsageError) {
        try kept.take(json: bytes, from: saved.place, of: .save)
      } catch {
        throw .savedAnswers(error, saved.place)
      }
    }
    var given = GivenAnswers(form, holding: kept.fields)
    if let place = arguments.answersPlace {
      switch InputFile.contents(of: place) {
      case .success(let bytes): try given.take(json: bytes, from: place, of: .answers)
      case .failure(let failure): throw .unreadableFile(place, reason: failure.reason)
      }
    }
    var failures: [UsageError] = []
    for (field, value) in arguments.given {
      do throws(UsageError) { try given.take(value, for: field) } catch { failures.append(error) }
    }
    if let failure = failures.first { throw failures.count > 1 ? .several(failures) : failure }
    guard
      let answered = try? form.asking(given.fields)
    else { preconditionFailure("answers change no name and no condition") }
    var question = Question(form: answered, timeLimit: asking.arguments.timeout)
    question.answeredBefore = arguments.asksAnyway ? [] : given.answered
    question.passed = kept.answered
    question.keepsAnswers = saved != nil
    return question
  }

  /// What is written while somebody answers would be the end of the form in its place.
  private func expectOutputsBeside(_ place: StreamPlace) throws(UsageError) {
    guard let path = place.path, let form = FileIdentity(path), form.isFile else { return }
    for output in [asking.arguments.transcript, asking.soundPlace].compactMap({ $0?.path })
    where FileIdentity(output) == form {
      throw .fileIsThere(.file(path: output))
    }
  }

  /// - Throws: `unreadableFile`, `badForm`.
  private func form(from place: StreamPlace) throws(UsageError) -> Form {
    if let questions = arguments.templateQuestions, case .file(let path) = place {
      return try form(ofTemplates: path, questions)
    }
    let bytes: [UInt8]
    switch InputFile.contents(of: place) {
    case .success(let read): bytes = read
    case .failure(let failure): throw .unreadableFile(place, reason: failure.reason)
    }
    let isCheck = arguments.task == .check
    let (form, mistakes, words) = FormReader.read(
      bytes, besides: place.path, tables: asking.words.tables, languages: asking.words.languages,
      others: arguments.asking.personTables.map { $0.name + "=" + $0.directory },
      checksAll: isCheck)
    guard let form else { throw .badForm(place, mistakes) }
    if !isCheck {
      // What is of use without it is only warned of.
      InterfaceWords(tables: asking.words.tables).warn(
        of: TableError.firstOfEachFile(words?.problems ?? []).map { .table($0) })
    }
    return form
  }

  /// - Throws: `badTemplates`, and what ``TemplatesForm`` throws.
  private func form(ofTemplates path: String, _ names: [String]) throws(UsageError) -> Form {
    let words = InterfaceWords(tables: asking.words.tables)
    let file: TemplatesFile
    do throws(TemplatesError) {
      file = try TemplatesFile(path: path)
    } catch {
      throw .badTemplates(TemplatesFile.problems(path: path).filter(\.isFatal))
    }
    let templates = try TemplatesForm(
      file, names: names, languages: asking.words.languages, words: words.tables)
    let leftOut = templates.leftOut.map { words.message($0, in: .file(path: path)) }
    StandardErrors.write(file.findings.map(words.message) + leftOut)
    return templates.form
  }
}
