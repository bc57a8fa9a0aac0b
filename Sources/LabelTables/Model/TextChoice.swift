// SPDX-License-Identifier: GPL-3.0-or-later

/// Several forms of a text, of which one is shown.
public struct TextChoice: Hashable, Sendable {
  /// By what a form is chosen.
  public enum Kind: Hashable, Sendable {
    /// By a number, by CLDR's rules for how many.
    case plural
    /// By a number, by CLDR's rules for which one in order.
    case ordinal
    /// By a word.
    case select
    /// By the kind of device (`.xcstrings`): `mac`, `iphone`, `other`…
    case device
    /// By how much room there is, in characters (`NSStringVariableWidthRuleType`).
    case width
  }

  /// One form and when it is chosen.
  public struct Form: Hashable, Sendable {
    /// `=0` for one number, a category of CLDR such as `few`, a word, a device, a width.
    public var selector: String
    public var text: TableText

    public init(_ selector: String, _ text: TableText) {
      self.selector = selector
      self.text = text
    }
  }

  public var kind: Kind
  /// The argument that decides; nil where the device or the room does.
  public var argument: TextArgument?
  /// How the format says that the argument is given, such as `ld` (`NSStringFormatValueTypeKey`).
  public var conversion: Conversion?
  /// What is taken from the number before a category is chosen (ICU's `offset:`).
  public var offset: Int
  /// The forms in the order of the file; `other` may be missing.
  public var forms: [Form]

  public init(
    _ kind: Kind, by argument: TextArgument?, conversion: Conversion? = nil, offset: Int = 0,
    forms: [Form]
  ) {
    self.kind = kind
    self.argument = argument
    self.conversion = conversion
    self.offset = offset
    self.forms = forms
  }

  /// Whether a number decides.
  public var countsNumber: Bool { kind == .plural || kind == .ordinal }

  /// The form with a selector.
  public subscript(selector: String) -> TableText? {
    forms.first { $0.selector == selector }?.text
  }

  /// The form where no other fits: `other`, else the last that is no exact number, else the last.
  public var fallback: TableText {
    self["other"] ?? forms.last { !$0.selector.hasPrefix("=") }?.text ?? forms.last?.text
      ?? TableText()
  }

  /// The categories of CLDR, in its order.
  public static let categories = ["zero", "one", "two", "few", "many", "other"]
}
