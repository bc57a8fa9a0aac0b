// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// A command line understood, or what is wrong with it, with the language to say so in.
struct ParsedCommand: Sendable {
  /// The language asked for by option, environment or configuration file (BCP 47 or POSIX).
  let language: String?
  /// The folder of tables asked for in the same ways.
  let tables: String?
  let outcome: Result<Invocation, UsageError>
  /// What help tells about the mistake, if there is one.
  let topic: HelpTopic
  /// Where settings come from, without what cannot be used of the person's own.
  let sources: SettingSources
  /// What cannot be used of the person's own settings.
  let slips: [UsageError]

  /// Understands a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the command's own name, byte for byte.
  ///   - environment: The environment variables.
  ///   - configuration: The person's configuration file.
  ///   - remembered: What the person changed by keys in earlier questions; looked at only where
  ///     this is another one, since played keys must come to the same every time.
  init(
    arguments: [[UInt8]], environment: [String: String], configuration: Configuration,
    remembered: @autoclosure () -> [CommandOption: String] = [:]
  ) {
    let command = CommandLineReading(arguments)
    var given = command.line.lastTexts
    // The languages that an audit looks at say nothing about that of its report.
    if command.topic == .audit { given[.language] = nil }
    var sources = SettingSources(
      given: given, environment: environment, configuration: configuration)
    if command.asksPerson { sources.remembered = remembered() }
    slips = configuration.slips + sources.leaveOutSlips()
    self.sources = sources
    topic = command.topic
    language = try? sources.value(.language, .text)
    tables = try? sources.value(.tables, .path)
    do throws(UsageError) {
      outcome = .success(try command.invocation(sources))
    } catch {
      outcome = .failure(error)
    }
  }
}

/// The arguments divided into subcommand, its options and the rest.
private struct CommandLineReading {
  var topic = HelpTopic.general
  var line: ArgumentLine

  init(_ arguments: [[UInt8]]) {
    // Options of the command as a whole may stand before the subcommand.
    line = ArgumentLine(
      arguments, entries: OptionTable.entries(for: .general), stopsAtOperand: true)
    guard let name = line.operands.first, line.failure == nil else { return }
    let word = String(decoding: name, as: UTF8.self)
    guard let topic = HelpTopic.subcommands.first(where: { $0.rawValue == word }) else {
      line.failure = .unknownCommand(word, known: HelpTopic.subcommands.map(\.rawValue))
      return
    }
    self.topic = topic
    if HelpTopic.boxes.contains(topic) {
      line.operands.removeFirst()
      return
    }
    let rest = ArgumentLine(
      Array(line.operands.dropFirst()), entries: OptionTable.entries(for: topic),
      stopsAtOperand: topic == .listen)
    line = ArgumentLine(
      given: line.given + rest.given, operands: rest.operands, failure: rest.failure)
  }

  /// Whether a person is asked a question.
  var asksPerson: Bool {
    (HelpTopic.asking.contains(topic) || HelpTopic.boxes.contains(topic)) && !line.has(.keys)
      && !line.has(.answer)
  }

  func invocation(_ sources: SettingSources) throws(UsageError) -> Invocation {
    if line.has(.help) { return .help(topic) }
    if line.has(.version) { return .version }
    if let failure = line.failure { throw failure }
    switch topic {
    case .general: throw .missingCommand(known: HelpTopic.subcommands.map(\.rawValue))
    case .ask: return .ask(try AskArguments(line, sources))
    case .form:
      if !line.has(.templates) { try expect(atMost: 1) }
      return .form(try FormArguments(line, sources))
    case .audit:
      try expect(atMost: 1)
      return .audit(try AuditArguments(line, sources))
    case .debconf:
      try expect(atMost: 0)
      return .debconf(try DebconfArguments(line, sources))
    case .whiptail, .dialog:
      var settings = line
      settings.operands = []
      var asking = try AskArguments(asking: settings, sources)
      asking.transcript = sources.transcriptOfBoxes
      asking.transcriptSource = .variable(CommandOption.transcript.variable)
      return topic == .dialog
        ? .dialog(DialogArguments(words: line.operands, asking: asking))
        : .whiptail(WhiptailArguments(line: WhiptailLine(line.operands), asking: asking))
    case .record:
      try expect(atMost: 2)
      return .record(try RecordArguments(line, sources))
    case .test: return .test(try TestArguments(line, sources))
    case .listen: return .listen(try ListenArguments(line, sources))
    case .voices:
      try expect(atMost: 1)
      return .voices(language: line.operands.first.map { String(decoding: $0, as: UTF8.self) })
    case .tables: return .tables(try TablesArguments(line, sources))
    case .doctor:
      try expect(atMost: 0)
      return .doctor
    }
  }

  private func expect(atMost count: Int) throws(UsageError) {
    guard line.operands.count > count else { return }
    throw .unexpectedArgument(String(decoding: line.operands[count], as: UTF8.self))
  }
}

extension ArgumentLine {
  init(given: [Given], operands: [[UInt8]], failure: UsageError?) {
    self.given = given
    self.operands = operands
    self.failure = failure
  }

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool { given.contains { $0.option == option } }

  /// The last value of an option, byte for byte.
  func last(_ option: CommandOption) -> [UInt8]? { given.last { $0.option == option }?.value }

  /// All values of an option that repeats.
  func all(_ option: CommandOption) -> [[UInt8]] {
    given.filter { $0.option == option }.map(\.value)
  }

  /// The last text of every option, flags as the option and text that they stand for.
  var lastTexts: [CommandOption: String] {
    let meanings = Dictionary(
      uniqueKeysWithValues: OptionTable.entries.compactMap { entry in
        entry.meaning.map { (entry.option, $0) }
      })
    var texts: [CommandOption: String] = [:]
    for item in given {
      let meaning = meanings[item.option]
      texts[meaning?.option ?? item.option] =
        meaning?.text ?? PathText.text(carrying: item.value)
    }
    return texts
  }
}
