// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import LabelTables
import RadioModel
import TerminalUI

/// A box as a question of Aloud's: its list, entries or note, and its row of buttons.
struct BoxQuestion: Sendable {
  let box: Box
  let words: LabelTables
  /// The text of a box that is for reading.
  private let pages: BoxPages?

  /// - Parameter words: those of buttons that the script gives no name.
  init(_ box: Box, words: LabelTables) {
    self.box = box
    self.words = words
    // A list without items is a text alone.
    pages =
      box.kind.isRead || (box.kind.hasItems && box.items.isEmpty)
      ? BoxPages(box.text, language: words.language) : nil
  }

  /// The question; a list without items is a note.
  var question: Question {
    var fields = fields
    let moment: Moment? = box.kind == .calendar ? .date : box.kind == .timebox ? .time : nil
    // Several numbers or texts are asked below what the form is called.
    let isForm =
      moment != nil || (box.kind.isForm && box.kind != .editbox && fields.contains(where: \.asks))
    let (label, detail) = labelAndDetail
    fields.append(
      buttons(
        label: isForm ? "" : label, detail: isForm || box.kind.isFile ? nil : detail,
        beginsThere: fields.isEmpty || box.firstButton != nil))
    // All of the text can be read again from everywhere, the line too that is the title.
    if !box.text.isEmpty, !box.kind.isFile {
      let text = BoxPages(box.text, language: words.language)
      for index in fields.indices where fields[index].text == nil {
        fields[index].readsBeside(text)
      }
    }
    // Names that differ and no conditions are a form always.
    var form = try! Form(
      title: isForm && !label.isEmpty ? label : nil, detail: isForm ? detail : nil, fields: fields)
    form.moment = moment
    var question = Question(form: form, timeLimit: box.timeLimit)
    if box.kind == .pause { question.goesOnWith = box.buttons.first.map(name(of:)) }
    return question
  }

  /// What is called so on the screen and what is said of it: the title and the text, or where there
  /// is no title the text's first line and the rest. Of a text that is read page by page it is the
  /// first page.
  var labelAndDetail: (label: String, detail: String?) {
    var title = Self.text(box.title)
    if title.isEmpty, [.fselect, .dselect].contains(box.kind) {
      title = words.text(box.kind == .fselect ? "box.file" : "box.folder")
    }
    let read = pages?.text(ofPage: 0) ?? BoxText.rejoined(Self.text(box.text))
    if !title.isEmpty { return (title, read.isEmpty ? nil : read) }
    let lines = read.split(separator: "\n", maxSplits: 1)
    guard let first = lines.first else { return ("", nil) }
    return (String(first), lines.count > 1 ? String(lines[1]) : nil)
  }

  /// Whether what is called so is the beginning of the text.
  var labelBeginsText: Bool { box.title.isEmpty && ![.fselect, .dselect].contains(box.kind) }

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

  /// As many lines of a file as are heard when it is opened at its end.
  static let lastLines = 10

  /// The one field of most boxes.
  private var only: FormField {
    var (label, detail) = labelAndDetail
    if box.kind == .tailbox {
      // What came last is heard; the rest may be read.
      var end = box
      end.text = Array(
        box.text.split(separator: 0x0A).suffix(Self.lastLines).joined(separator: [0x0A]))
      (label, detail) = BoxQuestion(end, words: words).labelAndDetail
    }
    var field = FormField(
      name: Question.onlyField, kind: content, label: label, detail: detail, groups: groups)
    field.firstFocus = firstFocus
    field.asksInDetail = true
    field.isTitled = !box.title.isEmpty
    field.labelBeginsText = labelBeginsText
    field.noteRole =
      [.textbox, .tailbox, .programbox, .prgbox].contains(box.kind) ? .document : .message
    // A menu leaves one row in view on the way up, and none on the way down. (newt 0.52.23)
    field.pageSteps = box.listHeight.map {
      FormField.PageSteps(down: $0, up: box.kind == .menu ? $0 - 1 : $0)
    }
    field.text = pages
    if !box.output.isEmpty {
      let read = [box.text, box.output].filter { !$0.isEmpty }.joined(separator: [0x0A])
      field.text = BoxPages(Array(read), language: words.language)
    }
    if let pages, pages.pageCount > 1, box.kind != .tailbox {
      field.detail = [detail, words.text("text.goesOn")].compactMap(\.self).joined(separator: "\n")
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
      let suggestions = PathSuggestions(onlyFolders: box.kind == .dselect, words: words)
      entry.propose { suggestions.proposals(for: $0) }
      return .entry(entry)
    case .rangebox:
      return .entry(Self.number(box.numbers[2], in: box.numbers[0]...box.numbers[1]))
    default: return .note
    }
  }

  private func entry(_ content: TextEntry.Content) -> TextEntry {
    var entry = TextEntry(content, text: PathText.text(carrying: box.initial))
    entry.mostBytes = box.mostBytes
    if box.typesBefore { entry.cursor = 0 }
    entry.killsWholeLine = box.killsWholeLine
    entry.deletesAtEnd = box.deletesAtEnd
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
