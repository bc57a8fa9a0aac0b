// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import TerminalUI

/// How a person is asked: by keys or lines, at the terminal or from standard input.
struct AskingWay: Equatable {
  let mode: Announcer.Mode
  /// Whether lines come from standard input. Where there is a terminal they never do: what stands
  /// in a script's own input, such as the lines of a loop, is no answer.
  let readsStandardInput: Bool

  /// - Parameter hasTerminal: whether there is one to ask on.
  init(arguments: AskArguments, environment: [String: String], hasTerminal: Bool) {
    let isFree = !hasTerminal && arguments.optionsPlace != .standard
    mode =
      switch arguments.settings.mode {
      case .keys: .keys
      case .lines: .lines
      case .auto: isFree || Self.wantsLines(environment) ? .lines : .keys
      }
    readsStandardInput = mode == .lines && isFree
  }

  /// `ACCESSIBLE=1` is how other programs are told too that a screen reader reads the terminal.
  private static func wantsLines(_ environment: [String: String]) -> Bool {
    let accessible = environment["ACCESSIBLE", default: ""]
    return !["", "0"].contains(accessible)
      || !TerminalTraits(environment: environment).addressesCursor
  }
}
