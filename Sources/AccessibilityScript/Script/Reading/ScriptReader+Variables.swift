// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

extension ScriptReader {
  /// Puts variables in, `${NAME}`; `$$` becomes a dollar sign, and any other one stays.
  ///
  /// - Returns: whether all variables are known, and not too much was put in.
  mutating func substitute(in line: inout ScriptLine) -> Bool {
    guard line.text.contains("$") else { return true }
    let used = line.tokens.map { (names: Self.names(in: $0.text), place: $0.place) }
    // One that is there several times is told where it is first.
    var unknown: Set<String> = []
    for (names, place) in used {
      for name in names where variables[name] == nil && unknown.insert(name).inserted {
        // That its own line is wrong was told there.
        if lets[name] == nil { noteUnknownVariable(name, at: place) }
      }
    }
    guard unknown.isEmpty, hasRoom(for: used.flatMap(\.names), in: line) else { return false }
    line = line.mapping { [variables] text, _ in Self.substituted(text, variables) }
    return true
  }

  private mutating func noteUnknownVariable(_ name: String, at place: ScriptPlace) {
    let names = variables.count > Similarity.mostCandidates ? [] : variables.keys.sorted()
    let nearest = Similarity.nearest(to: name, among: names, limit: 2)
    note(.unknown("${\(name)}", nearest: nearest.map { "${\($0)}" }), at: place)
  }

  /// Whether what variables put in stays within what a script may have; notes it once where it does
  /// not.
  private mutating func hasRoom(for names: [String], in line: ScriptLine) -> Bool {
    guard variableBytes <= Self.longestFile else { return false }
    for name in names { variableBytes += variables[name]?.utf8.count ?? 0 }
    guard variableBytes > Self.longestFile else { return true }
    note(.outOfRange("${}", String(variableBytes), 0...Self.longestFile), at: line.place)
    return false
  }

  /// The variables of a text, each as often as it is there.
  private static func names(in text: String) -> [String] {
    parts(of: text).compactMap { part in
      if case .variable(let name) = part { name } else { nil }
    }
  }

  private static func substituted(_ text: String, _ variables: [String: String]) -> String {
    var result = ""
    for part in parts(of: text) {
      switch part {
      case .text(let text): result += text
      case .variable(let name): result += variables[name] ?? ""
      }
    }
    return result
  }

  private enum Part {
    case text(Substring)
    case variable(String)
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      parts.append(.text(rest[..<dollar]))
      rest = rest[dollar...].dropFirst()
      if rest.first == "$" {
        parts.append(.text("$"))
        rest = rest.dropFirst()
      } else if rest.first == "{", let end = rest.firstIndex(of: "}") {
        parts.append(.variable(String(rest.dropFirst()[..<end])))
        rest = rest[end...].dropFirst()
      } else {
        parts.append(.text("$"))
      }
    }
    parts.append(.text(rest))
    return parts
  }

  /// Tells of variables that have no value yet where the line that gives them one comes later.
  mutating func noteLaterVariables() {
    for index in mistakes.indices {
      guard case .unknown(let name, _) = mistakes[index].reason,
        name.hasPrefix("${"), name.hasSuffix("}"),
        let place = lets[String(name.dropFirst(2).dropLast())]
      else { continue }
      mistakes[index] = ScriptMistake(
        .variableLater(name, "\(place.path):\(place.line)"), at: mistakes[index].place)
    }
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
