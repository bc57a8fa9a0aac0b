// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

/// Shows the line that is being typed (`rl_redisplay_function`), and not each of its characters
/// while more of them wait: a long paste would take seconds.
enum LineDisplay {
  nonisolated(unsafe) private static var hasMore: (() -> Bool)?
  nonisolated(unsafe) private static var isBehind = false

  /// - Parameter hasMore: whether more was typed than readline has.
  static func install(hasMore: @escaping () -> Bool) {
    self.hasMore = hasMore
    isBehind = false
    rl_redisplay_function = {
      ReadlineLine.removeSigns()
      LineDisplay.isBehind = LineDisplay.hasMore?() ?? false
      if !LineDisplay.isBehind { rl_redisplay() }
    }
  }

  /// Shows the line where that was put off.
  static func update() {
    guard isBehind else { return }
    isBehind = false
    rl_redisplay()
  }
}
