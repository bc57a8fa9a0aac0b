// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import LabelTables
import RadioModel
import RadioNavigator
import Synchronization

/// The search over labels, built while the question already opens.
///
/// Building takes about a microsecond a label: few labels are indexed before the question opens,
/// many meanwhile on another thread, and only a key that needs the index waits for it.
final class TypeAhead: TypeAheadSearching {
  private static let fewLabels = 500

  private let index = Mutex<CollationIndex?>(nil)
  private let isBuilt = DispatchGroup()

  /// - Parameter language: the BCP 47 code of the language whose rules compare the labels.
  init(group: RadioGroup<OptionKey>, language: String) {
    let build = { @Sendable [self] in
      let built = CollationIndex(
        labels: (0..<group.count).lazy.map { group[$0].label }, language: language)
      index.withLock { $0 = built }
    }
    if group.count <= Self.fewLabels {
      build()
    } else {
      DispatchQueue.global(qos: .userInitiated).async(group: isBuilt, execute: build)
    }
  }

  func firstMatch(prefix: String, from start: Int) -> Int? {
    isBuilt.wait()
    return index.withLock { $0?.firstMatch(prefix: prefix, from: start) }
  }

  func matches(prefix: String, limit: Int) -> [Int] {
    isBuilt.wait()
    return index.withLock { $0?.matches(prefix: prefix, limit: limit) } ?? []
  }

  func matches(equalTo text: String, limit: Int) -> [Int] {
    isBuilt.wait()
    return index.withLock { $0?.matches(equalTo: text, limit: limit) } ?? []
  }
}
