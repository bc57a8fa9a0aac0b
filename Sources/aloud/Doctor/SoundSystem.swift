// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// What the system itself knows of sound, for hints why no device opens.
struct SoundSystem: Equatable, Sendable {
  /// Whether the kernel has a sound card.
  var hasCards = false
  /// Whether this person may use it.
  var mayUseCards = false

  /// Looks (ALSA's `/proc/asound/cards` and its devices in `/dev/snd`).
  static var ofMachine: SoundSystem {
    guard case .success(let cards) = InputFile.contents(of: .file(path: "/proc/asound/cards"))
    else { return SoundSystem() }
    // A card is a line that begins with its number, which the kernel pads on the left.
    let lines = String(decoding: cards, as: UTF8.self).split(separator: "\n")
    let numbers = lines.compactMap { Int($0.split(separator: " ").first ?? "") }
    return SoundSystem(
      hasCards: !numbers.isEmpty,
      mayUseCards: numbers.contains { access("/dev/snd/controlC\($0)", R_OK | W_OK) == 0 })
  }
}
