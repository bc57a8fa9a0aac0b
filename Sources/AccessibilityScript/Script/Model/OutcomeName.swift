// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator

/// What transcripts and scripts call the ways in which a session ends.
enum OutcomeName {
  static func name(of outcome: Outcome) -> String {
    switch outcome {
    case .answered: "answered"
    case .cancelled: "cancelled"
    case .interrupted: "interrupted"
    case .endOfInput: "endOfInput"
    case .timedOut: "timedOut"
    case .wentBack: "wentBack"
    case .nothingSelectable: "nothingSelectable"
    }
  }

  /// A session that is not over.
  static let open = "open"

  static let all = [
    "answered", "cancelled", "interrupted", "endOfInput", "timedOut", "wentBack",
    "nothingSelectable", open,
  ]
}
