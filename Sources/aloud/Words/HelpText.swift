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
    let statuses = topic.statuses
    if !statuses.isEmpty {
      lines += ["", words.text("help.statuses")]
      lines += statuses.map { "  " + ($0.status.map { $0 + "  " } ?? "") + words.text($0.key) }
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

extension HelpTopic {
  /// The statuses that a command may end with, and the entries that tell what they mean; the last one
  /// may be any other.
  fileprivate var statuses: [(status: String?, key: String)] {
    let badUsage = ("2", "status.2")
    switch self {
    case .record: return [("0", "status.record.0"), badUsage]
    case .test: return [("0", "status.test.0"), ("1", "status.test.1"), badUsage]
    case .audit: return [("0", "status.audit.0"), ("1", "status.audit.1"), badUsage]
    case .listen:
      return [
        badUsage, ("3", "status.listen.3"), ("126, 127", "status.listen.126"),
        (nil, "status.listen"),
      ]
    case _ where Self.asking.contains(self):
      return CommandStatus.allCases.map { ("\($0.rawValue)", "status.\($0.rawValue)") }
    default: return []
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
