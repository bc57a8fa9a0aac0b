// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel
import RadioNavigator

/// How one of dialog's boxes ended, for the script that asked.
struct DialogAnswer: Equatable, Sendable {
  private(set) var end: DialogEnd
  private(set) var bytes: [UInt8] = []

  /// - Parameter form: the box as it was answered.
  init(_ outcome: Outcome, _ form: FormNavigator, _ box: Box, _ options: DialogOptions) {
    end = Self.end(outcome, form, box)
    // The button to refuse, which a text box has not, is pressed while no other one is chosen.
    if box.kind == .textbox, end == .accepted, options.firstButton == .cancel,
      form.current.kind != .buttons
    {
      end = .refused
    }
    guard end.hasAnswer else { return }
    var output = DialogOutput(options)
    defer { bytes = output.bytes }
    if box.kind.hasItems, !box.items.isEmpty {
      tellList(form.navigators[0], box, options, &output)
    } else if box.kind.isForm {
      tellForm(form, box, options, &output)
    } else if box.kind.isEntry || box.kind == .rangebox {
      output.add(Self.text(form.navigators[0], box))
    } else if [.calendar, .timebox].contains(box.kind) {
      let format = options.texts[box.kind == .calendar ? .dateFormat : .timeFormat]
      output.add(DialogMoment.written(box.kind, Self.parts(form, box), format: format))
    }
    if options.flags.contains(.lastKey) {
      tellKey(outcome == .timedOut ? nil : form.lastCommand, box, options, &output)
    }
  }

  /// One without a word.
  ///
  /// - Parameter options: of a box that nobody presses a key in; nil where nothing is told of keys.
  init(_ end: DialogEnd, _ options: DialogOptions? = nil) {
    self.end = end
    guard let options, options.flags.contains(.lastKey) else { return }
    var output = DialogOutput(options)
    output.addKey(nil, isSeparatedBefore: false)
    bytes = output.bytes
  }

  /// A row that was given another name.
  init(renamed item: Box.Item, to name: [UInt8], _ options: DialogOptions) {
    var output = DialogOutput(options)
    output.add("RENAMED ")
    output.addText(item.tag)
    output.add(" ")
    output.addText(name)
    // Enter took the name.
    if options.flags.contains(.lastKey) { output.addKey(.accept, isSeparatedBefore: true) }
    (end, bytes) = (.extra, output.bytes)
  }

  private static func end(_ outcome: Outcome, _ form: FormNavigator, _ box: Box) -> DialogEnd {
    switch outcome {
    case .answered(let key):
      guard form.current.kind == .buttons,
        let role = key.flatMap({ Box.Button.Role(rawValue: $0.text) })
      else { return .accepted }
      return switch role {
      case .accept: .accepted
      case .extra: .extra
      case .cancel: .refused
      case .help: .help
      }
    // A pause is over, and goes on.
    case .timedOut: return box.kind == .pause ? .accepted : .timedOut
    case .interrupted: return .interrupted
    case .cancelled, .endOfInput, .nothingSelectable, .wentBack: return .escaped
    }
  }

  private mutating func tellList(
    _ navigator: Navigator, _ box: Box, _ options: DialogOptions, _ output: inout DialogOutput
  ) {
    let flags = options.flags
    let isSeparate = flags.contains(.separateOutput)
    var chosen = chosen(navigator, box, options)
    if end == .help {
      output.add("HELP ")
      let item = box.items[navigator.focusedPosition ?? 0]
      var told = item.tag
      if flags.contains(.itemHelp), flags.contains(.helpTags) || !item.help.isEmpty {
        end = .itemHelp
        if !flags.contains(.helpTags) { told = item.help }
      } else if flags.contains(.itemHelp) {
        told = item.help
      }
      guard flags.contains(.helpStatus), box.kind.hasStatuses else {
        output.addText(told)
        return
      }
      if isSeparate {
        output.addText(told)
        // Between pieces there is one already.
        if box.kind != .buildlist { output.addSeparator() }
      } else {
        output.addQuoted(told)
      }
    } else if !box.kind.hasStatuses {
      chosen = [navigator.focusedPosition ?? 0]
    }
    for place in chosen { tell(box.items[place].tag, box.kind, isSeparate, &output) }
  }

  private func tell(
    _ tag: [UInt8], _ kind: BoxKind, _ isSeparate: Bool, _ output: inout DialogOutput
  ) {
    if kind == .checklist, isSeparate {
      output.addText(tag)
      output.addSeparator()
      return
    }
    if kind.hasStatuses { output.addSeparatorBetween() }
    if !isSeparate, [.checklist, .buildlist].contains(kind) {
      output.addQuoted(tag)
    } else {
      output.addText(tag)
    }
  }

  private func chosen(
    _ navigator: Navigator, _ box: Box, _ options: DialogOptions
  ) -> [Int] {
    switch navigator.answer {
    case .choices(let keys):
      let places = keys.compactMap { navigator.group.position(of: $0) }
      // What is added to a list that is built comes behind what was there.
      guard box.kind == .buildlist, options.flags.contains(.reorder) else { return places }
      let added = (navigator.checked?.added ?? []).compactMap { navigator.group.position(of: $0) }
      return places.filter { !added.contains($0) } + added
    case .choice(let key) where box.kind.hasStatuses:
      return [navigator.group.position(of: key)].compactMap(\.self)
    default: return []
    }
  }

  /// The key that ended the box. (dialog(3), `dlg_add_last_key`)
  private func tellKey(
    _ command: Command?, _ box: Box, _ options: DialogOptions, _ output: inout DialogOutput
  ) {
    let tellsStatus = end != .help && end != .itemHelp || options.flags.contains(.helpStatus)
    switch box.kind {
    case .tailbox: break
    case .checklist, .radiolist:
      let isSeparate = options.flags.contains(.separateOutput)
      guard tellsStatus else { break }
      output.addKey(command, isSeparatedBefore: !isSeparate, isSeparatedBehind: isSeparate)
    case .treeview, .buildlist:
      if tellsStatus { output.addKey(command, isSeparatedBefore: true) }
    case .editbox where end != .accepted: break
    case .form, .mixedform, .passwordform, .editbox:
      if tellsStatus { output.addLine(DialogOutput.number(of: command)) }
    case .calendar, .timebox:
      output.endLine()
      output.addLine(DialogOutput.number(of: command))
    default:
      let isAnswered = box.kind.hasItems || box.kind.isEntry || box.kind == .rangebox
      output.addKey(command, isSeparatedBefore: isAnswered)
    }
  }

  private mutating func tellForm(
    _ form: FormNavigator, _ box: Box, _ options: DialogOptions, _ output: inout DialogOutput
  ) {
    if box.kind == .editbox {
      tellText(form, box, &output)
      return
    }
    if end == .help {
      let present = form.fieldBeforeButtons
      let place = Int(form.form.fields[present].name) ?? 0
      output.add("HELP ")
      let line = box.lines[place]
      if options.flags.contains(.itemHelp), !line.help.isEmpty {
        end = .itemHelp
        output.addText(options.flags.contains(.helpTags) ? line.label : line.help)
      } else {
        output.addText(line.label)
      }
      guard options.flags.contains(.helpStatus) else { return }
      output.endLine()
    }
    for (place, line) in box.lines.enumerated() where line.isAnswer {
      let index = form.form.index(of: "\(place)")
      output.addLine(index.map { Self.text(form.navigators[$0]) } ?? line.text)
    }
  }

  /// A text that was edited is written by OK alone.
  private func tellText(_ form: FormNavigator, _ box: Box, _ output: inout DialogOutput) {
    guard end == .accepted else { return }
    for navigator in form.navigators.dropLast() {
      // Never in quotation marks.
      output.add(Self.text(navigator))
      output.endLine()
    }
  }

  private static func text(_ navigator: Navigator, _ box: Box) -> [UInt8] {
    if case .number(let number) = navigator.answer { return Array(number.description.utf8) }
    if box.kind == .rangebox {
      return Array("\(min(max(box.numbers[2], box.numbers[0]), box.numbers[1]))".utf8)
    }
    return text(navigator)
  }

  /// Bytes that are no text are given back as they were.
  private static func text(_ navigator: Navigator) -> [UInt8] {
    PathText.bytes(of: navigator.entry?.text ?? "")
  }

  private static func parts(_ form: FormNavigator, _ box: Box) -> [Int] {
    let names = box.kind == .calendar ? ["day", "month", "year"] : ["hour", "minute", "second"]
    return zip(names, box.numbers).map { name, number in
      guard let index = form.form.index(of: name),
        case .number(let typed) = form.navigators[index].answer
      else { return number }
      return typed.wholeNumber ?? number
    }
  }
}
