// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension ScriptReader {
  /// Puts variables in, `${NAME}`; `$$` becomes a dollar sign, and any other one stays.
  ///
  /// - Returns: whether all variables are known.
  mutating func substitute(in line: inout ScriptLine) -> Bool {
    guard line.text.contains("$") else { return true }
    let before = mistakes.count
    let tokens = line.tokens.map { token in
      var token = token
      token.text = substituted(token.text, at: token.place)
      return token
    }
    let known = mistakes.count == before
    if !known {
      // One that is there several times is told where it is first.
      var told: Set<ScriptMistake.Reason> = []
      let new = mistakes[before...].filter { told.insert($0.reason).inserted }
      mistakes.replaceSubrange(before..., with: new)
    }
    // The same variables once more would be noted twice.
    line = line.replacing(tokens, text: known ? substituted(line.text, at: line.place) : line.text)
    return known
  }

  private mutating func substituted(_ text: String, at place: ScriptPlace) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      if rest.first == "$" {
        result += "$"
        rest = rest.dropFirst()
      } else if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let name = String(rest.dropFirst()[..<end])
        if variables[name] == nil {
          let nearest = Similarity.nearest(to: name, among: variables.keys.sorted(), limit: 2)
          note(.unknown("${\(name)}", nearest: nearest.map { "${\($0)}" }), at: place)
        }
        result += variables[name] ?? ""
        rest = rest[end...].dropFirst()
      } else {
        result += "$"
      }
    }
    return result + rest
  }
}

extension ScriptLine {
  /// The name before a colon and the value after it, where the line is a setting: words of
  /// letters, the last of which ends in a colon.
  var setting: (name: String, value: ScriptToken)? {
    guard
      let colon = tokens.firstIndex(where: { $0.isQuoted || $0.text.hasSuffix(":") }),
      !tokens[colon].isQuoted, tokens[colon].text != ":"
    else { return nil }
    let name = tokens[...colon].map(\.text).joined(separator: " ").dropLast()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    let empty = ScriptToken(text: "", isQuoted: false, place: tokens[colon].place)
    return (String(name), value(from: colon + 1) ?? empty)
  }

  /// The value of a setting as it is written, quotation marks included.
  var value: String {
    text.firstIndex(of: ":").map { text[$0...].dropFirst().trimmingSpaces } ?? ""
  }

  /// All from a token on as one text; without quotation marks where it is one in such.
  func value(from index: Int) -> ScriptToken? {
    guard index < tokens.count else { return nil }
    if index == tokens.count - 1 { return tokens[index] }
    let place = tokens[index].place.through(tokens[tokens.count - 1].place)
    return ScriptToken(text: rest(from: index), isQuoted: false, place: place)
  }
}
