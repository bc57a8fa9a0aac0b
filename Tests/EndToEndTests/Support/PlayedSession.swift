// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import TestSupport

/// A line of a transcript.
struct TranscriptLine: Decodable {
  let event: String
  let text: String?
  let kind: String?
  let language: String?
  let fields: [String: String]?
  let key: String?
  let label: String?
  let status: String?
  let answer: String?
  let lines: [String]?
  /// In line mode, the line that a key ended.
  let line: String?
  let cursor: [Int]?
  let mode: String?
}

/// A question answered by played keys, read back from its transcript.
struct PlayedSession {
  let run: CommandRun
  let lines: [TranscriptLine]

  /// Asks with a transcript on standard output.
  init(
    _ arguments: [String], keys: String, _ variables: [String: String] = [:],
    input: String? = nil
  ) throws {
    run = try CommandRun(
      ["ask", "--keys", keys, "--transcript", "-"] + arguments, variables, input: input)
    lines = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(TranscriptLine.self, from: Data($0.utf8))
    }
  }

  /// Everything that was said, in order.
  var said: [String] { lines.compactMap(\.text) }

  /// What was said of one kind.
  func said(_ kind: String) -> [String] { lines.filter { $0.kind == kind }.compactMap(\.text) }

  /// What was said under each key, the opening first.
  var saidByKey: [[String]] {
    var result: [[String]] = [[]]
    for line in lines {
      if line.event == "key" { result.append([]) }
      if let text = line.text { result[result.count - 1].append(text) }
    }
    return result
  }

  /// The keys selected, in order; nil where the selection was cleared.
  var selections: [String?] { lines.filter { $0.event == "select" }.map(\.key) }

  /// What was shown last.
  var screen: TranscriptLine? { lines.last { $0.event == "screen" } }

  var close: TranscriptLine? { lines.last.flatMap { $0.event == "close" ? $0 : nil } }
  var answer: String? { close?.answer }
}
