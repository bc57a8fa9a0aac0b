// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// What "where am I" says.
extension Announcer {
  func whereAmI(_ navigator: Navigator) -> Announcement {
    var fields = asked(navigator)
    if let position = navigator.focusedPosition {
      fields += optionFields(at: position, in: navigator, verbosity: .normal)
    }
    if navigator.kind == .radio, navigator.group.selectedKey != navigator.focusedOption?.key {
      fields.append(standing("selection.isSelected", navigator))
    }
    // The key that asks gives all of the time anew.
    if let timeLimit, goesOnWith != nil {
      fields.append(Field(.message, remaining(timeLimit)))
    }
    fields.append(textSize(navigator.settings.textSize, nil))
    fields.append(Field(.hint, hintText(navigator)))
    return compose(.where, fields)
  }

  /// What is asked, with what it is called and what explains it.
  private func asked(_ navigator: Navigator) -> [Field] {
    let (name, text) = nameAndText(in: navigator)
    let kind = whatIsAsked(navigator)
    switch navigator.kind {
    // Where the label is the beginning of a text, it is not torn off.
    case .note where noteRole != .note && !isTitled: return kind + name + text
    case .buttons: return name + text + kind
    case .entry where asksInDetail: return name + text + kind
    case .radio, .checklist, .note, .menu, .actions, .entry: return name + kind + text
    }
  }

  /// What a question is called and what explains it, as far as they are told again. What is called by
  /// a whole text has that text, and no name.
  ///
  /// - Parameter role: what the name is in the announcement.
  func nameAndText(
    as role: Announcement.FieldName = .group, in navigator: Navigator
  ) -> (name: [Field], text: [Field]) {
    let isOwn = navigator.kind == .entry && role == .group
    let name = title.map { [Field(role, $0, language: language)] } ?? []
    let text = detail.map { [Field(isOwn ? .description : .message, $0, language: language)] } ?? []
    // Beside others a field has words of its own, and not the text that is read.
    if isOwn && isOneOfSeveral { return (name, text) }
    let isText = navigator.kind == .note && noteRole != .note && !isTitled
    if isText || title?.count ?? 0 > Self.shortText {
      return ([], toldAgain(name + text, in: navigator))
    }
    return (name, text.isEmpty ? [] : toldAgain(text, in: navigator))
  }

  /// Whether a field is sent together with others, below a text that is not its own.
  var isOneOfSeveral: Bool {
    switch around?.above {
    case .several, .parts: true
    case .nothing, .one, nil: false
    }
  }

  /// As many characters are heard again in less than half a minute.
  private static let shortText = 300

  /// A text that was heard: all of one that is short, else where in it one is, with the sentence that
  /// was read last.
  ///
  /// - Parameter text: what was heard at first, which of a long text is its beginning.
  func toldAgain(_ text: [Field], in navigator: Navigator) -> [Field] {
    let isNote = navigator.kind == .note
    let length = text.reduce(0) { $0 + $1.text.count }
    // What is only read is a text that one is in, however short it is; it may have been heard before
    // the question opened.
    let isIn = isNote && (text.isEmpty || navigator.reading?.present != nil)
    guard isIn || length > Self.shortText,
      let reading = navigator.reading ?? navigator.description.flatMap(TextReading.init)
    else { return text }
    let place: String
    switch reading.place {
    case .beginning(let count): place = tables.text("text.sentences", counting(count))
    case .sentence(let number, let count):
      place = tables.text("text.sentence", [.number(number), .number(count)])
    case .percent(let percent): place = tables.text("progress.percent", [.number(percent)])
    }
    let sentence = reading.present.map {
      [Field(.message, SpeakableText.clean($0), language: language)]
    }
    return [Field(.message, place)] + (sentence ?? [])
  }
}
