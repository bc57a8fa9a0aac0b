// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables
import TerminalUI

/// What is wrong, on standard error: one line each, with the name of the command before it.
enum StandardErrors {
  /// - Parameter lines: may hold text as it was given.
  static func write(_ lines: [String]) {
    // Nobody can be told that standard error is gone.
    _ = OutputFile.write(
      lines: lines.map { "aloud: " + SafeText.visible(PathText.shown($0)) }, to: STDERR_FILENO)
  }
}
