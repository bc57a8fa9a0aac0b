// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import TestSupport
import Testing

/// What reports are made of in tests, and the programs that read them.
enum Runs {
  static let words = InterfaceWords(tables: Scripts.english)

  /// Characters that every format has to be careful with.
  static let odd = "a # b \\ c <d> & \"e\" 'f' 100% : , \u{1B}[31m ]]> \u{0} é"

  /// A script that holds, one that fails in a matrix with a warning beside it, and a broken one.
  static func mixed() throws -> ScriptRun {
    let holding = try Scripts.play(
      Scripts.crusts + """
        open
          hear more
        press Down
          selected deep
        """)
    let failing = try Scripts.play(
      """
      question: "\(odd.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))"
      option: a = Ä & <b>
      option: b = שלום
      matrix language: en de
      text size: AX1
      press Down
        hear "no, not ]]> \u{1B}[31m this"
        hear "# neither"
        SHOULD selected a
        selected b
      press Home
      """)
    let (_, mistakes) = Scripts.read("question: Q\noption: a = A\n\npress Dwon\nopne\n")
    let broken = ScriptPlayer(environment: Scripts.environment).broken(
      "odd, 100% : \(odd)/b.aloud", mistakes)
    return run(holding + failing + [broken], milliseconds: 1234.5678)
  }

  /// A run with all that a command knows of it.
  static func run(_ results: [ScriptResult], milliseconds: Double = 0) -> ScriptRun {
    var run = ScriptRun(results: results, milliseconds: milliseconds)
    (run.startTime, run.host) = ("2026-11-30T18:00:00", "localhost")
    return run
  }

  static func text(
    _ format: ReportFormat, _ run: ScriptRun, tapVersion: Int = 14
  ) -> String {
    String(decoding: format.bytes(of: run, words: words, tapVersion: tapVersion), as: UTF8.self)
  }
}

/// A program of the system, run to its end.
struct ReadingProgram {
  let ending: Ending
  let output: String
  let errors: String

  init(_ arguments: [String], input: String = "", folder: String? = nil) throws {
    let launch = Launch(
      arguments.map { Array($0.utf8) },
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/dev/null",
      ],
      streams: [.pipe, .pipe, .pipe], folder: folder)
    let program = try RunningProgram(launch, input: Array(input.utf8))
    ending = try program.end(seconds: 60)
    output = String(decoding: program.written[1]!, as: UTF8.self)
    errors = String(decoding: program.written[2]!, as: UTF8.self)
  }
}
