// SPDX-License-Identifier: GPL-3.0-or-later

/// How a box of dialog's ended, and the status that says so.
enum DialogEnd: Equatable, Sendable {
  case accepted, refused, help, extra
  /// Help for the item that has the focus.
  case itemHelp
  case escaped, interrupted, timedOut, failed

  /// The status, which variables may set. (dialog(1), "Environment")
  func status(_ environment: [String: String]) -> Int32 {
    func set(_ name: String) -> Int32? { environment[name].flatMap { Int32($0) } }
    let status: Int32 =
      switch self {
      case .accepted: set("DIALOG_OK") ?? 0
      case .refused: set("DIALOG_CANCEL") ?? 1
      case .help: set("DIALOG_HELP") ?? 2
      case .extra: set("DIALOG_EXTRA") ?? 3
      case .itemHelp: set("DIALOG_ITEM_HELP") ?? Self.help.status(environment)
      case .escaped: set("DIALOG_ESC") ?? 255
      // No variable changes that of Control-C.
      case .interrupted: 1
      case .timedOut: set("DIALOG_TIMEOUT") ?? Self.escaped.status(environment)
      case .failed: set("DIALOG_ERROR") ?? 255
      }
    return status & 0xFF
  }

  /// Whether there is an answer.
  var hasAnswer: Bool { [.accepted, .help, .extra, .itemHelp].contains(self) }
}
