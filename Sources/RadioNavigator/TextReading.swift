// SPDX-License-Identifier: GPL-3.0-or-later

/// A text that is read sentence by sentence and paragraph by paragraph, from the top, and searched.
public struct TextReading: Sendable {
  /// In order, of all paragraphs.
  public private(set) var sentences: [String] = []
  /// The sentence that was read last, from 0; nil before the first.
  public private(set) var position: Int?
  /// The sentences that paragraphs begin with.
  private var beginnings: [Int] = []

  /// - Parameter paragraphs: each of sentences.
  public init(paragraphs: [[String]]) {
    append(paragraphs)
  }

  /// The text goes on.
  mutating func append(_ paragraphs: [[String]]) {
    for paragraph in paragraphs where !paragraph.isEmpty {
      beginnings.append(sentences.count)
      sentences += paragraph
    }
  }

  /// What a key reads: Up and Down a sentence, Page Up and Page Down a paragraph, End the last
  /// sentence.
  ///
  /// - Returns: nil for a key that means nothing here; the edge where there is nothing further.
  mutating func read(_ command: Command) -> (text: String, edge: Edge?)? {
    switch command {
    case .down: sentence((position ?? -1) + 1)
    case .up: sentence((position ?? 0) - 1)
    case .last: sentence(sentences.count - 1)
    case .pageDown: paragraph(beginnings.first { $0 > position ?? -1 }, otherwise: .last)
    case .pageUp: paragraph(beginnings.last { $0 < position ?? 0 }, otherwise: .first)
    default: nil
    }
  }

  /// Goes back to before the first sentence.
  mutating func restart() { position = nil }

  /// Reads the next sentence that has these letters in it, behind the last one from the top.
  ///
  /// - Parameter step: 0 to begin with the present sentence, 1 behind it, -1 to go backwards.
  mutating func search(_ letters: String, by step: Int = 0) -> String? {
    let wanted = letters.lowercased()
    let count = sentences.count
    let start = (position ?? 0) + step
    let order = (0..<count).map { (start + (step < 0 ? -$0 : $0) + count * 2) % count }
    guard let found = order.first(where: { sentences[$0].lowercased().contains(wanted) }) else {
      return nil
    }
    position = found
    return sentences[found]
  }

  private mutating func sentence(_ wished: Int) -> (String, Edge?) {
    let next = min(max(wished, 0), sentences.count - 1)
    position = next
    return (sentences[next], wished < 0 ? .first : wished > next ? .last : nil)
  }

  private mutating func paragraph(_ beginning: Int?, otherwise edge: Edge) -> (String, Edge?) {
    guard let beginning else { return sentence(edge == .last ? sentences.count : -1) }
    position = beginning
    let end = beginnings.first { $0 > beginning } ?? sentences.count
    return (sentences[beginning..<end].joined(separator: " "), nil)
  }
}

extension Navigator {
  /// Reads a part of a text; nil for keys that mean something else.
  mutating func handleReading(_ command: Command, at milliseconds: Int) -> [Event]? {
    guard reading != nil else { return nil }
    if let events = search(command) { return events }
    if let (text, edge) = reading?.read(command) { return [.read(text, edge)] }
    switch command {
    case .first:
      reading?.restart()
      return [.requested(.content)]
    case .character(let character):
      let continues = !typedLetters.isEmpty && milliseconds - lastLetterTime < Self.typingPause
      typedLetters = (continues ? typedLetters : "") + String(character)
      lastLetterTime = milliseconds
      guard let found = reading?.search(typedLetters) else {
        let letters = typedLetters
        typedLetters = ""
        return [.refused(.noMatch(letters))]
      }
      return [.read(found, nil)]
    default: return nil
    }
  }
}

/// A search that a slash begins and Enter ends, as in dialog(1) and less(1).
extension Navigator {
  static let searchKey: Character = "/"

  /// What a key means while something is typed that is looked for, and behind that; nil for keys that
  /// mean something else.
  private mutating func search(_ command: Command) -> [Event]? {
    guard var wanted = searched, isSearching else {
      switch command {
      case .character(Self.searchKey):
        (searched, isSearching) = ("", true)
        return [.requested(.search)]
      case .character("n") where searched != nil: return searchAgain(by: 1)
      case .character("N") where searched != nil: return searchAgain(by: -1)
      case .character: searched = nil
      default: break
      }
      return nil
    }
    switch command {
    case .character(let character): wanted.append(character)
    case .select: wanted.append(" ")
    case .erase: wanted = String(wanted.dropLast())
    case .accept, .cancel:
      isSearching = false
      if wanted.isEmpty || command == .cancel { searched = nil }
      guard let reading, let position = reading.position else { return [.requested(.content)] }
      return [.read(reading.sentences[position], nil)]
    default:
      isSearching = false
      return nil
    }
    searched = wanted
    if wanted.isEmpty { return [.requested(.search)] }
    return found(wanted, by: 0)
  }

  private mutating func searchAgain(by step: Int) -> [Event]? {
    searched.flatMap { found($0, by: step) }
  }

  private mutating func found(_ wanted: String, by step: Int) -> [Event] {
    guard let text = reading?.search(wanted, by: step) else {
      return [.refused(.noMatch(wanted))]
    }
    return [.read(text, nil)]
  }
}
