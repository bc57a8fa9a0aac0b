// SPDX-License-Identifier: GPL-3.0-or-later

/// Near matches for a language that was named wrongly.
enum LanguageNames {
  /// The tags among `available` whose tag, English name or own name is near the one typed.
  static func nearest(to typed: String, among available: [String]) -> [String] {
    var tags: [String: [String]] = [:]
    var names: [String] = []
    for tag in available {
      for name in [tag, LanguageTag.name(of: tag, in: "en"), LanguageTag.name(of: tag, in: tag)] {
        guard let name else { continue }
        if tags[name] == nil { names.append(name) }
        tags[name, default: []].append(tag)
      }
    }
    var found: [String] = []
    for name in Similarity.nearest(to: typed, among: names, limit: 5) {
      for tag in tags[name] ?? [] where !found.contains(tag) { found.append(tag) }
    }
    return found
  }
}
