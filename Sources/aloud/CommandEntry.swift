// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables
import SpeechOutput

/// From the command line to what it asks for.
struct CommandEntry {
  /// The arguments without the command's own name, byte for byte.
  let arguments: [[UInt8]]
  let environment: [String: String]
  /// The path of the running executable.
  let executable: String

  /// The version that `--version` tells.
  static let version = "0.1.0"

  /// Does what the command line asks for, and gives the status to end with.
  func run() -> Int32 {
    StandardDescriptors.prepare()
    setlocale(LC_ALL, "")  // for the C library's words, and for readline
    let command = ParsedCommand(
      arguments: arguments, environment: environment,
      configuration: .ofPerson(environment: environment),
      remembered: SessionMemory(environment: environment).settings)
    if case .success(.doctor) = command.outcome { return diagnose(command) }
    if case .success(.whiptail(let arguments)) = command.outcome { return ask(arguments, command) }
    if case .success(.dialog(let arguments)) = command.outcome { return ask(arguments, command) }
    let speech = (try? command.outcome.get()).flatMap(startSpeech)
    let words: InterfaceTables
    do {
      words = try InterfaceTables(command, environment: environment, executable: executable)
    } catch {
      return reportWithoutWords(error).rawValue
    }
    do throws(UsageError) {
      var slips: [UsageError] = []
      if let failure = words.failure {
        guard words.isFailureOfPerson(command) else { throw failure }
        slips = [failure]
      }
      let invocation = try command.outcome.get()
      func asking(_ arguments: AskArguments) -> QuestionAsking {
        QuestionAsking(
          arguments: arguments, words: words, environment: environment,
          slips: command.slips + slips, speech: speech)
      }
      switch invocation {
      case .ask(let arguments):
        var command = AskCommand(asking: asking(arguments))
        return try command.run().rawValue
      case .form(let arguments):
        var command = FormCommand(arguments: arguments, asking: asking(arguments.asking))
        return try command.run().rawValue
      case .record(let arguments):
        var command = RecordCommand(
          arguments: arguments, asking: asking(arguments.form.asking))
        return try command.run().rawValue
      case .debconf(let arguments):
        var command = DebconfCommand(arguments: arguments, asking: asking(arguments.asking))
        return try command.run().rawValue
      case .test(let arguments):
        InterfaceWords(tables: words.tables).warn(of: slips)
        return try test(
          arguments, words, folder: command.tables, asking: asking(arguments.asking))
      case .listen(let arguments):
        var command = ListenCommand(arguments: arguments, asking: asking(arguments.asking))
        return try command.run()
      default:
        InterfaceWords(tables: words.tables).warn(of: slips)
        if case .tables(let arguments) = invocation {
          return try run(arguments, words, folder: command.tables)
        }
        if case .audit(let arguments) = invocation {
          return try run(arguments, words, folder: command.tables)
        }
        return try run(invocation, words).rawValue
      }
    } catch {
      return report(error, words.tables, command.topic).rawValue
    }
  }

  /// Plays scripts for another process, as ``ScriptWorker``.
  ///
  /// - Returns: the status to end with.
  func work() -> Int32 {
    StandardDescriptors.prepare()
    let command = ParsedCommand(
      arguments: Array(arguments.dropFirst()), environment: environment,
      configuration: .ofPerson(environment: environment))
    guard case .success(.test(let arguments)) = command.outcome,
      let words = try? InterfaceTables(command, environment: environment, executable: executable),
      let folder = try? scriptTables(command.tables)
    else { return CommandStatus.badUsage.rawValue }
    ScriptWorker(arguments, folder: folder, words: words.tables, executable: executable).run()
    return CommandStatus.answered.rawValue
  }

  private func test(
    _ arguments: TestArguments, _ words: InterfaceTables, folder: String?, asking: QuestionAsking
  ) throws(UsageError) -> Int32 {
    let tables: TableFolder
    do throws(TableError) {
      tables = try scriptTables(folder)
    } catch {
      throw .table(error)
    }
    var command = TestCommand(
      arguments: arguments, words: words, folder: tables, entry: self, asking: asking)
    do throws(UsageError) {
      return try command.run()
    } catch .unwritableFile(.standard, reason: EPIPE) {
      // Whoever reads the report has seen enough, such as its first lines.
      EndingSignals.end(by: SIGPIPE)
    }
  }

  /// The tables that scripts are played with: where the person's own setting names none, those that
  /// Aloud was installed with, as for its own words.
  private func scriptTables(_ folder: String?) throws(TableError) -> TableFolder {
    if let tables = try? TableFolder.locate(
      explicit: folder, environment: environment, executable: executable)
    {
      return tables
    }
    return try TableFolder.locate(explicit: nil, environment: [:], executable: executable)
  }

  private func startSpeech(_ invocation: Invocation) -> ChildSpeechEngine? {
    switch invocation {
    case .ask(let arguments): return QuestionAsking.startSpeech(arguments)
    case .form(let form) where form.task == .ask: return QuestionAsking.startSpeech(form.asking)
    case .record(let record): return QuestionAsking.startSpeech(record.form.asking)
    case .listen(let listen): return QuestionAsking.startSpeech(listen.asking)
    default: return nil
    }
  }

  /// Does what needs neither speech nor a terminal.
  private func run(
    _ invocation: Invocation, _ words: InterfaceTables
  ) throws(UsageError) -> CommandStatus {
    switch invocation {
    case .ask, .form, .record, .debconf, .whiptail, .dialog, .test, .listen:
      preconditionFailure("questions have commands of their own")
    case .voices(let language):
      return print(
        try VoicesCommand(language: language, tables: words.tables).lines(), words.tables)
    case .tables, .audit: preconditionFailure("a check has statuses of its own")
    case .doctor: preconditionFailure("a doctor works where other commands fail")
    case .help(let topic):
      return print(HelpText(topic, tables: words.tables).lines, words.tables)
    case .version:
      let interface = InterfaceWords(tables: words.tables)
      return print(
        [
          interface.text("version", .text(Self.version)), interface.text("version.licence"),
        ], words.tables)
    }
  }

  private func run(
    _ arguments: TablesArguments, _ words: InterfaceTables, folder: String?
  ) throws(UsageError) -> Int32 {
    let folder = try? TableFolder.locate(
      explicit: folder, environment: environment, executable: executable)
    let outcome = try TablesCommand(words: words, folder: folder).run(arguments)
    StandardErrors.write(outcome.warnings)
    let printed = print(outcome.lines, words.tables)
    return printed == .answered ? outcome.status : printed.rawValue
  }

  private func run(
    _ arguments: AuditArguments, _ words: InterfaceTables, folder: String?
  ) throws(UsageError) -> Int32 {
    let folder = try? TableFolder.locate(
      explicit: folder, environment: environment, executable: executable)
    let outcome = AuditCommand(arguments: arguments, words: words, folder: folder).run()
    if outcome.lines.isEmpty, let failure = outcome.failure { throw failure }
    StandardErrors.write(outcome.notices)
    let printed = print(outcome.lines, words.tables)
    if let failure = outcome.failure { throw failure }
    return printed == .answered ? outcome.status : printed.rawValue
  }

  /// Tells what keeps a person from hearing Aloud, where other commands end with an error too.
  private func diagnose(_ command: ParsedCommand) -> Int32 {
    let words: InterfaceTables
    do {
      words = try InterfaceTables(
        command, environment: environment, executable: executable)
    } catch {
      _ = reportWithoutWords(error)
      return DoctorReport.notHeard
    }
    if case .table(.unknownLanguage)? = words.failure,
      command.sources.source(of: .language) == .option(.language)
    {
      return report(words.failure!, words.tables, command.topic).rawValue
    }
    let doctor = DoctorCommand(
      command: command, words: words, environment: environment, executable: executable)
    let report = doctor.report()
    let printed = print(report.lines(using: words.tables), words.tables)
    return printed == .answered ? report.status : printed.rawValue
  }

  private func print(_ lines: [String], _ tables: LabelTables) -> CommandStatus {
    guard let reason = OutputFile.write(lines: lines.map(PathText.shown), to: STDOUT_FILENO) else {
      return .answered
    }
    return report(.unwritableFile(.standard, reason: reason), tables, .general)
  }

  private func report(
    _ error: UsageError, _ tables: LabelTables, _ topic: HelpTopic
  ) -> CommandStatus {
    StandardErrors.write(error.messages(using: tables, topic: topic))
    return error.status
  }

  private func reportWithoutWords(_ error: TableError) -> CommandStatus {
    StandardErrors.write(error.linesWithoutWords)
    return .badUsage
  }
}
