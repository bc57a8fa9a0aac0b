// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a radio group refused what it was asked. The group is then as it was before.
public enum RadioGroupError<Key: Hashable & Sendable>: Error, Equatable {
  /// Two options have the same key. Positions count from 0, in the order of the options.
  case duplicateKey(Key, firstPosition: Int, secondPosition: Int)

  /// Two options have the same tag. Positions count from 0, in the order of the options.
  case duplicateTag(Int, firstPosition: Int, secondPosition: Int)

  /// No option of the group has this key.
  case unknownKey(Key)

  /// No option of the group has this tag.
  case unknownTag(Int)

  /// A person may not select this option, since it is disabled.
  case disabled(Key)

  /// There is no such position; positions from 0 up to and without `count` exist.
  case unknownPosition(Int, count: Int)
}
