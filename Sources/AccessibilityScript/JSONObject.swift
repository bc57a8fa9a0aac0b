// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import RadioModel

/// A JSON object whose members keep the order in which they were written (RFC 8259).
///
/// JSONEncoder orders members by name or not at all; it still writes every string here.
public struct JSONObject: ExpressibleByDictionaryLiteral, Sendable {
  public enum Value: Sendable, ExpressibleByStringLiteral {
    case string(String)
    case number(Int)
    /// A number as it is written, such as `-1.25`.
    case decimal(DecimalNumber)
    case boolean(Bool)
    case array([Value])
    case object(JSONObject)
    case null

    public init(stringLiteral value: String) {
      self = .string(value)
    }

    /// The value on one line.
    public var text: String { JSONObject.text(self) }
  }

  private(set) var members: [(String, Value)]

  public init(dictionaryLiteral elements: (String, Value)...) {
    members = elements
  }

  public mutating func append(_ name: String, _ value: Value) {
    members.append((name, value))
  }

  /// The object on one line.
  public var text: String { Self.text(.object(self)) }

  private static let usualLength = 512

  private func write(to text: inout [UInt8]) {
    text.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      Self.write(quoted: member.0, to: &text)
      text.append(UInt8(ascii: ":"))
      Self.write(member.1, to: &text)
    }
    text.append(UInt8(ascii: "}"))
  }

  private static func text(_ value: Value) -> String {
    // Bytes are put together in half the time of strings.
    var text: [UInt8] = []
    text.reserveCapacity(usualLength)
    write(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func write(_ value: Value, to text: inout [UInt8]) {
    switch value {
    case .string(let string): write(quoted: string, to: &text)
    case .number(let number): text += String(number).utf8
    case .decimal(let number): text += number.description.utf8
    case .boolean(let boolean): text += (boolean ? "true" : "false").utf8
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        write(value, to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let object): object.write(to: &text)
    case .null: text += "null".utf8
    }
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()

  /// A string with nothing to escape (RFC 8259, section 7) stands as it is: most do, and making
  /// an encoder for each takes longer than all else in a transcript.
  private static func write(quoted string: String, to text: inout [UInt8]) {
    let start = text.count
    text.append(UInt8(ascii: "\""))
    text += string.utf8
    let isPlain = text[(start + 1)...].allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F
    }
    if isPlain {
      text.append(UInt8(ascii: "\""))
    } else {
      // Encoding a string cannot fail: every Swift string is valid Unicode.
      text.replaceSubrange(start..., with: try! encoder.encode(string))
    }
  }
}
