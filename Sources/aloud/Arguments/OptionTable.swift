// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioNavigator
import TerminalUI

/// What an option takes after its name.
enum OptionValue: Equatable, Sendable {
  case none
  /// Any text, shown in help as the entry `placeholder.NAME` of the interface table.
  case text(placeholder: String)
  case choices([String])
  /// One of few words after an equals sign, or nothing.
  case optionalChoices([String])
}

/// One row of the table of options.
struct OptionEntry: Sendable {
  let option: CommandOption
  var value = OptionValue.none
  /// The option and text that a flag stands for, for flags that say yes or no to something.
  var meaning: (option: CommandOption, text: String)?
  var topics = HelpTopic.asking
  /// Whether it is a setting of the person's, also read from environment and configuration file.
  var isPersonal = false
  /// Whether each time it is given counts, rather than the last time.
  var repeats = false

  /// The entry of the interface table that explains the option.
  var helpKey: String {
    let part =
      switch (option, topics) {
      case (.output, [.form]): ".form"
      case (.output, [.test]): ".test"
      case (.keys, [.debconf]): ".debconf"
      case (.language, [.audit]), (.level, [.audit]): ".audit"
      default: ""
      }
    return "help.option." + option.rawValue + part
  }
}

/// The one table of options: `getopt_long`, help, completions and man page are made from it or
/// checked against it. Its order is the order of help.
enum OptionTable {
  static let entries: [OptionEntry] = [
    .init(option: .title, value: .text(placeholder: "text"), topics: [.ask]),
    .init(option: .description, value: .text(placeholder: "text"), topics: [.ask]),
    .init(option: .kind, value: .choices(of: AskedKind.self), topics: [.ask]),
    .init(option: .options, value: .text(placeholder: "input"), topics: [.ask]),
    .init(option: .read0, topics: [.ask]),
    .init(option: .defaultKey, value: .text(placeholder: "key"), topics: [.ask]),
    .init(
      option: .disabled, value: .text(placeholder: "disabled"), topics: [.ask], repeats: true),
    .init(option: .required, meaning: (.required, "yes"), topics: [.ask]),
    .init(option: .optional, meaning: (.required, "no"), topics: [.ask]),
    .init(option: .min, value: .text(placeholder: "number"), topics: [.ask]),
    .init(option: .max, value: .text(placeholder: "number"), topics: [.ask]),
    .init(option: .pattern, value: .text(placeholder: "pattern"), topics: [.ask]),
    .init(option: .answers, value: .text(placeholder: "input"), topics: [.form]),
    .init(option: .set, value: .text(placeholder: "fieldValue"), topics: [.form], repeats: true),
    .init(option: .askAnyway, topics: [.form]),
    .init(option: .save, value: .text(placeholder: "file"), topics: [.form]),
    .init(option: .saveSecrets, topics: [.form]),
    .init(option: .one, topics: [.form, .record]),
    .init(option: .all, topics: [.form, .record]),
    .init(option: .templates, value: .text(placeholder: "file"), topics: [.form]),
    .init(option: .check, topics: [.form]),
    .init(option: .schema, topics: [.form]),
    .init(option: .columns, value: .text(placeholder: "number")),
    .init(option: .lines, value: .text(placeholder: "number")),
    .init(option: .placement, value: .choices(of: ContentPlacement.self), isPersonal: true),
    .init(option: .textSize, value: .text(placeholder: "category"), isPersonal: true),
    .init(option: .largeText, value: .choices(of: LargeTextWish.self), isPersonal: true),
    .init(
      option: .select, value: .choices(of: Navigator.Settings.SelectionMode.self), isPersonal: true),
    .init(
      option: .disabledOptions, value: .choices(of: Navigator.Settings.DisabledOptions.self),
      isPersonal: true),
    .init(option: .wrap, meaning: (.wrap, "yes"), isPersonal: true),
    .init(option: .noWrap, meaning: (.wrap, "no")),
    .init(option: .mode, value: .choices(of: AskingMode.self), isPersonal: true),
    .init(
      option: .language, value: .text(placeholder: "language"),
      topics: Set(HelpTopic.allCases).subtracting([.audit]), isPersonal: true),
    .init(
      option: .language, value: .text(placeholder: "language"), topics: [.audit], repeats: true),
    .init(
      option: .tables, value: .text(placeholder: "directory"), topics: Set(HelpTopic.allCases),
      isPersonal: true),
    .init(
      option: .table, value: .text(placeholder: "table"), topics: [.ask, .form, .record, .audit],
      repeats: true),
    .init(
      option: .speech, value: .text(placeholder: "speech"), topics: HelpTopic.speaking,
      isPersonal: true),
    .init(
      option: .voice, value: .text(placeholder: "voice"), topics: HelpTopic.speaking,
      isPersonal: true),
    .init(
      option: .rate, value: .text(placeholder: "number"),
      topics: HelpTopic.speaking.union([.audit]), isPersonal: true),
    .init(
      option: .pitch, value: .text(placeholder: "number"), topics: HelpTopic.speaking,
      isPersonal: true),
    .init(
      option: .volume, value: .text(placeholder: "number"), topics: HelpTopic.speaking,
      isPersonal: true),
    .init(
      option: .punctuation, value: .choices(of: VoicePreferences.Punctuation.self),
      topics: HelpTopic.speaking, isPersonal: true),
    .init(
      option: .capitals, value: .choices(of: VoicePreferences.Capitals.self),
      topics: HelpTopic.speaking, isPersonal: true),
    .init(
      option: .wordGap, value: .text(placeholder: "number"), topics: HelpTopic.speaking,
      isPersonal: true),
    .init(option: .verbosity, value: .choices(of: Verbosity.self), isPersonal: true),
    .init(option: .timeout, value: .text(placeholder: "seconds"), topics: [.ask, .form, .audit]),
    .init(option: .answer, value: .text(placeholder: "key"), topics: [.ask]),
    .init(option: .output, value: .choices(of: OutputForm.self), topics: [.ask]),
    .init(option: .output, value: .choices(of: FormOutput.self), topics: [.form]),
    .init(option: .print0, topics: [.ask]),
    .init(
      option: .keys, value: .text(placeholder: "keys"), topics: [.ask, .form, .record, .listen]),
    .init(option: .keys, value: .text(placeholder: "keys"), topics: [.debconf], repeats: true),
    .init(
      option: .transcript, value: .text(placeholder: "output"), topics: HelpTopic.speaking),
    .init(option: .size, value: .text(placeholder: "size"), topics: HelpTopic.speaking),
    .init(option: .ignore, value: .text(placeholder: "rule"), topics: [.audit], repeats: true),
    .init(option: .baseline, value: .text(placeholder: "file"), topics: [.audit]),
    .init(option: .writeBaseline, topics: [.audit]),
    .init(option: .longest, value: .text(placeholder: "seconds"), topics: [.audit]),
    .init(option: .rules, topics: [.audit]),
    .init(option: .level, value: .choices(of: TableRule.Severity.self), topics: [.audit]),
    .init(option: .format, value: .choices(of: ReportForm.self), topics: [.tables, .audit]),
    .init(option: .filter, value: .text(placeholder: "pattern"), topics: [.test]),
    .init(option: .level, value: .choices(levels), topics: [.test]),
    .init(option: .jobs, value: .text(placeholder: "number"), topics: [.test]),
    .init(option: .shard, value: .text(placeholder: "shard"), topics: [.test]),
    .init(option: .reporter, value: .choices(of: ReportFormat.self), topics: [.test]),
    .init(option: .output, value: .text(placeholder: "output"), topics: [.test]),
    .init(
      option: .update,
      value: .optionalChoices(TestArguments.UpdateExtent.allCases.map(\.rawValue)),
      topics: [.test]),
    .init(option: .bail, topics: [.test]),
    .init(option: .list, topics: [.test]),
    .init(option: .seed, value: .text(placeholder: "number"), topics: [.test]),
    .init(option: .suite, value: .text(placeholder: "suite"), topics: [.test]),
    .init(option: .verbose, topics: [.test]),
    .init(option: .audio, topics: [.test]),
    .init(option: .help, topics: Set(HelpTopic.allCases)),
    .init(option: .version, topics: Set(HelpTopic.allCases)),
  ]

  /// The strictest first, as scripts have them.
  private static let levels = ExpectationLevel.allCases.reversed().map(\.rawValue)

  /// The rows that hold for a subcommand, in the order of help.
  static func entries(for topic: HelpTopic) -> [OptionEntry] {
    entries.filter { $0.topics.contains(topic) }
  }

  /// The options that a configuration file and the environment can set too.
  static let personalOptions = entries.filter(\.isPersonal).map(\.option)
}

extension OptionValue {
  /// The words of a set of choices, in the order in which it declares them.
  static func choices<Choice>(of choice: Choice.Type) -> OptionValue
  where Choice: CaseIterable & RawRepresentable<String> {
    .choices(choice.allCases.map(\.rawValue))
  }
}
