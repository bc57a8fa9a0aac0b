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
  /// The places of the combinations to play among all of the matrix; nil for all of them.
  var combinations: [Int]?
  /// The line up to which it is played; nil is to its end.
  var line: Int?
  /// Whether it is played in English, whatever language a combination has.
  var isInEnglish = false

  init(path: String, form: String? = nil, line: Int? = nil) {
    self.path = path
    self.form = form
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
    if let form { environment.variables[Self.formVariable] = Self.absolute(form) }
    return ScriptPlayer(environment: environment)
  }

  /// A script that is played on several forms has a result for each.
  func named(_ result: ScriptResult) -> ScriptResult {
    guard let form else { return result }
    var result = result
    result.combination.insert(Setting(name: Self.formVariable, value: form), at: 0)
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

/// What workers are told and tell: JSON values on lines. A job is answered by its results, and an
/// empty line after the last one.
enum WorkerMessage {
  /// A value with the end of its line.
  static func line(_ value: some Encodable) -> [UInt8] {
    // What scripts and results consist of can all be encoded.
    Array((try? JSONEncoder().encode(value)) ?? Data()) + [newline]
  }

  static func value<Value: Decodable>(_ type: Value.Type, of line: some Collection<UInt8>) -> Value?
  {
    try? JSONDecoder().decode(type, from: Data(line))
  }

  static let newline = UInt8(ascii: "\n")
}

/// Bytes that arrive in pieces, divided into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// Takes bytes in.
  ///
  /// - Returns: the lines that are complete with them, without their ends.
  mutating func append(_ new: some Sequence<UInt8>) -> [[UInt8]] {
    let searched = bytes.count
    bytes += new
    let ends = Self.ends(in: bytes, from: searched)
    guard let last = ends.last else { return [] }
    var start = 0
    let lines = ends.map { end in
      defer { start = end + 1 }
      return Array(bytes[start..<end])
    }
    bytes.removeFirst(last + 1)
    return lines
  }

  /// Where lines end. O(n), by the C library: a result is megabytes of one line.
  private static func ends(in bytes: [UInt8], from start: Int) -> [Int] {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var ends: [Int] = []
      var next = start
      while next < buffer.count,
        let found = memchr(base + next, Int32(WorkerMessage.newline), buffer.count - next)
      {
        ends.append(UnsafeRawPointer(found) - base)
        next = ends[ends.count - 1] + 1
      }
      return ends
    }
  }
}
