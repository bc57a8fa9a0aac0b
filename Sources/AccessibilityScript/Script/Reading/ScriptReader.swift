// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables

/// Reads a script (`*.aloud`) with the files that it includes, and notes everything that is wrong.
///
/// A script is a list of lines: settings, then steps, each with its expectations below it. A
/// comment begins with `#`, a text with spaces at its ends stands in quotation marks, `${NAME}` is
/// a variable, and `$$` a dollar sign.
public struct ScriptReader {
  var mistakes: [ScriptMistake] = []
  var variables: [String: String]
  /// Where scripts give variables a value, which counts where none comes from outside.
  var lets: [String: ScriptPlace] = [:]
  /// How many bytes variables put in, in all lines.
  var variableBytes = 0
  /// Settings by the names that scripts write.
  var given: Set<String> = []
  var settings: [(name: SettingName, value: String)] = []
  var matrix: [Script.MatrixLine] = []
  var subject: Script.Subject?
  var question: ScriptQuestion?
  var steps: [ScriptStep] = []
  /// The languages that `all` stands for, and near matches come from.
  let languages: [String]
  /// The files that are being read, each included by the one before.
  private var files: [String] = []
  /// All that were read, in order.
  private var readFiles: [String] = []
  private var digest = ScriptDigest()
  /// How many files were read: such as include others several times could go on for ever.
  private var fileCount = 0
  private static let mostFiles = 1000
  /// How many files may include each the next, each of which takes room of the stack.
  private static let mostNested = 100
  /// In bytes, of a script and of a form that it plays.
  static let longestFile = 16_777_216
  /// Whether that was noted.
  var hasTooManySteps = false
  /// Whether the next line may be a row of a whole screen.
  var readsScreen = false
  /// The rows of the whole screen that is being read, and the line of the last one; nil where
  /// none is, or one whose line is wrong.
  var screen: (rows: [String], lastLine: Int)?
  /// The last expectation of something heard, and how many steps there were then.
  var lastHeard: (expectation: HeardExpectation, steps: Int)?

  init(languages: [String] = [], variables: [String: String] = [:]) {
    self.languages = languages
    self.variables = variables
  }

  /// Reads a script file.
  ///
  /// - Parameters:
  ///   - path: of the file, as ``PathText``; files that it names are beside it.
  ///   - languages: the BCP 47 codes that a matrix may go through with `all`.
  ///   - variables: from outside, by their names; they count before those that a script sets.
  /// - Returns: the script, nil where something is wrong with it; and all mistakes.
  public static func read(
    path: String, languages: [String], variables: [String: String] = [:]
  ) -> (script: Script?, mistakes: [ScriptMistake]) {
    let (script, mistakes) = readDespiteMistakes(
      path: path, languages: languages, variables: variables)
    return (mistakes.isEmpty ? script : nil, mistakes)
  }

  /// Reads a script file; what is right in it is there even where something else is wrong, unless
  /// nothing can be asked.
  ///
  /// - Parameter bytes: the file's; nil reads them.
  static func readDespiteMistakes(
    _ bytes: [UInt8]? = nil, path: String, languages: [String], variables: [String: String]
  ) -> (script: Script?, mistakes: [ScriptMistake]) {
    var reader = ScriptReader(languages: languages, variables: variables)
    let start = ScriptPlace(path: path, line: 1, column: 1, bytes: 0..<0)
    if let bytes {
      reader.read(bytes, path: path, from: start)
    } else {
      reader.read(file: path, from: start)
    }
    return (reader.script(path: path, start: start), reader.mistakes)
  }

  /// Reads a script from memory.
  ///
  /// - Parameter path: where it stands or would stand.
  public static func read(
    _ bytes: [UInt8], path: String, languages: [String], variables: [String: String] = [:]
  ) -> (script: Script?, mistakes: [ScriptMistake]) {
    let (script, mistakes) = readDespiteMistakes(
      bytes, path: path, languages: languages, variables: variables)
    return (mistakes.isEmpty ? script : nil, mistakes)
  }

  /// Reads expectations that stand alone, one a line.
  ///
  /// - Parameter mistake: what is wrong with one for what is asked.
  static func expectations(
    _ text: String, mistake: (Expectation) -> ScriptMistake? = \.mistakeForSession
  ) -> (expectations: [Expectation], mistakes: [ScriptMistake]) {
    var reader = ScriptReader(languages: [], variables: [:])
    let start = ScriptPlace(path: "", line: 1, column: 1, bytes: 0..<0)
    reader.steps = [ScriptStep(action: .open, text: "", place: start)]
    reader.read(Array(text.utf8), path: "", from: start)
    reader.endScreen()
    reader.checkExpectations(mistake)
    // What stands in the place of a line that was told of is no step.
    if reader.mistakes.isEmpty, reader.steps.count > 1 {
      reader.note(.misplaced(reader.steps[1].text), at: reader.steps[1].place)
    }
    return (reader.steps[0].expectations, reader.mistakes)
  }

  /// What was read, nil where nothing can be asked; notes what is wrong with it as a whole.
  private mutating func script(path: String, start: ScriptPlace) -> Script? {
    endScreen()
    noteLaterVariables()
    // Without one of its options, whatever names it would be wrong as well.
    let isWhole = question == nil || mistakes.isEmpty
    if let question { finish(question) }
    checkCombinations()
    if let subject {
      if case .command(_, let place) = subject {
        checkSizes(at: place)
        checkRealWaits()
      } else {
        checkWaits()
      }
      checkExpectations(subject.mistake)
    } else if mistakes.isEmpty {
      noteSubject(at: start)
    }
    guard let subject, isWhole else { return nil }
    return Script(
      path: path, subject: subject, settings: settings, matrix: matrix, steps: steps,
      files: readFiles, digest: digest.value)
  }

  mutating func note(_ reason: ScriptMistake.Reason, at place: ScriptPlace) {
    mistakes.append(ScriptMistake(reason, at: place))
  }

  /// - Parameter place: of the line that names the file.
  private mutating func read(file path: String, from place: ScriptPlace) {
    do {
      // Only a script that somebody named may be a pipe that they write into.
      let bytes = try FileReading.bytes(
        of: path, atMost: Self.longestFile, waits: files.isEmpty)
      read(bytes, path: path, from: place)
    } catch {
      note(.unreadable(path, error.number), at: place)
    }
  }

  private mutating func read(_ bytes: [UInt8], path: String, from place: ScriptPlace) {
    guard let lines = ScriptText.lines(of: bytes, path: path) else {
      return note(.notUnicode, at: ScriptText.firstInvalid(in: bytes, path: path))
    }
    readFiles.append(path)
    digest.take(bytes)
    files.append(path)
    for line in lines { read(line) }
    files.removeLast()
  }

  /// Takes in another file's lines.
  private mutating func include(_ named: String, at place: ScriptPlace) {
    let path = FormReader.path(named, besides: place.path)
    if let first = files.firstIndex(of: path) {
      return note(.circle(Array(files[first...]) + [path]), at: place)
    }
    guard files.count < Self.mostNested else {
      return note(.tooMany("include", files.count + 1, most: Self.mostNested), at: place)
    }
    fileCount += 1
    guard fileCount < Self.mostFiles else {
      if fileCount == Self.mostFiles {
        note(.tooMany("include", fileCount + 1, most: Self.mostFiles), at: place)
      }
      return
    }
    read(file: path, from: place)
  }

  private mutating func read(_ line: ScriptLine) {
    if let row = line.screenRow { return read(screenRow: row, line) }
    endScreen()
    let isBelowScreen = readsScreen
    readsScreen = false
    guard let first = line.tokens.first else { return }
    let word = LineWord(first)
    if let unfinished = line.unfinished {
      let mended = StraightQuotes.ended(line.tokens)
      note(mended.map { .unquoted($0) } ?? .malformed(usage: "\"TEXT\""), at: unfinished)
      if word?.isStep == true { addStandIn(for: line) }
      return
    }
    let written = line
    var line = line
    guard substitute(in: &line) else {
      if word?.isStep == true { addStandIn(for: line) }
      if word == .let { addStandIn(forVariableOf: line) }
      return
    }
    let known = mistakes.count
    defer { tellQuotes(from: known, asIn: written) }
    if let word { return read(word, line) }
    if Expectation.begins(with: line.tokens) { return readExpectation(line) }
    if let (name, value) = line.setting { return read(setting: name, value, line) }
    noteUnknown(line, isBelowScreen: isBelowScreen)
  }

  private mutating func read(_ word: LineWord, _ line: ScriptLine) {
    switch word {
    case .let: readVariable(line)
    case .matrix: readMatrix(line)
    case .open, .press, .type, .wait, .end: readStep(word, line)
    }
  }

  private mutating func read(setting name: String, _ value: ScriptToken, _ line: ScriptLine) {
    if noteColon(in: line) { return }
    if value.text.isEmpty, ["form", "command", "include"].contains(name) {
      let usage = name == "command" ? "command: COMMAND" : "\(name): FILE"
      return note(.malformed(usage: usage), at: line.place)
    }
    switch name {
    case "include": return include(value.text, at: value.place)
    case _ where !steps.isEmpty: return note(.misplaced(name), at: line.place)
    case "form":
      setSubject(
        .form(path: FormReader.path(value.text, besides: value.place.path), value.place), line)
    case "command": setSubject(.command(line.value, value.place), line)
    case "box": setSubject(.box(line.value, value.place), line)
    case "question", "description", "option", "disabled", "default", "required":
      read(questionPart: name, value)
    default: read(plainSetting: name, value, line)
    }
  }

  private mutating func setSubject(_ new: Script.Subject, _ line: ScriptLine) {
    switch (subject, new) {
    case (nil, _) where question == nil: subject = new
    case (.form, .form): note(.twice("form"), at: line.place)
    case (.command, .command): note(.twice("command"), at: line.place)
    default: noteSubject(at: line.place)
    }
  }

  /// Names that may begin a line.
  static func nearest(to word: String) -> [String] {
    if let meant = otherWords[word.lowercased()] { return [meant] }
    let settings = SettingName.allCases.map(\.rawValue) + subjectNames
    let words = LineWord.allCases.map(\.rawValue) + Expectation.words
    let nearest = NearestWords.nearest(to: word, among: words + settings)
    return nearest.map { words.contains($0) ? $0 : $0 + ":" }
  }

  /// Words of other languages of tests for what a script calls otherwise.
  private static let otherWords = [
    "say": "hear", "says": "hear", "said": "hear", "expect": "hear", "expects": "hear",
    "assert": "hear", "key": "press", "keys": "press", "enter": "type", "sleep": "wait",
    "pause": "wait",
  ]

  static let subjectNames = [
    "form", "command", "box", "question", "description", "option", "disabled", "default",
    "required",
    "include",
  ]
}

/// A word that begins a line which is neither a setting nor an expectation.
enum LineWord: String, CaseIterable {
  case `let`, matrix, open, press, type, wait, end

  init?(_ token: ScriptToken) {
    guard !token.isQuoted, let word = LineWord(rawValue: token.text) else { return nil }
    self = word
  }
}
