// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// Where the keys of a string catalogue stand, which Foundation's decoder does not tell. Nothing is
/// checked: it has read the file before.
enum CatalogLines {
  /// The lines of the members of `strings`, from 1.
  static func lines(in text: [UInt8]) -> [String: Int] {
    var lines: [String: Int] = [:]
    var (depth, line, position) = (0, 1, 0)
    // The keys that are open, by depth; a text is a key when it stands where one is expected.
    var isKeyNext = false
    var outermost = ""
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        isKeyNext = byte == UInt8(ascii: "{")
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        isKeyNext = false
      case UInt8(ascii: ","): isKeyNext = true
      case UInt8(ascii: ":"): isKeyNext = false
      case UInt8(ascii: "\""):
        let end = endOfText(text, from: position)
        if isKeyNext, depth <= 2 {
          let word = decoded(text[position..<end])
          if depth == 1 { outermost = word } else if outermost == "strings" { lines[word] = line }
        }
        position = end - 1
      default: break
      }
      position += 1
    }
    return lines
  }

  private static func endOfText(_ text: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < text.count, text[position] != UInt8(ascii: "\"") {
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(text.count, position + 1)
  }

  private static func decoded(_ word: ArraySlice<UInt8>) -> String {
    guard word.contains(UInt8(ascii: "\\")) else {
      return String(decoding: word.dropFirst().dropLast(), as: UTF8.self)
    }
    return (try? JSONDecoder().decode(String.self, from: Data(word))) ?? ""
  }
}
