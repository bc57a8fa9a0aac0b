// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc
import RadioNavigator

/// Our commands as readline's named functions, and always by their names: the functions are static
/// ones of a header, of which there may be copies.
enum ReadlineCommands {
  /// The command of each function.
  private static let commands: [String: Command] = Dictionary(
    KeyTable.bindings.map { ($0.functionName, $0.command) }, uniquingKeysWith: { first, _ in first }
  )

  /// The functions as readline knows them.
  nonisolated(unsafe) private(set) static var functions: [String: ReadlineFunction] = [:]

  /// Makes the functions known to readline, and to inputrc, by their names.
  static func define() {
    for (number, name) in commands.keys.enumerated() {
      // readline keeps the name.
      let kept = strdup(name)
      aloud_define(kept, Int32(number))
      functions[name] = rl_named_function(kept)
    }
  }

  /// Binds a sequence, as readline writes it in an inputrc with a null at its end, to a function.
  static func bind(_ sequence: [CChar], to name: String, in keymap: Keymap) {
    rl_bind_keyseq_in_map(sequence, functions[name], keymap)
  }

  /// The names of the functions that the person's keymaps bind anything to; seldom any.
  ///
  /// - Complexity: O(number of entries in the keymaps).
  static func personalNames() -> [String] {
    let addresses = functions.values.map(EditingFunctions.address)
    guard let lowest = addresses.min(), let highest = addresses.max() else { return [] }
    let bound = PersonalKeymaps.entries().compactMap { place, _ -> UInt? in
      guard Int32(place.pointee.type) == ISFUNC, let function = place.pointee.function else {
        return nil
      }
      let address = EditingFunctions.address(function)
      return (lowest...highest).contains(address) ? address : nil
    }
    guard !bound.isEmpty else { return [] }
    return functions.filter { bound.contains(EditingFunctions.address($0.value)) }.map(\.key)
  }

  /// The sequences that a keymap binds a function to (`rl_invoking_keyseqs_in_map`); half in bytes
  /// and half in octal, so that they are no text.
  static func sequences(of name: String, in keymap: Keymap) -> [[CChar]] {
    guard let found = rl_invoking_keyseqs_in_map(functions[name], keymap) else { return [] }
    defer { free(found) }
    var sequences: [[CChar]] = []
    while let sequence = found[sequences.count] {
      sequences.append(Array(UnsafeBufferPointer(start: sequence, count: strlen(sequence) + 1)))
      free(sequence)
    }
    return sequences
  }

  /// What keys are bound to in a keymap.
  ///
  /// - Returns: the command, nil for none of ours; and whether longer sequences begin like this.
  static func command(of keys: [UInt8], in keymap: Keymap) -> (command: Command?, isPrefix: Bool) {
    var isPrefix: Int32 = 0
    let name = keys.withUnsafeBytes { bytes in
      aloud_command_name(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, keymap, &isPrefix)
    }
    return (name.flatMap { commands[String(cString: $0)] }, isPrefix != 0)
  }
}
