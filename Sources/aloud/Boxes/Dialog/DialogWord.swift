// SPDX-License-Identifier: GPL-3.0-or-later

/// One argument of dialog's.
struct DialogWord: Equatable, Sendable {
  let bytes: [UInt8]
  /// Whether it may be an option: it looks like one, and no `--` stands before it.
  var mayBeOption: Bool

  /// What an option asks for.
  enum Meaning: Equatable, Sendable {
    case flag(DialogOptions.Flag)
    case text(DialogOptions.Text)
    case number(DialogOptions.Number)
    /// Takes two numbers, which say where the box lies.
    case begin
    /// Of no use here.
    case nothing
    /// Takes a text and a size, and tells how dialog breaks the text.
    case textLayout(isSize: Bool)
    case box(BoxKind)
    case nextBox
    /// For dialog as a whole: the descriptors, and what is told of itself.
    case whole
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let dash = UInt8(ascii: "-")
    mayBeOption =
      bytes.count > 2 && bytes[0] == dash && bytes[1] == dash
      && Character(Unicode.Scalar(bytes[2])).isASCIILetter
  }

  /// Divides arguments: `--` is left out, and says that the next one is no option.
  static func words(_ arguments: [[UInt8]]) -> [DialogWord] {
    var words: [DialogWord] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument == Array("--".utf8) else {
        words.append(DialogWord(argument))
        continue
      }
      guard let next = rest.popFirst() else { break }
      var word = DialogWord(next)
      word.mayBeOption = false
      words.append(word)
    }
    return words
  }

  /// The text as dialog shows it in a message.
  var shown: ArraySlice<UInt8> { bytes.prefix(20) }

  var name: String { String(decoding: bytes.dropFirst(2), as: UTF8.self) }

  /// nil for a word that is no option, or one that dialog does not know.
  var meaning: Meaning? {
    guard mayBeOption else { return nil }
    let name = Self.otherNames[name] ?? name
    if let flag = DialogOptions.Flag(rawValue: name) { return .flag(flag) }
    if let text = DialogOptions.Text(rawValue: name) { return .text(text) }
    if let number = DialogOptions.Number(rawValue: name) { return .number(number) }
    if let kind = BoxKind(rawValue: name) { return .box(kind) }
    if name == "begin" { return .begin }
    if name == "print-text-only" || name == "print-text-size" {
      return .textLayout(isSize: name == "print-text-size")
    }
    if name == "and-widget" { return .nextBox }
    if Self.useless.contains(name) { return .nothing }
    return Self.whole.contains(name) ? .whole : nil
  }

  /// All options by their names.
  static let names =
    BoxKind.allCases.map(\.rawValue) + DialogOptions.Flag.allCases.map(\.rawValue)
    + DialogOptions.Text.allCases.map(\.rawValue) + DialogOptions.Number.allCases.map(\.rawValue)
    + ["begin", "print-text-only", "print-text-size", "and-widget"]
    + useless.sorted() + whole.sorted() + otherNames.keys.sorted()

  private static let otherNames = [
    "cancel-button": "cancel-label", "no-button": "no-label", "ok-button": "ok-label",
    "yes-button": "yes-label", "separator": "output-separator", "nocancel": "no-cancel",
    "nook": "no-ok", "noitem": "no-items", "notags": "no-tags", "guage": "gauge",
  ]

  private static let useless: Set<String> = [
    "allow-close", "ascii-lines", "auto-placement", "beep", "beep-after", "clear",
    "cursor-off-label", "erase-on-exit", "fb", "fixed-font", "fullbutton", "ignore", "insecure",
    "iso-week",
    "keep-colors", "keep-tite", "keep-window", "no-close", "no-cr-wrap",
    "no-hot-list", "no-kill", "no-lines", "no-mouse", "scrollbar",
    "scrolltext", "screen-center", "shadow", "size-err", "smooth", "tab-correct", "topleft",
    "under-mouse",
  ]

  private static let whole: Set<String> = [
    "create-rc", "help", "input-fd", "output-fd", "print-maxsize", "print-version", "stderr",
    "stdout", "version",
  ]
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
