// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer

/// Where values of settings come from: option, what the person changed by keys in this terminal
/// session, environment, configuration file; the first that has one counts.
struct SettingSources: Sendable {
  /// The last text given for each option; like the variables, text that carries bytes.
  var given: [CommandOption: String] = [:]
  /// What the questions before this one remember, see ``SessionMemory``.
  var remembered: [CommandOption: String] = [:]
  var environment: [String: String] = [:]
  var configuration = Configuration()

  /// The value from the strongest source that has one; nil if none has.
  ///
  /// Environment and configuration file count for settings of the person only, see
  /// ``OptionEntry/isPersonal``. An empty variable is as good as none.
  ///
  /// - Throws: What is wrong with the value, naming its source.
  func value<Value>(
    _ option: CommandOption, _ reader: ValueReader<Value>
  ) throws(UsageError) -> Value? {
    guard let (text, source) = text(of: option) else { return nil }
    return try reader.read(text, source)
  }

  /// Where the value of a setting comes from; nil when it is the usual one.
  func source(of option: CommandOption) -> ValueSource? { text(of: option)?.1 }

  /// Boxes take the options of other programs, so that their transcript has a variable.
  var transcriptOfBoxes: StreamPlace? {
    environment[CommandOption.transcript.variable].flatMap { $0.isEmpty ? nil : StreamPlace($0) }
  }

  private func text(of option: CommandOption) -> (String, ValueSource)? {
    if let text = given[option] { return (text, .option(option)) }
    guard OptionTable.personalOptions.contains(option) else { return nil }
    if let text = remembered[option] { return (text, .memory(option)) }
    if let text = environment[option.variable], !text.isEmpty {
      return (text, .variable(option.variable))
    }
    if let member = configuration.members[option.member] {
      return (member.text, .member(option.member, at: member.place))
    }
    return nil
  }
}

extension PersonalSettings {
  /// Reads every setting from its strongest source.
  ///
  /// - Throws: What is wrong with the first value that cannot be used.
  init(_ sources: SettingSources) throws(UsageError) {
    self.init()
    try set(\.language, sources.value(.language, .text))
    try set(\.tables, sources.value(.tables, .path))
    try set(\.textSize, sources.value(.textSize, .category))
    try set(\.largeText, sources.value(.largeText, .choice()))
    try set(\.placement, sources.value(.placement, .choice()))
    try set(\.selection, sources.value(.select, .choice()))
    try set(\.disabledOptions, sources.value(.disabledOptions, .choice()))
    try set(\.wraps, sources.value(.wrap, .flag))
    try set(\.mode, sources.value(.mode, .choice()))
    try set(\.verbosity, sources.value(.verbosity, .choice()))
    try set(\.speech, sources.value(.speech, .speech))
    try set(\.voice, sources.value(.voice, .text))
    try set(\.voicePreferences.rate, sources.value(.rate, .integer(VoicePreferences.rates)))
    try set(\.voicePreferences.pitch, sources.value(.pitch, .integer(VoicePreferences.pitches)))
    try set(\.voicePreferences.volume, sources.value(.volume, .integer(VoicePreferences.volumes)))
    try set(\.voicePreferences.punctuation, sources.value(.punctuation, .choice()))
    try set(\.voicePreferences.capitals, sources.value(.capitals, .choice()))
    try set(
      \.voicePreferences.wordGap, sources.value(.wordGap, .integer(VoicePreferences.wordGaps)))
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value?) {
    if let value { self[keyPath: path] = value }
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Self, Value?>, _ value: Value?) {
    if let value { self[keyPath: path] = value }
  }
}
