// SPDX-License-Identifier: GPL-3.0-or-later

/// What is put into a message pattern at `{0}`, `{1}`…
public enum MessageArgument: Hashable, Sendable {
  case text(String)
  /// A number: for plurals, and in the language's digits where the pattern just shows it.
  case number(Int)
}
