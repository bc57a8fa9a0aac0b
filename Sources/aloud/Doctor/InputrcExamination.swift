// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables
import RadioNavigator
import TerminalUI

/// The person's own keys: readline's configuration file.
struct InputrcExamination {
  let environment: [String: String]

  /// INPUTRC, else `~/.inputrc`, else `/etc/inputrc`, as readline looks for it.
  var findings: [Finding] {
    if let named = environment["INPUTRC"], !named.isEmpty { return findings(named) }
    if let own = environment["HOME"].map({ $0 + "/.inputrc" }), exists(own) { return findings(own) }
    // That of the machine is for the keys of everybody, not for a person's own.
    let others =
      exists("/etc/inputrc") ? findings("/etc/inputrc").filter { $0.verdict != .good } : []
    return [.good("doctor.inputrc.none")] + others
  }

  private func exists(_ path: String) -> Bool {
    PathText.withPath(path) { access($0, F_OK) } == 0
  }

  private func findings(_ path: String) -> [Finding] {
    let problems = InputrcProblem.found.map(finding)
    return problems.isEmpty ? readable(path) : problems
  }

  /// What kept readline from taking all of it. The rest is in force.
  private func finding(_ problem: InputrcProblem) -> Finding {
    switch problem {
    case .unreadable(let path, let code):
      .error(.unreadableFile(.file(path: path), reason: code), silences: false)
    case .notAFile(let path), .tooLong(let path):
      .bad("doctor.inputrc.unread", .text(path), silences: false)
    case .longLine(let path, let line), .tooDeep(let path, let line), .refused(let path, let line):
      .bad("doctor.inputrc.refused", .text(path), .number(line), silences: false)
    }
  }

  private func readable(_ path: String) -> [Finding] {
    switch InputFile.contents(of: .file(path: path)) {
    case .failure(let failure):
      return [
        .error(.unreadableFile(.file(path: path), reason: failure.reason), silences: false)
      ]
    case .success(let bytes):
      return [.good("doctor.inputrc", .text(path))]
        + unknownFunctions(in: String(decoding: bytes, as: UTF8.self), path)
    }
  }

  /// Readline passes over names that it does not know without a word.
  private func unknownFunctions(in text: String, _ path: String) -> [Finding] {
    let known = KeyTable.bindings.map(\.functionName)
    let lines = text.splitByScalar("\n", keepsEmpty: true)
    return lines.enumerated().compactMap { position, line in
      guard !line.hasPrefix("#"), let name = Self.function(boundIn: line),
        name.hasPrefix("aloud-"), !known.contains(name)
      else { return nil }
      let near = Similarity.nearest(to: name, among: known, limit: 1).first
      return .bad(
        "doctor.inputrc.unknown", .text(path), .number(position + 1), .text(name),
        .text(near ?? known[0]), silences: false)
    }
  }

  /// What follows the last colon of `"KEYS": FUNCTION` or `KEYNAME: FUNCTION`.
  private static func function(boundIn line: String) -> String? {
    guard let colon = line.lastIndex(of: ":") else { return nil }
    let rest = line[line.index(after: colon)...]
    return rest.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }
}
