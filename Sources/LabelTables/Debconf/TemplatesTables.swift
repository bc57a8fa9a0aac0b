// SPDX-License-Identifier: GPL-3.0-or-later

extension TemplatesFile {
  /// The texts of all questions as tables, one for each language; that without a language is taken
  /// to be English, which Debian's are. A text is the entry `NAME/description`, `/extended` or
  /// `/choices`.
  ///
  /// - Parameter name: of the tables.
  func tables(name: String) -> [ResourceTable] {
    var entries: [String: [TableEntry]] = [:]
    for template in templates {
      // debconf takes the first field of a language, and a translation into English, as tzdata has
      // it, before the untranslated field.
      var seen: Set<[String]> = []
      let fields =
        template.fields.filter { $0.language != nil }
        + template.fields.filter { $0.language == nil }
      for field in fields where Self.translated.contains(field.name) {
        let tag = Template.tag(of: field)
        guard tag != nil || field.language == nil,
          seen.insert([field.name, tag ?? "en"]).inserted
        else { continue }
        let isDescription = field.name == "description"
        var texts = [(isDescription ? "description" : field.name, field.value)]
        if isDescription, !field.extended.isEmpty { texts.append(("extended", field.extended)) }
        entries[tag ?? "en", default: []] += texts.map { part, text in
          TableEntry(
            key: "\(template.name)/\(part)", text: TableText(literal: text), line: field.line)
        }
      }
    }
    return entries.keys.sorted().map { language in
      ResourceTable(
        name: name, language: language, sourceLanguage: "en", path: path, format: .templates,
        entries: (entries[language] ?? []).sorted { $0.line < $1.line })
    }
  }

  private static let translated: Set = ["description", "choices"]
}

extension TableError {
  /// The same error of a table of any format.
  init(_ error: TemplatesError) {
    if case .unreadable = error.fault {
      self = .tableUnreadable(path: error.path)
    } else {
      self = .tableMalformed(path: error.path, line: error.line ?? 1)
    }
  }
}
