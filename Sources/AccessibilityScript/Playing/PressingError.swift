// SPDX-License-Identifier: GPL-3.0-or-later

/// Why keys cannot be pressed.
public enum PressingError: Error, Hashable, Sendable {
  case unreadable(KeyScript.ParseError)
  /// The session was over before a key, counted from 1; it ended with this status, by the
  /// transcript's names.
  case sessionOver(status: String, key: Int)
}
