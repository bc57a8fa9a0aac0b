// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import Glibc
import LabelTables
import RadioModel
import TerminalUI

/// `aloud dialog`, or the command by the name dialog: boxes, asked one after the other.
struct DialogCommand {
  private var reader: DialogReader
  private let streams: BoxStreams
  private let environment: [String: String]
  /// How the next box is asked.
  private let asking: () throws(UsageError) -> QuestionAsking
  private var hasTerminal = false
  /// Files that are followed beside the boxes that come behind theirs.
  private var followed = FollowedFiles()
  /// How many boxes with an answer there were.
  private var answers = 0

  init(
    _ reader: DialogReader, _ streams: BoxStreams, environment: [String: String],
    asking: @escaping () throws(UsageError) -> QuestionAsking
  ) {
    self.reader = reader
    self.streams = streams
    self.environment = environment
    self.asking = asking
  }

  /// Something went wrong before or between boxes.
  enum Failure: Error {
    case mistake(DialogMistake)
    case usage(UsageError)
  }

  /// Asks all boxes.
  ///
  /// - Returns: how the last one ended.
  mutating func run() throws(Failure) -> DialogEnd {
    var end = DialogEnd.accepted
    var isFirst = true
    repeat {
      let next: (Box, DialogOptions)?
      do throws(DialogMistake) {
        next = try reader.next()
      } catch {
        try report(isFirst: isFirst, isLast: false)
        throw .mistake(error)
      }
      try report(isFirst: isFirst, isLast: next == nil)
      isFirst = false
      guard let (box, options) = next else { return end }
      let filled = try filled(box)
      if options.flags.contains(.printSize) { try tellSize(of: box, options) }
      let answer = try run(filled, options)
      end = answer.end
      try write(answer, box, options)
      if let seconds = options.numbers[.sleep], seconds > 0, end != .escaped {
        sleep(UInt32(clamping: seconds))
      }
      guard end.hasAnswer || end == .refused else { return end }
    } while reader.goOn(isAccepted: end == .accepted)
    return end
  }

  /// Tells what the options before a box ask for.
  ///
  /// - Parameter isLast: whether no box follows.
  private func report(isFirst: Bool, isLast: Bool) throws(Failure) {
    guard !reader.reports.isEmpty else { return }
    let size = DialogWords.terminalSize(environment)
    var told: [UInt8] = []
    if isFirst { told += DialogReport.told(reader.reports, .before(DialogWords.inputSize)) }
    if !isLast { told += DialogReport.told(reader.reports, isFirst ? .first(size) : .later(size)) }
    try write(told)
  }

  private func tellSize(of box: Box, _ options: DialogOptions) throws(Failure) {
    let layout = DialogLayout(terminal: DialogWords.terminalSize(environment), options)
    var contents: [UInt8] = []
    if box.kind.isFile, box.kind != .editbox {
      let path = PathText.text(carrying: box.text)
      contents = (try? InputFile.contents(ofTextAt: path).get()) ?? []
    }
    let size = DialogBoxSize(box: box, layout: layout).size(contents: contents)
    try write(Array("Size: \(size.height), \(size.width)\n".utf8))
  }

  private func write(_ bytes: [UInt8]) throws(Failure) {
    if OutputFile.write(bytes, to: streams.answer) != nil { throw .mistake(.noOutput) }
  }

  /// The box with what its file holds.
  private mutating func filled(_ box: Box) throws(Failure) -> Box {
    var filled = box
    guard box.kind.isFile else { return filled }
    if box.kind == .editbox, !Self.isFile(box.text) { throw .mistake(.notAFile(box.text)) }
    if [.tailbox, .tailboxbg].contains(box.kind),
      let file = FollowedFile(path: PathText.text(carrying: box.text))
    {
      if box.kind == .tailbox { followed.text = file } else { followed.others.append(file) }
      let count = box.kind == .tailbox ? file.lines.count : BoxQuestion.lastLines
      filled.text = Array(file.lines.suffix(count).joined(separator: "\n").utf8)
      return filled
    }
    switch InputFile.contents(ofTextAt: PathText.text(carrying: box.text)) {
    case .success(let bytes) where box.kind == .editbox:
      filled.text = []
      var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
      filled.lines = lines.enumerated().map { place, line in
        Box.Line(label: Array("\(place + 1)".utf8), text: Array(line))
      }
    case .success(let bytes): filled.text = bytes
    case .failure(let failure):
      switch box.kind {
      case .editbox: throw .mistake(.notAFile(box.text))
      case .textbox: throw .mistake(.noFile(box.text))
      default: throw .mistake(failure.reason == EISDIR ? .unreadableTail : .noTail)
      }
    }
    return filled
  }

  /// Whether there is a file at a path, and neither a folder nor a device.
  private static func isFile(_ path: [UInt8]) -> Bool {
    var status = stat()
    return PathText.withPath(PathText.text(carrying: path)) { stat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFREG
  }

  private mutating func run(_ box: Box, _ options: DialogOptions) throws(Failure) -> DialogAnswer {
    guard try openTerminal(for: box) else { return DialogAnswer(.accepted) }
    // There is no such time, and dialog says nothing of it.
    if box.kind == .timebox, zip(box.numbers, [24, 60, 60]).contains(where: { $0 >= $1 }) {
      return DialogAnswer(.failed)
    }
    do throws(UsageError) {
      var asked = BoxAsking(box: box, asking: try asking())
      asked.asking.followed = followed
      followed.text = nil
      switch box.kind {
      case .gauge: try asked.follow()
      case .progressbox: try asked.followLines(from: STDIN_FILENO, isLast: true)
      case .programbox:
        try asked.followLines(from: STDIN_FILENO, isLast: false)
        return try ask(&asked, options)
      case .prgbox:
        if let program = ProgramOutput(of: box.initial) {
          try asked.followLines(from: program.descriptor, isLast: false)
        }
        return try ask(&asked, options)
      case .infobox:
        try asked.tell()
        return DialogAnswer(.accepted, options)
      case .tailboxbg, .mixedgauge: try asked.tell()
      default: return try ask(&asked, options)
      }
    } catch { throw .usage(error) }
    return DialogAnswer(.accepted)
  }

  /// - Returns: false where a gauge goes on without a terminal.
  private mutating func openTerminal(for box: Box) throws(Failure) -> Bool {
    guard !hasTerminal else { return true }
    guard let terminal = try? Terminal.open() else {
      switch box.kind {
      // Nobody has to answer these.
      case .infobox, .mixedgauge, .progressbox: return true
      case .gauge:
        while readLine() != nil {}
        return false
      default: throw .mistake(.noTerminal)
      }
    }
    hasTerminal = true
    terminal.dropEarlierKeys()
    streams.divertErrors()
    return true
  }

  private func ask(
    _ asked: inout BoxAsking, _ options: DialogOptions
  ) throws(UsageError) -> DialogAnswer {
    while true {
      let (outcome, form) = try asked.ask()
      let answer = DialogAnswer(outcome, form, asked.box, options)
      guard asked.box.kind == .inputmenu, answer.end == .extra else { return answer }
      let place = form.navigators[0].focusedPosition ?? 0
      if let renamed = try rename(asked.box.items[place], options) { return renamed }
      // The next one has a voice of its own.
      asked = BoxAsking(box: asked.box, asking: try asking())
    }
  }

  /// Asks for another name of a row.
  ///
  /// - Returns: nil where there is to be none; the end of an interrupted one.
  private func rename(
    _ item: Box.Item, _ options: DialogOptions
  ) throws(UsageError) -> DialogAnswer? {
    var box = Box(.inputbox)
    box.text = item.tag
    box.initial = item.item
    box.typesBefore = true
    box.killsWholeLine = true
    box.deletesAtEnd = true
    box.mostBytes = options.numbers[.maximumInput].flatMap { $0 > 0 ? $0 : nil }
    box.buttons = [Box.Button(role: .accept, name: nil, entry: "button.ok")]
    box.buttonKeys = .ring
    var asked = BoxAsking(box: box, asking: try asking())
    let (outcome, form) = try asked.ask()
    var plain = options
    plain.flags.remove(.lastKey)
    let named = DialogAnswer(outcome, form, box, plain)
    if named.end == .interrupted { return named }
    return named.end == .accepted
      ? DialogAnswer(renamed: item, to: named.bytes, options) : nil
  }

  private mutating func write(
    _ answer: DialogAnswer, _ box: Box, _ options: DialogOptions
  ) throws(Failure) {
    if box.kind.hasItems || box.kind.isEntry || box.kind.isForm
      || [.rangebox, .calendar, .timebox].contains(box.kind)
    {
      answers += 1
    }
    guard answer.end.hasAnswer else {
      if answer.end == .timedOut, environment["DIALOG_TIMEOUT"] != nil {
        _ = OutputFile.write(DialogMistake.timeout.message, to: streams.errors)
      }
      return
    }
    var bytes = answer.bytes
    if answers > 1, !options.flags.contains(.separateOutput) { bytes = reader.separator + bytes }
    try write(bytes)
  }
}
