// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// Makes the boxes that test scripts play, from commands as shell scripts have them.
enum BoxMaking {
  /// - Parameters:
  ///   - command: whiptail or dialog, and its arguments.
  ///   - folder: the one that files are looked for in; ends in a slash, or is empty.
  ///   - words: those that the box is asked in.
  /// - Returns: nil for a command that asks nothing.
  static func box(_ command: String, folder: String, words: LabelTables) -> ScriptBox? {
    let all = ShellWords.words(of: command)
    let arguments = Array(all.dropFirst())
    switch all.first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "whiptail": return whiptail(arguments, folder, words)
    case "dialog": return dialog(arguments, folder, words)
    default: return nil
    }
  }

  private static func whiptail(
    _ arguments: [[UInt8]], _ folder: String, _ words: LabelTables
  ) -> ScriptBox? {
    let line = WhiptailLine(arguments)
    guard line.mistake == nil, var box = Box(line), asks(box.kind) else { return nil }
    if box.kind == .textbox {
      guard let bytes = contents(of: box, folder) else { return nil }
      box.text = Box.breakingLines(bytes)
    }
    return ScriptBox(question: BoxQuestion(box, words: words).question) { [box] outcome, form in
      let answer = WhiptailAnswer(outcome, form, line, box)
      return ScriptBox.End(
        status: answer.status.rawValue, answer: String(decoding: answer.bytes, as: UTF8.self))
    }
  }

  /// The first box of dialog's.
  private static func dialog(
    _ arguments: [[UInt8]], _ folder: String, _ words: LabelTables
  ) -> ScriptBox? {
    guard var reader = try? DialogReader(arguments), let next = try? reader.next(),
      asks(next.0.kind)
    else { return nil }
    var (box, options) = next
    if box.kind.isFile {
      guard let bytes = contents(of: box, folder) else { return nil }
      box.text = bytes
    }
    return ScriptBox(question: BoxQuestion(box, words: words).question) {
      [box, options] outcome, form in
      let answer = DialogAnswer(outcome, form, box, options)
      return ScriptBox.End(
        status: answer.end.status([:]), answer: String(decoding: answer.bytes, as: UTF8.self))
    }
  }

  /// Whether anybody answers it.
  private static func asks(_ kind: BoxKind) -> Bool {
    ![.infobox, .gauge, .progressbox, .programbox, .tailboxbg, .mixedgauge].contains(kind)
  }

  private static func contents(of box: Box, _ folder: String) -> [UInt8]? {
    let path = PathText.text(carrying: box.text)
    return try? InputFile.contents(ofTextAt: path.hasPrefix("/") ? path : folder + path).get()
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
