// SPDX-License-Identifier: GPL-3.0-or-later

/// A command line taken apart as whiptail does it with popt: options stand anywhere, `--` ends
/// them, a value follows as the next argument or behind an equals sign. (popt(3))
struct WhiptailLine: Equatable, Sendable {
  /// Options that take nothing.
  enum Flag: String, CaseIterable, Sendable {
    case clear, defaultno, fb, fullbuttons, nocancel, noitem, notags, scrolltext, topleft, help
    case version
    case separateOutput = "separate-output"
  }

  /// Options with a text.
  enum Text: String, CaseIterable, Sendable {
    case title, backtitle
    case defaultItem = "default-item"
    case yesButton = "yes-button"
    case noButton = "no-button"
    case okButton = "ok-button"
    case cancelButton = "cancel-button"
  }

  /// What is wrong with an argument.
  enum Mistake: Equatable, Sendable {
    /// More than one box is asked for.
    case secondBox
    case unknownOption([UInt8])
    case missingValue([UInt8])
    case unwantedValue([UInt8])
    case badNumber([UInt8])
    case numberTooLarge([UInt8])
  }

  private(set) var kind: BoxKind?
  private(set) var flags: Set<Flag> = []
  private(set) var texts: [Text: [UInt8]] = [:]
  /// The descriptor that the answer goes to; standard error is usual.
  private(set) var output: Int32 = 2
  private(set) var operands: [[UInt8]] = []
  /// The first thing that is wrong: what stands behind it is not looked at.
  private(set) var mistake: Mistake?

  /// - Parameter arguments: those behind the command's name, byte for byte.
  init(_ arguments: [[UInt8]]) {
    var rest = arguments[...]
    while mistake == nil, let argument = rest.popFirst() {
      guard argument.first == Self.dash, argument.count > 1 else {
        operands.append(argument)
        continue
      }
      if argument == [Self.dash, Self.dash] {
        operands += rest
        return
      }
      if argument[1] == Self.dash {
        takeLong(argument, &rest)
      } else {
        takeShort(argument)
      }
    }
  }

  /// All options by their long names.
  static let names =
    BoxKind.allCases.filter(BoxKind.ofWhiptail.contains).map(\.rawValue)
    + Flag.allCases.map(\.rawValue) + Text.allCases.map(\.rawValue) + [outputName]

  private static let dash = UInt8(ascii: "-")
  private static let outputName = "output-fd"

  private mutating func takeLong(_ argument: [UInt8], _ rest: inout ArraySlice<[UInt8]>) {
    let body = argument.dropFirst(2)
    let sign = body.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: body[..<(sign ?? body.endIndex)], as: UTF8.self)
    let value = sign.map { Array(body[($0 + 1)...]) }
    let text = Text(rawValue: name)
    if text != nil || name == Self.outputName {
      guard let given = value ?? rest.popFirst() else {
        mistake = .missingValue(argument)
        return
      }
      guard let text else {
        takeOutput(given, shown: value == nil ? given : argument)
        return
      }
      texts[text] = given
      return
    }
    let flag = Flag(rawValue: name)
    let box = BoxKind(rawValue: name).flatMap { BoxKind.ofWhiptail.contains($0) ? $0 : nil }
    if flag == nil, box == nil {
      mistake = .unknownOption(argument)
    } else if value != nil {
      mistake = .unwantedValue(argument)
    } else if let flag {
      flags.insert(flag)
    } else if kind != nil {
      mistake = .secondBox
    } else {
      kind = box
    }
  }

  private mutating func takeShort(_ argument: [UInt8]) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let flags: [UInt8: Flag] = [UInt8(ascii: "h"): .help, UInt8(ascii: "v"): .version]
      guard let flag = flags[letter] else {
        mistake = .unknownOption(argument)
        return
      }
      guard letters.first != UInt8(ascii: "=") else {
        mistake = .unwantedValue(argument)
        return
      }
      self.flags.insert(flag)
    }
  }

  private mutating func takeOutput(_ value: [UInt8], shown: [UInt8]) {
    switch CNumber(value) {
    case .number(let number): output = number
    case .none: mistake = .badNumber(shown)
    case .tooLarge: mistake = .numberTooLarge(shown)
    }
  }
}
