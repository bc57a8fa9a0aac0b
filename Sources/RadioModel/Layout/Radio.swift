// SPDX-License-Identifier: GPL-3.0-or-later

/// A radio button alone: a ring, and a dot in it when it is selected.
public struct Radio: Hashable, Sendable {
  /// Whether there is a dot in the ring.
  public var isSelected: Bool

  /// Whether a person can select it.
  public var isEnabled: Bool

  /// Whether a person is acting on it: it has focus, or is pressed.
  public var isHighlighted: Bool

  /// Whether it is the cause of an error.
  public var hasError: Bool

  /// Creates a ring, in the usual state unless said otherwise.
  public init(
    isSelected: Bool = false, isEnabled: Bool = true, isHighlighted: Bool = false,
    hasError: Bool = false
  ) {
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.hasError = hasError
  }

  /// The state that decides how the ring looks.
  public var state: InputState {
    InputState(isEnabled: isEnabled, hasError: hasError, isHighlighted: isHighlighted)
  }

  /// What the ring is drawn in.
  public var ringTint: Tint {
    switch state {
    case .disabled: .muted
    case .error: .error
    case .highlighted: .accent
    case .usual: isSelected ? .accent : .outline
    }
  }

  /// What the dot is drawn in, or nil when there is none.
  public var dotTint: Tint? {
    guard isSelected else { return nil }
    return switch state {
    case .disabled: .muted
    case .error: .error
    case .highlighted, .usual: .accent
    }
  }
}
