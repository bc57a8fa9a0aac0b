// SPDX-License-Identifier: GPL-3.0-or-later

/// A rule of the World Wide Web Consortium that a finding comes from.
public enum AuditStandard: Hashable, Sendable {
  /// A success criterion of the Web Content Accessibility Guidelines 2.2, by its number.
  case wcag(String)
  /// A pattern of the ARIA Authoring Practices, by the name in its address.
  case ariaPattern(String)
  /// A practice of the ARIA Authoring Practices, by the name in its address.
  case ariaPractice(String)
  /// Making Content Usable for People with Cognitive and Learning Disabilities, by its anchor.
  case coga(String)

  /// The name, which is the same in every language.
  public var name: String {
    switch self {
    case .wcag(let number): "WCAG \(number)"
    case .ariaPattern(let name), .ariaPractice(let name): "ARIA APG \(name)"
    case .coga(let anchor): "COGA \(anchor)"
    }
  }

  /// Where it can be read.
  public var address: String {
    switch self {
    case .wcag(let number):
      "https://www.w3.org/TR/WCAG22/#" + (Self.criteria[number] ?? "")
    case .ariaPattern(let name): "https://www.w3.org/WAI/ARIA/apg/patterns/\(name)/"
    case .ariaPractice(let name): "https://www.w3.org/WAI/ARIA/apg/practices/\(name)/"
    case .coga(let anchor): "https://www.w3.org/TR/coga-usable/#\(anchor)"
    }
  }

  /// The anchors of success criteria in the text of WCAG 2.2.
  static let criteria = [
    "1.3.1": "info-and-relationships", "1.4.4": "resize-text", "1.4.10": "reflow",
    "2.1.1": "keyboard", "2.2.1": "timing-adjustable", "2.4.6": "headings-and-labels",
    "2.5.3": "label-in-name", "3.1.1": "language-of-page", "3.1.2": "language-of-parts",
    "3.1.6": "pronunciation", "3.2.4": "consistent-identification",
    "3.3.1": "error-identification", "3.3.3": "error-suggestion",
    "3.3.2": "labels-or-instructions", "4.1.2": "name-role-value",
  ]
}
