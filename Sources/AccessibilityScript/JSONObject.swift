// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import RadioModel

/// A JSON object whose members keep the order in which they were written (RFC 8259).
///
/// JSONEncoder orders members by name or not at all; it still writes every string here.
public struct JSONObject: ExpressibleByDictionaryLiteral, Sendable {
  public indirect enum Value: Sendable, ExpressibleByStringLiteral {
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
  public var text: String {
    var text = ""
    text.reserveCapacity(Self.usualLength)
    write(to: &text)
    return text
  }

  private static let usualLength = 512

  private func write(to text: inout String) {
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      Self.write(quoted: member.0, to: &text)
      text += ":"
      Self.write(member.1, to: &text)
    }
    text += "}"
  }

  private static func text(_ value: Value) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  private static func write(_ value: Value, to text: inout String) {
    switch value {
    case .string(let string): write(quoted: string, to: &text)
    case .number(let number): text += String(number)
    case .decimal(let number): text += number.description
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        write(value, to: &text)
      }
      text += "]"
    case .object(let object): object.write(to: &text)
    case .null: text += "null"
    }
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()

  /// A string with nothing to escape (RFC 8259, section 7) stands as it is: most do, and making
  /// an encoder for each takes longer than all else in a transcript.
  private static func write(quoted string: String, to text: inout String) {
    let isPlain = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F
    }
    if isPlain {
      text += "\""
      text += string
      text += "\""
    } else {
      // Encoding a string cannot fail: every Swift string is valid Unicode.
      text += String(decoding: try! encoder.encode(string), as: UTF8.self)
    }
  }
}
