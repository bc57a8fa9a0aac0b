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

  private var members: [(String, Value)]

  public init(dictionaryLiteral elements: (String, Value)...) {
    members = elements
  }

  public mutating func append(_ name: String, _ value: Value) {
    members.append((name, value))
  }

  /// The object on one line.
  public var text: String {
    let members = members.map { Self.quoted($0) + ":" + Self.text($1) }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let string): quoted(string)
    case .number(let number): String(number)
    case .decimal(let number): number.description
    case .boolean(let boolean): boolean ? "true" : "false"
    case .array(let values): "[" + values.map(text).joined(separator: ",") + "]"
    case .object(let object): object.text
    case .null: "null"
    }
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()

  private static func quoted(_ string: String) -> String {
    // Encoding a string cannot fail: every Swift string is valid Unicode.
    return String(decoding: try! encoder.encode(string), as: UTF8.self)
  }
}
