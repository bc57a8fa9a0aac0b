// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A program on a terminal of its own, with a person at it who waits for what they see.
public final class TerminalSession {
  public let program: RunningProgram
  public let screen: TerminalEmulator
  /// The terminal's attributes before the program started.
  public let attributesBefore: TerminalAttributes
  /// How long to wait for anything, in seconds: far longer than a busy machine needs.
  public static let limit = 30

  private let terminal: PseudoTerminal

  /// - Parameters:
  ///   - terminalDescriptors: which of the program's descriptors are the terminal.
  public init(
    _ launch: Launch, terminalDescriptors: Set<Int32> = [0, 1, 2], input: [UInt8] = [],
    screen: TerminalEmulator = TerminalEmulator(), typedAhead: String = ""
  ) throws {
    terminal = PseudoTerminal(columns: UInt16(screen.columns), rows: UInt16(screen.rows))
    self.screen = screen
    attributesBefore = TerminalAttributes(terminal.attributes)
    terminal.type(typedAhead)
    var launch = launch
    launch.terminalDescriptors = terminalDescriptors
    program = try RunningProgram(launch, input: input, terminal: terminal)
  }

  public var attributes: TerminalAttributes { TerminalAttributes(terminal.attributes) }

  public func type(_ keys: String) {
    terminal.type(keys)
  }

  public func type(bytes: [UInt8]) {
    terminal.type(bytes: bytes)
  }

  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
  }

  /// The terminal goes away, as when its window is closed.
  public func hangUp() {
    terminal.hangUp()
  }

  /// Waits until the screen is so.
  public func wait(
    for what: String, until isSo: (TerminalEmulator) -> Bool
  ) throws {
    try wait(for: what) { isSo(screen) }
  }

  /// Waits until the screen shows a text.
  public func wait(for text: String) throws {
    try wait(for: text) { $0.shows(text) }
  }

  /// Waits until something else is so that the program's doings bring about.
  public func wait(for what: String, until isSo: () -> Bool) throws {
    do {
      try program.wait(
        seconds: Self.limit, terminal: terminal.person, read: readScreen, until: isSo)
    } catch {
      throw ProgramFailure(
        "waited for \(what): \(error)\n" + screen.text.joined(separator: "\n")
          + "\nended: \(String(describing: program.ending))")
    }
  }

  /// Waits until the program ended, and reads what it left on the screen.
  public func end() throws -> Ending {
    try wait(for: "the end") { program.hasEnded }
    readScreen()
    return program.ending!
  }

  /// What the program wrote on a standard output that is no terminal.
  public var output: String {
    String(decoding: program.written[1]!, as: UTF8.self)
  }

  private func readScreen() {
    screen.feed(terminal.output())
    if !screen.answers.isEmpty {
      terminal.type(bytes: screen.answers)
      screen.answers = []
    }
  }
}

/// termios(3) attributes, to be compared.
public struct TerminalAttributes: Equatable, Sendable {
  public let flags: [UInt32]
  public let characters: [UInt8]

  init(_ attributes: termios) {
    flags = [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
    characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
  }
}
