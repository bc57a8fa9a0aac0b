// SPDX-License-Identifier: GPL-3.0-or-later

/// What a long task lets know of itself.
public enum ProgressReport: Equatable, Sendable {
  case begun(title: String)
  /// How far it is, in whole percents.
  case at(percent: Int)
  /// What is being done now.
  case doing(String)
  /// A line that the task wrote.
  case wrote(String)
  /// It says that it is done.
  case ended
  /// Nothing more comes from it, whether it is done or not.
  case wentAway
}
