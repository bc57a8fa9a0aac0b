// SPDX-License-Identifier: GPL-3.0-or-later

/// What came of one step of someone else's program: what is heard, what is shown, and whether the
/// program goes on.
public struct ListenedStep: Sendable {
  /// What a screen reader says, in order.
  public var utterances: [ListenedUtterance]
  /// How many lines before these were too many to be kept.
  public var skipped = 0
  /// What the terminal shows now: rows of text and the cursor's place, from 0.
  public var screen: ScreenSnapshot
  /// How the program ended; nil while it runs.
  public var ending: ProgramEnding?
  /// Whether the program came to rest within the limit; one that goes on printing does not.
  public var isQuiet: Bool
  /// Whether what was typed was not to be shown, as a password.
  public var hidesInput: Bool
  /// Whether it depended on real time: someone else's program always does.
  public var isTimed: Bool { true }

  /// The row of the cursor, from 0.
  public var cursorRow: Int { screen.cursorRow }

  /// Adds what came next.
  mutating func append(_ next: ListenedStep) {
    let hidesInput = hidesInput || next.hidesInput
    let utterances = utterances + next.utterances
    let isQuiet = isQuiet && next.isQuiet
    let skipped = skipped + next.skipped
    self = next
    self.utterances = utterances
    self.isQuiet = isQuiet
    self.skipped = skipped
    self.hidesInput = hidesInput
  }
}
