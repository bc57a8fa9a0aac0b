// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import SpeechOutput

extension AskArguments {
  /// How a question is asked as these arguments want it.
  ///
  /// - Parameter mode: by keys or lines, as the terminal and the person's wish come to.
  func sessionSettings(_ mode: Announcer.Mode) -> SessionSettings {
    var asked = SessionSettings()
    asked.mode = mode
    asked.textSize = settings.textSize
    asked.verbosity = settings.verbosity
    asked.selection = settings.selection
    asked.disabledOptions = settings.disabledOptions
    asked.wraps = settings.wraps
    asked.voice = settings.voicePreferences
    asked.placement = settings.placement
    asked.columns = columns
    asked.terminal = size
    asked.numberOfLines = numberOfLines
    asked.showsAllFields = showsAllFields
    return asked
  }
}

extension Session {
  /// The one line that stays on the terminal: the question, and the answer or how it ended.
  func closingLine(title: String?, tables: LabelTables) -> String {
    let end =
      if case .answered(let key) = outcome, key.map(form.isSending) ?? form.sendsTogether,
        form.form.hasButtons
      {
        if form.sendsTogether {
          moment ?? ending(.answered(key)).text
        } else if form.navigators[0].entry?.text.isEmpty == true {
          tables.text("text.blank")
        } else {
          answerInWords(at: 0)
        }
      } else if case .answered(let key?) = outcome {
        navigator.group.option(for: key)?.label ?? key.text
      } else if case .answered(nil)? = outcome, navigator.kind == .note, form.form.hasButtons,
        let button = form.navigators.last?.group.first
      {
        button.label
      } else if case .answered(nil)? = outcome, !form.hasSummary, navigator.answer.isAnswered {
        answerInWords(at: 0)
      } else {
        outcome.map { ending($0).text } ?? ""
      }
    guard let title else { return end }
    return tables.text("screen.closed", table: .interface, [.text(title), .text(end)])
  }
}

extension SpeechNotice {
  /// The entry of the announcements' table that tells it, with its arguments.
  private var entry: (key: String, arguments: [String]) {
    switch self {
    case .voiceMissing(let language, let used): ("speech.voiceMissing", [language, used])
    case .voiceUnknown(let name): ("speech.voiceUnknown", [name])
    case .engineRestarted: ("speech.restarted", [])
    case .engineGone: ("speech.gone", [])
    case .noDevice: ("speech.noDevice", [])
    case .outputFailed(_): ("speech.outputFailed", [])
    }
  }

  /// The notice in the person's language.
  func announcement(_ session: Session) -> Announcement {
    session.announcer.notice(entry.key, entry.arguments)
  }

  /// The same where there is no session.
  func text(using tables: LabelTables) -> String {
    tables.text(entry.key, entry.arguments.map { .text($0) })
  }
}
