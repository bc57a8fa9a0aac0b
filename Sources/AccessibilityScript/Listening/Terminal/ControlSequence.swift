// SPDX-License-Identifier: GPL-3.0-or-later

/// A control sequence as a program wrote it (ECMA-48, 5.4): `CSI`, parameters, intermediate bytes
/// and a final byte.
struct ControlSequence: Equatable {
  /// The most parameters that libvterm has room for: it writes more over what comes behind them.
  static let mostParameters = 16
  /// Longer ones mean nothing to any terminal.
  static let mostBytes = 1024
  /// The greatest number that is passed on: more than any terminal has rows and columns.
  static let greatestNumber = 9999

  /// The parameters with the separators between them (`;`, and `:` within one), and before them a
  /// sign for private ones.
  private(set) var parameters: [UInt8] = []
  private(set) var intermediates: [UInt8] = []
  /// Whether it has bytes that no sequence has, or too many.
  private(set) var isMalformed = false

  /// Takes a byte before the final one.
  mutating func append(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3F where intermediates.isEmpty: parameters.append(byte)
    case 0x20...0x2F: intermediates.append(byte)
    default: isMalformed = true
    }
    if parameters.count > Self.mostBytes || intermediates.count > 2 {
      isMalformed = true
      (parameters, intermediates) = ([], [])
    }
  }

  /// The sequences to be passed on for this one: none where it is malformed, several where a
  /// selection of looks has more parameters than libvterm takes.
  func bytes(final: UInt8) -> [UInt8] {
    guard !isMalformed else { return [] }
    let isPrivate = parameters.first.map { (0x3C...0x3F).contains($0) } ?? false
    let sign = isPrivate ? [parameters[0]] : []
    let rest = parameters.dropFirst(sign.count)
    // More signs than one, or one among the numbers, is nothing that ECMA-48 knows.
    guard !rest.contains(where: { $0 > UInt8(ascii: ";") }) else { return [] }
    let isLook = final == UInt8(ascii: "m") && !isPrivate && intermediates.isEmpty
    let groups = isLook ? Self.looks(rest) : [Self.cut(Self.numbers(rest))]
    var bytes: [UInt8] = []
    for group in groups {
      bytes += Self.introducer
      bytes += sign
      for number in group { bytes += number }
      bytes += intermediates
      bytes.append(final)
    }
    return bytes
  }

  private static let introducer: [UInt8] = [0x1B, UInt8(ascii: "[")]
  private static let separators: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: ":")]

  /// The numbers, each with the separator behind it, none greater than libvterm's integers hold.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var numbers: [[UInt8]] = [[]]
    for byte in bytes {
      numbers[numbers.count - 1].append(byte)
      if separators.contains(byte) { numbers.append([]) }
    }
    return numbers.map { number in
      let digits = number.prefix { !separators.contains($0) }
      let value = digits.reduce(0) { min(greatestNumber, $0 * 10 + Int($1 & 0x0F)) }
      return (digits.isEmpty ? [] : Array(String(value).utf8)) + number.dropFirst(digits.count)
    }
  }

  /// As many numbers as libvterm takes, without a separator at the end.
  private static func cut(_ numbers: [[UInt8]]) -> [[UInt8]] {
    var numbers = Array(numbers.prefix(mostParameters))
    if let last = numbers.popLast() {
      numbers.append(last.filter { !separators.contains($0) })
    }
    return numbers
  }

  /// The numbers of a selection of looks (SGR) in groups that libvterm takes, none of which parts a
  /// colour.
  private static func looks(_ bytes: ArraySlice<UInt8>) -> [[[UInt8]]] {
    let numbers = numbers(bytes)
    var groups: [[[UInt8]]] = []
    var index = 0
    while index < numbers.count {
      let look = numbers[index...].prefix(lengthOfLook(numbers[index...]))
      index += look.count
      // libvterm takes the colour of an underline (58) for looks of their own.
      if value(look[look.startIndex]) == 58 { continue }
      if groups.isEmpty || groups[groups.count - 1].count + look.count > mostParameters {
        groups.append([])
      }
      groups[groups.count - 1] += look
    }
    return groups.map(cut)
  }

  /// How many numbers a look has: those joined by colons, or a colour and what tells it (ITU-T
  /// T.416, 13.1.8, with semicolons as xterm takes them).
  private static func lengthOfLook(_ numbers: ArraySlice<[UInt8]>) -> Int {
    let joined = numbers.prefix { $0.last == UInt8(ascii: ":") }.count
    if joined > 0 { return joined + 1 }
    guard let first = numbers.first.flatMap(value), [38, 48, 58].contains(first) else { return 1 }
    switch numbers.dropFirst().first.flatMap(value) {
    case 2: return 5
    case 5: return 3
    default: return 1
    }
  }

  private static func value(_ number: [UInt8]) -> Int? {
    Int(String(decoding: number.filter { !separators.contains($0) }, as: UTF8.self))
  }
}
