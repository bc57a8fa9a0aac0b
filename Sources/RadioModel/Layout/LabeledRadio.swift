// SPDX-License-Identifier: GPL-3.0-or-later

/// A radio button with its label, and more content below the label if it has any.
public struct LabeledRadio: Hashable, Sendable {
  /// Where the label stands, seen from the ring, in the direction of reading.
  public enum ContentPlacement: String, CaseIterable, Hashable, Sendable {
    /// The label comes first, then the ring.
    case leading
    /// The ring comes first, then the label.
    case trailing
  }

  /// The ring, and the state that ring and label share.
  public var radio: Radio

  /// The label.
  public var styledText: StyledText

  /// What stands below the label.
  public var richContent: StyledText?

  /// The largest number of lines of the label; 0 is no limit.
  public var numberOfLines = 1 {
    didSet { numberOfLines = max(numberOfLines, 0) }
  }

  /// What the label is for, which decides its size.
  public var textStyle = TextStyle.body

  /// Where the label stands, seen from the ring.
  public var contentPlacement = ContentPlacement.trailing

  /// Room around ring and label that belongs to the pointer target.
  public var contentInsets = ContentInsets()

  /// Whether the label grows with the category. If not, it keeps the usual size.
  public var adjustsFontForContentSizeCategory = true

  /// Creates a labelled radio button.
  public init(
    _ styledText: StyledText, richContent: StyledText? = nil, radio: Radio = Radio()
  ) {
    self.styledText = styledText
    self.richContent = richContent
    self.radio = radio
  }

  /// The label without style. Setting it makes the label plain.
  public var text: String {
    get { styledText.text }
    set { styledText = StyledText(newValue) }
  }

  /// Whether there is a dot in the ring.
  public var isSelected: Bool {
    get { radio.isSelected }
    set { radio.isSelected = newValue }
  }

  /// Whether a person can select it.
  public var isEnabled: Bool {
    get { radio.isEnabled }
    set { radio.isEnabled = newValue }
  }

  /// Whether a person is acting on it: it has focus, or is pressed.
  public var isHighlighted: Bool {
    get { radio.isHighlighted }
    set { radio.isHighlighted = newValue }
  }

  /// Whether it is the cause of an error.
  public var hasError: Bool {
    get { radio.hasError }
    set { radio.hasError = newValue }
  }

  /// The state that decides how ring and label look.
  public var state: InputState { radio.state }

  /// What each run of the label is drawn in, in reading order.
  public var inks: [StyledText.Ink] {
    styledText.runs.map { $0.ink(in: state) }
  }

  /// The size of the label in a category, in points.
  public func fontSize(in category: ContentSizeCategory) -> Double {
    textStyle.size(in: effectiveCategory(category))
  }

  /// The distance between lines of the label in a category, in points.
  public func leading(in category: ContentSizeCategory) -> Double {
    textStyle.leading(in: effectiveCategory(category))
  }

  /// The largest number of lines in a category, or nil for no limit. From the accessibility
  /// sizes on no label that grows is cut.
  public func lineLimit(in category: ContentSizeCategory) -> Int? {
    numberOfLines == 0 || effectiveCategory(category).isAccessibilityCategory
      ? nil : numberOfLines
  }

  private func effectiveCategory(_ category: ContentSizeCategory) -> ContentSizeCategory {
    adjustsFontForContentSizeCategory ? category : .large
  }
}
