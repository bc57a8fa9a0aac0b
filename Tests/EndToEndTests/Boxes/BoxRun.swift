// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport

/// A box that somebody answers at a terminal: Aloud's, or that of the program whose place it takes.
struct BoxRun {
  let ending: Ending
  /// What was written to standard error.
  let bytes: [UInt8]
  /// Whether the terminal was left as it was found.
  let isTerminalRestored: Bool

  var answer: String { String(decoding: bytes, as: UTF8.self) }

  enum Program: CaseIterable {
    case aloudWhiptail, whiptail, aloudDialog, dialog

    var words: [String] {
      switch self {
      case .aloudWhiptail: [Aloud.path, "whiptail"]
      case .whiptail: ["whiptail"]
      case .aloudDialog: [Aloud.path, "dialog"]
      case .dialog: ["dialog"]
      }
    }
  }

  init(
    _ program: Program, _ arguments: [String], keys: String, shown: String,
    _ variables: [String: String] = [:]
  ) throws {
    try self.init(
      program, bytes: arguments.map { Array($0.utf8) }, keys: keys, shown: shown, variables)
  }

  /// - Parameters:
  ///   - keys: names of keys, and texts behind `lit:`, with spaces between.
  ///   - shown: what is on the screen when the box can be answered.
  init(
    _ program: Program, bytes arguments: [[UInt8]], keys: String, shown: String,
    _ variables: [String: String] = [:], columns: Int = 80
  ) throws {
    let launch = Launch(
      program.words.map { Array($0.utf8) } + arguments,
      environment: Aloud.environment.merging(variables) { $1 }, streams: [.null, .null, .pipe])
    let session = try TerminalSession(
      launch, terminalDescriptors: [0, 1], screen: TerminalEmulator(columns: columns, rows: 24))
    if !keys.isEmpty {
      try session.wait(for: "the box") { session.screen.shows(shown) || session.program.hasEnded }
      for key in keys.split(separator: " ") { session.type(try Self.typed(key, to: program)) }
    }
    ending = try session.end()
    bytes = session.program.written[2]!
    isTerminalRestored = session.attributes == session.attributesBefore
  }

  private static func typed(_ key: Substring, to program: Program) throws -> String {
    let typed = try typed(key)
    // dialog takes arrow keys as terminals send them to programs that ask for it, and no others.
    return program == .dialog && typed.hasPrefix("\u{1B}[") && typed.count == 3 && key != "BTab"
      ? "\u{1B}O" + typed.suffix(1) : typed
  }

  static func typed(_ key: Substring) throws -> String {
    switch key {
    case "Enter": return Key.enter
    case "Escape": return Key.escape
    case "Tab": return Key.tab
    case "BTab": return "\u{1B}[Z"
    case "Space": return " "
    case "Up": return Key.up
    case "Down": return Key.down
    case "Left": return Key.left
    case "Right": return Key.right
    case "End": return Key.end
    case "PageUp": return "\u{1B}[5~"
    case "PageDown": return "\u{1B}[6~"
    case "Backspace": return "\u{7F}"
    case "Delete": return "\u{1B}[3~"
    case "F12": return "\u{1B}[24~"
    default:
      guard key.hasPrefix("lit:") else { throw ProgramFailure("no key: \(key)") }
      return String(key.dropFirst(4))
    }
  }
}
