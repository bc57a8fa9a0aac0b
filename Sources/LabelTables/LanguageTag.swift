// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// What ICU knows about BCP 47 language tags.
enum LanguageTag {
  /// The canonical form of a tag (`iw` gives `he`); nil when it is malformed. (Locale::createCanonical)
  static func canonical(_ tag: String) -> String? {
    textFromICU { aloud_locale_canonical(tag, $0, $1) }
  }

  /// The tag with its likely script and region: `zh-TW` gives `zh-Hant-TW`.
  static func maximized(_ tag: String) -> String {
    textFromICU { aloud_locale_maximized(tag, $0, $1) } ?? tag
  }

  /// The parent in CLDR's locale tree: `es-MX` gives `es-419`; nil at the root.
  static func parent(_ tag: String) -> String? {
    guard let parent = textFromICU({ aloud_locale_parent(tag, $0, $1) }), !parent.isEmpty else {
      return nil
    }
    return parent
  }

  /// The name of a tag's language, in the language `display`.
  static func name(of tag: String, in display: String) -> String? {
    textFromICU { aloud_locale_name(tag, display, $0, $1) }
  }

  /// The name of a tag with script and region, in the language `display`.
  static func fullName(of tag: String, in display: String) -> String? {
    textFromICU { aloud_locale_full_name(tag, display, $0, $1) }
  }

  /// Whether text in this language runs from right to left. (uloc_isRightToLeft)
  static func isRightToLeft(_ tag: String) -> Bool { aloud_locale_is_right_to_left(tag) }

  /// Whether the language subtag is one that ISO 639 lists.
  static func isKnown(_ tag: String) -> Bool { aloud_locale_is_known(tag) }

  /// The ten digits of the language's usual numbering system, else the ASCII digits. (unumsys)
  static func digits(_ tag: String) -> [Character] {
    let digits = textFromICU { aloud_locale_digits(tag, $0, $1) }.map(Array.init) ?? []
    return digits.count == 10 ? digits : Array("0123456789")
  }

  /// What stands before a fraction, else a full stop. (icu::DecimalFormatSymbols)
  static func decimalSign(_ tag: String) -> String {
    textFromICU { aloud_locale_decimal_sign(tag, $0, $1) } ?? "."
  }

  /// The ISO 15924 code of a script by its English name: `latin` gives `Latn`. (uscript_getCode)
  static func scriptCode(named name: String) -> String? {
    textFromICU { aloud_script_code(name, $0, $1) }
  }

  /// The language subtag, with Norwegian and its Bokmål as one: tables have either name.
  static func language(_ tag: String) -> String {
    let language = tag.prefix { $0 != "-" }.lowercased()
    return language == "no" ? "nb" : language
  }

  /// Whether two tags are one written language: regions aside, but not scripts.
  static func isOneLanguage(_ first: String, _ second: String) -> Bool {
    guard first != second else { return true }
    let tags = [first, second].map { canonical($0) ?? $0 }
    return language(tags[0]) == language(tags[1]) && script(tags[0]) == script(tags[1])
  }

  /// The script subtag of a tag, after maximizing.
  static func script(_ tag: String) -> String? {
    maximized(tag).split(separator: "-").dropFirst().first { $0.count == 4 }.map(String.init)
  }

  /// The tag without its extensions (`-u-nu-latn`): what a table folder can be named.
  static func withoutExtensions(_ tag: String) -> String {
    var kept: [Substring] = []
    for part in tag.split(separator: "-") {
      if part.count == 1 { break }
      kept.append(part)
    }
    return kept.joined(separator: "-")
  }
}
