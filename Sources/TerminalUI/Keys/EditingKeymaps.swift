// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc

/// The person's keymaps as they are while a field of a form is edited: with readline's functions
/// that edit a text, and without all others, which would end the line, look into a history or
/// write to the terminal.
///
/// The entries are changed in place and put back: vi's functions know their keymaps by address.
struct EditingKeymaps {
  /// What a key sequence is bound to.
  enum Binding {
    case function(UInt)
    /// The keys that are typed in its place.
    case macro([UInt8])
    /// The beginning of longer sequences, and what it does alone.
    case prefix(alone: UInt?)
    case none
  }

  private struct Entry {
    let place: UnsafeMutablePointer<KEYMAP_ENTRY>
    let usual: KEYMAP_ENTRY
    let editing: KEYMAP_ENTRY
  }

  private let entries: [Entry]

  /// Looks through all entries, some thousands.
  init() {
    var entries: [Entry] = []
    for (place, _) in PersonalKeymaps.entries() {
      guard Int32(place.pointee.type) == ISFUNC, let function = place.pointee.function else {
        continue
      }
      let address = unsafeBitCast(function, to: UInt.self)
      guard !EditingFunctions.isAllowed(address) else { continue }
      var editing = place.pointee
      editing.function = EditingFunctions.replacement(for: address)
      entries.append(Entry(place: place, usual: place.pointee, editing: editing))
    }
    self.entries = entries
  }

  /// Does something while they are in force.
  func inForce<Result>(_ body: () -> Result) -> Result {
    for entry in entries { entry.place.pointee = entry.editing }
    defer { for entry in entries { entry.place.pointee = entry.usual } }
    return body()
  }

  /// What a sequence is bound to in the keymap of the moment.
  static func binding(of sequence: [UInt8]) -> Binding {
    binding(of: sequence, in: rl_get_keymap())
  }

  static func binding(of sequence: [UInt8], in keymap: Keymap) -> Binding {
    var type: Int32 = 0
    let found = sequence.withUnsafeBytes { bytes in
      rl_function_of_keyseq_len(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, keymap, &type)
    }
    guard let found else { return .none }
    let address = unsafeBitCast(found, to: UInt.self)
    switch type {
    case ISMACR:
      let text = UnsafePointer<UInt8>(bitPattern: address)!
      return .macro(Array(UnsafeBufferPointer(start: text, count: strlen(found: text))))
    case ISKMAP:
      let alone = UnsafePointer<KEYMAP_ENTRY>(bitPattern: address)![PersonalKeymaps.anyOtherKey]
      guard Int32(alone.type) == ISFUNC, let function = alone.function else {
        return .prefix(alone: nil)
      }
      return .prefix(alone: unsafeBitCast(function, to: UInt.self))
    default: return .function(address)
    }
  }

  private static func strlen(found text: UnsafePointer<UInt8>) -> Int {
    Glibc.strlen(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self))
  }

  /// Does something while single bytes call a function, whatever they are bound to.
  static func binding<Result>(
    _ bytes: [UInt8], to function: ReadlineFunction, _ body: () -> Result
  ) -> Result {
    let keymap = rl_get_keymap()!
    let usual = bytes.map { keymap[Int($0)] }
    for byte in bytes {
      keymap[Int(byte)] = KEYMAP_ENTRY(type: CChar(ISFUNC), function: function)
    }
    defer { for (byte, entry) in zip(bytes, usual) { keymap[Int(byte)] = entry } }
    return body()
  }
}

/// The keymaps that a person's inputrc changes.
enum PersonalKeymaps {
  /// The entry of what a prefix does alone (`ANYOTHERKEY`).
  static let anyOtherKey = Int(KEYMAP_SIZE) - 1

  static let names = ["emacs", "vi-insert", "vi-command"]

  /// All entries, those of longer sequences too, each with the keymap it is reached from.
  static func entries() -> [(place: UnsafeMutablePointer<KEYMAP_ENTRY>, root: Keymap)] {
    var found: [(UnsafeMutablePointer<KEYMAP_ENTRY>, Keymap)] = []
    // Some twenty.
    var seen: [Keymap] = []
    for name in names {
      guard let root = rl_get_keymap_by_name(name) else { continue }
      var waiting: [Keymap] = [root]
      while let keymap = waiting.popLast() {
        guard !seen.contains(keymap) else { continue }
        seen.append(keymap)
        for key in 0..<Int(KEYMAP_SIZE) {
          guard let function = keymap[key].function else { continue }
          if Int32(keymap[key].type) == ISKMAP {
            waiting.append(unsafeBitCast(function, to: Keymap.self))
          } else {
            found.append((keymap + key, root))
          }
        }
      }
    }
    return found
  }
}
