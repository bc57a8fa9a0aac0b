// SPDX-License-Identifier: GPL-3.0-or-later

/// One thing said, composed from typed fields.
///
/// What is heard and what a test checks are the same value: nothing is read off the screen.
public struct Announcement: Hashable, Sendable {
  /// What the announcement is about; the names are those of the transcript.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case group, focus, selection, refusal, boundary, hint, `where`, setting, error, answer
    /// What a key did to a line of text.
    case echo
  }

  /// The part of an announcement that a text is; the names are those of the tables and the
  /// transcript.
  public enum FieldName: String, Hashable, Sendable, CaseIterable {
    case group, groupRole, required, count
    /// A group of fields or a section of options that begins here.
    case section
    /// What a field holds, what it takes, and which of how many it is.
    case value, constraint, step
    case boundary, label, role, state, availability, error, description, position
    case message, selection, setting, hint, answer
  }

  public struct Field: Hashable, Sendable {
    public let name: FieldName
    /// The words, safe to speak and to print.
    public let text: String
    /// The BCP 47 code of the words where it differs from the announcement's.
    public let language: String?
    /// Whether the voice is to spell the text, since it has no words.
    public let isSpelled: Bool

    public init(
      _ name: FieldName, _ text: String, language: String? = nil, isSpelled: Bool = false
    ) {
      self.name = name
      self.text = text
      self.language = language
      self.isSpelled = isSpelled
    }
  }

  /// A stretch of words in one language, for one voice.
  public struct Run: Hashable, Sendable {
    public internal(set) var text: String
    public let language: String
    /// Whether the voice is to spell it, so that signs are named as well.
    public let isSpelled: Bool

    init(text: String, language: String, isSpelled: Bool = false) {
      self.text = text
      self.language = language
      self.isSpelled = isSpelled
    }
  }

  public let kind: Kind
  /// The fields in the order in which they are said.
  public let fields: [Field]
  /// The BCP 47 code of the words that have no language of their own.
  public let language: String
  /// All that is said, in order.
  public let text: String
  /// The same text, cut where the language changes.
  public let runs: [Run]

  /// - Parameter separator: what stands between two fields, and gives a pause between them.
  public init(_ kind: Kind, _ fields: [Field], language: String, separator: String) {
    self.kind = kind
    self.fields = fields
    self.language = language
    self.text = fields.map(\.text).joined(separator: separator)
    self.runs = fields.enumerated().reduce(into: []) { runs, item in
      let (index, field) = item
      // A separator would be spelled as well.
      let isLast = index == fields.count - 1
      let spoken = field.text + (isLast || field.isSpelled ? "" : separator)
      let language = field.language ?? language
      if let last = runs.last, last.language == language, !last.isSpelled, !field.isSpelled {
        runs[runs.count - 1].text += spoken
      } else {
        runs.append(Run(text: spoken, language: language, isSpelled: field.isSpelled))
      }
    }
  }

  /// Spells a text.
  ///
  /// - Parameters:
  ///   - letters: how the text is spelled in writing.
  ///   - language: of the text.
  init(_ kind: Kind, spelling text: String, letters: String, language: String) {
    self.kind = kind
    self.fields = [Field(.label, letters)]
    self.language = language
    self.text = letters
    self.runs = [Run(text: text, language: language, isSpelled: true)]
  }

  /// The first field of that name, or nil where it does not apply.
  public subscript(name: FieldName) -> String? {
    fields.first { $0.name == name }?.text
  }
}
