// SPDX-License-Identifier: GPL-3.0-or-later

/// One option of a radio group: what it is called, and whether it can be selected.
public struct RadioOption<Key: Hashable & Sendable>: Sendable, Equatable {
  /// What identifies the option in its group, and is the answer when it is selected.
  public let key: Key

  /// What people read and hear.
  public var label: String

  /// More about the option, read and spoken after it.
  public var detail: String?

  /// Spoken instead of the label, where a voice would misread the label.
  public var spokenText: String?

  /// The language of the label (BCP 47), when it differs from the question's.
  public var language: String?

  /// Whether a person can select the option.
  public var isEnabled: Bool

  /// Why the option is disabled. Means nothing while it is enabled.
  public var disabledReason: String?

  /// Whether the option is marked as the cause of an error.
  public var hasError: Bool

  /// A number to select the option by, unique in its group (`UIView.tag` of RadioButton-ios).
  public var tag: Int?

  /// Creates an option, enabled and without error unless said otherwise.
  @inlinable
  public init(
    key: Key, label: String, detail: String? = nil, spokenText: String? = nil,
    language: String? = nil, isEnabled: Bool = true, disabledReason: String? = nil,
    hasError: Bool = false, tag: Int? = nil
  ) {
    self.key = key
    self.label = label
    self.detail = detail
    self.spokenText = spokenText
    self.language = language
    self.isEnabled = isEnabled
    self.disabledReason = disabledReason
    self.hasError = hasError
    self.tag = tag
  }
}
