// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// Someone else's program that a script is played on, in real time.
public final class ProgramStage: ScriptStage {
  public let program: ListenedProgram
  private let language: String
  private let tables: LabelTables
  private let opening: ListenedStep
  private var hasEndedInput = false
  /// How long a step waits for the end that is expected of it, in milliseconds.
  private let patience: Int

  /// Starts a program and lets it come to rest.
  ///
  /// - Parameters:
  ///   - command: as a shell has it.
  ///   - language: of what the program says, BCP 47.
  ///   - tables: what empty places are called.
  /// - Throws: `ProgramStartError`, also for a program that the shell does not find.
  public init(
    command: String, language: String, tables: LabelTables,
    settings: ListeningSettings = ListeningSettings()
  ) throws(ProgramStartError) {
    self.language = language
    self.tables = tables
    patience = settings.patience
    program = try ListenedProgram([Self.shell, "-c", command], settings: settings)
    opening = program.open()
    // What a shell ends with that cannot find or start a program (POSIX, 2.8.2), where that is all
    // that it says: a script that was under way has this status of its own.
    guard opening.utterances.allSatisfy({ $0.text.hasPrefix(Self.shell + ":") }),
      opening.utterances.count < 2
    else { return }
    switch opening.ending {
    case .status(127): throw ProgramStartError(program: command, number: ENOENT)
    case .status(126): throw ProgramStartError(program: command, number: EACCES)
    default: break
    }
  }

  private static let shell = "/bin/sh"

  public func open() -> StageReport { report(opening) }

  public func play(_ step: KeyScript.Step) -> StageReport {
    switch step {
    case .key(let name, _): report(program.press(name))
    case .wait(let milliseconds): report(program.wait(milliseconds: milliseconds))
    }
  }

  public func wait(
    for text: String, atMost milliseconds: Int
  ) -> (report: StageReport, isShown: Bool) {
    let (step, isShown) = program.wait(for: text, atMost: milliseconds)
    return (report(step), isShown)
  }

  public func waitForEnd() -> StageReport { report(program.wait(milliseconds: patience)) }

  public func end() -> StageReport {
    guard status == nil else { return StageReport() }
    hasEndedInput = true
    return report(program.close())
  }

  /// The program's exit status in digits, 128 and the number for a signal; `endOfInput` where the
  /// terminal was taken away from it.
  public var status: String? {
    hasEndedInput
      ? OutcomeName.name(of: .endOfInput) : program.ending.map { String($0.shellStatus) }
  }

  public var isTimed: Bool { true }
  public var rows: [String] { ScreenSnapshot(program.screen).lines }
  public var columns: Int { program.screen.columns }
  public var focusedRow: Int? { program.screen.cursorRow }
  public var styledRows: [[StyledText]] { program.screen.rows.map(\.styledTexts) }
  public var hidesInput: Bool { program.hidesInput }
  public var secretFields: [String] { [] }
  public var field: String? { nil }
  public var focused: String? { nil }
  public var selected: [String] { [] }

  private func report(_ step: ListenedStep) -> StageReport {
    var report = StageReport(
      heard: step.utterances.map { utterance in
        HeardUtterance(
          text: utterance.spoken(using: tables), kind: utterance.kind.rawValue, language: language,
          fields: [])
      })
    report.isBusy = !step.isQuiet
    report.skipped = step.skipped
    return report
  }
}

extension ListenedRow {
  /// The row in stretches of one look, without blanks at its end.
  var styledTexts: [StyledText] {
    let end = (cells.lastIndex { !$0.isBlank || $0.look != ListenedLook() } ?? -1) + 1
    var texts: [(look: ListenedLook, text: String)] = []
    for cell in cells[..<end] {
      if texts.last?.look == cell.look {
        texts[texts.count - 1].text += cell.text
      } else {
        texts.append((cell.look, cell.text))
      }
    }
    return texts.map { StyledText($0.text, look: $0.look) }
  }
}

extension StyledText {
  fileprivate init(_ text: String, look: ListenedLook) {
    var attributes: Attributes = []
    if look.isBold { attributes.insert(.bold) }
    if look.isReversed { attributes.insert(.reverse) }
    if look.isUnderlined { attributes.insert(.underline) }
    self.init(
      text, attributes: attributes, foreground: ScreenColour(look.foreground),
      background: ScreenColour(look.background))
  }
}

extension ScreenColour {
  /// A colour of ``ListenedLook``.
  fileprivate init(_ color: UInt32) {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: color >> shift) }
    switch color >> 24 {
    case 1: self = .rgb(byte(16), byte(8), byte(0))
    case 2: self = .palette(byte(0))
    default: self = .terminal
    }
  }
}
