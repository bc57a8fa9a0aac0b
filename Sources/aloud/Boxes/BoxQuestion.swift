// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import LabelTables
import RadioModel

/// A box as a question of Aloud's: its list, entry or note, and its row of buttons.
struct BoxQuestion: Sendable {
  /// The keys of the buttons.
  static let accept: OptionKey = "ok"
  static let cancel: OptionKey = "cancel"

  private let line: WhiptailLine
  private let box: BoxArguments
  private let words: LabelTables

  /// - Parameter words: those of buttons that the script gives no name.
  init(_ line: WhiptailLine, _ box: BoxArguments, words: LabelTables) {
    self.line = line
    self.box = box
    self.words = words
  }

  /// The question; a checklist without items is a note.
  var question: Question {
    let row = buttons
    let main = content.map { kind in
      var (label, detail) = labelAndDetail
      if box.kind == .passwordbox {
        // Said at once: who waits for an echo would type it again.
        let hint = words.text("hint.line.secret")
        detail = [detail, hint].compactMap(\.self).joined(separator: "\n")
      }
      var field = FormField(
        name: Question.onlyField, kind: kind, label: label, detail: detail, groups: groups)
      field.firstFocus = firstFocus
      return field
    }
    guard let main else { return Question(field: yesOrNo) }
    // Its label is shown above the buttons, and not said again.
    let last = FormField(
      name: "buttons", kind: .buttons(row), label: main.label, spokenText: "", groups: groups)
    // Two names and no conditions are a form always.
    return Question(form: try! Form(fields: [main, last]))
  }

  /// What is called so on the screen and what is said of it: the title and the text, or where there
  /// is no title the text's first line and the rest.
  var labelAndDetail: (label: String, detail: String?) {
    let title = text(.title) ?? ""
    let read = BoxText.rejoined(String(decoding: box.text, as: UTF8.self))
    if !title.isEmpty { return (title, read.isEmpty ? nil : read) }
    let lines = read.split(separator: "\n", maxSplits: 1)
    guard let first = lines.first else { return ("", nil) }
    return (String(first), lines.count > 1 ? String(lines[1]) : nil)
  }

  private var groups: [String] {
    [text(.backtitle) ?? ""].filter { !$0.isEmpty }
  }

  private func text(_ option: WhiptailLine.Text) -> String? {
    line.texts[option].map { String(decoding: $0, as: UTF8.self) }
  }

  private var content: FormField.Kind? {
    switch box.kind {
    case .radiolist:
      var group = options
      group.isRequired = false
      // Of several that are on, the last one is.
      if let on = box.items.lastIndex(where: \.isOn) { _ = try? group.select(group[on].key) }
      return .radio(group)
    case .checklist:
      guard !box.items.isEmpty else { return .note }
      var group = options
      group.isRequired = false
      let keys = box.items.indices.filter { box.items[$0].isOn }.map { group[$0].key }
      return .checklist(group, CheckedOptions(Set(keys)))
    case .menu:
      var group = options
      if let firstFocus { _ = try? group.select(firstFocus) }
      return .actions(group)
    case .inputbox, .passwordbox:
      let initial = String(decoding: box.initial, as: UTF8.self)
      return .entry(TextEntry(box.kind == .passwordbox ? .secret : .text, text: initial))
    case .yesno: return nil
    case .msgbox, .textbox, .infobox, .gauge: return .note
    }
  }

  /// The focus begins at the first item, or at the last one that `--default-item` names.
  private var firstFocus: OptionKey? {
    guard box.kind.hasItems, !box.items.isEmpty else { return nil }
    let named = line.texts[.defaultItem].flatMap { tag in
      box.items.lastIndex { $0.tag == tag }
    }
    return Self.keys(of: box.items)[named ?? 0]
  }

  private var options: RadioGroup<OptionKey> {
    let keys = Self.keys(of: box.items)
    let options = zip(keys, box.items).map { RadioOption(key: $0, label: label(of: $1)) }
    guard let group = try? RadioGroup(options) else { preconditionFailure("keys are unique") }
    return group
  }

  /// Tags, which may be the same: a further one has its place behind a NUL, which no tag has.
  static func keys(of items: [BoxArguments.Item]) -> [OptionKey] {
    var used: Set<[UInt8]> = []
    return items.enumerated().map { position, item in
      let isNew = used.insert(item.tag).inserted
      return OptionKey(bytes: isNew ? item.tag : item.tag + [0] + Array("\(position)".utf8))
    }
  }

  private func label(of item: BoxArguments.Item) -> String {
    let name = String(decoding: item.item, as: UTF8.self)
    let tag = line.flags.contains(.notags) ? "" : String(decoding: item.tag, as: UTF8.self)
    if tag.isEmpty || name.isEmpty { return tag + name }
    return words.text("summary.answer", [.text(tag), .text(name)])
  }
}

/// The buttons.
extension BoxQuestion {
  private var yesOrNo: FormField {
    let (label, detail) = labelAndDetail
    var row = RadioGroup<OptionKey>()
    append(FormField.yes, .yesButton, "confirm.yes", to: &row)
    append(FormField.no, .noButton, "confirm.no", to: &row)
    var field = FormField(
      name: Question.onlyField, kind: .buttons(row), label: label, detail: detail, groups: groups)
    field.firstFocus = line.flags.contains(.defaultno) ? FormField.no : FormField.yes
    return field
  }

  private var buttons: RadioGroup<OptionKey> {
    var row = RadioGroup<OptionKey>()
    append(Self.accept, .okButton, "button.ok", to: &row)
    if (box.kind.hasItems || box.kind.isEntry) && !line.flags.contains(.nocancel) {
      append(Self.cancel, .cancelButton, "button.cancel", to: &row)
    }
    return row
  }

  /// The script's own name for a button, without the angle brackets that some draw it with.
  private func append(
    _ key: OptionKey, _ option: WhiptailLine.Text, _ entry: String,
    to row: inout RadioGroup<OptionKey>
  ) {
    var name = text(option) ?? words.text(entry)
    if name.hasPrefix("<"), name.hasSuffix(">") { name = String(name.dropFirst().dropLast()) }
    _ = try? row.append(RadioOption(key: key, label: name))
  }
}
