// SPDX-License-Identifier: GPL-3.0-or-later

/// The name of a key taken apart: the modifiers that are held, and the key.
struct KeyName: Hashable, Sendable {
  /// `C` (Control), `M` (Meta or Alt) and `S` (Shift), each once, in the order written.
  private(set) var modifiers: [Character] = []
  /// What stands behind them; a modifier that is there once more is a part of it.
  let key: String

  init(_ name: some StringProtocol) {
    var key = Substring(name)
    while key.count > 2, key.dropFirst().first == "-", let modifier = key.first,
      "CMS".contains(modifier), !modifiers.contains(modifier)
    {
      modifiers.append(modifier)
      key = key.dropFirst(2)
    }
    self.key = String(key)
  }
}
