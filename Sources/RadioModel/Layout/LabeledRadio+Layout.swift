// SPDX-License-Identifier: GPL-3.0-or-later

extension LabeledRadio {
  /// Where the parts of a labelled radio button are, from its upper left corner.
  public struct Layout: Hashable, Sendable {
    /// Where the ring is.
    public let ring: Rectangle

    /// Where the label is, with what stands below it.
    public let content: Rectangle

    /// Where a pointer chooses the option: ring, label and the insets around them.
    public let pointerTarget: Rectangle
  }

  /// Places ring and label.
  ///
  /// The middle of the ring is level with the middle of the label's first line. In
  /// right-to-left languages everything is mirrored, the insets included. All lengths are in
  /// the same unit, whichever it is.
  ///
  /// - Parameters:
  ///   - ring: How large the ring is.
  ///   - content: How large the label is, with what stands below it.
  ///   - firstLine: How high the first line of the label is.
  ///   - spacing: The room between ring and label.
  ///   - isRightToLeft: Whether reading begins at the right.
  public func layout(
    ring: Extent, content: Extent, firstLine: Double, spacing: Double, isRightToLeft: Bool
  ) -> Layout {
    let isRingFirst = contentPlacement == .trailing
    let left = contentInsets.leading
    let ringFrame = Rectangle(
      x: isRingFirst ? left : left + content.width + spacing,
      y: contentInsets.top + max(0, (firstLine - ring.height) / 2), extent: ring)
    let contentFrame = Rectangle(
      x: isRingFirst ? left + ring.width + spacing : left,
      y: contentInsets.top + max(0, (ring.height - firstLine) / 2), extent: content)
    let right = left + ring.width + spacing + content.width
    let bottom = max(ringFrame.y + ring.height, contentFrame.y + content.height)
    let whole = Extent(
      width: right + contentInsets.trailing, height: bottom + contentInsets.bottom)
    return Layout(
      ring: isRightToLeft ? ringFrame.mirrored(in: whole.width) : ringFrame,
      content: isRightToLeft ? contentFrame.mirrored(in: whole.width) : contentFrame,
      pointerTarget: Rectangle(x: 0, y: 0, extent: whole))
  }
}
