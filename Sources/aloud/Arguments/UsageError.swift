// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import LabelTables
import RadioModel

/// Bad usage or bad input, status 2: the facts that a person needs to mend it.
///
/// The words are in the interface table. Near matches are worked out from `known` with the words.
enum UsageError: Error, Equatable, Sendable {
  // The command line
  case missingCommand(known: [String])
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case ambiguousOption(String, candidates: [String])
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case unexpectedArgument(String)
  /// An argument that must be there, by the entry that is shown for it.
  case missingArgument(placeholder: String)

  /// Both want standard output for themselves.
  case sharedStandardOutput(ValueSource, ValueSource)

  // Values, wherever they come from
  case notANumber(ValueSource, given: String, range: ClosedRange<Int>)
  case notDecimal(ValueSource, given: String)
  case outOfRange(ValueSource, given: String, range: ClosedRange<Int>)
  case unknownChoice(ValueSource, given: String, known: [String])
  case unknownVoice(ValueSource, given: String, known: [String])
  case unknownKeyName(given: String, known: [String])
  case badWait(String)
  case unfinishedQuote(String)
  case badSize(ValueSource, given: String)
  case badShard(given: String)

  /// A language that exists, and that no voice speaks.
  case unspokenLanguage(String)
  /// eSpeak NG does not work, so that nothing can be said of its voices.
  case noSynthesizer

  // The options of the question
  case noOptions
  case malformedArgument(String)
  case malformedLine(StreamPlace, OptionInput.Origin)
  case duplicateKey(String, first: OptionInput.Origin, second: OptionInput.Origin)
  case unknownKey(CommandOption, given: String, known: [String])
  /// An answer without a selection, where one is needed.
  case emptyAnswer
  /// An option that the person could not select, given as what is selected.
  case disabledKey(CommandOption, String)

  /// What `--kind` asks for has no use for an option.
  case uselessOption(CommandOption, kind: AskedKind)
  case badPattern(CommandOption, given: String)

  // Forms
  case missingForm
  /// A form on standard input, where a file has to be named.
  case formNotFile
  /// All that keeps a templates file from being asked.
  case badTemplates([TemplatesError])
  case unknownQuestion(String, StreamPlace, known: [String])
  /// The end of more names than one.
  case severalQuestions(String, StreamPlace, [String])
  case nothingToAsk(StreamPlace)
  case badForm(StreamPlace, [FormMistake])
  case malformedSet(String)
  /// A file of findings that is none.
  case malformedBaseline(StreamPlace)
  case unknownField(CommandOption, given: String, known: [String])
  /// An answer given beforehand that is none; the reason in words.
  case badAnswer(field: String, given: String, BadAnswer)
  case malformedAnswers(StreamPlace, FormMistake)
  case missingAnswers([String])
  /// What answers are to be kept in is no file that could hold them.
  case answersNotFile(StreamPlace)
  /// What is wrong with answers that were kept, and where they are.
  indirect case savedAnswers(UsageError, StreamPlace)
  /// Several things that are wrong at once, each told.
  case several([UsageError])
  /// A field whose answer would be a variable that the shell itself uses.
  case shellVariable(String)
  /// Two fields whose answers would be the same variable.
  case sameVariable(String, fields: [String])
  /// The value is of the second option, where others of its values do no harm.
  case optionsTogether(CommandOption, CommandOption, value: String? = nil)

  /// The first means nothing without the second, or a value of it.
  case optionNeeds(CommandOption, CommandOption, value: String? = nil)

  // Files; the reason is the system's number for it (errno)
  case unreadableFile(StreamPlace, reason: Int32)
  case lineTooLong(StreamPlace)
  /// A file that would be lost if it were written.
  case fileIsThere(StreamPlace)
  case unwritableFile(StreamPlace, reason: Int32)
  /// A file that two things would be written to.
  case sharedFile(StreamPlace)
  case sameOutput(StreamPlace)
  /// A report that has the name of a script.
  case outputIsScript(StreamPlace)
  /// Where a script is that could not be written, as ``PathText``.
  case keptElsewhere(String)
  case malformedConfiguration(JSONProblem, file: String)
  case configurationNotFile(file: String)
  case configurationTooLarge(file: String)
  case unknownMember(String, at: ConfigurationPlace, known: [String])
  case duplicateMember(String, at: ConfigurationPlace)
  case malformedMember(String, at: ConfigurationPlace)

  /// There are more questions than keys were given for.
  case noKeysLeft
  /// There is nobody whose session could be recorded.
  case nobodyToRecord
  /// There is no terminal to ask a person on.
  case noTerminal
  /// There is none for a program that is to be listened to.
  case noTerminalToListen
  /// There is no script in these places.
  case noScripts([String])
  /// There are scripts, and an option lets none of them through.
  case noMatch(CommandOption, given: String)
  /// A program that is to be listened to, and the system's reason (errno).
  case cannotStart(String, reason: Int32)

  /// A table to be shown that is neither a file nor known by its name.
  case unknownTable(String, known: [String])
  /// Tables, their languages and their entries.
  case table(TableError)
}

/// Why an answer that was given beforehand is none.
enum BadAnswer: Hashable, Sendable {
  case unknownOption(known: [String])
  case disabled(reason: String?)
  case noAnswerWanted
  case notOfType
  case invalid(AnswerProblem)
}

/// Where the value of a setting was given.
enum ValueSource: Hashable, Sendable {
  case option(CommandOption)
  /// Changed by keys in an earlier question of the terminal session.
  case memory(CommandOption)
  case variable(String)
  case member(String, at: ConfigurationPlace)
}
