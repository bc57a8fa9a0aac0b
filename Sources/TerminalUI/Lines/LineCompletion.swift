// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc

/// Tab in line mode: completes the whole line to one of the texts that the caller knows.
enum LineCompletion {
  /// What the line may become.
  nonisolated(unsafe) static var candidates: ((String) -> [LineCandidate])?

  /// Those that Tab is listing.
  nonisolated(unsafe) private static var found: [LineCandidate] = []

  /// Sets readline up for it. Words of readline's own, such as whether to show all of many, are
  /// turned off: they would be English.
  static func install() {
    Readline.set("completion-query-items", "0")
    Readline.set("page-completions", "off")
    Readline.set("show-all-if-ambiguous", "on")
    rl_completer_word_break_characters = noCharacters
    rl_sort_completion_matches = 0
    rl_attempted_completion_function = { text, _, _ in
      // readline forgets both of these: without the first it would try file names next, without
      // the second it would add a space.
      rl_attempted_completion_over = 1
      rl_completion_append_character = 0
      guard let text else { return nil }
      return LineCompletion.matches(for: String(cString: text))
    }
    rl_completion_display_matches_hook = { _, _, _ in
      rl_crlf()
      for candidate in LineCompletion.found {
        fputs(SafeText.visible(candidate.listed) + "\n", rl_outstream)
      }
      rl_forced_update_display()
    }
  }

  /// readline keeps the pointer.
  nonisolated(unsafe) private static let noCharacters = UnsafePointer(strdup(""))

  /// The matches as readline wants them: what they share first, then each, then a null pointer,
  /// all of which it frees.
  private static func matches(
    for typed: String
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    found = candidates?(typed) ?? []
    guard !found.isEmpty else { return nil }
    let shared = LineCandidate.commonBeginning(of: found, typed: typed)
    let texts = [shared] + (found.count > 1 ? found.map(\.text) : [])
    let size = (texts.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let matches = memory.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
    for (position, text) in texts.enumerated() { matches[position] = strdup(text) }
    matches[texts.count] = nil
    return matches
  }
}
