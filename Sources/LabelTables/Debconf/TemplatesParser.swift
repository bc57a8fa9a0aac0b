// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes a templates file apart as debconf does (Debconf::Template, `load`). Comments of
/// po-debconf's sources, lines that begin with `#`, are passed over.
struct TemplatesParser {
  private(set) var stanzas: [[TemplateField]] = []
  private(set) var problems: [TemplatesError] = []

  private struct OpenField {
    let wholeName: String
    let value: String
    let line: Int
    let characters: CharacterSet
    var extended = ""
  }

  private let path: String
  private var fields: [TemplateField] = []
  private var names: Set<String> = []
  private var open: OpenField?
  private let utf8 = CharacterSet(named: "UTF-8")!
  private var characterSets: [String: CharacterSet] = [:]

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty {
        endStanza()
      } else if line.first != UInt8(ascii: "#") {
        take(line, number)
      }
    }
    endStanza()
  }

  private static let known: Set = ["template", "type", "description", "choices", "default"]

  private mutating func take(_ line: ArraySlice<UInt8>, _ number: Int) {
    if let colon = line.firstIndex(of: UInt8(ascii: ":")),
      line[..<colon].allSatisfy({
        $0.isLetterOrDigit || [0x2D, 0x5F, 0x40, 0x2E].contains($0)
      })
    {
      begin(String(decoding: line[..<colon], as: UTF8.self), line[(colon + 1)...], number)
    } else if let first = line.first, Self.isBlank(first), open != nil {
      continueField(line.dropFirst(), number)
    } else {
      problems.append(TemplatesError(path: path, line: number, fault: .malformedLine))
    }
  }

  private mutating func begin(_ wholeName: String, _ rest: ArraySlice<UInt8>, _ number: Int) {
    endField()
    let (name, _, set) = TemplateField.split(wholeName)
    if !Self.known.contains(name) {
      problems.append(TemplatesError(path: path, line: number, fault: .unknownField(wholeName)))
    }
    var value = rest
    if let first = value.first, Self.isBlank(first) { value = value.dropFirst() }
    let characters = characterSet(set ?? "UTF-8")
    open = OpenField(
      wholeName: wholeName, value: text(Self.trimmed(value), characters, wholeName, number),
      line: number, characters: characters)
  }

  private mutating func continueField(_ rest: ArraySlice<UInt8>, _ number: Int) {
    guard var field = open else { return }
    if rest.elementsEqual([UInt8(ascii: ".")]) {
      field.extended += "\n\n"
    } else {
      let isVerbatim = rest.first.map(Self.isBlank) ?? false
      let words = text(Self.trimmed(rest), field.characters, field.wholeName, number)
      if let last = field.extended.unicodeScalars.last, last != "\n", last != " " {
        field.extended += isVerbatim ? "\n" : " "
      }
      field.extended += isVerbatim ? words + "\n" : words
    }
    open = field
  }

  private mutating func endField() {
    guard let field = open else { return }
    open = nil
    guard !field.wholeName.isEmpty else { return }
    guard names.insert(field.wholeName.lowercased()).inserted else {
      problems.append(
        TemplatesError(path: path, line: field.line, fault: .repeatedField(field.wholeName)))
      return
    }
    let (name, language, set) = TemplateField.split(field.wholeName)
    let end = field.extended.unicodeScalars.lastIndex { $0 != "\n" }
    let extended = end.map { String(field.extended.unicodeScalars[...$0]) } ?? ""
    fields.append(
      TemplateField(
        name: name, language: language, characterSet: set, value: field.value,
        extended: extended, line: field.line))
  }

  private mutating func endStanza() {
    endField()
    if !fields.isEmpty { stanzas.append(fields) }
    fields = []
    names = []
  }

  private mutating func characterSet(_ name: String) -> CharacterSet {
    if let known = characterSets[name] { return known }
    let characters = CharacterSet(named: name) ?? utf8
    characterSets[name] = characters
    return characters
  }

  private mutating func text(
    _ bytes: ArraySlice<UInt8>, _ characters: CharacterSet, _ field: String, _ number: Int
  ) -> String {
    if let text = characters.text(bytes) { return text }
    problems.append(TemplatesError(path: path, line: number, fault: .undecodable(field: field)))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = bytes.lastIndex(where: { !isBlank($0) }) else { return bytes.prefix(0) }
    return bytes[...last]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
