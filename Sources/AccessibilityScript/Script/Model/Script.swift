// SPDX-License-Identifier: GPL-3.0-or-later

/// A script as it was read: what is asked, how, and the steps with what is expected of them.
public struct Script: Sendable {
  /// What the script plays.
  public enum Subject: Sendable {
    /// A form file, by its path.
    case form(path: String, ScriptPlace)
    case question(ScriptQuestion)
    /// Someone else's program, as a shell has it.
    case command(String, ScriptPlace)
    /// A box that a shell script asks by, as a shell has its command.
    case box(String, ScriptPlace)
  }

  /// One line of the matrix: a setting and its values.
  public struct MatrixLine: Sendable {
    public let name: SettingName
    public let values: [String]
    public let place: ScriptPlace
  }

  public let path: String
  public let subject: Subject
  /// Each setting that the script has, in order.
  public let settings: [(name: SettingName, value: String)]
  public let matrix: [MatrixLine]
  public let steps: [ScriptStep]
  /// What it was read from: itself and what it includes.
  let files: [String]
  /// Tells it, with all that it includes, from what it is once somebody changed it.
  public let digest: UInt64

  /// The level from which on a failed expectation fails the run.
  public var level: ExpectationLevel {
    settings.first { $0.name == .level }.flatMap { ExpectationLevel(rawValue: $0.value) } ?? .must
  }

  /// More than all languages in all text sizes, verbosities and modes.
  static let mostCombinations = 50_000
  /// Each step has the keys of all before it, so that it can be played alone.
  static let mostSteps = 10_000

  /// How long a text is waited for at most, in milliseconds of real time.
  static let usualWait = 5000

  /// The files that it was read from, and that of the form it plays, as ``PathText``.
  public var inputs: [String] {
    if case .form(let path, _) = subject { files + [path] } else { files }
  }

  /// Every combination of the matrix, in its order; one that is empty where there is no matrix.
  public var combinations: [[Setting]] {
    matrix.reduce([[]]) { combinations, line in
      combinations.flatMap { combination in
        line.values.map { combination + [Setting(name: line.name.rawValue, value: $0)] }
      }
    }
  }

  /// The first of them, which is there however many there are.
  var firstCombination: [Setting] {
    matrix.compactMap { line in
      line.values.first.map { Setting(name: line.name.rawValue, value: $0) }
    }
  }

  /// How the script is played in a combination of its matrix.
  public func conditions(in combination: [Setting] = []) -> ScriptConditions {
    var conditions = ScriptConditions()
    if case .box = subject {
      // As a box is asked.
      conditions.session.selection = .manual
      conditions.session.wraps = false
    }
    for (name, value) in settings { _ = name.apply(value, to: &conditions) }
    for setting in combination {
      _ = SettingName(rawValue: setting.name)?.apply(setting.value, to: &conditions)
    }
    return conditions
  }
}

/// A radio group that stands in the script itself.
public struct ScriptQuestion: Sendable {
  /// Something written for an option, and where.
  public struct Part: Sendable {
    public let key: String
    /// The label or the reason.
    public let text: String
    public let place: ScriptPlace
  }

  public var title: String?
  public var description: String?
  public var options: [Part] = []
  public var disabled: [Part] = []
  public var selected: Part?
  public var isRequired = true
  public let place: ScriptPlace
}

/// One step, and what is expected of it.
public struct ScriptStep: Sendable {
  public enum Action: Sendable {
    /// The question opens.
    case open
    case press(KeyScript)
    case type(String)
    /// Milliseconds.
    case wait(Int)
    /// Until a text is shown, milliseconds at most.
    case waitFor(String, Int)
    /// The input ends.
    case end
  }

  public let action: Action
  /// The step as it is written, variables put in.
  public let text: String
  public let place: ScriptPlace
  public internal(set) var expectations: [Expectation] = []

  /// The keys, as for `--keys`.
  public var keys: String {
    switch action {
    case .open, .end: ""
    case .press(let script): script.text
    case .type(let text): KeyScript(typing: text).text
    case .wait(let milliseconds), .waitFor(_, let milliseconds): "wait:\(milliseconds)"
    }
  }
}
