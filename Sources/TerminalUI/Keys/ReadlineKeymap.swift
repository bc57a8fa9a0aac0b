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
  private let commands: [Command]

  /// - Parameter terminalType: `TERM`.
  init(terminalType: String) {
    Readline.initialize()
    keymap = rl_make_bare_keymap()
    commands = Readline.functionNames.map { name in
      KeyTable.bindings.first { $0.functionName == name }!.command
    }
    for binding in KeyTable.bindings {
      let number = Readline.functionNames.firstIndex(of: binding.functionName)!
      for sequence in KeySequences.sequences(ofKey: binding.key, terminalType: terminalType) {
        bind(Self.notation(sequence), to: number)
      }
    }
    for name in ["emacs", "vi-insert", "vi-command"] {
      guard let personal = rl_get_keymap_by_name(name) else { continue }
      for number in commands.indices { copyBindings(of: number, from: personal) }
    }
  }

  /// The meaning of a sequence of bytes.
  func meaning(of sequence: [UInt8]) -> KeyMeaning {
    var isPrefix: Int32 = 0
    let number = sequence.withUnsafeBytes { bytes in
      Int(
        aloud_press(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, keymap, &isPrefix))
    }
    let command = commands.indices.contains(number) ? commands[number] : nil
    return isPrefix != 0 ? .prefix(command) : command.map(KeyMeaning.command) ?? .none
  }

  private func bind(_ sequence: String, to number: Int) {
    rl_bind_keyseq_in_map(sequence, aloud_command(Int32(number)), keymap)
  }

  /// Binds what another keymap binds a function of ours to (`rl_invoking_keyseqs_in_map`).
  private func copyBindings(of number: Int, from personal: Keymap) {
    guard let sequences = rl_invoking_keyseqs_in_map(aloud_command(Int32(number)), personal) else {
      return
    }
    var position = 0
    while let sequence = sequences[position] {
      bind(String(cString: sequence), to: number)
      free(sequence)
      position += 1
    }
    free(sequences)
  }

  /// A sequence as readline writes it in an inputrc: every byte in octal.
  private static func notation(_ sequence: [UInt8]) -> String {
    sequence.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}
