// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import RadioNavigator

/// Reads a typed secret on a terminal in `TerminalMode.lines`: edited as in readline, and neither
/// shown nor remembered. The terminal itself does not echo in that mode, and is as it was before
/// whichever way the question ends (see `Terminal`).
///
/// readline never has the secret; see `ReadlineEditor.begin`. Belongs to one thread.
public final class SecretLineReader {
  private let terminal: Terminal
  private let input: KeyboardInput
  private let terminalType: String
  private let placeholder: Character?
  private let editor = ReadlineEditor()
  private var line = (text: "", cursor: 0)
  private var prompt = ""
  private var isEditing = false
  private var shown = 0
  /// Called for every key, before it is looked at.
  public var keyTyped: () -> Void = {}

  /// - Parameters:
  ///   - terminal: which is in `TerminalMode.lines` while lines are read.
  ///   - terminalType: `TERM`.
  ///   - placeholder: shown for each character, of one column; nil shows nothing at all, not even
  ///     how many there are.
  public init(terminal: Terminal, terminalType: String, placeholder: Character? = nil) {
    self.terminal = terminal
    self.terminalType = terminalType
    self.placeholder = placeholder
    input = KeyboardInput(descriptor: terminal.input, signals: terminal.signals, chunk: 1)
  }

  deinit {
    abandon()
  }

  /// Waits for a line, or whatever else happens first; what was typed of a line stays.
  ///
  /// - Parameters:
  ///   - prompt: shown when a new line begins.
  ///   - deadline: in milliseconds of `MonotonicClock`; nil waits for ever.
  ///   - descriptors: further ones that end the wait when they are readable.
  /// - Returns: as `LineReader.next` does.
  public func next(
    prompt: String, deadline: Int? = nil, descriptors: [Int32] = []
  ) -> KeyInput {
    if !isEditing { begin(prompt) }
    while true {
      switch input.next(until: deadline, descriptors: descriptors) {
      case .byte(let byte):
        keyTyped()
        if let result = take(press(beginning: byte)) { return result }
      case .woke(let descriptor): return .woke(descriptor)
      case .deadline: return .deadline
      case .signal(SIGWINCH): return .resized
      case .signal(let signal): return .signal(signal)
      case .hangUp:
        abandon()
        return .hangUp
      }
    }
  }

  /// Prints lines while one is being typed, and shows the prompt below them again.
  public func show(_ lines: [String]) {
    if isEditing { write("\n") }
    write(lines.map { SafeText.drawn($0) + "\n" }.joined())
    redraw()
  }

  /// Shows the prompt anew, on a line of its own: after the process was stopped.
  public func redraw() {
    guard isEditing else { return }
    shown = 0
    write("\r" + SafeText.visible(prompt))
    showPlaceholders()
  }

  /// Gives up the line that is being typed, and ends it on the terminal.
  public func abandon() {
    guard isEditing else { return }
    forget()
  }

  private func begin(_ prompt: String) {
    self.prompt = prompt
    isEditing = true
    shown = 0
    editor.begin("", isSecret: true)
    write(SafeText.visible(prompt))
  }

  private func forget() {
    editor.end()
    line = ("", 0)
    isEditing = false
    write("\n")
  }

  private func press(beginning byte: UInt8) -> KeyPress {
    KeyPressReader(
      nextByte: { [input] in input.byte(within: $0) }, unread: { [input] in input.unread($0) }
    ).press(beginning: byte)
  }

  private func take(_ press: KeyPress) -> KeyInput? {
    let name: String
    switch press {
    case .noise: return nil
    case .character(let character): name = character == " " ? "Space" : String(character)
    case .sequence(let bytes): name = KeySequences.name(of: bytes, terminalType: terminalType)
    }
    switch name {
    case "Enter":
      defer { forget() }
      return .command(.line(line.text), keyName: name)
    case "C-c":
      forget()
      return .command(.interrupt, keyName: name)
    case "C-d" where line.text.isEmpty:
      forget()
      return .command(.endOfInput, keyName: name)
    case "Escape" where !editor.takesEscape:
      forget()
      return .command(.cancel, keyName: name)
    default:
      if let edited = editor.edit(line.text, cursor: line.cursor, key: name) { line = edited }
      showPlaceholders()
      return nil
    }
  }

  /// As many as there are characters; where the cursor is among them is not told.
  private func showPlaceholders() {
    guard let placeholder else { return }
    let count = line.text.count
    if count > shown {
      write(String(repeating: placeholder, count: count - shown))
    } else {
      write(String(repeating: "\u{8} \u{8}", count: shown - count))
    }
    shown = count
  }

  private func write(_ text: String) {
    if !text.isEmpty { terminal.write(Array(text.utf8)) }
  }
}
