// SPDX-License-Identifier: GPL-3.0-or-later
import Announcer
import LabelTables
import TerminalUI

extension InterfaceWords {
  /// Warns on standard error, line by line.
  func warn(_ lines: [String]) {
    if !lines.isEmpty { StandardErrors.write(lines) }
  }

  /// Warns on standard error of what the person set and cannot be used.
  ///
  /// - Returns: the same, to be said and shown with a question.
  @discardableResult
  func warn(of slips: [UsageError]) -> [Announcement] {
    let warnings = slips.map { text("warning.leftOut", .text($0.message(using: tables))) }
    if !warnings.isEmpty { StandardErrors.write(warnings) }
    return warnings.map {
      Announcement(
        .error, [.init(.message, SafeText.visible($0))], language: tables.language, separator: "")
    }
  }
}
