// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport

/// The question of most tests.
enum Crusts {
  static let title = ["--title", "Pizza crust"]
  static let options = ["regular=Regular crust", "deep=Deep dish", "thin=Thin crust"]
  static let question = ["ask"] + title + options
  static let disabled = ["--disabled", "thin=out of dough"]

  /// What a terminal shows of it.
  static func screen(focus: Int, selected: Int? = nil) -> [String] {
    let labels = ["Regular crust", "Deep dish", "Thin crust"]
    return ["Pizza crust", ""]
      + labels.enumerated().map { position, label in
        (position == focus ? "> " : "  ") + (position == selected ? "(•) " : "( ) ") + label
      }
  }

  /// The question on a terminal, shown.
  static func session(
    _ arguments: [String] = [], _ variables: [String: String] = [:],
    screen: TerminalEmulator = TerminalEmulator()
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      Aloud.launch(question + arguments, variables), screen: screen)
    try session.wait(for: "Thin crust")
    return session
  }
}

/// Keys as an xterm sends them.
enum Key {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let pageUp = "\u{1B}[5~"
  static let pageDown = "\u{1B}[6~"
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let controlC = "\u{3}"
  static let controlD = "\u{4}"
  static let controlN = "\u{E}"
  static let controlZ = "\u{1A}"
  static let tab = "\t"

  /// Pasted text, marked as terminals do where that is asked for.
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
