// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

/// A search by lower-cased prefix: these tests are about keys, not about collation.
struct PlainSearch: TypeAheadSearching {
  let labels: [String]

  func firstMatch(prefix: String, from start: Int) -> Int? {
    let all = matches(prefix: prefix, limit: labels.count)
    return all.first { $0 >= start } ?? all.first
  }

  func matches(prefix: String, limit: Int) -> [Int] {
    let prefix = prefix.lowercased()
    return Array(labels.indices.filter { labels[$0].lowercased().hasPrefix(prefix) }.prefix(limit))
  }

  func matches(equalTo text: String, limit: Int) -> [Int] {
    let text = text.lowercased()
    return Array(labels.indices.filter { labels[$0].lowercased() == text }.prefix(limit))
  }
}

/// Options named like their labels; a label that begins with `-` is disabled, with `*` selected.
func navigator(
  _ labels: [String], required: Bool = true, _ settings: Navigator.Settings = .init()
) -> Navigator {
  var names: [String] = []
  var options: [RadioOption<OptionKey>] = []
  var selected: OptionKey?
  for label in labels {
    let name = String(label.drop { "-*".contains($0) })
    names.append(name)
    if label.prefix(2).contains("*") { selected = OptionKey(name) }
    options.append(
      RadioOption(key: OptionKey(name), label: name, isEnabled: !label.prefix(2).contains("-")))
  }
  var group = try! RadioGroup(options)
  group.isRequired = required
  if let selected { _ = try! group.select(selected) }
  return Navigator(group: group, settings: settings, typeAhead: PlainSearch(labels: names))
}

extension Navigator {
  var focused: String? { focusedOption?.label }
  var selected: String? { group.selectedKey?.text }

  /// Presses keys by their script names, all in the same moment unless `at` says otherwise.
  @discardableResult
  mutating func press(_ keys: String..., at milliseconds: Int = 0) -> [Event] {
    keys.flatMap { handle(KeyTable.command(forKey: $0)!, at: milliseconds) }
  }
}
