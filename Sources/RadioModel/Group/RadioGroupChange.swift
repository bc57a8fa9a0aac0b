// SPDX-License-Identifier: GPL-3.0-or-later

/// Who made a change: the program, or the person who answers.
public enum ChangeOrigin: Hashable, Sendable {
  /// The program, which may do anything.
  case program
  /// The person who answers, who may not select what is disabled.
  case person
}

/// What changed in a radio group. Positions count from 0.
public enum RadioGroupChange<Key: Hashable & Sendable>: Sendable, Equatable {
  /// Another option, or none, is selected.
  case selection(from: Key?, to: Key?, by: ChangeOrigin)

  /// An option was added at a position; options from there on moved back by one.
  case added(Key, at: Int)

  /// An option was removed from a position; options after it moved forward by one.
  case removed(Key, from: Int)

  /// An option can be selected now.
  case enabled(Key)

  /// An option can no longer be selected, or the reason for it is another one now.
  case disabled(Key, reason: String?)

  /// What people read or hear of an option is another text now.
  case relabelled(Key)
}
