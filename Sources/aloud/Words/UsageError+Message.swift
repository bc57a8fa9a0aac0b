// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables
import TerminalUI

extension UsageError {
  /// The one message for a person: what is wrong, the near matches, and where to read more.
  ///
  /// It holds text as it was given, so it must not reach a terminal before control characters
  /// are made visible.
  ///
  /// - Parameter topic: the command that was called.
  func message(using tables: LabelTables, topic: HelpTopic = .general) -> String {
    let words = InterfaceWords(tables: tables)
    var message = what(words)
    let near = nearMatches
    if !near.isEmpty {
      message = words.text("error.near", .text(message), .text(words.list(near)))
    }
    if isAboutUsage {
      message = words.text("error.help", .text(message), .text(topic.helpCommand))
    }
    return message
  }

  /// The messages: one for each mistake of a form or of a templates file, else the only one.
  func messages(using tables: LabelTables, topic: HelpTopic = .general) -> [String] {
    let words = InterfaceWords(tables: tables)
    return switch self {
    case .badForm(let place, let mistakes): mistakes.map { words.message($0, in: place) }
    case .badTemplates(let mistakes): mistakes.map(words.message)
    case .several(let errors): errors.flatMap { $0.messages(using: tables, topic: topic) }
    default: [message(using: tables, topic: topic)]
    }
  }

  /// The status to end with.
  var status: CommandStatus {
    if case .missingAnswers = self { .endOfInput } else { .badUsage }
  }

  /// The names that resemble what was given, the nearest first.
  var nearMatches: [String] {
    switch self {
    case .unknownCommand(let given, let known), .unknownOption(let given, let known),
      .unknownChoice(_, let given, let known), .unknownVoice(_, let given, let known),
      .unknownKey(_, let given, let known), .unknownField(_, let given, let known),
      .badAnswer(_, let given, .unknownOption(let known)),
      .unknownQuestion(let given, _, let known), .unknownTable(let given, let known),
      .unknownMember(let given, _, let known):
      Similarity.nearest(to: given, among: known, limit: 3)
    case .unknownKeyName(let given, let known):
      KeySpelling.name(for: given).map { [$0] }
        ?? Similarity.nearest(to: given, among: known, limit: 3)
    case .table(.unknownLanguage(_, let nearest)), .table(.unknownKey(_, let nearest)): nearest
    case .unreadableFile(.file(let path), let reason):
      NearestFiles.nearest(to: path, reason: reason)
    default: []
    }
  }

  /// Whether the mistake is in how the command is called, so that help mends it.
  private var isAboutUsage: Bool {
    switch self {
    case .missingCommand, .unknownCommand, .unknownOption, .ambiguousOption, .missingValue,
      .unexpectedValue, .unexpectedArgument, .missingArgument, .optionNeeds:
      true
    default: false
    }
  }

  private func what(_ words: InterfaceWords) -> String {
    switch self {
    case .missingCommand(let known):
      words.text("error.missingCommand", .text(words.list(known)))
    case .unknownCommand(let given, let known):
      words.text("error.unknownCommand", words.given(given), .text(words.list(known)))
    case .unknownOption(let given, _): words.text("error.unknownOption", words.given(given))
    case .ambiguousOption(let given, let candidates):
      words.text("error.ambiguousOption", words.given(given), .text(words.list(candidates)))
    case .missingValue(let option): words.text("error.missingValue", .text(option))
    case .unexpectedValue(let option): words.text("error.unexpectedValue", .text(option))
    case .unexpectedArgument(let given): words.text("error.unexpectedArgument", words.given(given))
    case .sharedStandardOutput(let first, let second):
      words.text(
        "error.sharedStandardOutput", .text(words.name(first)), .text(words.name(second)))
    case .notANumber(let source, let given, let range):
      words.text("error.notANumber", source, given, range)
    case .outOfRange(let source, let given, let range):
      words.text("error.outOfRange", source, given, range)
    case .unknownChoice(let source, let given, let known):
      words.text(
        "error.unknownChoice", .text(words.name(source)), words.given(given),
        .text(words.list(known)))
    case .unknownVoice(let source, let given, _):
      words.text("error.unknownVoice", .text(words.name(source)), words.given(given))
    case .unspokenLanguage(let language):
      words.text("error.unspokenLanguage", .text(words.tables.languageName(language)))
    case .noSynthesizer: words.text("error.noSynthesizer")
    case .unknownKeyName(let given, _): words.text("error.unknownKeyName", words.given(given))
    case .badWait(let given):
      words.text("error.badWait", words.given(given), .number(KeyScript.longestWait))
    case .unfinishedQuote(let given): words.text("error.unfinishedQuote", words.given(given))
    case .badSize(let source, let given):
      words.text("error.badSize", source, given, ListeningSettings.sizes)
    case .badShard(let given): words.text("error.badShard", words.given(given))
    case .noScripts(let places): words.text("error.noScripts", .text(words.list(places)))
    case .noMatch(let option, let given):
      words.text("error.noMatch", .text(option.spelling), words.given(given))
    case .notDecimal(let source, let given):
      words.text("error.notDecimal", .text(words.name(source)), words.given(given))
    case .uselessOption(let option, let kind):
      words.text("error.uselessOption", .text(option.spelling), .text(kind.rawValue))
    case .badPattern(let option, let given):
      words.text("error.badPattern", .text(option.spelling), words.given(given))
    case .missingForm: words.text("error.missingForm")
    case .formNotFile: words.text("record.noFile")
    case .badTemplates(let mistakes): words.list(mistakes.map(words.message))
    case .unknownQuestion(let given, let place, _):
      words.text(
        "error.unknownQuestion", .text(words.name(ofInput: place)), words.given(given))
    case .severalQuestions(let given, let place, let names):
      words.text(
        "error.severalQuestions", .text(words.name(ofInput: place)), words.given(given),
        .text(words.list(names)))
    case .nothingToAsk(let place):
      words.text("error.nothingToAsk", .text(words.name(ofInput: place)))
    case .noKeysLeft: words.text("error.noKeysLeft")
    case .badForm(let place, let mistakes):
      words.list(mistakes.map { words.message($0, in: place) })
    case .malformedAnswers(let place, let mistake): words.message(mistake, in: place)
    case .malformedBaseline(let place):
      words.text("error.malformedBaseline", .text(words.name(ofInput: place)))
    case .malformedSet(let given): words.text("error.malformedSet", words.given(given))
    case .unknownField(let option, let given, _):
      words.text("error.unknownField", .text(option.spelling), words.given(given))
    case .badAnswer(let field, let given, let reason):
      words.text(
        "error.badAnswer", .text(field), words.given(given), .text(words.reason(reason)))
    case .savedAnswers(let error, let place):
      words.text(
        "error.savedAnswers", .text(error.message(using: words.tables)),
        .text(words.name(ofInput: place)))
    case .several(let errors): words.list(errors.map { $0.message(using: words.tables) })
    case .shellVariable(let name): words.text("error.shellVariable", .text(name))
    case .missingAnswers(let fields):
      words.text("error.missingAnswers", .text(words.list(fields)))
    case .answersNotFile(let place):
      words.text("error.answersNotFile", .text(words.name(ofInput: place)))
    case .sameVariable(let variable, let fields):
      words.text("error.sameVariable", .text(words.list(fields)), .text(variable))
    case .optionsTogether(let first, let second, let value):
      words.text(
        "error.optionsTogether", .text(first.spelling),
        .text(second.spelling + (value.map { " " + $0 } ?? "")))
    case .fileIsThere(let place):
      words.text("error.fileIsThere", .text(words.name(ofInput: place)))
    case .noOptions: words.text("error.noOptions")
    case .malformedArgument(let given): words.text("error.malformedArgument", .text(given))
    case .malformedLine(let place, let origin):
      words.text(
        "error.malformedLine", .text(words.name(ofInput: place)), .text(words.name(origin)))
    case .duplicateKey(let key, let first, let second):
      words.text(
        "error.duplicateKey", words.given(key), .text(words.name(first)), .text(words.name(second)))
    case .unknownKey(let option, let given, _):
      words.text("error.unknownKey", .text(option.spelling), words.given(given))
    case .emptyAnswer: words.text("error.emptyAnswer")
    case .disabledKey(let option, let key):
      words.text("error.disabledKey", .text(option.spelling), words.given(key))
    case .unreadableFile(let place, let reason):
      words.text(
        "error.unreadableFile", .text(words.name(ofInput: place)), .text(Self.words(for: reason)))
    case .lineTooLong(let place):
      words.text(
        "error.lineTooLong", .text(words.name(ofInput: place)),
        .number(PlainLineReader.longestLine))
    case .unwritableFile(let place, let reason):
      words.text(
        "error.unwritableFile", .text(words.name(ofOutput: place)), .text(Self.words(for: reason)))
    case .sharedFile(let place):
      words.text("error.sharedFile", .text(words.name(ofOutput: place)))
    case .sameOutput(let place):
      words.text("error.sameOutput", .text(words.name(ofOutput: place)))
    case .outputIsScript(let place):
      words.text("error.outputIsScript", .text(words.name(ofOutput: place)))
    case .keptElsewhere(let path): words.text("record.kept", .text(words.shown(path)))
    case .malformedConfiguration(let problem, let file): words.message(problem, file: file)
    case .configurationNotFile(let file):
      words.text("error.configurationNotFile", .text(file))
    case .configurationTooLarge(let file):
      words.text(
        "error.configurationTooLarge", .text(file), .number(Configuration.greatestLength))
    case .unknownMember(let name, let place, _):
      words.text("error.unknownMember", .text(name), .text(words.name(place)))
    case .duplicateMember(let name, let place):
      words.message(words.text("form.duplicateMember", words.given(name)), at: place)
    case .malformedMember(let name, let place):
      words.text("error.malformedMember", .text(name), .text(words.name(place)))
    case .missingArgument(let placeholder):
      words.text("error.missingArgument", .text(words.text("placeholder." + placeholder)))
    case .unknownTable(let given, let known):
      words.text("error.unknownTable", words.given(given), .text(words.list(known)))
    case .optionNeeds(let option, let other, let value):
      words.text(
        "error.optionNeeds", .text(option.spelling),
        .text(other.spelling + (value.map { " " + $0 } ?? "")))
    case .nobodyToRecord: words.text("error.nobodyToRecord")
    case .noTerminalToListen: words.text("error.noTerminalToListen")
    case .noTerminal: words.text("error.noTerminal")
    case .cannotStart(let program, let reason):
      words.text("error.cannotStart", words.given(program), .text(Self.words(for: reason)))
    case .table(let error): words.what(error)
    }
  }

  /// The C library's own words for an error number (strerror), in the language of LC_MESSAGES.
  private static func words(for reason: Int32) -> String { String(cString: strerror(reason)) }
}
