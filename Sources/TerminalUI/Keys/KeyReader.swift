// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RadioNavigator

/// What a wait for a key came to.
public enum KeyInput: Hashable, Sendable {
  /// A key, by its name in scripts, and what it means.
  case command(Command, keyName: String)
  /// A descriptor other than the keyboard is readable.
  case woke(Int32)
  /// A paste is longer than what is taken of it: so many characters.
  case pasteCut(Int)
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
  private var keys = WaitingKeys()
  private var paste: Paste?
  /// Whether the line ends of a pasted text are given, as keys of the name `KeyTable.lineEnd`; else
  /// they are spaces.
  public var keepsLineEnds = false
  /// Called when no key waits, before one is waited for.
  public var becomesIdle: () -> Void = {}

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

  /// Whether a key was typed that `next` did not give yet.
  public var hasKeyWaiting: Bool { !keys.isEmpty || input.hasKeyWaiting }

  /// Waits for the next key or whatever else happens first.
  ///
  /// Keys that wait are read ahead, up to one that may end the question: those behind it are for
  /// the next one, or for the shell. An interrupt among them goes first, and they are forgotten.
  ///
  /// - Parameters:
  ///   - deadline: in milliseconds of `MonotonicClock`; nil waits for ever.
  ///   - descriptors: further ones that end the wait when they are readable.
  public func next(deadline: Int? = nil, descriptors: [Int32] = []) -> KeyInput {
    while true {
      if let signal = input.takeSignal() { return Self.keyInput(.signal(signal)) }
      readAhead()
      if let key = keys.take() { return key }
      if !input.hasKeyWaiting { becomesIdle() }
      var event = InputEvent.hangUp
      let byte = Readline.readKey { [input] in
        event = input.next(until: deadline, descriptors: descriptors)
        if case .byte(let byte) = event { return byte } else { return nil }
      }
      guard let byte else { return Self.keyInput(event) }
      takeKey(beginning: byte)
    }
  }

  /// The characters that wait behind one that `next` gave, where they are more than anybody types.
  ///
  /// - Parameter first: the name of the key that `next` gave.
  /// - Returns: all of them with the first one; nil where that is no character, and where few wait.
  public func characters(from first: String) -> [Character]? {
    guard let character = WaitingKeys.character(named: first) else { return nil }
    let others = keys.takeCharacters(atLeast: Self.manyCharacters)
    return others.isEmpty ? nil : [character] + others
  }

  private static let manyCharacters = 32

  private func readAhead() {
    while keys.mayBeFollowed, !input.isEnding, input.hasKeyWaiting,
      let byte = Readline.readKey(from: { [input] in input.byte(within: 0) })
    {
      takeKey(beginning: byte)
    }
  }

  private func takeKey(beginning byte: UInt8) {
    if let paste, paste.isOver { self.paste = nil }
    if let key = key(for: press(beginning: byte)) { keys.add(key) }
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
    case .noise(let bytes):
      guard paste == nil else { return nil }
      let name = KeySequences.name(ofNoise: bytes)
      return .command(.unknownKey(name), keyName: name)
    case .sequence(Self.pasteBegins):
      paste = Paste()
      return nil
    case .sequence(Self.pasteEnds):
      paste = nil
      return nil
    case .sequence(let bytes):
      if input.isLateReport(bytes) { return nil }
      if bytes == [0x0D] || bytes == [0x0A], paste != nil { return lineEnd(by: bytes[0]) }
      paste?.add(bytes: bytes.count, isCharacter: false)
      // What ends the question does so in a paste without an end too.
      return paste == nil || isWayOut(bytes) ? meaning(of: bytes, character: nil) : nil
    case .character(let character):
      guard paste != nil else {
        return meaning(of: Array(String(character).utf8), character: character)
      }
      // Where lines are pasted into one, a space keeps their words apart.
      if paste!.takesLineEnd() { keys.add(.command(.character(" "), keyName: " ")) }
      paste?.add(bytes: character.utf8.count, isCharacter: true)
      // Pasted text is text: a plus sign in it does not change the size of the type.
      if paste!.isCut { return .pasteCut(Paste.longest) }
      return paste!.isTooLong ? nil : .command(.character(character), keyName: String(character))
    }
  }

  /// What the end of a line in a paste means at once.
  private func lineEnd(by byte: UInt8) -> KeyInput? {
    paste?.add(bytes: 1, isCharacter: false)
    guard keepsLineEnds else {
      paste?.addLineEnd()
      return nil
    }
    guard paste?.endsLine(by: byte) == true, paste?.isTooLong == false else { return nil }
    return .command(.character(KeyTable.lineEnd), keyName: String(KeyTable.lineEnd))
  }

  private func isWayOut(_ bytes: [UInt8]) -> Bool {
    switch keymap.meaning(of: bytes) {
    case .command(let command), .prefix(let command?):
      [.interrupt, .endOfInput, .cancel].contains(command)
    case .prefix(nil), .none: false
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
