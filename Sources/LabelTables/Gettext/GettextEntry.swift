// SPDX-License-Identifier: GPL-3.0-or-later

/// One message of a gettext catalogue with its translation.
public struct GettextEntry: Hashable, Sendable {
  /// `msgctxt`: tells messages with the same text apart.
  public var context: String?
  /// `msgid`: the text that is translated.
  public var message: String
  /// `msgid_plural`: the text for several, of a message with plural forms.
  public var plural: String?
  /// The translation: one text, or one for each plural form; empty texts are not translated.
  public var forms: [String]
  /// The comments of the translator, line by line.
  public var comments: [String]
  /// The comments for the translator from the source, line by line.
  public var extractedComments: [String]
  /// Where the source has the message, as `file:line` or `file`.
  public var references: [String]
  /// The kinds of format that the text is marked to be, such as `c-format`.
  public var formats: [String]
  /// The line where the translation begins, from 1, in a file that has lines.
  public var line: Int?

  /// A message with what is known of it.
  public init(
    context: String? = nil, message: String, plural: String? = nil, forms: [String],
    comments: [String] = [], extractedComments: [String] = [], references: [String] = [],
    formats: [String] = [], line: Int? = nil
  ) {
    self.context = context
    self.message = message
    self.plural = plural
    self.forms = forms
    self.comments = comments
    self.extractedComments = extractedComments
    self.references = references
    self.formats = formats
    self.line = line
  }

  /// Whether every form has a translation.
  public var isTranslated: Bool { !forms.isEmpty && forms.allSatisfy { !$0.isEmpty } }
}
