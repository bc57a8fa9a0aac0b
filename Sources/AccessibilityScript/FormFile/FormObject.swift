// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel

/// An object of a form file: gives members by name and notes what is wrong with them.
struct FormObject {
  let position: TextPosition
  private let members: [String: JSONNode.Member]

  /// Notes a value that is no object, members twice, members that nothing knows, and those missing.
  init?(_ node: JSONNode, allowing known: [FormMember], in reader: inout FormReader, called: String)
  {
    guard case .object(let list) = node.value else {
      reader.note(.wrongType(member: called, .fields), at: node.position)
      return nil
    }
    position = node.position
    var members: [String: JSONNode.Member] = [:]
    for member in list {
      if members.updateValue(member, forKey: member.key) != nil {
        reader.note(.duplicateMember(member.key), at: member.position)
      }
      guard !known.contains(where: { $0.name == member.key }) else { continue }
      let nearest = Similarity.nearest(to: member.key, among: known.map(\.name), limit: 2)
      reader.note(.unknownMember(member.key, nearest: nearest), at: member.position)
    }
    for member in known where member.isRequired && members[member.name] == nil {
      reader.note(.missingMember(member.name), at: node.position)
    }
    self.members = members
  }

  subscript(name: String) -> JSONNode? { members[name]?.node }

  /// Where the object and the values of its members stand.
  var places: FormPlaces.Object {
    FormPlaces.Object(
      position: position, members: members.mapValues(\.node.position),
      starts: members.mapValues(\.position))
  }

  /// Where a member stands, else the object.
  func place(_ name: String) -> TextPosition { members[name]?.position ?? position }

  /// Where the value of a member stands, else the object.
  subscript(value name: String) -> TextPosition { self[name]?.position ?? position }

  func string(_ name: String, _ reader: inout FormReader, _ type: FormValueType = .name) -> String?
  {
    guard let node = self[name] else { return nil }
    if case .string(let text) = node.value { return text }
    reader.note(.wrongType(member: name, type), at: node.position)
    return nil
  }

  /// Words, looked up in the tables where they are a key.
  func words(_ name: String, _ reader: inout FormReader) -> ResolvedLabel? {
    guard let text = string(name, &reader, .text), let node = self[name] else { return nil }
    return reader.resolve(text, at: node.position)
  }

  func text(_ name: String, _ reader: inout FormReader) -> String? { words(name, &reader)?.text }

  /// The member `language`, if there is such a language.
  func language(_ reader: inout FormReader) -> String? {
    guard let name = string("language", &reader), let node = self["language"] else { return nil }
    do throws(TableError) {
      _ = try LocaleChoice(explicit: name, environment: [:])
    } catch {
      reader.note(.table(error), at: node.position)
    }
    return name
  }

  func boolean(_ name: String, _ reader: inout FormReader) -> Bool? {
    guard let node = self[name] else { return nil }
    if case .boolean(let boolean) = node.value { return boolean }
    reader.note(.wrongType(member: name, .boolean), at: node.position)
    return nil
  }

  func number(_ name: String, _ reader: inout FormReader) -> DecimalNumber? {
    guard let node = self[name] else { return nil }
    if let number = DecimalNumber(node) { return number }
    reader.note(.wrongType(member: name, .number), at: node.position)
    return nil
  }

  func count(_ name: String, _ reader: inout FormReader) -> Int? {
    guard let node = self[name] else { return nil }
    if let number = DecimalNumber(node)?.wholeNumber, number >= 0 { return number }
    reader.note(.wrongType(member: name, .count), at: node.position)
    return nil
  }

  func array(_ name: String, _ type: FormValueType, _ reader: inout FormReader) -> [JSONNode]? {
    guard let node = self[name] else { return nil }
    if case .array(let nodes) = node.value { return nodes }
    reader.note(.wrongType(member: name, type), at: node.position)
    return nil
  }

  func strings(_ name: String, _ reader: inout FormReader) -> [String]? {
    array(name, .texts, &reader)?.compactMap { node in
      if case .string(let text) = node.value {
        return reader.resolve(text, at: node.position)?.text
      }
      reader.note(.wrongType(member: name, .texts), at: node.position)
      return nil
    }
  }
}
