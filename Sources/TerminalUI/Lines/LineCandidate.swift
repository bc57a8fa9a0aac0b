// SPDX-License-Identifier: GPL-3.0-or-later

/// What Tab may complete a line to, and how it is listed among others.
public struct LineCandidate: Hashable, Sendable {
  let text: String
  let listed: String

  /// An option: its label, or its number when the label has signs that no terminal is sent.
  public init(label: String, number: Int) {
    let visible = SafeText.visible(label)
    let isSafe = visible.utf8.elementsEqual(label.utf8)
    text = isSafe ? label : String(number)
    listed = isSafe ? label : "\(number). \(visible)"
    shared = visible
    self.label = label
  }

  /// What the labels share is compared in these.
  private let shared: String
  private let label: String

  /// The beginning that all labels share, at least what was typed: labels that match by the rules
  /// of a language may share less.
  static func commonBeginning(of candidates: [LineCandidate], typed: String) -> String {
    guard let first = candidates.first else { return typed }
    if candidates.count == 1 { return first.text }
    var beginning = String(zip(first.label, first.shared).prefix { $0 == $1 }.map(\.0))
    for candidate in candidates.dropFirst() {
      beginning = String(zip(beginning, candidate.label).prefix { $0 == $1 }.map(\.0))
    }
    return beginning.count >= typed.count ? beginning : typed
  }
}
