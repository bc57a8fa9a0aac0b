// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import RadioNavigator

/// Plays keys for an open session, on a virtual clock on which only waiting takes time.
///
/// In line mode, characters make a line, Tab completes it and Enter ends it.
final class KeyPlayer {
  private let runner: SessionRunner
  private let mode: Announcer.Mode
  private var line = ""
  private var field: Int?

  /// Options that are read at first in line mode: those of a usual terminal.
  private static let firstPage = 20

  /// In line mode, reads the list of the field that is asked.
  init(_ runner: SessionRunner, mode: Announcer.Mode) {
    self.runner = runner
    self.mode = mode
    field = runner.session.form.fieldIndex
    if mode == .lines { readFirstPage() }
  }

  /// Plays one step; does nothing when the session is over.
  func play(_ step: KeyScript.Step) {
    guard runner.outcome == nil else { return }
    switch step {
    case .wait(let milliseconds): runner.wait(milliseconds)
    case .key(let name, let command): press(name, command)
    }
  }

  private func press(_ name: String, _ command: Command) {
    guard mode == .lines else { return runner.press(name, command, at: runner.now) }
    if let edited = edit(line, with: command, named: name) {
      line = edited
    } else {
      runner.press(name, command == .accept ? .line(line) : command, at: runner.now)
      line = ""
    }
    let session = runner.session
    if session.form.fieldIndex != field, session.outcome == nil {
      field = session.form.fieldIndex
      readFirstPage()
    }
  }

  private func readFirstPage() {
    runner.read(0..<min(runner.session.navigator.group.count, Self.firstPage))
  }

  /// The line after a key of line mode, or nil when the key does not edit it.
  private func edit(_ line: String, with command: Command, named name: String) -> String? {
    switch command {
    case .erase: String(line.dropLast())
    case .select: line + " "
    case .nextField: completed(line)
    default: name.count == 1 ? line + name : nil
    }
  }

  /// The only label that begins so, else the line as it is.
  private func completed(_ line: String) -> String {
    let navigator = runner.session.navigator
    guard let matches = navigator.typeAhead?.matches(prefix: line, limit: 2), matches.count == 1
    else { return line }
    return navigator.group[matches[0]].label
  }
}
