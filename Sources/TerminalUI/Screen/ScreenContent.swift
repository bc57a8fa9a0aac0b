// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that the screen says in the person's language. The words come from the tables, by
/// the closure in `ScreenContent`: nothing that a person reads is written here.
///
/// Words for `selected`, `invalid` and `defaultOption` may be empty; the sign then stands alone.
public enum ScreenPhrase: Hashable, Sendable {
  /// The state beside a selected option.
  case selected
  /// The availability beside a disabled option, with its reason where there is one.
  case unavailable(reason: String?)
  /// Beside an option that is wrong.
  case invalid
  /// How many options are above and below those shown.
  case moreAbove(Int)
  case moreBelow(Int)
  /// Below a part of a message: which of how many parts it is, from 1, and the key that shows the
  /// next one.
  case part(Int, of: Int, key: String)
  /// An option's number in a list, counted from 1, in the digits of the language.
  case number(Int)
  /// Line mode: beside the option that an empty line chooses.
  case defaultOption
  /// Line mode: beside a checked option.
  case checked
}

/// Where the ring stands beside its label; in right-to-left languages leading is the right side.
public enum ContentPlacement: String, Hashable, Sendable, CaseIterable {
  case leading, trailing
}

/// How a terminal draws text larger than usual.
public enum LargeText: Hashable, Sendable {
  /// Not at all: spacing and weight stand for size.
  case spacing
  /// kitty's text sizing protocol (OSC 66).
  case textSizing
  /// Double-height, double-width lines (DECDHL), on wish only.
  case doubleLines
}

/// The question as far as the navigator does not hold it, and how it is to look.
public struct ScreenContent: Sendable {
  public var title: String
  public var detail: String?
  /// The last refusal, a hint, or help; may have several lines.
  public var message: String?
  /// The key that shows the next part of a message that has no room, by its name; nil where the
  /// message is cut.
  public var messageKey: String?
  /// Which part of the message is shown, from 0; behind the last one comes the first.
  public var messagePart = 0
  /// BCP 47, for line breaking.
  public var language: String
  public var isRightToLeft: Bool
  public var placement: ContentPlacement
  /// The most lines that a label may take, 0 for as many as it needs. The accessibility sizes
  /// have no limit.
  public var numberOfLines: Int
  /// False where the locale's encoding cannot show more than ASCII: signs then keep to it.
  public var usesUnicodeSigns: Bool
  public var usesColor: Bool
  public var largeText: LargeText
  /// The form's title and where in it this is, on one line, which stays in view.
  public var heading: String?
  /// Other fields of the form, one a line, above and below the one that is asked.
  public var above: [String] = []
  public var below: [String] = []
  /// The headings of sections by the position of their first option; an empty one separates.
  public var headings: [Int: String] = [:]
  public var words: @Sendable (ScreenPhrase) -> String

  public init(
    title: String, detail: String? = nil, message: String? = nil, language: String = "",
    isRightToLeft: Bool = false, placement: ContentPlacement = .leading, numberOfLines: Int = 0,
    usesUnicodeSigns: Bool = true, usesColor: Bool = false, largeText: LargeText = .spacing,
    words: @escaping @Sendable (ScreenPhrase) -> String
  ) {
    self.title = title
    self.detail = detail
    self.message = message
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.placement = placement
    self.numberOfLines = numberOfLines
    self.usesUnicodeSigns = usesUnicodeSigns
    self.usesColor = usesColor
    self.largeText = largeText
    self.words = words
  }
}
