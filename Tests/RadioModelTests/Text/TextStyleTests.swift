// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import Testing

@Suite("Sizes of text")
struct TextStyleTests {
  /// Apple's table of sizes, in points, from xSmall to AX5.
  static let sizes = """
    largeTitle 31 32 33 34 36 38 40 44 48 52 56 60
    title1 25 26 27 28 30 32 34 38 43 48 53 58
    title2 19 20 21 22 24 26 28 34 39 44 50 56
    title3 17 18 19 20 22 24 26 31 37 43 49 55
    headline 14 15 16 17 19 21 23 28 33 40 47 53
    body 14 15 16 17 19 21 23 28 33 40 47 53
    callout 13 14 15 16 18 20 22 26 32 38 44 51
    subheadline 12 13 14 15 17 19 21 25 30 36 42 49
    footnote 12 12 12 13 15 17 19 23 27 33 38 44
    caption1 11 11 11 12 14 16 18 22 26 32 37 43
    caption2 11 11 11 11 13 15 17 20 24 29 34 40
    """

  /// Apple's table of leadings, in points, from xSmall to AX5.
  static let leadings = """
    largeTitle 38 39 40 41 43 46 48 52 57 61 66 70
    title1 31 32 33 34 37 39 41 46 51 57 62 68
    title2 24 25 26 28 30 32 34 41 47 52 59 66
    title3 22 23 24 25 28 30 32 38 44 51 58 65
    headline 19 20 21 22 24 26 29 34 40 48 56 62
    body 19 20 21 22 24 26 29 34 40 48 56 62
    callout 18 19 20 21 23 25 28 32 39 46 52 60
    subheadline 16 18 19 20 22 24 28 31 37 43 50 58
    footnote 16 16 16 18 20 22 24 29 33 40 46 52
    caption1 13 13 13 16 19 21 23 28 32 39 44 51
    caption2 13 13 13 13 18 20 22 25 30 35 41 48
    """

  private static func rows(_ table: String) -> [(name: String, values: [Double])] {
    table.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (String(words[0]), words.dropFirst().compactMap { Double($0) })
    }
  }

  @Test("every style has Apple's size in every category")
  func size() throws {
    #expect(Self.rows(Self.sizes).map(\.name) == TextStyle.allCases.map(\.rawValue))
    for (name, values) in Self.rows(Self.sizes) {
      let style = try #require(TextStyle(rawValue: name))
      #expect(ContentSizeCategory.allCases.map { style.size(in: $0) } == values, "\(name)")
    }
  }

  @Test("every style has Apple's leading in every category")
  func leading() throws {
    #expect(Self.rows(Self.leadings).map(\.name) == TextStyle.allCases.map(\.rawValue))
    for (name, values) in Self.rows(Self.leadings) {
      let style = try #require(TextStyle(rawValue: name))
      #expect(ContentSizeCategory.allCases.map { style.leading(in: $0) } == values, "\(name)")
    }
  }

  struct Scaling: Sendable {
    let value: Double
    let style: TextStyle
    let category: ContentSizeCategory
    let thirds: Double
  }

  /// Worked out by hand from the leadings: value x leading / usual leading, in thirds.
  static let scalings = [
    // 17 x 62 / 22 = 47.909
    Scaling(value: 17, style: .body, category: .accessibility5, thirds: 144),
    // 10 x 19 / 22 = 8.636
    Scaling(value: 10, style: .body, category: .xSmall, thirds: 26),
    // 44 x 34 / 22 = 68
    Scaling(value: 44, style: .body, category: .accessibility1, thirds: 204),
    // 8 x 70 / 41 = 13.659
    Scaling(value: 8, style: .largeTitle, category: .accessibility5, thirds: 41),
    // 1 x 13 / 16 = 0.8125
    Scaling(value: 1, style: .caption1, category: .small, thirds: 2),
    // 100 x 48 / 13 = 369.231
    Scaling(value: 100, style: .caption2, category: .accessibility5, thirds: 1108),
    // 20 x 31 / 20 = 31
    Scaling(value: 20, style: .subheadline, category: .accessibility1, thirds: 93),
    // -17 x 26 / 22 = -20.091
    Scaling(value: -17, style: .headline, category: .xxLarge, thirds: -60),
    Scaling(value: 0, style: .title1, category: .accessibility3, thirds: 0),
  ]

  @Test("lengths grow with the leading, to a third of a point", arguments: scalings)
  func scaling(_ scaling: Scaling) {
    let metrics = FontMetrics(textStyle: scaling.style, category: scaling.category)
    #expect(metrics.scaledValue(for: scaling.value) == scaling.thirds / 3)
  }

  @Test("in the usual category lengths stay", arguments: TextStyle.allCases)
  func usual(style: TextStyle) {
    let metrics = FontMetrics(textStyle: style, category: .large)
    for value in 0...60 {
      #expect(metrics.scaledValue(for: Double(value)) == Double(value))
    }
  }
}
