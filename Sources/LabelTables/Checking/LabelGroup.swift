// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds entries of a group that a person cannot tell apart. A group are the keys with the same
/// beginning up to the last full stop: `crust.thin` and `crust.deep`.
struct LabelGroup {
  /// Tells how a text sounds in a language (BCP 47); nil where nobody knows.
  typealias Sound = (_ text: String, _ language: String) -> String?

  /// Two entries, the later one first.
  struct Pair: Hashable {
    let rule: TableRule
    let entry: TableEntry
    let other: TableEntry
  }

  /// The pairs of entries that look or sound the same. Entries with something put in are compared
  /// by their words alone when both are alike; they do not sound.
  ///
  /// - Complexity: O(n) for n entries, besides sounding.
  static func pairs(of entries: [TableEntry], language: String, sound: Sound?) -> [Pair] {
    var groups: [String: [TableEntry]] = [:]
    var order: [String] = []
    for entry in entries {
      guard let dot = entry.key.lastIndex(of: ".") else { continue }
      let group = String(entry.key[..<dot])
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(entry)
    }
    return order.flatMap { group -> [Pair] in
      let members = groups[group] ?? []
      return members.count < 2 ? [] : pairs(in: members, language: language, sound: sound)
    }
  }

  private static func pairs(
    in members: [TableEntry], language: String, sound: Sound?
  ) -> [Pair] {
    var pairs: [Pair] = []
    var seen: [TableText: TableEntry] = [:]
    var heard: [String: TableEntry] = [:]
    for entry in members where entry.text.hasLetters {
      if let other = seen[entry.text] {
        pairs.append(Pair(rule: .duplicateLabel, entry: entry, other: other))
        continue
      }
      seen[entry.text] = entry
      guard let words = entry.text.plainWords, let sound = sound?(words, language), !sound.isEmpty
      else { continue }
      if let other = heard[sound] {
        pairs.append(Pair(rule: .soundsAlike, entry: entry, other: other))
      } else {
        heard[sound] = entry
      }
    }
    return pairs
  }
}

extension TableText {
  /// All literals in it and in its forms, in order.
  var literals: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .literal(let words): [words]
      case .placeholder: []
      case .choice(let choice): choice.forms.flatMap(\.text.literals)
      }
    }
  }

  var hasLetters: Bool {
    literals.contains { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }
  }

  /// How many words stand in it, without those of capitals alone, as `FILE` in a usage.
  var wordCount: Int {
    literals.reduce(0) { count, words in
      count
        + words.split(whereSeparator: \.isWhitespace).count {
          $0.unicodeScalars.contains {
            $0.properties.isAlphabetic && !$0.properties.isUppercase
          }
        }
    }
  }
}
