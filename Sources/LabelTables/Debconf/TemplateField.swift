// SPDX-License-Identifier: GPL-3.0-or-later

/// One field of a debconf template, in one language.
public struct TemplateField: Hashable, Sendable {
  /// The name of the field without language, in small letters: `description`, `choices`.
  public let name: String
  /// The language as it is written: `pt_BR`, `sr@latin`; nil for the untranslated field, `C` for
  /// the one that programs see.
  public let language: String?
  /// The character set as it is written; nil for UTF-8.
  public let characterSet: String?
  /// The text behind the colon.
  public let value: String
  /// The lines below it, joined as debconf joins them: paragraphs divided by an empty line, lines
  /// that were indented each on its own.
  public let extended: String
  /// The line of the field, from 1.
  public let line: Int

  /// Takes a field's whole name apart: `Description-pt_BR.UTF-8`. The underscores of po-debconf's
  /// sources, `_Description` and `__Choices`, are left out.
  static func split(_ wholeName: String) -> (
    name: String, language: String?, characterSet: String?
  ) {
    let bare = wholeName.drop { $0 == "_" }
    guard let hyphen = bare.firstIndex(of: "-") else { return (bare.lowercased(), nil, nil) }
    let name = bare[..<hyphen].lowercased()
    let rest = bare[bare.index(after: hyphen)...]
    guard let dot = rest.firstIndex(of: ".") else { return (name, String(rest), nil) }
    // A variant may stand before or behind the character set.
    let behind = rest[rest.index(after: dot)...]
    let variant = behind.firstIndex(of: "@") ?? behind.endIndex
    return (name, String(rest[..<dot] + behind[variant...]), String(behind[..<variant]))
  }
}
