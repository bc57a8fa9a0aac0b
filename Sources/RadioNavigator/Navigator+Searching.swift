// SPDX-License-Identifier: GPL-3.0-or-later

/// A search that a slash begins and Enter ends, as in dialog(1) and less(1).
extension Navigator {
  static let searchKey: Character = "/"

  /// What a key means while something is typed that is looked for, and behind that; nil for keys that
  /// mean something else.
  mutating func handleSearch(_ command: Command) -> [Event]? {
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
      return [reading?.present.map { .read($0, nil) } ?? .requested(.content)]
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
      return [.refused(.notFound(wanted))]
    }
    return [.read(text, nil)]
  }
}
