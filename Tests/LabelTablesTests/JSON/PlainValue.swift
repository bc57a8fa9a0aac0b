// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import LabelTables

/// A value of a document without places, from our reader or from Foundation's.
indirect enum PlainValue: Equatable, Decodable {
  case null
  case boolean(Bool)
  /// A Double in words, since NaN equals nothing.
  case number(String)
  case string(String)
  case array([PlainValue])
  case object([String: PlainValue])

  init(_ number: Double) { self = .number("\(number)") }

  /// Of members that are there twice the first, as JSONDecoder does.
  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let text): self = .number(node.double.map { "\($0)" } ?? text)
    case .string(let text): self = .string(text)
    case .array(let nodes): self = .array(nodes.map { PlainValue($0) })
    case .object(let members):
      self = .object(
        Dictionary(
          members.map { ($0.key, PlainValue($0.node)) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      var object: [String: PlainValue] = [:]
      for name in members.allKeys {
        object[name.stringValue] = try members.decode(PlainValue.self, forKey: name)
      }
      self = .object(object)
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [PlainValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(PlainValue.self)) }
      self = .array(array)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .boolean(flag)
      } else if let number = try? value.decode(Double.self) {
        self.init(number)
      } else {
        self = .string(try value.decode(String.self))
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// What our reader makes of a document; nil when it refuses it.
func read(_ text: String) -> PlainValue? {
  (try? JSONDocument(Array(text.utf8))).map { PlainValue($0.root) }
}

/// What Foundation's decoder makes of a document in JSON5; nil when it refuses it.
func decode(_ text: String) -> PlainValue? {
  let decoder = JSONDecoder()
  decoder.allowsJSON5 = true
  return try? decoder.decode(PlainValue.self, from: Data(text.utf8))
}
