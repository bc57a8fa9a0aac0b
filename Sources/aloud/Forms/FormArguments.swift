// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// What `aloud form` was told.
struct FormArguments: Equatable, Sendable {
  enum Task: Equatable, Sendable {
    case ask, check
    /// Prints the JSON Schema of form files.
    case schema
  }

  var task = Task.ask
  var place: StreamPlace?
  /// The questions wanted of a templates file, which the place then is; nil for a form file.
  var templateQuestions: [String]?
  /// Where answers are read from beforehand.
  var answersPlace: StreamPlace?
  /// `--set FIELD=VALUE`, in order.
  var given: [(field: String, value: String)] = []
  /// Whether fields answered beforehand are asked all the same.
  var asksAnyway = false
  var output = FormOutput.json
  /// The file that answers are kept in while the form is open, as ``PathText``.
  var savePath: String?
  var savesSecrets = false
  /// How it is asked.
  var asking: AskArguments

  /// - Throws: What is wrong with the first thing that cannot be used.
  init(_ line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    asking = try AskArguments(asking: line, sources)
    task = line.has(.schema) ? .schema : line.has(.check) ? .check : .ask
    place = line.operands.first.map { StreamPlace(PathText.text(carrying: $0)) }
    if let templates = try sources.value(.templates, .path) {
      place = .file(path: templates)
      templateQuestions = line.operands.map { String(decoding: $0, as: UTF8.self) }
    }
    answersPlace = try sources.value(.answers, .path).map(StreamPlace.init)
    for value in line.all(.set) { given.append(try Self.assignment(value)) }
    asksAnyway = line.has(.askAnyway)
    output = try sources.value(.output, .choice()) ?? output
    savePath = try sources.value(.save, .path)
    savesSecrets = line.has(.saveSecrets)
    if line.has(.one), line.has(.all) { throw .optionsTogether(.one, .all) }
    if line.has(.one) { asking.showsAllFields = false }
    if line.has(.all) { asking.showsAllFields = true }
    if task != .schema, place == nil { throw .missingForm }
  }

  private static func assignment(_ bytes: [UInt8]) throws(UsageError) -> (String, String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.splitByScalar("=", atMost: 1, keepsEmpty: true)
    guard parts.count == 2, !parts[0].isEmpty else { throw .malformedSet(text) }
    return (parts[0], parts[1])
  }

  static func == (left: Self, right: Self) -> Bool {
    left.task == right.task && left.place == right.place
      && left.templateQuestions == right.templateQuestions
      && left.answersPlace == right.answersPlace
      && left.given.elementsEqual(right.given, by: ==) && left.asksAnyway == right.asksAnyway
      && left.output == right.output && left.savePath == right.savePath
      && left.savesSecrets == right.savesSecrets && left.asking == right.asking
  }
}
