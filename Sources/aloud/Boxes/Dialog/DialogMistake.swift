// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with dialog's arguments, in dialog's own words: scripts know these bytes, so they
/// stay what they are in every language. (dialog 1.3-20230209)
struct DialogMistake: Error, Equatable, Sendable {
  let message: [UInt8]

  init(_ message: [UInt8]) {
    self.message = [0x0A] + message + [0x0A]
  }

  init(_ message: String) { self.init(Array(message.utf8)) }

  /// One that leads to the usage.
  init(usage before: String, _ word: DialogWord? = nil, _ behind: String = "") {
    let shown = Array(word?.shown ?? [])
    self.init(
      Array(before.utf8) + shown
        + Array((behind + ".\nUse --help to list options.\n\n").utf8))
  }

  static let noOutput = DialogMistake("Cannot open output-fd\n")
  static let noInput = DialogMistake("Cannot open input-fd\n")
  static let noTerminal = DialogMistake("cannot open tty-output")
  static let timeout = DialogMistake("timeout")
  static let noFileNamed = DialogMistake("No value given for --file")
  static let tooManyFiles = DialogMistake("Too many --file options")
  static let unreadableArguments = DialogMistake("error on filehandle in unescape_argv")
  static let noSettingsFile = DialogMistake("Error opening file for writing in dlg_create_rc().")
  static let unreadableTail = DialogMistake("Error reading file in last_lines().")
  static let noTail = DialogMistake("Can't open input file in dialog_tailbox().")

  static func noArgumentFile(_ path: [UInt8]) -> DialogMistake {
    DialogMistake(Array("Cannot open --file ".utf8) + path)
  }

  static func notAFile(_ path: [UInt8]) -> DialogMistake {
    DialogMistake(Array("Not a file: ".utf8) + path)
  }

  static func noFile(_ path: [UInt8]) -> DialogMistake {
    DialogMistake(Array("Can't open input file ".utf8) + path)
  }

  /// Too few or too many arguments of a box. dialog takes the numbers of its message in another
  /// order than it gives them: 20, which is to be a length, stands for how many there are to be,
  /// and that for the length of the name.
  static func count(_ bound: String, _ limit: Int, _ box: DialogWord, have: Int) -> DialogMistake {
    let name = String(decoding: box.bytes.prefix(limit), as: UTF8.self)
    return DialogMistake(usage: "Expected \(bound) 20 tokens for \(name), have \(have)")
  }
}
