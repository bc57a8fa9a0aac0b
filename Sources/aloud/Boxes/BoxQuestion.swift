// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import LabelTables
import RadioModel
import TerminalUI

/// A box as a question of Aloud's: its list, entries or note, and its row of buttons.
struct BoxQuestion: Sendable {
  let box: Box
  let words: LabelTables

  /// - Parameter words: those of buttons that the script gives no name.
  init(_ box: Box, words: LabelTables) {
    self.box = box
    self.words = words
  }

  /// The question; a list without items is a note.
  var question: Question {
    var fields = fields
    fields.append(buttons(beginsThere: fields.isEmpty || box.firstButton != nil))
    // Names that differ and no conditions are a form always.
    return Question(form: try! Form(fields: fields), timeLimit: box.timeLimit)
  }

  /// What is called so on the screen and what is said of it: the title and the text, or where there
  /// is no title the text's first line and the rest.
  var labelAndDetail: (label: String, detail: String?) {
    let title = Self.text(box.title)
    let read = BoxText.rejoined(Self.text(box.text))
    if !title.isEmpty { return (title, read.isEmpty ? nil : read) }
    let lines = read.split(separator: "\n", maxSplits: 1)
    guard let first = lines.first else { return ("", nil) }
    return (String(first), lines.count > 1 ? String(lines[1]) : nil)
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The fields above the buttons.
  private var fields: [FormField] {
    switch box.kind {
    case .yesno: return []
    case .form, .mixedform, .passwordform, .editbox: return lines
    case .calendar, .timebox: return parts
    default: return [only]
    }
  }

  /// The one field of most boxes.
  private var only: FormField {
    var (label, detail) = labelAndDetail
    if box.kind == .passwordbox {
      // Said at once: who waits for an echo would type it again.
      let hint = words.text("hint.line.secret")
      detail = [detail, hint].compactMap(\.self).joined(separator: words.text("separator.fields"))
    }
    var field = FormField(
      name: Question.onlyField, kind: content, label: label, detail: detail, groups: groups)
    field.firstFocus = firstFocus
    if case .note = field.kind {
      let text = [label, detail].compactMap(\.self).joined(separator: "\n")
      field.paragraphs = Sentences.paragraphs(of: text, language: words.language)
    }
    return field
  }

  var groups: [String] { [Self.text(box.backtitle)].filter { !$0.isEmpty } }

  private var content: FormField.Kind {
    switch box.kind {
    case .radiolist, .treeview:
      guard !box.items.isEmpty else { return .note }
      var group = options
      group.isRequired = false
      if let on = box.items.lastIndex(where: \.isOn) { _ = try? group.select(group[on].key) }
      return .radio(group)
    case .checklist, .buildlist:
      guard !box.items.isEmpty else { return .note }
      var group = options
      group.isRequired = false
      let keys = box.items.indices.filter { box.items[$0].isOn }.map { group[$0].key }
      return .checklist(group, CheckedOptions(Set(keys)))
    case .menu, .inputmenu:
      var group = options
      if let firstFocus { _ = try? group.select(firstFocus) }
      return .actions(group)
    case .inputbox: return .entry(entry(.text))
    case .passwordbox: return .entry(entry(.secret))
    case .fselect, .dselect:
      var entry = entry(.text)
      entry.suggestions = PathSuggestions.paths(
        from: PathText.text(carrying: box.initial), onlyFolders: box.kind == .dselect)
      return .entry(entry)
    case .rangebox:
      return .entry(Self.number(box.numbers[2], in: box.numbers[0]...box.numbers[1]))
    default: return .note
    }
  }

  private func entry(_ content: TextEntry.Content) -> TextEntry {
    var entry = TextEntry(
      content, text: PathText.text(carrying: box.initial), maximumLength: box.maximumLength)
    if box.typesBefore { entry.cursor = 0 }
    entry.killsWholeLine = box.killsWholeLine
    return entry
  }

  private var firstFocus: OptionKey? {
    guard box.kind.hasItems, box.items.indices.contains(box.firstItem) else { return nil }
    return Self.keys(of: box.items)[box.firstItem]
  }

  private var options: RadioGroup<OptionKey> {
    let keys = Self.keys(of: box.items)
    let options = zip(keys, box.items).map { key, item in
      RadioOption(key: key, label: label(of: item), detail: detail(of: item))
    }
    guard let group = try? RadioGroup(options) else { preconditionFailure("keys are unique") }
    return group
  }

  /// Tags, which may be the same: a further one has its place behind a NUL, which no tag has.
  static func keys(of items: [Box.Item]) -> [OptionKey] {
    var used: Set<[UInt8]> = []
    return items.enumerated().map { position, item in
      let isNew = used.insert(item.tag).inserted
      return OptionKey(bytes: isNew ? item.tag : item.tag + [0] + Array("\(position)".utf8))
    }
  }

  private func label(of item: Box.Item) -> String {
    let name = Self.text(item.item)
    let tag = box.showsTags ? Self.text(item.tag) : ""
    if tag.isEmpty || name.isEmpty { return tag + name }
    return words.text("summary.answer", [.text(tag), .text(name)])
  }

  private func detail(of item: Box.Item) -> String? {
    var parts = [Self.text(item.help)].filter { !$0.isEmpty }
    if item.depth > 0 { parts.append(words.text("box.level", [.number(item.depth + 1)])) }
    return parts.isEmpty ? nil : parts.joined(separator: words.text("separator.fields"))
  }
}
