// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import Glibc
import TestSupport

/// A shell script that asks by several boxes, and a person who answers them one after the other:
/// by Aloud under the names of whiptail and dialog, or by these programs themselves.
struct BoxWalk {
  /// What is shown when a box can be answered, and the keys that answer it.
  typealias Step = (shown: String, keys: String)

  /// Whose boxes they are.
  enum Program {
    case aloud
    /// whiptail and dialog themselves.
    case real
  }

  let ending: Ending
  /// What was left on the terminal.
  let screen: [String]
  /// What was written to standard error where that is no terminal.
  let errors: String
  /// What Aloud said, in order.
  let said: [String]

  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - folder: gets the links and the transcript.
  ///   - terminalDescriptors: which of the program's descriptors are the terminal.
  init(
    _ words: [String], _ steps: [Step], by program: Program, in folder: TemporaryFolder,
    _ variables: [String: String] = [:], terminalDescriptors: Set<Int32> = [0, 1, 2]
  ) throws {
    mkdir(folder.path + "/bin", 0o700)
    if program == .aloud {
      for name in ["whiptail", "dialog"] { symlink(Aloud.path, folder.path + "/bin/" + name) }
    }
    let own = [
      "PATH": folder.path + "/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      "ALOUD_TRANSCRIPT": folder.path + "/transcript",
    ]
    let launch = Launch(
      words.map { Array($0.utf8) },
      environment: Aloud.environment.merging(own) { $1 }.merging(variables) { $1 },
      streams: [.null, .null, .pipe], folder: folder.path)
    let session = try TerminalSession(launch, terminalDescriptors: terminalDescriptors)
    for (place, step) in steps.enumerated() {
      try session.wait(for: "\(program) box \(place): " + step.shown) { screen in
        session.program.hasEnded
          || screen.touchedRows.contains {
            $0 < screen.rows && screen.text(row: $0).contains(step.shown)
          }
      }
      // A box that is there again is drawn again.
      session.screen.touchedRows = []
      for key in step.keys.split(separator: " ") {
        let typed = try BoxRun.typed(key)
        let isArrow = typed.hasPrefix("\u{1B}[") && typed.count == 3
        session.type(
          isArrow && session.screen.hasApplicationKeys ? "\u{1B}O" + typed.suffix(1) : typed)
      }
    }
    ending = try session.end()
    screen = session.screen.text
    errors = String(decoding: session.program.written[2]!, as: UTF8.self)
    let transcript = String(decoding: folder.bytes(of: "transcript") ?? [], as: UTF8.self)
    said = try transcript.split(separator: "\n").compactMap {
      try JSONDecoder().decode(TranscriptLine.self, from: Data($0.utf8)).text
    }
  }

  /// What was said that a person would hear of the drawing: borders, marks and brackets.
  var drawn: [String] {
    let signs: Set<Character> = ["<", ">", "[", "]", "*", "↑", "↓", "▒", "▮"]
    return said.filter { text in
      text.contains { signs.contains($0) }
        || text.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }
    }
  }
}
