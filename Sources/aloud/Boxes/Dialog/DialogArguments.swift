// SPDX-License-Identifier: GPL-3.0-or-later

/// What `aloud dialog` was told: dialog's own arguments, and how Aloud asks.
struct DialogArguments: Equatable, Sendable {
  /// Those behind the command's name, byte for byte.
  let words: [[UInt8]]
  /// How it is asked: by environment and configuration file alone.
  let asking: AskArguments

  init(words: [[UInt8]], asking: AskArguments) {
    self.words = words
    self.asking = asking.asBoxes
  }
}
