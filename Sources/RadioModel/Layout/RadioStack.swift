// SPDX-License-Identifier: GPL-3.0-or-later

/// A radio group laid out in rows and columns, all its labels in the same style.
public struct RadioStack<Key: Hashable & Sendable>: Sendable {
  /// The options.
  public var group: RadioGroup<Key>

  /// How many columns are wanted, where they fit.
  public var columnWish: Int

  /// The largest number of lines of each label; 0 is no limit.
  public var numberOfLines = 1

  /// What the labels are for, which decides their size.
  public var textStyle = TextStyle.body

  /// Where the labels stand, seen from the rings.
  public var contentPlacement = LabeledRadio.ContentPlacement.trailing

  /// Room around each option that belongs to its pointer target.
  public var contentInsets = ContentInsets()

  /// Whether the labels grow with the category.
  public var adjustsFontForContentSizeCategory = true

  /// Creates a stack of a group's options, in one column unless more are wanted.
  public init(_ group: RadioGroup<Key>, columns: Int = 1) {
    self.group = group
    columnWish = columns
  }

  /// The labelled radio button at a position, which must exist. O(log n).
  public func radio(at position: Int, isHighlighted: Bool = false) -> LabeledRadio {
    let option = group[position]
    var radio = LabeledRadio(
      StyledText(option.label), richContent: option.detail.map { StyledText($0) },
      radio: Radio(
        isSelected: position == group.selectedPosition, isEnabled: option.isEnabled,
        isHighlighted: isHighlighted, hasError: option.hasError))
    radio.numberOfLines = numberOfLines
    radio.textStyle = textStyle
    radio.contentPlacement = contentPlacement
    radio.contentInsets = contentInsets
    radio.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    return radio
  }
}

extension RadioStack where Key == Int {
  /// Creates a stack of titles. The key of each is its place in the list, and stays with it.
  ///
  /// - Complexity: O(number of titles).
  public init(titles: some Sequence<String>, columns: Int = 1) {
    var group = RadioGroup<Int>()
    group.reserveCapacity(titles.underestimatedCount)
    for (key, title) in titles.enumerated() {
      group.write(RadioOption(key: key, label: title), hash: key.hashValue)
    }
    self.init(group, columns: columns)
  }
}

// MARK: - By index, as MIRadioButtonGroup does

extension RadioStack {
  /// Selects the option at an index, from 0.
  ///
  /// - Returns: The change, or nil when that option is selected already.
  /// - Throws: `unknownPosition`; `disabled` when a person tries a disabled option.
  @discardableResult
  public mutating func select(
    at index: Int, by origin: ChangeOrigin = .program
  ) throws(RadioGroupError<Key>) -> RadioGroupChange<Key>? {
    try group.select(at: index, by: origin)
  }

  /// Deselects whichever option is selected.
  @discardableResult
  public mutating func clearAll(by origin: ChangeOrigin = .program) -> RadioGroupChange<Key>? {
    group.deselectAll(by: origin)
  }

  /// Removes the option at an index, so that those after it move up.
  ///
  /// - Returns: What changed, in order.
  /// - Throws: `unknownPosition`.
  @discardableResult
  public mutating func remove(
    at index: Int
  ) throws(RadioGroupError<Key>) -> [RadioGroupChange<Key>] {
    try group.remove(at: index)
  }
}
