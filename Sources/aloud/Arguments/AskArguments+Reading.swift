// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel

extension AskArguments {
  /// Reads what `aloud ask` was told.
  ///
  /// - Throws: What is wrong with the first thing that cannot be used.
  init(_ line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    try self.init(asking: line, sources)
    title = try sources.value(.title, .text)
    description = try sources.value(.description, .text)
    for (position, operand) in line.operands.enumerated() {
      options.append(try OptionInput(argument: operand, number: position + 1))
    }
    optionsPlace = try sources.value(.options, .path).map(StreamPlace.init)
    isNulSeparated = line.has(.read0)
    defaultKey = line.last(.defaultKey).map(OptionKey.init(bytes:))
    disabled = line.all(.disabled).map(DisabledWish.init)
    isRequired = try sources.value(.required, .flag) ?? isRequired
    kind = try sources.value(.kind, .choice()) ?? kind
    minimum = try sources.value(.min, .decimal)
    maximum = try sources.value(.max, .decimal)
    pattern = try sources.value(.pattern, .text)
    answer = line.last(.answer).map(OptionKey.init(bytes:))
    output = try sources.value(.output, .choice()) ?? output
    endsWithNul = line.has(.print0)
  }

  /// Reads how a question or a form is to be asked.
  init(asking line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    columns = try sources.value(.columns, .integer(1...1000)) ?? columns
    numberOfLines = try sources.value(.lines, .integer(0...1000)) ?? numberOfLines
    for value in line.all(.table) { personTables.append(try PersonTable(value)) }
    let wait = try sources.value(.timeout, .seconds(0...31_536_000))
    timeout = wait == 0 ? nil : wait
    keys = try sources.value(.keys, .text)
    transcript = try sources.value(.transcript, .path).map(StreamPlace.init)
    size = try sources.value(.size, .size) ?? size
    settings = try PersonalSettings(sources)
    voiceSource = sources.source(of: .voice) ?? voiceSource
    speechSource = sources.source(of: .speech) ?? speechSource
    // Played keys are heard only when this very command asks for it.
    if keys != nil, !line.has(.speech) { settings.speech = .off }
    if transcript == .standard, settings.speech == .wave(path: "-") {
      throw .sharedStandardOutput(.option(.transcript), speechSource)
    }
  }
}

extension OptionInput {
  /// An option from the command line: `KEY=LABEL`, or a label that is its own key.
  ///
  /// - Throws: `malformedArgument` when key or label is empty.
  init(argument: [UInt8], number: Int) throws(UsageError) {
    let division = argument.firstIndex(of: UInt8(ascii: "="))
    let key = Array(argument[..<(division ?? argument.endIndex)])
    let label = division.map { argument[($0 + 1)...] } ?? argument[...]
    guard !key.isEmpty, !label.isEmpty else {
      throw .malformedArgument(String(decoding: argument, as: UTF8.self))
    }
    self.init(
      key: OptionKey(bytes: key), label: String(decoding: label, as: UTF8.self), detail: nil,
      origin: .argument(number))
  }
}

extension PersonTable {
  /// Reads `NAME=DIR`.
  ///
  /// - Throws: `malformedTableArgument` when there is no `=`, or name or directory is empty.
  init(_ value: [UInt8]) throws(UsageError) {
    let text = PathText.text(carrying: value)
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw .table(.malformedTableArgument(text))
    }
    self.init(name: String(parts[0]), directory: String(parts[1]))
  }
}
