// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import FoundationEssentials
import Glibc
import LabelTables

/// One script for a worker to play, in combinations of its matrix.
struct ScriptJob: Codable, Hashable, Sendable {
  /// Of the script, as ``PathText``.
  var path: String
  /// The form that a script of a suite is played on, as it was given.
  var form: String?
  /// The script itself, where it can be read only once, such as from a pipe.
  var bytes: Data?
  /// What a script of a suite is told of a question of the form; none where it plays the form as a
  /// whole.
  var variables: [String: String] = [:]
  /// The places of the combinations to play among all of the matrix; nil for all of them.
  var combinations: [Int]?
  /// The line up to which it is played; nil is to its end.
  var line: Int?
  /// Whether it is played in English, whatever language a combination has.
  var isInEnglish = false

  init(
    path: String, form: String? = nil, variables: [String: String] = [:], line: Int? = nil
  ) {
    self.path = path
    self.form = form
    self.variables = variables
    self.line = line
  }

  /// A script and the line up to which it is played, with a colon between them; nil where that is
  /// itself the name of a file, or no script.
  init?(upToLine text: String) {
    guard FileIdentity(text) == nil, let colon = text.lastIndex(of: ":"),
      let line = Int(text[text.index(after: colon)...]), line > 0
    else { return nil }
    let path = String(text[..<colon])
    guard FileIdentity(path) != nil, !FileWriting.isFolder(path) else { return nil }
    self.init(path: path, line: line)
  }

  /// The script on standard input.
  ///
  /// - Throws: `unreadableFile`.
  static func ofStandardInput() throws(UsageError) -> ScriptJob {
    var job = ScriptJob(path: standardInput)
    switch InputFile.contents(of: .standard) {
    case .success(let bytes): job.bytes = Data(bytes)
    case .failure(let failure): throw .unreadableFile(.standard, reason: failure.reason)
    }
    return job
  }

  /// What stands for it in the place of a path.
  static let standardInput = "-"

  /// How many results it has.
  var count: Int { combinations?.count ?? 1 }

  /// The variable that a suite's scripts have the form in.
  private static let formVariable = "form"

  /// Whether a script, or one that it includes, may play the form that it is given.
  static func mayTakeForm(path: String) -> Bool {
    guard let bytes = try? FileReading.bytes(of: path) else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("${\(formVariable)}") || text.contains("include:")
  }

  /// What the script is read and played in.
  func player(in environment: ScriptEnvironment) -> ScriptPlayer {
    var environment = environment
    environment.variables.merge(variables) { _, own in own }
    if let form { environment.variables[Self.formVariable] = Self.absolute(form) }
    return ScriptPlayer(environment: environment)
  }

  /// A script that is played on several forms, or on several questions, has a result for each.
  func named(_ result: ScriptResult) -> ScriptResult {
    guard let form else { return result }
    var result = result
    let field = FormStop.Name.field.rawValue
    let question = variables[field].map { [Setting(name: field, value: $0)] } ?? []
    result.combination.insert(
      contentsOf: [Setting(name: Self.formVariable, value: form)] + question, at: 0)
    return result
  }

  /// A path in a script is beside the script, unless it is absolute.
  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    let bytes = UnsafeRawBufferPointer(start: folder, count: strlen(folder))
    return PathText.text(carrying: bytes) + "/" + path
  }
}
