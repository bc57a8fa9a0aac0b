// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc

/// What is wrong with a person's inputrc.
public enum InputrcProblem: Hashable, Sendable {
  /// The system does not let it be read; its `errno`.
  case unreadable(path: String, code: Int32)
  /// A folder, a pipe or a device, which might never end.
  case notAFile(path: String)
  /// It is longer than anybody's keys are, or with all that it includes.
  case tooLong(path: String)
  /// A line that is far too long, such as a key sequence of thousands of keys.
  case longLine(path: String, line: Int)
  /// Files that include one another, too deep or for ever.
  case tooDeep(path: String, line: Int)
  /// A line that readline does not understand.
  case refused(path: String, line: Int)

  /// What was wrong with this person's, which readline reads once in a process.
  public static var found: [InputrcProblem] {
    Readline.initialize()
    return PersonalKeys.shared.problems
  }
}

/// Reads the person's inputrc line by line into readline (`rl_parse_and_bind`), whose own reading
/// of files crashes on some and waits for ever for others.
final class PersonalKeys {
  nonisolated(unsafe) static let shared = PersonalKeys()

  /// What was wrong, in the order of reading. The rest is in force.
  private(set) var problems: [InputrcProblem] = []

  /// Bytes of all files together.
  private var room = 256 * 1024
  private static let deepest = 8
  private static let longestLine = 4096
  /// readline makes a keymap for each byte of a key sequence.
  private static let longestSequence = 256

  /// Reads the file that readline would: INPUTRC, else `~/.inputrc`, else `/etc/inputrc`.
  func read() {
    if let named = getenv("INPUTRC"), named.pointee != 0 {
      return read(Self.expanded(String(cString: named)))
    }
    let own = Self.expanded("~/.inputrc")
    read(access(own, F_OK) == 0 ? own : "/etc/inputrc")
  }

  /// Reads one file, and those that it includes.
  func read(_ path: String, depth: Int = 0) {
    guard let bytes = contents(of: path) else { return }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (position, line) in lines.enumerated() {
      // Nothing behind a null byte reaches C, and white space before a line means nothing.
      let text = Array(line.prefix { $0 != 0 }.drop { $0 == 0x20 || $0 == 0x09 })
      take(text, path, position + 1, depth)
    }
    // What the file left open must not turn off the lines of another.
    if depth == 0 { while parse(Array("$endif".utf8)) {} }
  }

  private func take(_ line: [UInt8], _ path: String, _ number: Int, _ depth: Int) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    guard line.count <= Self.longestLine, Self.sequenceLength(of: line) <= Self.longestSequence
    else {
      return problems.append(.longLine(path: path, line: number))
    }
    if let included = Self.included(by: line) {
      guard isInForce else { return }
      guard depth < Self.deepest else {
        return problems.append(.tooDeep(path: path, line: number))
      }
      return read(Self.expanded(included), depth: depth + 1)
    }
    if !parse(line) { problems.append(.refused(path: path, line: number)) }
  }

  /// - Returns: whether readline had nothing to say against the line.
  private func parse(_ line: [UInt8]) -> Bool {
    var text = line.map { CChar(bitPattern: $0) } + [0]
    return Readline.listening { rl_parse_and_bind(&text) }.isEmpty
  }

  /// Whether lines count here, or stand under a `$if` that is not so.
  private var isInForce: Bool {
    let variable = "comment-begin"
    guard let value = rl_variable_value(variable) else { return true }
    let before = String(cString: value)
    defer { Readline.set(variable, before) }
    let mark = "aloud"
    _ = parse(Array("set \(variable) \(mark)".utf8))
    return rl_variable_value(variable).map { String(cString: $0) == mark } ?? true
  }

  /// A regular file's bytes. `/dev/null` is how people say that they have none.
  private func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno != ENOENT { problems.append(.unreadable(path: path, code: errno)) }
      return nil
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      if path != "/dev/null" { problems.append(.notAFile(path: path)) }
      return nil
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= room {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 {
        room -= bytes.count
        return bytes
      }
      if count > 0 {
        bytes += chunk.prefix(count)
      } else if errno != EINTR {
        problems.append(.unreadable(path: path, code: errno))
        return nil
      }
    }
    problems.append(.tooLong(path: path))
    return nil
  }

  /// The file of an `$include` line.
  private static func included(by line: [UInt8]) -> String? {
    let words = String(decoding: line, as: UTF8.self)
      .split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.first?.lowercased() == "$include", words.count == 2 else { return nil }
    return String(words[1]).trimmingEnd
  }

  /// The length of the quoted key sequence that a line begins with, or 0.
  private static func sequenceLength(of line: [UInt8]) -> Int {
    guard line.first == UInt8(ascii: "\"") else { return 0 }
    var isEscaped = false
    for (position, byte) in line.enumerated().dropFirst() {
      if byte == UInt8(ascii: "\""), !isEscaped { return position }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return line.count
  }

  /// A path with the home folder in place of a tilde (`tilde_expand`).
  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
