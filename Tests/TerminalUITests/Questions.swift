// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel
import RadioNavigator

@testable import TerminalUI

/// Questions for the tests, with words of their own so that a phrase is known when it is seen.
enum Questions {
  @Sendable static func words(_ phrase: ScreenPhrase) -> String {
    switch phrase {
    case .selected: "chosen"
    case .unavailable(let reason): "not to be had" + (reason.map { ": " + $0 } ?? "")
    case .invalid: "wrong"
    case .moreAbove(let count): "\(count) higher"
    case .moreBelow(let count): "\(count) lower"
    case .part(let part, let count, let key): "\(part)/\(count) \(key)"
    case .number(let number): "\(number)"
    case .defaultOption: "the usual one"
    case .checked: "ticked"
    }
  }

  static func content(title: String = "Pizza crust") -> ScreenContent {
    ScreenContent(title: title, words: words)
  }

  static func navigator(
    _ labels: [String], selected: Int? = nil, disabled: [Int: String] = [:],
    settings: Navigator.Settings = Navigator.Settings()
  ) throws -> Navigator {
    var group = try RadioGroup<OptionKey>(
      labels.enumerated().map { position, label in
        RadioOption(
          key: OptionKey("\(position)"), label: label, isEnabled: disabled[position] == nil,
          disabledReason: disabled[position])
      })
    if let selected { _ = try group.select(OptionKey("\(selected)")) }
    return Navigator(group: group, settings: settings)
  }

  /// Labels with whatever makes widths hard.
  static let hardLabels = [
    "Regular crust", "漢字のとても長いラベルでございます", "👨‍👩‍👧‍👦 family", "🇩🇪🇫🇷🇯🇵", "e\u{301}te\u{301}",
    "สวัสดีชาวโลกที่น่ารักทุกคน", "قشرة رقيقة جدا ومقرمشة", "Donaudampfschifffahrtsgesellschaftskapitän",
    "한국어 라벨",
    "1️⃣ one", "a < b & \"c\"", "x\u{1B}[31mred", "क्षत्रिय हिन्दी", "", "👍🏽👍🏿👍",
  ]
}
