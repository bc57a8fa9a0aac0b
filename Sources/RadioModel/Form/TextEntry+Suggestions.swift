// SPDX-License-Identifier: GPL-3.0-or-later

extension TextEntry {
  /// Something that a text may become.
  public struct Proposal: Hashable, Sendable {
    public let text: String
    /// What it is called when it is told.
    public let name: String

    public init(text: String, name: String) {
      self.text = text
      self.name = name
    }
  }

  /// Finds what a text that is typed may become, as the files of a folder. The model knows no files:
  /// whoever builds the form brings it.
  public typealias Proposing = @Sendable (String) -> [Proposal]

  /// Makes the suggestions of what is typed from now on.
  public mutating func propose(_ proposing: @escaping Proposing) {
    self.proposing = proposing
    proposeAnew()
  }

  /// What a text may become that is typed and not yet in the field.
  public func suggestions(for text: String) -> [String] {
    proposing.map { $0(text).map(\.text) } ?? suggestions
  }

  /// Makes the suggestions anew after the text became another one.
  public mutating func proposeAnew() {
    chosenSuggestion = nil
    guard let proposals = proposing?(text) else { return }
    suggestions = proposals.map(\.text)
    suggestionNames = proposals.map(\.name)
  }

  /// Goes on to the next suggestion that begins as the text does up to the cursor, or to the one
  /// before, round and round.
  ///
  /// - Returns: the place among how many; nil where nothing is suggested.
  public mutating func suggest(by step: Int) -> (place: Int, count: Int)? {
    let matches: [String]
    let present: Int?
    if let chosenSuggestion {
      (matches, present) = (chosenSuggestion.among, chosenSuggestion.place)
    } else {
      let beginning = text.prefix(cursor)
      matches = proposing == nil ? suggestions.filter { $0.hasPrefix(beginning) } : suggestions
      present = matches.firstIndex(of: text)
    }
    guard !matches.isEmpty else { return nil }
    let wished = present.map { $0 + step } ?? (step > 0 ? 0 : matches.count - 1)
    let place = (wished + matches.count) % matches.count
    chosenSuggestion = (matches, place)
    text = matches[place]
    cursor = text.count
    return (place, matches.count)
  }
}
