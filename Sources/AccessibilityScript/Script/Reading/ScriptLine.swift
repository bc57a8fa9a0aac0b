// SPDX-License-Identifier: GPL-3.0-or-later

/// One line of a script, divided into tokens; a comment is none.
///
/// A `#` at the beginning of a word begins a comment. In quotation marks, a backslash takes its
/// meaning from a quotation mark or a backslash, and stands for itself before anything else.
struct ScriptLine: Sendable {
  let tokens: [ScriptToken]
  /// What stands behind the sign of a row of a screen (`| `); nil for any other line.
  let screenRow: String?
  /// The text from the first token to the end of the last one.
  let text: String
  let place: ScriptPlace
  /// A quotation mark that is not closed.
  let unfinished: ScriptPlace?

  /// - Parameters:
  ///   - start: where the line begins in the file, in bytes.
  init(_ line: Substring, path: String, number: Int, start: Int) {
    var scanner = Scanner(line: line, path: path, number: number, start: start)
    let body = line.drop(while: \.isWhitespace)
    screenRow =
      body.hasPrefix("|") ? String(body.dropFirst(body.hasPrefix("| ") ? 2 : 1)) : nil
    if screenRow == nil { scanner.scan() }
    tokens = scanner.tokens
    unfinished = scanner.unfinished
    if let first = tokens.first, let last = tokens.last {
      place = first.place.through(last.place)
      let from = line.utf8.index(line.startIndex, offsetBy: place.bytes.lowerBound - start)
      let to = line.utf8.index(line.startIndex, offsetBy: place.bytes.upperBound - start)
      text = String(line[from..<to])
    } else {
      place = ScriptPlace(
        path: path, line: number, column: line.count - body.count + 1,
        bytes: start + line.utf8.count - body.utf8.count..<start + line.utf8.count)
      text = ""
    }
  }

  private struct Scanner {
    let line: Substring
    let path: String
    let number: Int
    let start: Int
    var tokens: [ScriptToken] = []
    var unfinished: ScriptPlace?

    mutating func scan() {
      var index = line.startIndex
      var column = 1
      while index < line.endIndex {
        if line[index].isWhitespace {
          index = line.index(after: index)
          column += 1
          continue
        }
        if line[index] == "#" { return }
        let end = line[index] == "\"" ? quotation(from: index, column) : word(from: index, column)
        column += line.distance(from: index, to: end)
        index = end
      }
    }

    private mutating func word(from start: Substring.Index, _ column: Int) -> Substring.Index {
      let end = line[start...].firstIndex(where: \.isWhitespace) ?? line.endIndex
      append(String(line[start..<end]), isQuoted: false, start..<end, column)
      return end
    }

    private mutating func quotation(from start: Substring.Index, _ column: Int) -> Substring.Index {
      var text = ""
      var index = line.index(after: start)
      while index < line.endIndex, line[index] != "\"" {
        let next = line.index(after: index)
        if line[index] == "\\", next < line.endIndex, "\"\\".contains(line[next]) {
          index = next
        }
        text.append(line[index])
        index = line.index(after: index)
      }
      if index == line.endIndex { unfinished = unfinished ?? place(start..<index, column) }
      let end = index == line.endIndex ? index : line.index(after: index)
      append(text, isQuoted: true, start..<end, column)
      return end
    }

    private mutating func append(
      _ text: String, isQuoted: Bool, _ range: Range<Substring.Index>, _ column: Int
    ) {
      tokens.append(ScriptToken(text: text, isQuoted: isQuoted, place: place(range, column)))
    }

    private func place(_ range: Range<Substring.Index>, _ column: Int) -> ScriptPlace {
      let from = start + line.utf8.distance(from: line.startIndex, to: range.lowerBound)
      let to = start + line.utf8.distance(from: line.startIndex, to: range.upperBound)
      return ScriptPlace(path: path, line: number, column: column, bytes: from..<to)
    }
  }

  /// The word of scripts for what there is not.
  static let nothing = "nothing"

  /// A row of a screen as a script writes it.
  static func row(_ text: String) -> String { text.isEmpty ? "|" : "| " + text }

  /// A text as a script writes it, in quotation marks.
  static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("$", with: "$$")
      + "\""
  }
}

extension ScriptLine {
  private init(tokens: [ScriptToken], text: String, place: ScriptPlace) {
    self.tokens = tokens
    self.text = text
    self.place = place
    screenRow = nil
    unfinished = nil
  }

  /// The line with variables put in.
  func replacing(_ tokens: [ScriptToken], text: String) -> ScriptLine {
    ScriptLine(tokens: tokens, text: text, place: place)
  }

  /// What is written from a token on, quotation marks included.
  func rest(from index: Int) -> String {
    var rest = text[...]
    // Tokens stand in the line's text one after another, as they did before variables.
    for token in tokens.prefix(index) {
      rest = rest.drop(while: \.isWhitespace)
      rest = rest.dropFirst(token.isQuoted ? Self.length(ofQuotation: rest) : token.text.count)
    }
    return rest.trimmingSpaces
  }

  private static func length(ofQuotation text: Substring) -> Int {
    var isEscaped = false
    for (index, character) in text.enumerated().dropFirst() {
      if character == "\"" && !isEscaped { return index + 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return text.count
  }
}
