// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

extension TextEntry.Pattern {
  /// A regular expression as ICU has them.
  ///
  /// A text that it takes too long to decide about matches: whoever types cannot mend the form, and
  /// must not be kept from answering by it. Whoever asks is told.
  ///
  /// - Returns: nil when the source is no expression.
  public init?(expression source: String) {
    guard let expression = TextExpression(source) else { return nil }
    self.init(
      source, wasTooSlow: { expression.wasTooSlow },
      matches: { expression.match(whole: $0) ?? true })
  }
}

extension Form {
  /// The patterns that took too long to decide about some text.
  public var slowPatterns: [String] {
    fields.compactMap { field in
      guard case .entry(let entry) = field.kind, let pattern = entry.pattern, pattern.wasTooSlow()
      else { return nil }
      return pattern.source
    }
  }
}
