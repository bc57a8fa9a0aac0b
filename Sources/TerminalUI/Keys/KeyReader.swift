// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RadioNavigator

/// What a wait for a key came to.
public enum KeyInput: Hashable, Sendable {
  /// A key, by its name in scripts, and what it means.
  case command(Command, keyName: String)
  /// A descriptor other than the keyboard is readable.
  case woke(Int32)
  case deadline
  /// The terminal's size changed.
  case resized
  /// `SIGINT`, `SIGTERM`, `SIGHUP` or `SIGQUIT`: end; `SIGTSTP`: take the picture away and call
  /// `Terminal.suspend()`; `SIGCONT`: call `Terminal.resume()`; paint anew after either.
  case signal(Int32)
  /// The terminal went away: the input has ended.
  case hangUp
}

/// Reads single keys of a terminal in `TerminalMode.keys`.
///
/// readline reads the bytes, through an `rl_getc_function` that is our event loop, and its keymaps
/// and named functions say what they mean; a person binds the functions to other keys in
/// `~/.inputrc`, between `$if aloud` and `$endif`. Sequences are gathered whole before they are
/// looked up, so that an unknown one never leaves pieces behind that mean something else, and a
/// bare Escape is known after `KeyPressReader.pause`. Belongs to one thread.
public final class KeyReader {
  public let input: KeyboardInput
  private let keymap: ReadlineKeymap
  private let terminalType: String
  private var isPasting = false
  private var lastByte = 0

  /// How long the second key of a two-key sequence may be waited for, in milliseconds; readline's
  /// own `keyseq-timeout`.
  private static let sequencePause = 500

  private static let pasteBegins = Array("\u{1B}[200~".utf8)
  private static let pasteEnds = Array("\u{1B}[201~".utf8)

  /// - Parameters:
  ///   - input: the keyboard; see `KeyboardInput.init(terminal:)`.
  ///   - terminalType: `TERM`.
  public init(input: KeyboardInput, terminalType: String) {
    self.input = input
    self.terminalType = terminalType
    keymap = ReadlineKeymap(terminalType: terminalType)
  }

  /// Waits for the next key or whatever else happens first.
  ///
  /// - Parameters:
  ///   - deadline: in milliseconds of `MonotonicClock`; nil waits for ever.
  ///   - descriptors: further ones that end the wait when they are readable.
  public func next(deadline: Int? = nil, descriptors: [Int32] = []) -> KeyInput {
    while true {
      var event = InputEvent.hangUp
      let byte = Readline.readKey { [input] in
        event = input.next(until: deadline, descriptors: descriptors)
        if case .byte(let byte) = event { return byte } else { return nil }
      }
      guard let byte else { return Self.keyInput(event) }
      let now = MonotonicClock.milliseconds()
      // A paste without an end must not swallow keys for ever.
      if isPasting && now - lastByte > Self.sequencePause { isPasting = false }
      lastByte = now
      if let key = key(for: press(beginning: byte)) { return key }
    }
  }

  private static func keyInput(_ event: InputEvent) -> KeyInput {
    switch event {
    case .woke(let descriptor): .woke(descriptor)
    case .deadline: .deadline
    case .signal(SIGWINCH): .resized
    case .signal(let signal): .signal(signal)
    case .byte, .hangUp: .hangUp
    }
  }

  private func press(beginning byte: UInt8) -> KeyPress {
    let reader = KeyPressReader(
      nextByte: { [input] pause in Readline.readKey { input.byte(within: pause) } },
      unread: { [input] in input.unread($0) })
    return reader.press(beginning: byte)
  }

  /// What a key press means; nil when it means nothing at all.
  private func key(for press: KeyPress) -> KeyInput? {
    switch press {
    case .noise: return nil
    case .sequence(Self.pasteBegins):
      isPasting = true
      return nil
    case .sequence(Self.pasteEnds):
      isPasting = false
      return nil
    case .sequence(let bytes):
      // A late answer about the cursor is nothing that a person typed.
      if KeyboardInput.cursorReport(bytes[...])?.end == bytes.count { return nil }
      return isPasting ? nil : meaning(of: bytes, character: nil)
    case .character(let character):
      // Pasted text is text: a plus sign in it does not change the size of the type.
      if isPasting { return .command(.character(character), keyName: String(character)) }
      return meaning(of: Array(String(character).utf8), character: character)
    }
  }

  private func meaning(of bytes: [UInt8], character: Character?) -> KeyInput {
    switch keymap.meaning(of: bytes) {
    case .command(let command): return named(command, bytes)
    case .prefix(let alone):
      // The reader waited after a bare Escape already.
      if bytes != [0x1B], let longer = longerSequence(beginning: bytes) { return longer }
      if let alone { return named(alone, bytes) }
    case .none: break
    }
    if let character { return .command(.character(character), keyName: String(character)) }
    if let digit = Self.keypadCharacter(bytes) {
      return .command(KeyTable.command(forKey: digit) ?? .unknownKey(digit), keyName: digit)
    }
    let name = KeySequences.name(of: bytes, terminalType: terminalType)
    return .command(.unknownKey(name), keyName: name)
  }

  /// The key sequence of several keys that begins like this, such as a person's own `C-x h`.
  private func longerSequence(beginning bytes: [UInt8]) -> KeyInput? {
    var sequence = bytes
    var later: [UInt8] = []
    while let byte = input.byte(within: Self.sequencePause) {
      let next =
        switch press(beginning: byte) {
        case .sequence(let bytes): bytes
        case .character(let character): Array(String(character).utf8)
        case .noise: [UInt8]()
        }
      sequence += next
      later += next
      switch keymap.meaning(of: sequence) {
      case .command(let command): return named(command, sequence)
      case .prefix: continue
      case .none: break
      }
      break
    }
    input.unread(later)
    return nil
  }

  private func named(_ command: Command, _ bytes: [UInt8]) -> KeyInput {
    .command(command, keyName: KeySequences.name(of: bytes, terminalType: terminalType))
  }

  /// The character of a key on a keypad in application mode (`ESC O j` to `ESC O y`).
  private static func keypadCharacter(_ bytes: [UInt8]) -> String? {
    guard bytes.count == 3, bytes.starts(with: [0x1B, UInt8(ascii: "O")]),
      (UInt8(ascii: "j")...UInt8(ascii: "y")).contains(bytes[2])
    else { return nil }
    return String(UnicodeScalar(bytes[2] - 0x40))
  }
}
