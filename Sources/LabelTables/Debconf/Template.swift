// SPDX-License-Identifier: GPL-3.0-or-later

/// The kinds of questions that debconf asks. (debconf-devel(7))
public enum TemplateType: String, CaseIterable, Hashable, Sendable {
  case select, multiselect, boolean, string, password, note, text, error, title
}

/// One question of a package, in all its languages.
public struct Template: Hashable, Sendable {
  /// Its name, such as `tzdata/Areas`.
  public let name: String
  /// What kind of question it is.
  public let type: TemplateType
  /// All fields in the order of the file.
  public let fields: [TemplateField]
  /// The line where it begins, from 1.
  public let line: Int

  /// The languages that some text of it is translated to, BCP 47, in the order of the file.
  public var languages: [String] {
    var languages: [String] = []
    for field in fields {
      if let tag = Self.tag(of: field), !languages.contains(tag) { languages.append(tag) }
    }
    return languages
  }

  /// The field that debconf takes in its C locale: `Choices-C`, else the untranslated one.
  public func untranslated(_ name: String) -> TemplateField? {
    fields.first { $0.name == name && $0.language?.lowercased() == "c" }
      ?? fields.first { $0.name == name && $0.language == nil }
  }

  /// The fields to take a text from, best first: those of the languages wanted and of their
  /// fallbacks, then the untranslated one.
  ///
  /// - Parameter languages: BCP 47 tags, best first.
  func fields(_ name: String, languages: [String]) -> [TemplateField] {
    var byTag: [String: TemplateField] = [:]
    for field in fields where field.name == name {
      if let tag = Self.tag(of: field), byTag[tag] == nil { byTag[tag] = field }
    }
    let plain = fields.first { $0.name == name && $0.language == nil }
    if byTag["en"] == nil { byTag["en"] = plain }
    var found: [TemplateField] = []
    for link in LanguageChain.links(wanted: languages, available: byTag.keys.sorted()) {
      guard let field = byTag[link.folder] else { continue }
      found.append(field)
      // Behind English nobody wants a translation.
      if link.folder == "en" { break }
    }
    if let plain, !found.contains(plain) { found.append(plain) }
    return found
  }

  /// The language of a field, BCP 47; nil for untranslated fields and for names of no language.
  static func tag(of field: TemplateField) -> String? {
    guard let language = field.language, language.lowercased() != "c" else { return nil }
    return LocaleChoice.tag(for: language)
  }
}
