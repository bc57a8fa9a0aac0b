// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

extension ScriptReader {
  /// `NAME: VALUE` of a setting proper.
  mutating func read(plainSetting name: String, _ value: ScriptToken, _ line: ScriptLine) {
    guard let setting = setting(named: name, at: line.place) else { return }
    guard given.insert(name).inserted else { return note(.twice(name), at: line.place) }
    guard check(value.text, of: setting, at: value.place) else { return }
    settings.append((setting, value.text))
  }

  /// `matrix NAME: VALUE…`; `all` is every value there is.
  mutating func readMatrix(_ line: ScriptLine) {
    guard steps.isEmpty else { return note(.misplaced(line.tokens[0].text), at: line.place) }
    let rest = Array(line.tokens.dropFirst())
    guard let colon = colon(in: rest), colon < rest.count - 1
    else {
      let setting = Self.setting(in: line.rest(from: 1), among: Self.matrixNames)
      guard let setting, colon(in: rest) == nil else {
        return note(.malformed(usage: "matrix language: en de"), at: line.place)
      }
      return note(.needsColon("matrix " + setting.mended), at: line.place)
    }
    let name = rest[...colon].map(\.text).joined(separator: " ").dropLast()
    guard let setting = SettingName(rawValue: String(name)),
      Self.matrixNames.contains(setting.rawValue)
    else {
      let nearest = Similarity.nearest(to: String(name), among: Self.matrixNames, limit: 2)
      return note(
        nearest.isEmpty
          ? .badValue(String(name), of: "matrix", known: Self.matrixNames)
          : .unknown(String(name), nearest: nearest), at: rest[0].place)
    }
    guard given.insert(setting.rawValue).inserted else {
      return note(.twice(setting.rawValue), at: rest[0].place)
    }
    var values: [String] = []
    // Values may be written in several ways.
    var conditions: Set<[Setting]> = []
    func isNew(_ value: String) -> Bool {
      var new = ScriptConditions()
      return setting.apply(value, to: &new) && conditions.insert(new.allSettings).inserted
    }
    for token in rest[(colon + 1)...] {
      if token.isWord("all") {
        let all = setting == .language ? languages : setting.values
        guard !all.isEmpty else {
          return note(.malformed(usage: "matrix " + setting.usage), at: token.place)
        }
        values += all.filter(isNew)
      } else if check(token.text, of: setting, at: token.place) {
        guard isNew(token.text) else {
          note(.twice(token.text), at: token.place)
          continue
        }
        values.append(token.text)
      }
    }
    matrix.append(Script.MatrixLine(name: setting, values: values, place: line.place))
  }

  private func colon(in tokens: [ScriptToken]) -> Int? {
    tokens.firstIndex { !$0.isQuoted && $0.text.hasSuffix(":") }
  }

  /// Notes a matrix whose combinations no run would come to the end of, at its line that is too
  /// much.
  mutating func checkCombinations() {
    var count = 1
    for line in matrix {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: line.values.count)
      count = isTooLarge ? .max : product
      guard count <= Script.mostCombinations else {
        return note(.tooMany("matrix", count, most: Script.mostCombinations), at: line.place)
      }
    }
  }

  /// `let NAME = VALUE`.
  mutating func readVariable(_ line: ScriptLine) {
    let tokens = line.tokens
    guard tokens.count >= 3, tokens[2].isWord("="), Self.isName(tokens[1].text) else {
      return note(.malformed(usage: "let NAME = VALUE"), at: line.place)
    }
    let value = line.value(from: 3)?.text ?? ""
    // Variables that are made of each other grow without bound.
    let name = tokens[1].text
    let length = value.utf8.count
    guard length <= Self.longestVariable else {
      note(
        .outOfRange("let \(name)", String(length), 0...Self.longestVariable), at: tokens[1].place)
      return addStandIn(forVariableOf: line)
    }
    guard lets[name] == nil else { return note(.twice(name), at: tokens[1].place) }
    lets[name] = tokens[1].place
    if variables[name] == nil { variables[name] = value }
  }

  /// In bytes.
  private static let longestVariable = 65_536

  /// `question: TITLE`, `option: KEY = LABEL`, `disabled: KEY = REASON`, `default: KEY`.
  mutating func read(questionPart name: String, _ value: ScriptToken) {
    if subject != nil { return noteSubject(at: value.place) }
    var asked = question ?? ScriptQuestion(place: value.place)
    // Not copied for each of its lines.
    question = nil
    defer { question = asked }
    switch name {
    case "question" where asked.title == nil: asked.title = value.text
    case "description" where asked.description == nil: asked.description = value.text
    case "default" where asked.selected == nil:
      asked.selected = ScriptQuestion.Part(key: value.text, text: "", place: value.place)
    case "required":
      guard ["yes", "no"].contains(value.text) else {
        return note(.badValue(value.text, of: name, known: ["yes", "no"]), at: value.place)
      }
      asked.isRequired = value.text == "yes"
    case "option": asked.options.append(part(of: value, "option: KEY = LABEL"))
    case "disabled": asked.disabled.append(part(of: value, "disabled: KEY = REASON"))
    default: note(.twice(name), at: value.place)
    }
  }

  private mutating func part(of value: ScriptToken, _ usage: String) -> ScriptQuestion.Part {
    let parts = value.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces }
    let text = parts.count > 1 ? Self.unquoted(parts[1]) : ""
    // A key may stand for its label, but nothing stands for an empty one.
    if parts[0].isEmpty || parts.count > 1 && text.trimmingSpaces.isEmpty {
      note(.malformed(usage: usage), at: value.place)
    }
    return ScriptQuestion.Part(key: parts[0], text: text, place: value.place)
  }

  private static func unquoted(_ text: String) -> String {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }

  /// Checks the question as a whole, and makes it what is asked.
  mutating func finish(_ question: ScriptQuestion) {
    if question.title == nil { note(.missing("question:"), at: question.place) }
    if question.options.isEmpty { note(.missing("option:"), at: question.place) }
    var keys: Set<String> = []
    // An empty key was noted where it stands.
    for option in question.options where !keys.insert(option.key).inserted && !option.key.isEmpty {
      note(.twice(option.key), at: option.place)
    }
    for part in question.disabled + [question.selected].compactMap(\.self)
    where !keys.contains(part.key) && !part.key.isEmpty {
      let nearest = NearestKeys.nearest(
        to: part.key, among: question.options.map { ($0.key, $0.text) })
      note(.unknown(part.key, nearest: nearest), at: part.place)
    }
    subject = .question(question)
  }

  private mutating func setting(named name: String, at place: ScriptPlace) -> SettingName? {
    if let setting = SettingName(rawValue: name) { return setting }
    let names = SettingName.allCases.map(\.rawValue) + Self.subjectNames
    note(
      .unknown(name, nearest: Similarity.nearest(to: name, among: names, limit: 2)), at: place)
    return nil
  }

  private mutating func check(_ value: String, of setting: SettingName, at place: ScriptPlace)
    -> Bool
  {
    var conditions = ScriptConditions()
    if setting.apply(value, to: &conditions) { return true }
    if setting == .language {
      do throws(TableError) {
        _ = try LocaleChoice(explicit: value, environment: [:], available: languages)
      } catch {
        note(.table(error), at: place)
      }
    } else if setting.values.isEmpty {
      let range = setting.range(of: value)
      note(
        range.map { .outOfRange(setting.rawValue, value, $0) } ?? .malformed(usage: setting.usage),
        at: place)
    } else {
      note(.badValue(value, of: setting.rawValue, known: setting.values), at: place)
    }
    return false
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}

extension StringProtocol {
  /// Without white space at its ends.
  var trimmingSpaces: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
