// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// What `--help` prints. Each option stands above its explanation rather than beside it: that
/// needs no columns, which neither wide letters nor a screen reader would keep to.
struct HelpText {
  let topic: HelpTopic
  private let words: InterfaceWords

  init(_ topic: HelpTopic, tables: LabelTables) {
    self.topic = topic
    words = InterfaceWords(tables: tables)
  }

  /// The lines, of any length.
  var lines: [String] {
    var lines = [
      words.text("help.usage", .text(words.text("usage." + topic.rawValue))),
      words.text("help." + topic.rawValue),
    ]
    if topic == .general {
      lines += section(
        "help.commands",
        HelpTopic.subcommands.map {
          (words.text("usage." + $0.rawValue), words.text("help." + $0.rawValue))
        })
    }
    lines += section(
      "help.options",
      OptionTable.entries(for: topic).map { (synopsis(of: $0), words.text($0.helpKey)) })
    if HelpTopic.asking.contains(topic) {
      lines += ["", words.text("help.statuses")]
      lines += CommandStatus.allCases.map {
        "  \($0.rawValue)  " + words.text("status.\($0.rawValue)")
      }
    }
    return lines
  }

  private func section(_ key: String, _ rows: [(name: String, meaning: String)]) -> [String] {
    ["", words.text(key)] + rows.flatMap { ["  " + $0.name, "      " + $0.meaning] }
  }

  private func synopsis(of entry: OptionEntry) -> String {
    switch entry.value {
    case .none where entry.option == .help: "-h, " + entry.option.spelling
    case .none: entry.option.spelling
    case .text(let placeholder):
      entry.option.spelling + " " + words.text("placeholder." + placeholder)
    case .optionalChoices(let choices):
      "\(entry.option.spelling)[=\(choices.joined(separator: "|"))]"
    case .choices(let choices):
      entry.option.spelling + " " + choices.joined(separator: "|")
    }
  }
}

/// The statuses the command ends with.
enum CommandStatus: Int32, CaseIterable, Sendable {
  case answered = 0
  case cancelled = 1
  case badUsage = 2
  case endOfInput = 3
  case nothingSelectable = 4
  case timeIsUp = 124
  case interrupted = 130
}
