// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport

/// Another program's line in readline, to compare with: bash's `read -e` on a terminal.
final class BashLine {
  private let terminal = PseudoTerminal()
  private let program: RunningProgram
  private var output: [UInt8] = []
  private var count = 0

  /// - Parameter mode: `emacs` or `vi`.
  init(mode: String) throws {
    // With -n readline takes keys one by one: it takes a kill after a letter as one in a row where
    // both were typed ahead.
    let script = """
      tell() { printf '%s|%s\\n' "$READLINE_POINT" "$READLINE_LINE"; }
      set -o \(mode); bind 'set bell-style none'; bind 'set enable-bracketed-paste off'
      for map in emacs vi-insert vi-command; do bind -m $map -x '"\\C-x\\C-v": tell'; done
      number=0
      while IFS= read -re -n 100000 -p "[ready $number]" line; do number=$((number+1)); done
      """
    var launch = Launch(
      ["/bin/bash", "--norc", "-c", script].map { Array($0.utf8) },
      environment: [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm", "INPUTRC": "/dev/null",
      ], streams: [.pipe, .pipe, .pipe])
    launch.terminalDescriptors = [0, 2]
    program = try RunningProgram(launch, terminal: terminal)
  }

  /// The line, and the characters before the cursor, after some bytes were typed into a new one.
  func line(typing bytes: [UInt8]) throws -> String {
    let prompt = Array("[ready \(count)]".utf8)
    try wait { self.shows(prompt) }
    let before = program.written[1]!.count
    terminal.type(bytes: bytes + [0x18, 0x16])
    try wait { self.program.written[1]!.dropFirst(before).last == 0x0A }
    terminal.type(bytes: [0x0D])
    count += 1
    output = []
    return String(decoding: program.written[1]!.dropFirst(before).dropLast(), as: UTF8.self)
  }

  private func shows(_ text: [UInt8]) -> Bool {
    String(decoding: output, as: UTF8.self).contains(String(decoding: text, as: UTF8.self))
  }

  private func wait(until isSo: () -> Bool) throws {
    try program.wait(
      seconds: 30, terminal: terminal.person, read: { output += terminal.output() }, until: isSo)
  }
}
