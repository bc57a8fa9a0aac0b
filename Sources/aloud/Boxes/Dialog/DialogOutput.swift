// SPDX-License-Identifier: GPL-3.0-or-later
import RadioNavigator

/// What dialog writes, piece by piece. (dialog(3), `dlg_add_result` and those beside it)
struct DialogOutput: Sendable {
  private(set) var bytes: [UInt8] = []
  private let options: DialogOptions

  init(_ options: DialogOptions) { self.options = options }

  mutating func add(_ text: [UInt8]) { bytes += text }

  mutating func add(_ text: String) { bytes += Array(text.utf8) }

  /// In quotation marks where `--quoted` is given and the text needs them.
  mutating func addText(_ text: [UInt8]) {
    if options.flags.contains(.quoted) { addQuoted(text) } else { add(text) }
  }

  /// In quotation marks where the text needs them.
  mutating func addQuoted(_ text: [UInt8]) {
    let isSingle = options.flags.contains(.singleQuoted)
    let quote = UInt8(ascii: isSingle ? "'" : "\"")
    guard text.isEmpty || text.contains(where: { Self.needsQuotes($0, quote) }) else {
      return add(text)
    }
    bytes.append(quote)
    for byte in text {
      let isEscaped =
        isSingle
        ? [quote, UInt8(ascii: "\\"), 0x0A].contains(byte)
        : Self.needsQuotes(byte, quote) && byte != UInt8(ascii: " ") && byte != 0x09
      if isEscaped { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  mutating func addSeparator() {
    let usual: UInt8 = options.flags.contains(.separateOutput) ? 0x0A : 0x20
    add(options.texts[.outputSeparator] ?? [usual])
  }

  /// Between two pieces. Where the script says what stands between them, before the first as well.
  mutating func addSeparatorBetween() {
    if options.texts[.outputSeparator] != nil || !bytes.isEmpty { addSeparator() }
  }

  /// Behind each line of a form.
  mutating func addLine(_ text: [UInt8]) {
    addText(text)
    endLine()
  }

  mutating func endLine() { add(options.texts[.outputSeparator] ?? [0x0A]) }

  /// A key, with what stands between pieces before it and behind it.
  mutating func addKey(
    _ command: Command?, isSeparatedBefore: Bool, isSeparatedBehind: Bool = true
  ) {
    if isSeparatedBefore { addSeparatorBetween() }
    add(Self.number(of: command))
    if isSeparatedBehind { addSeparator() }
  }

  /// The number that curses has for a key; -1 for none, and for a letter that pressed a button.
  static func number(of command: Command?) -> [UInt8] {
    let number =
      switch command {
      case .accept, .line: 10
      case .select: 32
      default: -1
      }
    return Array("\(number)".utf8)
  }

  private static func needsQuotes(_ byte: UInt8, _ quote: UInt8) -> Bool {
    byte == quote || special.contains(byte)
  }

  /// Signs that mean something to a shell.
  private static let special = Set("#$&()*;<>?[\\]^`{|}~ \t\n".utf8)
}
