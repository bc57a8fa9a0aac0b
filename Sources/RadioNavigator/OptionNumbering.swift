// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// Which numbers are typed for the options of a list in line mode.
public enum OptionNumbering: Hashable, Sendable {
  /// Their places, which the list shows before their labels.
  case places
  /// Their places, which all labels begin with already.
  case placesInLabels
  /// Their keys, which are numbers themselves, and which all labels begin with.
  case keys

  /// O(options) for labels that begin with numbers, else O(1).
  init(_ group: RadioGroup<OptionKey>) {
    func all(_ isNumbered: (Int) -> Bool) -> Bool {
      !group.isEmpty && group.indices.allSatisfy(isNumbered)
    }
    if all({ Self.number(before: group[$0].label) == "\($0 + 1)" }) {
      self = .placesInLabels
    } else if all({ Self.number(before: group[$0].label) == group[$0].key.text }) {
      self = .keys
    } else {
      self = .places
    }
  }

  /// The digits that a label begins with; nil for none, or where a letter follows.
  private static func number(before label: String) -> String? {
    let digits = label.prefix { ("0"..."9").contains($0) }
    let next = label[digits.endIndex...].first
    guard !digits.isEmpty, next?.isLetter != true, next?.isNumber != true else { return nil }
    return String(digits)
  }
}
