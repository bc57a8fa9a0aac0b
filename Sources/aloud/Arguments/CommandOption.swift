// SPDX-License-Identifier: GPL-3.0-or-later

/// Every option of the command; the raw value is its long name.
enum CommandOption: String, CaseIterable, Sendable {
  case title, description, options, read0
  case defaultKey = "default"
  case disabled, required, optional
  case columns, lines, placement
  case textSize = "text-size"
  case largeText = "large-text"
  case select
  case disabledOptions = "disabled-options"
  case wrap
  case noWrap = "no-wrap"
  case mode, language, tables, table
  case speech, voice, rate, pitch, volume, punctuation, capitals
  case wordGap = "word-gap"
  case verbosity
  case timeout, answer, output, print0
  case kind, min, max, pattern
  case answers, set
  case askAnyway = "ask-anyway"
  case save
  case saveSecrets = "save-secrets"
  case one, all, schema, check, templates
  case keys, transcript, size
  case format
  case ignore, baseline
  case writeBaseline = "write-baseline"
  case rules, longest
  case filter, level, jobs, shard, reporter, update, bail, list, seed, suite, verbose, audio
  case help, version

  /// The option as a person types it.
  var spelling: String { "--" + rawValue }

  /// The environment variable of the same meaning, for options that are settings of a person.
  var variable: String {
    "ALOUD_" + rawValue.uppercased().replacing("-", with: "_")
  }

  /// The member of the configuration file of the same meaning: the name in camel case.
  var member: String {
    let words = rawValue.split(separator: "-").map(String.init)
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// What a person can ask help about: the command as a whole, or one of its subcommands.
enum HelpTopic: String, CaseIterable, Sendable {
  case general, ask, form, audit, test, record, debconf, whiptail, dialog, listen, voices, tables
  case doctor

  /// What to type for help about it.
  var helpCommand: String {
    (["aloud"] + (self == .general ? [] : [rawValue]) + [CommandOption.help.spelling])
      .joined(separator: " ")
  }

  /// Those that ask a person something.
  static let asking: Set<HelpTopic> = [.ask, .form, .record, .debconf]

  /// Those that speak to a person.
  static let speaking = asking.union([.listen])

  /// Those that take the arguments of another program, with rules of their own.
  static let boxes: [HelpTopic] = [.whiptail, .dialog]

  /// The subcommands, which are all topics but the first.
  static var subcommands: [HelpTopic] { allCases.filter { $0 != .general } }
}
