// SPDX-License-Identifier: GPL-3.0-or-later

/// What one step of a script did, and whether that is what was expected.
public struct StepResult: Codable, Hashable, Sendable {
  /// The step's line in the script, from 1.
  public var line: Int
  /// The file that it stands in, where that is one that the script includes.
  public var path: String?
  /// The step with its variables put in, such as `press Down`.
  public var text: String
  /// All keys from the beginning to this step, as for `--keys`, so that it can be played alone; none
  /// where they are longer than ``longestKeys``, so that results grow with the steps and not with
  /// their square.
  @OmittedIfEmpty public var keys: String
  /// Whether the keys are left out; nil where they are not.
  public var leavesKeysOut: Bool?
  /// What was said because of the step, in order.
  @OmittedIfEmpty public var heard: [HeardUtterance] = []
  /// What was still being said and was cut off by the step's keys, in order.
  @OmittedIfEmpty public var cut: [String] = []
  /// What is shown after the step, row by row, and the columns of the terminal; no rows in line
  /// mode.
  @OmittedIfEmpty public var screen: [String] = []
  public var columns = 0
  /// The name of the field that is asked; nil in the summary.
  public var field: String?
  /// The key of the focused option; nil where there is none.
  public var focused: String?
  /// The keys that are selected or checked in the field.
  @OmittedIfEmpty public var selected: [String] = []
  /// Whether someone else's program went on when the step was over, so that what it says next
  /// belongs to a later one; nil where it came to rest.
  public var isBusy: Bool?
  /// How many lines that it said were too many to be kept; nil for none.
  public var skipped: Int?
  /// How the session ended, by the transcript's names; nil while it is open.
  public var status: String?
  /// Whether a secret was in what was heard or shown, which has signs in its place.
  public var hasSecret: Bool?
  @OmittedIfEmpty public var checks: [CheckResult] = []
  /// The sound of the step, a WAV file in base64, where it was wanted.
  public var sound: String?
  /// The real time it took; nil where nobody measured it.
  public var milliseconds: Double?

  /// In bytes: as long as a line that can be pasted into a terminal (4096, termios(3)).
  public static let longestKeys = 4096

  /// - Parameter keys: nil where they are too long.
  public init(line: Int, text: String, keys: String?) {
    self.line = line
    self.text = text
    self.keys = keys ?? ""
    leavesKeysOut = keys == nil ? true : nil
  }
}

extension StepResult {
  /// Keys and those of the next step behind them; nil where they become too long.
  static func keys(_ keys: String?, followedBy next: String) -> String? {
    guard let keys, !next.isEmpty else { return keys }
    let all = keys + (keys.isEmpty ? "" : " ") + next
    return all.utf8.count > longestKeys ? nil : all
  }
}

/// One utterance, as the transcript has it.
public struct HeardUtterance: Codable, Hashable, Sendable {
  public var text: String
  @OmittedIfEmpty public var kind: String
  /// BCP 47.
  public var language: String
  /// The parts it was composed of, by the transcript's names.
  @OmittedIfEmpty public var fields: [Setting]

  public init(text: String, kind: String, language: String, fields: [Setting]) {
    self.text = text
    self.kind = kind
    self.language = language
    self.fields = fields
  }
}
