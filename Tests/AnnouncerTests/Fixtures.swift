// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import FoundationEssentials
import LabelTables
import RadioModel
import RadioNavigator

/// The project's own tables in a language.
func tables(_ language: String) throws -> LabelTables {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let folder = try TableFolder(path: root.appending(path: "Localization").path)
  return try LabelTables(folder: folder, languages: [language])
}

/// A question played by keys without a terminal, and what it said under each key.
final class Play: SessionListener {
  private(set) var saidUnderKeys: [[Announcement]] = []
  private(set) var events: [TranscriptEvent] = []
  private var runner: SessionRunner!

  /// - Parameters:
  ///   - options: the options; one that is selected by `selected` is the default.
  ///   - keys: a key script.
  init(
    title: String? = "Pizza crust", detail: String? = nil, _ options: [RadioOption<OptionKey>],
    selected: OptionKey? = nil, required: Bool = true, keys: String = "",
    settings: Navigator.Settings = .init(), verbosity: Verbosity = .normal,
    timeLimit: Int? = nil, mode: Announcer.Mode = .keys, language: String = "en"
  ) throws {
    var group = try RadioGroup(options)
    group.isRequired = required
    if let selected { try group.select(selected) }
    let session = Session(
      question: Question(title: title, detail: detail, group: group, timeLimit: timeLimit),
      settings: settings,
      typeAheads: [CollationIndex(labels: options.map(\.label), language: language)],
      tables: try tables(language), preferences: Preferences(verbosity: verbosity), mode: mode)
    runner = SessionRunner(session: session, listener: self) { [unowned self] event in
      events.append(event)
      switch event {
      case .open: saidUnderKeys = [[]]
      case .key: saidUnderKeys.append([])
      case .say(let announcement): saidUnderKeys[saidUnderKeys.count - 1].append(announcement)
      default: break
      }
    }
    runner.open(language: language, mode: mode)
    runner.play(try KeyScript(parsing: keys), mode: mode)
  }

  /// What was said when the question opened.
  var opening: [String] { saidUnderKeys[0].map(\.text) }

  /// What each key said, without the end of input that closes an unfinished script.
  var keys: [[String]] {
    saidUnderKeys.dropFirst().map { $0.filter { !isEndOfInput($0) }.map(\.text) }
  }

  /// What the last key said first.
  var last: Announcement? { saidUnderKeys.last?.first }

  var outcome: Outcome? { runner.outcome }
  var session: Session { runner.session }

  func say(_ announcement: Announcement) {}
  func cut() {}
  func voice(_ preferences: VoicePreferences) {}

  private func isEndOfInput(_ announcement: Announcement) -> Bool {
    announcement.kind == .answer && runner.outcome == .endOfInput
  }
}

/// The question of the issue and of the examples.
let crusts = [
  RadioOption<OptionKey>(key: "regular", label: "Regular crust"),
  RadioOption(key: "deep", label: "Deep dish"),
  RadioOption(
    key: "thin", label: "Thin crust", isEnabled: false, disabledReason: "out of dough"),
]
