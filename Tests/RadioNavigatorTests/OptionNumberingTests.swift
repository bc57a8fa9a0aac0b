// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import Testing

@testable import RadioNavigator

@Suite struct OptionNumberingTests {
  @Test(
    arguments: [
      (["s": "Small", "l": "Large"], .places),
      (["1": "1: Small", "2": "2: Large"], .placesInLabels),
      (["s": "1 Small", "l": "2 Large"], .placesInLabels),
      (["10": "10: Small", "20": "20"], .keys),
      (["2": "2: Small", "1": "1: Large"], .keys),
      (["1": "1: Small", "2": "Large"], .places),
      (["1": "1st", "2": "2nd"], .places),
      (["10": "100 Small"], .places),
      ([:], .places),
    ] as [(KeyValuePairs<String, String>, OptionNumbering)])
  func numbersOfLabels(options: KeyValuePairs<String, String>, numbering: OptionNumbering) throws {
    let group = try RadioGroup(
      options.map { RadioOption(key: OptionKey($0.key), label: $0.value) })
    #expect(OptionNumbering(group) == numbering)
  }
}
