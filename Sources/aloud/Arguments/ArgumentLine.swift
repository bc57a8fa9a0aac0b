// SPDX-License-Identifier: GPL-3.0-or-later
@preconcurrency import CGetopt
import Glibc
import LabelTables
import Synchronization

/// A command line taken apart by `getopt_long`, before anything in it is understood.
struct ArgumentLine: Sendable {
  /// An option as it was given.
  struct Given: Equatable, Sendable {
    let option: CommandOption
    let value: [UInt8]
  }

  /// The options in the order given.
  var given: [Given] = []
  /// The other arguments in the order given.
  var operands: [[UInt8]] = []
  /// The first thing wrong; options after it are read all the same, since one of them may name
  /// the language to say so in.
  var failure: UsageError?

  /// `getopt_long` keeps its place in C globals.
  private static let turn = Mutex(())

  /// Takes arguments apart.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the command's own name.
  ///   - entries: The options that there are.
  ///   - stopsAtOperand: Whether the first argument that is no option ends the options.
  init(_ arguments: [[UInt8]], entries: [OptionEntry], stopsAtOperand: Bool = false) {
    Self.turn.withLock { _ in
      read(arguments, entries: entries, stopsAtOperand: stopsAtOperand)
    }
  }

  private mutating func read(
    _ arguments: [[UInt8]], entries: [OptionEntry], stopsAtOperand: Bool
  ) {
    // The first place is the command's name, which getopt_long passes over.
    CStrings.withCopies(of: [[]] + arguments) { words in
      CStrings.withCopies(of: entries.map { Array($0.option.rawValue.utf8) }) { names in
        read(words, names: names, entries: entries, stopsAtOperand: stopsAtOperand)
      }
    }
  }

  /// - Parameters:
  ///   - words: a null pointer stands behind the last one.
  ///   - names: of the options.
  private mutating func read(
    _ words: [UnsafeMutablePointer<CChar>?], names: [UnsafeMutablePointer<CChar>?],
    entries: [OptionEntry], stopsAtOperand: Bool
  ) {
    var words = words
    var table = entries.enumerated().map { position, entry in
      CGetopt.option(
        name: UnsafePointer(names[position]), has_arg: Self.arguments(of: entry.value),
        flag: nil, val: Self.firstValue + Int32(position))
    }
    table.append(CGetopt.option())
    opterr = 0
    optind = 0  // starts glibc's scan over
    // The colon tells a missing value from an unknown option.
    let rules = (stopsAtOperand ? "+:" : ":") + Self.shortHelp
    let count = Int32(words.count - 1)
    while true {
      let result = getopt_long(count, &words, rules, &table, nil)
      if result == -1 { break }
      if result >= Self.firstValue {
        let entry = entries[Int(result - Self.firstValue)]
        given.append(Given(option: entry.option, value: optarg.map(Self.bytes) ?? []))
      } else if result == Self.shortHelp.utf8.first.map(Int32.init) {
        given.append(Given(option: .help, value: []))
      } else if failure == nil {
        failure = Self.failure(result, word: words[Int(optind) - 1], entries: entries)
      }
    }
    operands = words[Int(optind)..<Int(count)].compactMap { $0.map(Self.bytes) }
  }

  private static func arguments(of value: OptionValue) -> Int32 {
    switch value {
    case .none: no_argument
    case .optionalChoices: optional_argument
    case .text, .choices: required_argument
    }
  }

  /// The one short option: `-h` is what many people try first.
  private static let shortHelp = "h"

  /// Above every character, which is how getopt_long tells short options.
  private static let firstValue: Int32 = 256

  private static func failure(
    _ result: Int32, word: UnsafeMutablePointer<CChar>?, entries: [OptionEntry]
  ) -> UsageError {
    let names = entries.map { $0.option.spelling }
    if optopt >= firstValue {
      let name = names[Int(optopt - firstValue)]
      return result == Int32(UInt8(ascii: ":"))
        ? .missingValue(option: name) : .unexpectedValue(option: name)
    }
    if optopt > 0 {
      let letter = String(
        decoding: [UInt8(ascii: "-"), UInt8(truncatingIfNeeded: optopt)], as: UTF8.self)
      return .unknownOption(letter, known: names)
    }
    let text = word.map { String(decoding: bytes($0), as: UTF8.self) } ?? ""
    let name = String(text.prefix { $0 != "=" })
    let candidates = names.filter { $0.hasPrefix(name) }
    return candidates.isEmpty
      ? .unknownOption(name, known: names) : .ambiguousOption(name, candidates: candidates)
  }

  private static func bytes(_ text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
