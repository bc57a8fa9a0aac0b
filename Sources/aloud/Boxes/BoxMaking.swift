// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables
import RadioNavigator

/// Makes the boxes that test scripts play, from commands as shell scripts have them.
enum BoxMaking {
  /// - Parameters:
  ///   - command: whiptail or dialog, and its arguments.
  ///   - folder: the one that files are looked for in; ends in a slash, or is empty.
  ///   - words: those that the box is asked in.
  static func box(
    _ command: String, folder: String, words: LabelTables
  ) throws(ScriptBox.Refusal) -> ScriptBox {
    let all = ShellWords.words(of: command)
    guard let program = all.first.map({ String(decoding: $0, as: UTF8.self) }) else {
      throw .unusable
    }
    let arguments = Array(all.dropFirst())
    let box: (Box, end: @Sendable (Outcome, FormNavigator, Box) -> ScriptBox.End)
    switch program {
    case "whiptail": box = try whiptail(arguments)
    case "dialog": box = try dialog(arguments)
    default: throw .unknown(program, nearest: ["whiptail", "dialog"])
    }
    guard asks(box.0.kind) else {
      throw .unknown("--" + box.0.kind.rawValue, nearest: ["command: " + command])
    }
    let asked = try withContents(box.0, folder, breaksLines: program == "whiptail")
    return ScriptBox(question: BoxQuestion(asked, words: words).question) { outcome, form in
      box.end(outcome, form, asked)
    }
  }

  private static func whiptail(
    _ arguments: [[UInt8]]
  ) throws(ScriptBox.Refusal) -> (Box, @Sendable (Outcome, FormNavigator, Box) -> ScriptBox.End) {
    let line = WhiptailLine(arguments)
    if case .unknownOption(let option)? = line.mistake {
      throw unknown(option, among: WhiptailLine.names)
    }
    guard line.mistake == nil, let box = Box(line) else { throw .unusable }
    return (
      box,
      { outcome, form, box in
        let answer = WhiptailAnswer(outcome, form, line, box)
        return ScriptBox.End(
          status: answer.status.rawValue, answer: String(decoding: answer.bytes, as: UTF8.self))
      }
    )
  }

  /// The first box of dialog's.
  private static func dialog(
    _ arguments: [[UInt8]]
  ) throws(ScriptBox.Refusal) -> (Box, @Sendable (Outcome, FormNavigator, Box) -> ScriptBox.End) {
    guard var reader = try? DialogReader(arguments), let next = try? reader.next() else {
      let words = DialogWord.words(arguments)
      guard let option = words.first(where: { $0.mayBeOption && $0.meaning == nil }) else {
        throw .unusable
      }
      throw unknown(option.bytes, among: DialogWord.names)
    }
    let (box, options) = next
    return (
      box,
      { outcome, form, box in
        let answer = DialogAnswer(outcome, form, box, options)
        return ScriptBox.End(
          status: answer.end.status([:]), answer: String(decoding: answer.bytes, as: UTF8.self))
      }
    )
  }

  private static func unknown(_ option: [UInt8], among names: [String]) -> ScriptBox.Refusal {
    let option = String(decoding: option, as: UTF8.self)
    let nearest = Similarity.nearest(to: option, among: names.map { "--" + $0 }, limit: 2)
    return .unknown(option, nearest: nearest)
  }

  /// Whether anybody answers it.
  private static func asks(_ kind: BoxKind) -> Bool {
    ![.infobox, .gauge, .progressbox, .programbox, .tailboxbg, .mixedgauge].contains(kind)
  }

  /// The box with the text of the file that it shows, if it is such a one.
  private static func withContents(
    _ box: Box, _ folder: String, breaksLines: Bool
  ) throws(ScriptBox.Refusal) -> Box {
    guard box.kind.isFile else { return box }
    let named = PathText.text(carrying: box.text)
    let path = named.hasPrefix("/") ? named : folder + named
    var box = box
    switch InputFile.contents(ofTextAt: path) {
    case .success(let bytes): box.text = breaksLines ? Box.breakingLines(bytes) : bytes
    case .failure(let failure): throw .unreadable(path, failure.reason)
    }
    return box
  }
}

/// Divides a command into words as a shell does. (wordexp(3))
enum ShellWords {
  /// - Returns: none where a shell would find more than one plain command.
  static func words(of command: String) -> [[UInt8]] {
    var expansion = wordexp_t()
    guard wordexp(command, &expansion, Int32(WRDE_NOCMD | WRDE_UNDEF)) == 0 else { return [] }
    defer { wordfree(&expansion) }
    return (0..<expansion.we_wordc).compactMap { place in
      expansion.we_wordv[place].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }
}
