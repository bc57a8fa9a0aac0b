// SPDX-License-Identifier: GPL-3.0-or-later

/// The one state that decides how a control looks (Thumbprint's `InputState`).
public enum InputState: Hashable, Sendable, CaseIterable {
  /// A person cannot act on it.
  case disabled
  /// It is the cause of an error.
  case error
  /// A person is acting on it.
  case highlighted
  /// None of the others.
  case usual

  /// The state of a control: disabled comes before error, error before highlighted.
  public init(isEnabled: Bool, hasError: Bool, isHighlighted: Bool) {
    self =
      if !isEnabled { .disabled } else if hasError { .error } else if isHighlighted {
        .highlighted
      } else { .usual }
  }

  /// What text without a colour of its own is drawn in.
  public var textTint: Tint {
    switch self {
    case .disabled: .muted
    case .error: .error
    case .highlighted, .usual: .text
    }
  }
}

/// A colour by its purpose; what shows it decides which colour that is.
public enum Tint: Hashable, Sendable {
  /// Text as usual.
  case text
  /// An outline as usual.
  case outline
  /// What the person is acting on, or has selected.
  case accent
  /// What cannot be acted on.
  case muted
  /// What has to be mended.
  case error
}
