// SPDX-License-Identifier: GPL-3.0-or-later

/// What the environment tells about a terminal.
public struct TerminalTraits: Hashable, Sendable {
  /// Whether the cursor can be moved; without it questions are asked in line mode.
  public var addressesCursor: Bool
  /// Whether colours are welcome (no-color.org).
  public var usesColor: Bool
  /// Whether the locale's encoding is UTF-8.
  public var usesUnicodeSigns: Bool
  /// Whether lines are broken anew when the terminal becomes narrower.
  public var reflowsOnResize: Bool
  /// Whether text sizing can be asked for without risk; see `Terminal.detectTextSizing`.
  public var mayScaleText: Bool

  /// - Parameter environment: the process's environment.
  public init(environment: [String: String]) {
    let type = environment["TERM"] ?? ""
    addressesCursor = !["", "dumb", "unknown", "emacs"].contains(type)
    usesColor = environment["NO_COLOR", default: ""].isEmpty && addressesCursor && type != "vt100"
    // The first of these that is set and not empty decides (locale(7)).
    let encoding =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let lowered = encoding.lowercased()
    usesUnicodeSigns = lowered.contains("utf-8") || lowered.contains("utf8")
    let isPlainTerminal = environment["XTERM_VERSION"] != nil || type == "linux"
    let isInScreen = environment["STY"] != nil && environment["TMUX"] == nil
    reflowsOnResize = !isPlainTerminal && !isInScreen
    let isMultiplexed = environment["TMUX"] != nil || environment["STY"] != nil
    mayScaleText = addressesCursor && type != "linux" && !isMultiplexed
  }
}
