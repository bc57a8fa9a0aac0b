// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// Keys of options that resemble a word that is none.
enum NearestKeys {
  /// The keys of the options that have it as their label, else those that it resembles, else those
  /// whose label it resembles.
  static func nearest(
    to word: String, among options: [(key: String, label: String)]
  ) -> [String] {
    let labelled = keys(labelled: word, among: options)
    guard labelled.isEmpty else { return labelled }
    let keys = Similarity.nearest(to: word, among: options.map(\.key), limit: most)
    guard keys.isEmpty else { return keys }
    let labels = Similarity.nearest(to: word, among: options.map(\.label), limit: most)
    return labels.compactMap { label in options.first { $0.label == label }?.key }
  }

  /// The keys of the options with a label, in any case.
  static func keys(
    labelled label: String, among options: [(key: String, label: String)]
  ) -> [String] {
    let wanted = label.lowercased()
    return Array(
      options.lazy.filter { $0.label.lowercased() == wanted }.map(\.key).prefix(most))
  }

  private static let most = 2
}
