// SPDX-License-Identifier: GPL-3.0-or-later

/// A width and a height, in points, or in columns and rows.
public struct Extent: Hashable, Sendable {
  /// From left to right.
  public var width: Double

  /// From top to bottom.
  public var height: Double

  /// Creates an extent.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle; `x` grows to the right and `y` downward, in the units of its extent.
public struct Rectangle: Hashable, Sendable {
  /// The left edge.
  public var x: Double

  /// The upper edge.
  public var y: Double

  /// How large it is.
  public var extent: Extent

  /// Creates a rectangle from its upper left corner.
  public init(x: Double, y: Double, extent: Extent) {
    self.x = x
    self.y = y
    self.extent = extent
  }

  /// Whether a point is inside. The right and lower edges are outside.
  public func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < self.x + extent.width && y >= self.y && y < self.y + extent.height
  }

  /// The same rectangle seen in a mirror, in a room of some width.
  func mirrored(in width: Double) -> Rectangle {
    Rectangle(x: width - x - extent.width, y: y, extent: extent)
  }
}

/// Room around something; leading is where reading begins.
public struct ContentInsets: Hashable, Sendable {
  /// The room above.
  public var top: Double

  /// The room where reading begins.
  public var leading: Double

  /// The room below.
  public var bottom: Double

  /// The room where reading ends.
  public var trailing: Double

  /// Creates insets, none unless said otherwise.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
