// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc
import RadioNavigator

/// Our commands as readline's named functions.
///
/// The functions are static ones of the shim header, of which every source file would have its
/// own: only this file uses them.
enum ReadlineCommands {
  /// The names of the functions; a function's place is its number.
  static let names: [String] = {
    var names: [String] = []
    for binding in KeyTable.bindings where !names.contains(binding.functionName) {
      names.append(binding.functionName)
    }
    return names
  }()

  /// Makes the functions known to readline, and to inputrc, by their names (`rl_add_defun`).
  static func define() {
    for (number, name) in names.enumerated() {
      // readline keeps the name.
      rl_add_defun(strdup(name), aloud_command(Int32(number)), -1)
    }
  }

  /// Binds a sequence, as readline writes it in an inputrc with a null at its end, to a function.
  static func bind(_ sequence: [CChar], to number: Int, in keymap: Keymap) {
    rl_bind_keyseq_in_map(sequence, aloud_command(Int32(number)), keymap)
  }

  /// The sequences that a keymap binds a function to (`rl_invoking_keyseqs_in_map`); half in bytes
  /// and half in octal, so that they are no text.
  static func sequences(of number: Int, in keymap: Keymap) -> [[CChar]] {
    guard let found = rl_invoking_keyseqs_in_map(aloud_command(Int32(number)), keymap) else {
      return []
    }
    defer { free(found) }
    var sequences: [[CChar]] = []
    while let sequence = found[sequences.count] {
      sequences.append(Array(UnsafeBufferPointer(start: sequence, count: strlen(sequence) + 1)))
      free(sequence)
    }
    return sequences
  }

  /// Presses keys in a keymap.
  ///
  /// - Returns: the number of the function they call, nil for none of ours; and whether longer
  ///   sequences begin like this.
  static func press(_ keys: [UInt8], in keymap: Keymap) -> (number: Int?, isPrefix: Bool) {
    var isPrefix: Int32 = 0
    let number = keys.withUnsafeBytes { bytes in
      aloud_press(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, keymap, &isPrefix)
    }
    return (names.indices.contains(Int(number)) ? Int(number) : nil, isPrefix != 0)
  }
}
