// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport

/// A box that somebody answers at a terminal: Aloud's, or whiptail's own.
struct BoxRun {
  let ending: Ending
  /// What was written to standard error.
  let answer: String

  enum Program: CaseIterable {
    case aloud, whiptail

    var words: [String] {
      switch self {
      case .aloud: [Aloud.path, "whiptail"]
      case .whiptail: ["whiptail"]
      }
    }
  }

  /// - Parameters:
  ///   - keys: names of keys, and texts behind `lit:`, with spaces between.
  ///   - shown: what is on the screen when the box can be answered.
  init(
    _ program: Program, _ arguments: [String], keys: String, shown: String,
    _ variables: [String: String] = [:]
  ) throws {
    let launch = Launch(
      (program.words + arguments).map { Array($0.utf8) },
      environment: Aloud.environment.merging(variables) { $1 }, streams: [.null, .null, .pipe])
    let session = try TerminalSession(launch, terminalDescriptors: [0, 1])
    if !keys.isEmpty {
      try session.wait(for: "the box") { session.screen.shows(shown) || session.program.hasEnded }
      for key in keys.split(separator: " ") { session.type(try Self.typed(key)) }
    }
    ending = try session.end()
    answer = String(decoding: session.program.written[2]!, as: UTF8.self)
  }

  static func typed(_ key: Substring) throws -> String {
    switch key {
    case "Enter": return Key.enter
    case "Escape": return Key.escape
    case "Tab": return Key.tab
    case "Space": return " "
    case "Up": return Key.up
    case "Down": return Key.down
    case "Left": return Key.left
    case "Right": return Key.right
    case "End": return Key.end
    case "F12": return "\u{1B}[24~"
    default:
      guard key.hasPrefix("lit:") else { throw ProgramFailure("no key: \(key)") }
      return String(key.dropFirst(4))
    }
  }
}
