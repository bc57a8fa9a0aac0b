// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import TerminalUI

/// A session of our own that a script is played on.
public final class SessionStage: ScriptStage {
  public let session: PlayedSession
  /// The box that the session asks; nil for a question or form.
  public var box: ScriptBox?
  let words: PersonTables?
  let fieldWords: FieldWords
  /// BCP 47.
  let language: String
  private var heardCount = 0
  private var cutCount = 0

  /// - Parameters:
  ///   - words: the tables of the form, which keys in expectations come from.
  ///   - tables: the session's own words.
  public init(_ session: PlayedSession, words: PersonTables?, tables: LabelTables) {
    self.session = session
    self.words = words
    language = tables.locale
    fieldWords = FieldWords(tables) { text in
      (try? words?.resolve(text).text) ?? text
    }
  }

  public func open() -> StageReport { takeReport() }

  public func play(_ step: KeyScript.Step) -> StageReport {
    session.play(step)
    return takeReport()
  }

  public func end() -> StageReport {
    session.end()
    return takeReport()
  }

  /// What was said and cut since the last report.
  private func takeReport() -> StageReport {
    let (said, cuts) = (session.announcements, session.cutAnnouncements)
    defer { (heardCount, cutCount) = (said.count, cuts.count) }
    return StageReport(
      heard: said[heardCount...].map(HeardUtterance.init), cut: cuts[cutCount...].map(\.text))
  }

  public var isBox: Bool { box != nil }

  public var status: String? {
    boxEnd.map { String($0.status) } ?? session.outcome.map(OutcomeName.name)
  }

  private var boxEnd: ScriptBox.End? {
    guard let box, let outcome = session.outcome else { return nil }
    return box.end(outcome, form)
  }

  public var isTimed: Bool { false }

  public var rows: [String] { session.frame?.plainLines ?? session.printedLines }
  public var columns: Int { session.settings.terminal.columns }
  public var focusedRow: Int? { session.frame?.cursor.row }
  public var styledRows: [[StyledText]] {
    session.frame.map { $0.lines.map { $0.spans.map { StyledText($0) } } }
      ?? session.printedLines.map { [StyledText($0)] }
  }

  public var wrappedRows: Set<Int> {
    let lines = session.frame?.lines ?? []
    return Set(lines.indices.filter { lines[$0].continuesOption })
  }

  public func columns(ofRow row: Int) -> Int {
    guard let frame = session.frame else {
      return TextWidth.columns(of: session.printedLines[row])
    }
    return frame.lines[row].columns * frame.scale
  }

  public var hidesInput: Bool { session.session.isSecret }
  public var secretFields: [String] {
    let (fields, navigators) = (form.form.fields, form.navigators)
    return fields.indices.filter { navigators[$0].entry?.isSecret == true }.map { fields[$0].name }
  }

  public var field: String? { form.field?.name }
  public var focused: String? { session.focused }
  public var selected: [String] { session.selection }
  public var fieldNames: [String]? { form.form.fields.map(\.name) }

  public func answer(to field: String) -> [String]? {
    if isBox { return boxEnd?.lines }
    return form.form.fields.firstIndex { $0.name == field }.map { form.answer(at: $0).texts }
  }

  public func nearest(toUnknownKey key: String) -> [String]? {
    let groups = form.navigators.map(\.group)
    let isKnown = groups.contains { $0.position(of: OptionKey(key)) != nil }
    if isKnown || form.form.fields.contains(where: { $0.name == key }) || key.isEmpty { return nil }
    return NearestKeys.nearest(to: key, among: namedOptions)
  }

  public func keys(labelled label: String) -> [String] {
    NearestKeys.keys(labelled: label, among: namedOptions)
  }

  /// The options of all fields, as many as near matches are looked for in.
  private var namedOptions: [(key: String, label: String)] {
    form.navigators.map(\.group).flatMap(Self.named)
  }

  public func resolve(_ text: String) throws(TableError) -> String {
    guard let words else { return text }
    return try words.resolve(text).text
  }

  public var tableKeys: Set<String> { words?.keys ?? [] }

  public func wordsOfSentence(_ value: String, of part: FieldExpectation.Part) -> [String]? {
    guard case .field(let name) = part, value.contains("@") else { return nil }
    return fieldWords.wordsOfSentence(value, in: name) { (try? resolve($0)) != nil }
  }

  public func sentences(
    like value: String, of part: FieldExpectation.Part, written: (String) -> [String]
  ) -> [String] {
    guard case .field(let name) = part else { return [] }
    return fieldWords.sentences(like: value, in: name, written: written)
  }

  public func translations(of value: String, in part: FieldExpectation.Part) -> [String] {
    guard case .field(let name) = part else { return [value] }
    return fieldWords.translations(of: value, in: name)
  }

  var form: FormNavigator { session.session.form }
}

extension HeardUtterance {
  /// An announcement, as the transcript has it.
  public init(_ announcement: Announcement) {
    self.init(
      text: announcement.text, kind: announcement.kind.rawValue, language: announcement.language,
      fields: announcement.fields.map { Setting(name: $0.name.rawValue, value: $0.text) })
  }
}

extension FieldAnswer {
  /// The keys, the text or the number; empty for no answer.
  public var texts: [String] {
    switch self {
    case .none: []
    case .choice(let key): [key.text]
    case .choices(let keys): keys.map(\.text)
    case .text(let text): [text]
    case .number(let number): [number.description]
    }
  }
}
