// SPDX-License-Identifier: GPL-3.0-or-later

extension ScriptReader {
  /// Says what a line was meant to be that is no setting, step or expectation.
  ///
  /// - Parameter isBelowScreen: whether it may be a row of a whole screen without its sign.
  mutating func noteUnknown(_ line: ScriptLine, isBelowScreen: Bool) {
    let first = line.tokens[0]
    if first.isNegation, !steps.isEmpty { return note(.negation, at: first.place) }
    let names = SettingName.allCases.map(\.rawValue) + Self.subjectNames
    if let setting = Self.setting(in: line.text, among: names) {
      return note(
        steps.isEmpty || setting.name == "include"
          ? .needsColon(setting.mended) : .misplaced(setting.name), at: line.place)
    }
    let nearest = Self.nearest(to: first.text)
    if nearest.isEmpty && isBelowScreen {
      readsScreen = true
      return note(.unknown(first.text, nearest: ["| " + line.text]), at: first.place)
    }
    note(.unknown(first.text, nearest: nearest), at: first.place)
    if !steps.isEmpty || nearest.contains(where: { LineWord(rawValue: $0)?.isStep == true }) {
      addStandIn(for: line)
    }
  }

  /// Notes a word with a colon that has none, such as `press: Down`.
  ///
  /// - Returns: whether it is one.
  mutating func noteColon(in line: ScriptLine) -> Bool {
    let first = line.tokens[0]
    let name = String(first.text.dropLast())
    let word = LineWord(rawValue: name)
    guard first.text.hasSuffix(":"), word != nil || Expectation.words.contains(name) else {
      return false
    }
    let rest = line.rest(from: 1)
    let setting = word == .matrix ? Self.setting(in: rest, among: Self.matrixNames) : nil
    let mended = (name + " " + (setting?.mended ?? rest)).trimmingSpaces
    note(.unknown(first.text, nearest: [mended]), at: first.place)
    if word?.isStep == true { addStandIn(for: line) }
    return true
  }

  /// Settings that are of one playing; the others are of the script.
  static let matrixNames = SettingName.allCases.filter { $0 != .level }.map(\.rawValue)

  /// The setting that a text begins with the name of, with or without a colon, as it should be.
  static func setting(in text: String, among names: [String]) -> (name: String, mended: String)? {
    let name = names.filter { name in
      guard text.prefix(name.count).lowercased() == name else { return false }
      return text.dropFirst(name.count).first.map { " \t:=".contains($0) } ?? true
    }.max { $0.count < $1.count }
    guard let name else { return nil }
    var value = text.dropFirst(name.count).trimmingSpaces[...]
    if value.first.map({ ":=".contains($0) }) == true { value = value.dropFirst() }
    return (name, "\(name): \(value.trimmingSpaces)".trimmingSpaces)
  }

  /// Shows a text that lacks its quotation marks as it is written, with its variables.
  ///
  /// - Parameter known: how many mistakes there were before the line.
  mutating func tellQuotes(from known: Int, asIn written: ScriptLine) {
    guard written.text.contains("${"), mistakes.count > known,
      case .unquoted = mistakes[known].reason
    else { return }
    var reader = ScriptReader()
    reader.steps = [ScriptStep(action: .open, text: "", place: written.place)]
    if let word = LineWord(written.tokens[0]) {
      reader.readStep(word, written)
    } else {
      reader.readExpectation(written)
    }
    guard case .unquoted(let mended)? = reader.mistakes.first?.reason else { return }
    // Dollar signs of a text are doubled, which these are not to be.
    mistakes[known] = ScriptMistake(
      .unquoted(mended.replacing("$$", with: "$")), at: mistakes[known].place)
  }

  /// Notes where a variable would have its value from a line that is wrong, so that it is not told
  /// of as well wherever it stands.
  mutating func addStandIn(forVariableOf line: ScriptLine) {
    guard line.tokens.count > 1 else { return }
    lets[line.tokens[1].text] = line.place
  }

  /// Puts a step in the place of one that is wrong, so that what is expected of it is not taken for
  /// what is expected of the one before.
  mutating func addStandIn(for line: ScriptLine) {
    guard steps.count < Script.mostSteps else { return }
    steps.append(ScriptStep(action: .wait(0), text: line.text, place: line.place))
  }
}

extension LineWord {
  var isStep: Bool { self != .let && self != .matrix }
}
