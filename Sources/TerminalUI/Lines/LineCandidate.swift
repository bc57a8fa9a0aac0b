// SPDX-License-Identifier: GPL-3.0-or-later

/// What Tab may complete a line to, and how it is listed among others.
public struct LineCandidate: Hashable, Sendable {
  let text: String
  let listed: String

  /// An option: its label, or its number when the label has signs that no terminal is sent.
  public init(label: String, number: Int) {
    let visible = SafeText.drawn(label)
    let isSafe = visible.utf8.elementsEqual(label.utf8)
    text = isSafe ? label : String(number)
    listed = isSafe ? label : "\(number). \(visible)"
    shared = visible
    self.label = label
  }

  /// A text as it is; nil when it has signs that no terminal is sent.
  public init?(text: String) {
    guard SafeText.visible(text).utf8.elementsEqual(text.utf8) else { return nil }
    self.init(label: text, number: 0)
  }

  /// The texts that begin as was typed; where none does, those that do but for upper case. O(texts).
  public static func candidates(among texts: [String], typed: String) -> [LineCandidate] {
    let exact = texts.filter { $0.hasPrefix(typed) }
    let lowercased = typed.lowercased()
    let found = exact.isEmpty ? texts.filter { $0.lowercased().hasPrefix(lowercased) } : exact
    return found.compactMap(LineCandidate.init(text:))
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
