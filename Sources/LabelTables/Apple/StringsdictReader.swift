// SPDX-License-Identifier: GPL-3.0-or-later

extension ResourceTable {
  /// A `.stringsdict` file; nil when there is none. Its rules are those of Apple's "Stringsdict
  /// File Format": a format whose variables have plural forms, or forms by device or width.
  ///
  /// - Throws: `TableError.tableUnreadable`, `.tableMalformed`.
  public init?(stringsdict path: String, name: String, language: String?) throws(TableError) {
    guard let bytes = try FileReading.tableBytes(of: path) else { return nil }
    try self.init(stringsdict: bytes, path: path, name: name, language: language)
  }

  init(
    stringsdict bytes: [UInt8], path: String, name: String, language: String?
  ) throws(TableError) {
    let list = try PropertyListFile(path: path, bytes: bytes)
    var entries: [TableEntry] = []
    var unreadable: [TableError] = []
    for (key, value) in list.entries {
      let line = list.line(of: key)
      let reader = StringsdictReader(language: language)
      guard let text = reader.text(of: value) else {
        unreadable.append(.entryMalformed(path: path, key: key, line: line))
        continue
      }
      entries.append(TableEntry(key: key, text: text, line: line))
    }
    self.init(
      name: name, language: language, path: path, format: .stringsdict, entries: entries,
      unreadable: unreadable)
  }
}

/// Reads the entries of a `.stringsdict` file.
struct StringsdictReader {
  typealias Value = PropertyListFile.Value

  let language: String?

  /// The names of members that are no variables.
  enum Member {
    static let format = "NSStringLocalizedFormatKey"
    static let specification = "NSStringFormatSpecTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
    static let device = "NSStringDeviceSpecificRuleType"
    static let width = "NSStringVariableWidthRuleType"
  }

  /// The text of an entry; nil when it is none.
  func text(of value: Value) -> TableText? {
    switch value {
    case .text(let words): return TableText(FormatScanner.parts(of: words))
    case .other: return nil
    case .dictionary(let members):
      if case .text(let format)? = members[Member.format] {
        return text(ofFormat: format, members, firstArgument: 1, own: nil, within: [])
      }
      for (name, kind) in [(Member.device, TextChoice.Kind.device), (Member.width, .width)] {
        if case .dictionary(let forms)? = members[name] { return choice(kind, forms) }
      }
      return nil
    }
  }

  private func choice(_ kind: TextChoice.Kind, _ members: [String: Value]) -> TableText? {
    var forms: [TextChoice.Form] = []
    for (selector, value) in members.sorted(by: { Self.precedes($0.key, $1.key) }) {
      guard let text = text(of: value) else { return nil }
      forms.append(.init(selector, text))
    }
    return forms.isEmpty ? nil : TableText([.choice(TextChoice(kind, by: nil, forms: forms))])
  }

  /// The order of forms, which a dictionary has lost: CLDR's, widths by number, others by name.
  static func precedes(_ first: String, _ second: String) -> Bool {
    func rank(_ selector: String) -> (Int, String) {
      if let place = TextChoice.categories.firstIndex(of: selector) { return (place, "") }
      return (Int(selector) ?? -1, selector)
    }
    return rank(first) < rank(second)
  }

  /// - Parameter names: the variables around, so that one that holds itself ends.
  private func text(
    ofFormat format: String, _ members: [String: Value], firstArgument: Int, own: Placeholder?,
    within names: [String]
  ) -> TableText? {
    var text = TableText()
    for piece in FormatScanner.pieces(of: format, firstArgument: firstArgument, own: own).pieces {
      switch piece {
      case .literal(let words): text.append(.literal(words))
      case .percent: text.append(.literal("%"))
      case .placeholder(let placeholder): text.append(.placeholder(placeholder))
      case .variable(let argument):
        guard let name = argument.name, !names.contains(name),
          let choice = variable(argument, members, within: names + [name])
        else { return nil }
        text.append(.choice(choice))
      }
    }
    return text
  }

  private func variable(
    _ argument: TextArgument, _ members: [String: Value], within names: [String]
  ) -> TextChoice? {
    guard let name = argument.name, case .dictionary(let rule)? = members[name] else { return nil }
    if case .text(let type)? = rule[Member.specification], type != Member.pluralRule { return nil }
    var choice = TextChoice(.plural, by: argument, forms: [])
    if case .text(let type)? = rule[Member.valueType] { choice.conversion = Conversion(type) }
    let own = Placeholder(argument, conversion: choice.conversion)
    for category in TextChoice.categories {
      guard let value = rule[category] else { continue }
      guard case .text(let format) = value,
        let text = text(
          ofFormat: format, members, firstArgument: argument.position ?? 1, own: own, within: names)
      else { return nil }
      choice.forms.append(
        .init(PluralCategories.selector(ofApple: category, language: language), text))
    }
    return choice.forms.isEmpty ? nil : choice
  }
}
