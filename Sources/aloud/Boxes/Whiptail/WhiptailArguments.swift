// SPDX-License-Identifier: GPL-3.0-or-later

/// What `aloud whiptail` was told: whiptail's own arguments, and how Aloud asks.
struct WhiptailArguments: Equatable, Sendable {
  let line: WhiptailLine
  /// How it is asked: by environment and configuration file alone.
  var asking: AskArguments

  init(line: WhiptailLine, asking: AskArguments) {
    self.line = line
    self.asking = asking.asBoxes
  }
}

extension AskArguments {
  /// As in whiptail and dialog, Space selects in a radio list, and the focus stops at the ends of a
  /// list.
  var asBoxes: AskArguments {
    var arguments = self
    arguments.settings.selection = .manual
    arguments.settings.wraps = false
    // A script asks by several boxes, one after the other.
    arguments.isTranscriptAppended = true
    return arguments
  }
}
