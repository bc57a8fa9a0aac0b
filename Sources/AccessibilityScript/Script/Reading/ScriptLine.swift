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
  /// Where each token begins in it, in bytes.
  private let starts: [Int]
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
      starts = tokens.map { [place] in $0.place.bytes.lowerBound - place.bytes.lowerBound }
    } else {
      place = ScriptPlace(
        path: path, line: number, column: line.count - body.count + 1,
        bytes: start + line.utf8.count - body.utf8.count..<start + line.utf8.count)
      text = ""
      starts = []
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
        let isQuotation = line.unicodeScalars[index] == "\""
        let end = isQuotation ? quotation(from: index, column) : word(from: index, column)
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
      // A text may begin with an accent, which is one character with the mark before it.
      let scalars = line.unicodeScalars
      var text = String.UnicodeScalarView()
      var index = scalars.index(after: start)
      while index < scalars.endIndex, scalars[index] != "\"" {
        let next = scalars.index(after: index)
        if scalars[index] == "\\", next < scalars.endIndex,
          scalars[next] == "\"" || scalars[next] == "\\"
        {
          index = next
        }
        text.append(scalars[index])
        index = scalars.index(after: index)
      }
      if index == scalars.endIndex { unfinished = unfinished ?? place(start..<index, column) }
      let end = index == scalars.endIndex ? index : scalars.index(after: index)
      append(String(text), isQuoted: true, start..<end, column)
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
    var quoted = String.UnicodeScalarView()
    for scalar in text.replacing("$", with: "$$").unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
      quoted.append(scalar)
    }
    return "\"" + String(quoted) + "\""
  }

  /// A text that is no entry of the form's tables, although it begins like one.
  static func literal(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "@") ? "@" + text : text
  }
}

extension ScriptLine {
  /// The line with other tokens, such as have variables put in.
  ///
  /// - Parameter written: what stands in the place of each token, with its quotation marks.
  private init(_ line: ScriptLine, tokens: [ScriptToken], written: [String]) {
    var text = ""
    var starts: [Int] = []
    for (index, word) in written.enumerated() {
      text += line.space(before: index)
      starts.append(text.utf8.count)
      text += word
    }
    self.tokens = tokens
    self.text = text
    self.starts = starts
    place = line.place
    screenRow = nil
    unfinished = nil
  }

  /// The line with each text changed, that of the tokens and that in which they stand.
  func mapping(_ change: (String, ScriptPlace) -> String) -> ScriptLine {
    let changed = tokens.map { token in
      var token = token
      token.text = change(token.text, token.place)
      return token
    }
    let words = tokens.indices.map { change(written($0), tokens[$0].place) }
    return ScriptLine(self, tokens: changed, written: words)
  }

  /// What is written from a token on, quotation marks included.
  func rest(from index: Int) -> String {
    guard index < starts.count else { return "" }
    return String(text[Self.index(starts[index], in: text)...])
  }

  /// The bytes of a token as they stand in the line.
  private func written(_ index: Int) -> String {
    let start = Self.index(starts[index], in: text)
    let end = Self.index(starts[index] + tokens[index].place.bytes.count, in: text)
    return String(text[start..<end])
  }

  /// The white space between a token and the one before it.
  private func space(before index: Int) -> Substring {
    guard index > 0 else { return "" }
    let end = starts[index - 1] + tokens[index - 1].place.bytes.count
    return text[Self.index(end, in: text)..<Self.index(starts[index], in: text)]
  }

  private static func index(_ offset: Int, in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }
}
