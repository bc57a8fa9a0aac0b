// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import TerminalUI

/// What `aloud listen` was told.
struct ListenArguments: Equatable, Sendable {
  /// The program and its arguments, byte for byte; not empty.
  let command: [[UInt8]]
  /// How it speaks, what keys are played, and on what size of terminal.
  let asking: AskArguments

  var size: TerminalSize { asking.size }

  /// - Throws: What is wrong with the first thing that cannot be used.
  init(_ line: ArgumentLine, _ sources: SettingSources) throws(UsageError) {
    asking = try AskArguments(asking: line, sources)
    guard !line.operands.isEmpty else { throw .missingArgument(placeholder: "command") }
    command = line.operands
  }
}

extension ValueReader<TerminalSize> {
  /// Columns and rows, such as `80x24`.
  static var size: ValueReader {
    ValueReader { text, source throws(UsageError) in
      let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { part in
        part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
          ? Int(part) : nil
      }
      guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
        ListeningSettings.sizes.contains(columns), ListeningSettings.sizes.contains(rows)
      else { throw .badSize(source, given: text) }
      return TerminalSize(columns: columns, rows: rows)
    }
  }
}
