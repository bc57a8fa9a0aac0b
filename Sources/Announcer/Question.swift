// SPDX-License-Identifier: GPL-3.0-or-later

import RadioModel

/// What is asked: a label for the group, a description, and the options.
public struct Question: Sendable {
  public var title: String?
  public var detail: String?
  /// The options; a selected one is the default.
  public var group: RadioGroup<OptionKey>
  /// Milliseconds without a key after which the question ends unanswered; nil for no limit.
  public var timeLimit: Int?

  public init(
    title: String? = nil, detail: String? = nil, group: RadioGroup<OptionKey>,
    timeLimit: Int? = nil
  ) {
    self.title = title
    self.detail = detail
    self.group = group
    self.timeLimit = timeLimit
  }
}
