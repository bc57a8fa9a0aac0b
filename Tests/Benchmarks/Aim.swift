// SPDX-License-Identifier: GPL-3.0-or-later

/// What a ratio is to be at most.
struct Aim {
  let most: Double

  /// The ratio, the aim, and whether it is met.
  func judged(_ ratio: Double) -> String {
    let verdict = ratio <= most ? "met" : "missed"
    return "\(ratio.rounded(decimals: 2)) times, aim \(most.rounded(decimals: 2)): \(verdict)"
  }
}

/// Milliseconds with two decimals.
func milliseconds(_ nanoseconds: Double) -> String {
  (nanoseconds / 1e6).rounded(decimals: 2) + " ms"
}
