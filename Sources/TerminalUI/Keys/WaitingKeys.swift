// SPDX-License-Identifier: GPL-3.0-or-later

import RadioNavigator

/// Keys that were read and not yet given to anybody.
struct WaitingKeys {
  private var keys: [KeyInput] = []
  private var next = 0

  /// The most keys there may be, for the memory's sake: far more than a terminal keeps.
  private static let limit = 65_536

  var isEmpty: Bool { next == keys.count }

  /// Whether the next key is for this question, too, whatever these do.
  var mayBeFollowed: Bool {
    guard keys.count < Self.limit else { return false }
    guard case .command(let command, _)? = keys.last, !isEmpty else { return true }
    return ![.accept, .cancel, .interrupt, .endOfInput].contains(command)
  }

  /// An interrupt makes an end of those before it, as a real one does (`NOFLSH` in termios(3)).
  mutating func add(_ key: KeyInput) {
    if case .command(.interrupt, _) = key { (keys, next) = ([], 0) }
    keys.append(key)
  }

  /// The first of them. O(1).
  mutating func take() -> KeyInput? {
    guard !isEmpty else { return nil }
    defer {
      next += 1
      if isEmpty { (keys, next) = ([], 0) }
    }
    return keys[next]
  }
}

/// A bracketed paste, which may lack its end: it is over when it takes longer than its bytes need
/// on a slow line, far longer than keys held down.
struct Paste {
  private var end = MonotonicClock.milliseconds() + 500
  private var characters = 0

  /// No label is told from others by more characters than this.
  private static let longest = 1000
  /// Milliseconds that a byte may take.
  private static let bytePause = 2

  var isOver: Bool { MonotonicClock.milliseconds() > end }
  var isTooLong: Bool { characters > Self.longest }

  mutating func add(bytes: Int) {
    end += bytes * Self.bytePause
    characters += 1
  }
}
