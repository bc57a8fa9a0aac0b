// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc
import RadioNavigator

/// What a key sequence means.
enum KeyMeaning: Hashable {
  case command(Command)
  /// The beginning of longer sequences, and what it does alone.
  case prefix(Command?)
  case none
}

/// A readline keymap of our own: the key table, and on top of it what the person's inputrc binds
/// our functions to.
///
/// The person's usual keymap is only searched for our functions. What else it binds, such as
/// history search on the arrow keys, or vi mode's letters, would take our keys away.
struct ReadlineKeymap {
  private let keymap: Keymap

  /// - Parameter terminalType: `TERM`.
  init(terminalType: String) {
    Readline.initialize()
    keymap = rl_make_bare_keymap()
    for binding in KeyTable.bindings {
      for sequence in KeySequences.sequences(ofKey: binding.key, terminalType: terminalType) {
        ReadlineCommands.bind(Self.notation(sequence), to: binding.functionName, in: keymap)
      }
    }
    let personalNames = ReadlineCommands.personalNames()
    guard !personalNames.isEmpty else { return }
    for map in ["emacs", "vi-insert", "vi-command"] {
      guard let personal = rl_get_keymap_by_name(map) else { continue }
      for name in personalNames {
        for sequence in ReadlineCommands.sequences(of: name, in: personal) {
          ReadlineCommands.bind(sequence, to: name, in: keymap)
        }
      }
    }
  }

  /// The meaning of a sequence of bytes.
  func meaning(of sequence: [UInt8]) -> KeyMeaning {
    let (command, isPrefix) = ReadlineCommands.command(of: sequence, in: keymap)
    return isPrefix ? .prefix(command) : command.map(KeyMeaning.command) ?? .none
  }

  /// A sequence as readline writes it in an inputrc: every byte in octal.
  private static func notation(_ sequence: [UInt8]) -> [CChar] {
    let text = sequence.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return Array(text.joined().utf8CString)
  }
}
