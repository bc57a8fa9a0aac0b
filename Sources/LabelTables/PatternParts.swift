// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// The pieces of an ICU message pattern, as icu::MessagePattern reads it.
struct PatternParts {
  enum Kind: Equatable {
    /// Text that a person reads.
    case literal
    /// The name or number of an argument.
    case argument(ArgumentUse)
    /// A selector of a plural, ordinal or select argument.
    case selector(of: SelectorKind)
  }

  enum ArgumentUse: Equatable {
    /// As it is given: `{0}`, or to select by.
    case shown
    /// As a number that ICU writes: `{0, spellout}`.
    case written
    /// To choose a plural form by.
    case counted
  }

  enum SelectorKind: Equatable { case plural, ordinal, select }

  struct Part {
    let kind: Kind
    let range: Range<Int>
    let text: String
    /// How many arguments are around this piece.
    let depth: Int
  }

  let parts: [Part]

  /// nil when the pattern does not parse.
  init?(_ pattern: String) {
    let found: [AloudPart]? = pattern.withICUText { text, length in
      let count = aloud_pattern_parts(text, length, nil, 0)
      guard count >= 0 else { return nil }
      return [AloudPart](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
        aloud_pattern_parts(text, length, buffer.baseAddress, count)
        initialized = Int(count)
      }
    }
    guard let found else { return nil }
    let bytes = Array(pattern.utf8)
    parts = found.map { part in
      let range = Int(part.start)..<Int(part.start + part.length)
      return Part(
        kind: Self.kind(of: part), range: range,
        text: String(decoding: bytes[range], as: UTF8.self),
        depth: Int(part.depth))
    }
  }

  /// The pattern with its literal text changed and all arguments as they were.
  static func changingLiterals(of pattern: String, _ change: (String) -> String) -> String {
    guard let pieces = PatternParts(pattern) else { return pattern }
    let bytes = Array(pattern.utf8)
    var changed = ""
    var position = 0
    for part in pieces.parts where part.kind == .literal {
      changed += String(decoding: bytes[position..<part.range.lowerBound], as: UTF8.self)
      changed += change(part.text)
      position = part.range.upperBound
    }
    return changed + String(decoding: bytes[position...], as: UTF8.self)
  }

  private static func kind(of part: AloudPart) -> Kind {
    switch part.type {
    case AloudPartArgument.rawValue:
      switch part.kind {
      case AloudArgumentPlain.rawValue, AloudArgumentSelect.rawValue: .argument(.shown)
      case AloudArgumentSimple.rawValue: .argument(.written)
      default: .argument(.counted)
      }
    case AloudPartSelector.rawValue:
      switch part.kind {
      case AloudArgumentSelect.rawValue: .selector(of: .select)
      case AloudArgumentOrdinal.rawValue: .selector(of: .ordinal)
      default: .selector(of: .plural)
      }
    default: .literal
    }
  }
}
