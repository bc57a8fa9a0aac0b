// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TestSupport

/// From the start of a command to a menu that can be answered: Aloud in the place of whiptail and
/// dialog, beside these programs in turns.
struct BoxMeasurements {
  private static let rounds = 15
  /// No slower than the programs whose place it takes.
  private static let aim = Aim(most: 1)

  /// The command; nil measures nothing.
  let command: String?

  func print() {
    guard let command else { return }
    for count in [10, 10_000] {
      do {
        let programs = [[command, "whiptail"], ["whiptail"], [command, "dialog"], ["dialog"]]
        var times = programs.map { _ in [Double]() }
        for _ in 0..<Self.rounds {
          for (place, words) in programs.enumerated() {
            times[place].append(try nanosecondsToMenu(words, count: count))
          }
        }
        // What it takes as a rule, whatever else the processor does now and then.
        let usual = times.map { $0.sorted()[Self.rounds / 2] }
        for (own, peer) in [(0, 1), (2, 3)] {
          Swift.print(
            "a menu of \(count) items until it is drawn, \(milliseconds(usual[own])), against",
            "\(programs[peer][0]), \(milliseconds(usual[peer])):",
            Self.aim.judged(usual[own] / usual[peer]))
        }
      } catch {
        Swift.print("no menu of \(count) items: \(error)")
      }
    }
  }

  /// The nanoseconds until the last button is drawn, which is the last thing of all.
  private func nanosecondsToMenu(_ program: [String], count: Int) throws -> Double {
    let items = (1...count).flatMap { ["t\($0)", "Item \($0)"] }
    let words = program + ["--menu", "Pick", "20", "60", "10"] + items
    let terminal = PseudoTerminal()
    var launch = Launch(
      words.map { Array($0.utf8) },
      environment: [
        "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color",
        "HOME": "/nonexistent", "ALOUD_SPEECH": "off",
      ], streams: [.null, .null, .pipe])
    launch.terminalDescriptors = [0, 1]
    var menu: RunningProgram?
    var result = Result<Void, any Error>.success(())
    let time = nanoseconds {
      result = Result {
        let started = try RunningProgram(launch, terminal: terminal)
        menu = started
        try wait(for: "Cancel", on: terminal)
      }
    }
    try result.get()
    terminal.type("\u{1B}")
    _ = try menu?.end(seconds: 30)
    return time
  }

  private func wait(for text: String, on terminal: PseudoTerminal) throws {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var waited = pollfd(fd: terminal.person, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, 30_000) > 0 else { throw ProgramFailure("nothing is drawn") }
      let count = read(terminal.person, &buffer, buffer.count)
      guard count > 0 else { throw ProgramFailure("the terminal is gone") }
      output += buffer[..<count]
      if output.firstRange(of: Array(text.utf8)) != nil { return }
    }
  }
}
