// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import TerminalUI

/// What the terminal can do for a question.
struct TerminalExamination {
  let environment: [String: String]
  /// Whether there is a terminal to ask on.
  let hasTerminal: Bool
  /// Whether it scales text; nil where that was not tried.
  let scalesText: Bool?

  var findings: [Finding] {
    guard hasTerminal else { return [.bad("doctor.terminal.none", silences: false)] }
    return [cursorFinding, encodingFinding, textSizeFinding]
  }

  private var traits: TerminalTraits { TerminalTraits(environment: environment) }

  private var cursorFinding: Finding {
    guard let type = environment["TERM"], !type.isEmpty else {
      return .bad("doctor.terminal.unnamed", silences: false)
    }
    return traits.addressesCursor
      ? .good("doctor.terminal.keys", .text(type)) : .good("doctor.terminal.lines", .text(type))
  }

  private var encodingFinding: Finding {
    traits.usesUnicodeSigns
      ? .good("doctor.terminal.unicode") : .bad("doctor.terminal.notUnicode", silences: false)
  }

  private var textSizeFinding: Finding {
    .good(scalesText == true ? "doctor.terminal.scalesText" : "doctor.terminal.spacesText")
  }
}

extension TerminalExamination {
  /// How long a terminal may take to tell whether it scales text, in milliseconds.
  private static let detectionLimit = 200

  /// Looks at this process's terminal, and asks it what only it can tell.
  init(environment: [String: String]) {
    guard let terminal = try? Terminal.open() else {
      self.init(environment: environment, hasTerminal: false, scalesText: nil)
      return
    }
    defer { terminal.restore() }
    var scalesText: Bool?
    if TerminalTraits(environment: environment).mayScaleText, (try? terminal.enter(.keys)) != nil {
      scalesText = terminal.detectTextSizing(
        within: Self.detectionLimit, keeping: KeyboardInput(terminal: terminal))
    }
    self.init(environment: environment, hasTerminal: true, scalesText: scalesText)
  }
}
