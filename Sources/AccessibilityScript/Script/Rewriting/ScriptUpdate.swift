// SPDX-License-Identifier: GPL-3.0-or-later

/// Rewrites what a script expects to what happened, and touches nothing else in it.
public struct ScriptUpdate {
  public enum Extent: Sendable {
    /// Expectations that failed.
    case failed
    /// Steps without any expectation.
    case missing
  }

  /// Something that was not rewritten, or not to as much as it said before.
  public struct Remainder: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
      /// One expectation cannot say what happened in every combination, or may not, of a secret.
      case unsayable
      /// A demand on what is shown or how fast, which is not lowered to what there is.
      case demand
      /// It stands in a file that the script includes, which others may include as well.
      case included
      /// It was rewritten to less than it said before: that is all that holds in every combination.
      case weaker
    }

    /// The file that it stands in.
    public let path: String
    public let line: Int
    /// The expectation as it is written; where it became weaker, as it is now.
    public let text: String
    public let reason: Reason
  }

  /// The script as it should be; the very text where nothing changes.
  public let text: String
  public let remainders: [Remainder]
  /// The lines of the script before and after, in order.
  private let pieces: [(old: String, new: String)]

  /// - Parameters:
  ///   - text: the script, as it was played.
  ///   - script: the same, as it was read.
  ///   - results: of every combination that was played; broken ones are left out.
  ///   - environment: what it was played in, which has words that hold in every language; nil takes
  ///     only those that were heard.
  ///   - english: what came of the first of these combinations, with ``CommonWording/inEnglish``
  ///     after it; nil plays that here where it is needed.
  public init(
    _ text: String, of script: Script, results: [ScriptResult], extent: Extent,
    in environment: ScriptEnvironment? = nil, english: ScriptResult? = nil
  ) {
    let results = results.filter { !$0.isBroken }
    let wording =
      environment.map {
        CommonWording(of: script, results: results, in: $0, english: english)
      } ?? CommonWording(of: script, combinations: results.count)
    var edits: [Edit] = []
    var remainders: [Remainder] = []
    for (index, step) in script.steps.enumerated() {
      guard !results.isEmpty, results.allSatisfy({ index < $0.steps.count }) else { continue }
      let update = StepUpdate(
        step: step, index: index, played: results.map { $0.steps[index] }, wording: wording)
      let isHere = update.isWritten(in: script.path)
      switch extent {
      case .failed where isHere: update.rewrite(into: &edits, &remainders)
      // What is included twice is told once.
      case .failed: remainders += update.included.filter { !remainders.contains($0) }
      case .missing where isHere: update.fill(into: &edits, &remainders)
      case .missing: continue
      }
    }
    let lines = Edit.apply(edits, to: text)
    pieces = TextLine.pieces(of: lines)
    self.text = edits.isEmpty ? text : lines.map(\.result).joined()
    self.remainders = remainders
  }

  /// How the script changes, in the unified form of `diff -u`; none where it does not.
  ///
  /// - Parameter path: what it is called.
  public func difference(path: String) -> [String] {
    UnifiedDifference.lines(of: pieces, path: path)
  }

  /// A change of the script's text.
  struct Edit {
    enum Change {
      /// Bytes of the file become another text.
      case replace(Range<Int>, with: String)
      case removeLine(Int)
      /// Lines after one, indented like it or by two more columns.
      case insert([String], after: Int, isDeeper: Bool)
      /// All rows of a screen below an expectation become others.
      case rows([String], after: Int, to: Int)
    }

    let change: Change

    /// Applies changes to a text, whose lines end as they did.
    static func apply(_ edits: [Edit], to text: String) -> [TextLine] {
      var lines = TextLine.lines(of: text)
      for edit in edits {
        switch edit.change {
        case .replace(let bytes, let new): lines.replace(bytes, with: new)
        case .removeLine(let number): lines[number - 1].isRemoved = true
        case .insert(let new, let line, let isDeeper):
          lines[line - 1].insert(new, isDeeper: isDeeper)
        case .rows(let rows, let line, let last):
          for number in line..<last { lines[number].isRemoved = true }
          lines[line - 1].insert(rows, isDeeper: true)
        }
      }
      return lines
    }
  }
}

/// A line of a text that is edited.
struct TextLine {
  /// Where it begins in the text, in bytes.
  let start: Int
  private let text: String
  /// What ends the line: LF, CR LF, CR or nothing.
  private let end: String
  private var changed: String?
  private var after: [String] = []
  var isRemoved = false

  static func lines(of text: String) -> [TextLine] {
    var lines: [TextLine] = []
    var rest = text[...]
    var start = 0
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isLineEnd }
      let end = rest[line.endIndex...].prefix(1)
      lines.append(TextLine(start: start, text: String(line), end: String(end)))
      start += line.utf8.count + end.utf8.count
      rest = rest[end.endIndex...]
    }
    return lines
  }

  private init(start: Int, text: String, end: String) {
    self.start = start
    self.text = text
    self.end = end
  }

  var byteCount: Int { text.utf8.count }

  mutating func replace(_ bytes: Range<Int>, with new: String) {
    let utf8 = Array(text.utf8)
    changed =
      String(decoding: utf8[..<(bytes.lowerBound - start)], as: UTF8.self) + new
      + String(decoding: utf8[(bytes.upperBound - start)...], as: UTF8.self)
  }

  mutating func insert(_ lines: [String], isDeeper: Bool) {
    let indentation = text.prefix(while: \.isWhitespace) + (isDeeper ? "  " : "")
    after += lines.map { indentation + $0 }
  }

  /// What lines were and are, each piece up to a line feed.
  static func pieces(of lines: [TextLine]) -> [(old: String, new: String)] {
    var pieces: [(old: String, new: String)] = []
    var isOpen = false
    for line in lines {
      if !isOpen { pieces.append(("", "")) }
      pieces[pieces.count - 1].old += line.text + line.end
      pieces[pieces.count - 1].new += line.result
      isOpen = !line.end.hasSuffix("\n") && line.end != "\r\n"
    }
    return pieces
  }

  /// The line, unless it is removed, and what was inserted after it.
  var result: String {
    let own = isRemoved ? "" : (changed ?? text) + end
    guard !after.isEmpty else { return own }
    // The last line of a file may have no end.
    let newline = end.isEmpty ? "\n" : end
    let separator = end.isEmpty && !isRemoved ? newline : ""
    return own + separator + after.joined(separator: newline) + end
  }
}

extension [TextLine] {
  mutating func replace(_ bytes: Range<Int>, with new: String) {
    // Lines are in order: the last one that begins no later.
    var range = startIndex..<endIndex
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      range =
        self[middle].start <= bytes.lowerBound
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    guard range.lowerBound > startIndex else { return }
    self[range.lowerBound - 1].replace(bytes, with: new)
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
