// SPDX-License-Identifier: GPL-3.0-or-later

/// The languages that a person wants, best first, from an argument and the environment.
///
/// The first of these that names a language decides: the argument, `ALOUD_LANGUAGE`, `LANGUAGE`
/// (a list with colons, as GNU gettext has it), `LC_ALL`, `LC_MESSAGES`, `LANG`. Unlike in
/// gettext, `LANGUAGE` counts in the C locale too: `LANGUAGE=de aloud ask …` asks in German on a
/// machine without any locale. `C` and `POSIX` mean English.
public struct LocaleChoice: Hashable, Sendable {
  /// BCP 47 tags, best first; never empty.
  public let languages: [String]
  /// The environment variable that decided; nil when the argument did, or nothing.
  public let variable: String?

  /// The variables that name languages, the one that counts most first.
  public static let variables = ["ALOUD_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]

  /// Chooses the languages.
  ///
  /// - Parameters:
  ///   - explicit: the language asked for by name, in BCP 47 or POSIX form.
  ///   - environment: the environment; names in it that mean nothing are passed over.
  ///   - available: languages to take near matches from.
  /// - Throws: `TableError.unknownLanguage` when the explicit language does not exist.
  public init(
    explicit: String?, environment: [String: String], available: [String] = []
  ) throws(TableError) {
    if let explicit {
      guard let tag = Self.tag(for: explicit) else {
        throw .unknownLanguage(
          explicit, nearest: LanguageNames.nearest(to: explicit, among: available))
      }
      languages = [tag]
      variable = nil
      return
    }
    let lists = Self.variables.lazy.map { ($0, Self.tags(inList: environment[$0] ?? "")) }
    let decisive = lists.first { !$0.1.isEmpty }
    languages = decisive?.1 ?? ["en"]
    variable = decisive?.0
  }

  /// The BCP 47 tag for a POSIX locale name (`sr_RS.UTF-8@latin`) or a BCP 47 tag; nil when there
  /// is no such language.
  public static func tag(for name: String) -> String? {
    let name = name.trimmingSpaces
    if let pseudolanguage = Pseudolanguage(tag: name) { return pseudolanguage.rawValue }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let beforeModifier = parts.first ?? ""
    let base = beforeModifier.prefix { $0 != "." }
    if base == "C" || base == "POSIX" { return "en" }
    var subtags = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map(String.init)
    if parts.count == 2 { Self.apply(modifier: String(parts[1]), to: &subtags) }
    guard let tag = LanguageTag.canonical(subtags.joined(separator: "-")),
      tag != "und", LanguageTag.isKnown(tag)
    else { return nil }
    return tag
  }

  private static func tags(inList list: String) -> [String] {
    var tags: [String] = []
    for name in list.split(separator: ":") {
      if let tag = tag(for: String(name)), !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// A script by name becomes the script subtag, a word that BCP 47 takes as a variant (5 to 8
  /// letters or digits) a variant; others, like `euro`, say nothing about the language.
  private static func apply(modifier: String, to subtags: inout [String]) {
    if let script = LanguageTag.scriptCode(named: modifier) {
      subtags.insert(script, at: min(1, subtags.count))
    } else if (5...8).contains(modifier.utf8.count), modifier.utf8.allSatisfy(\.isLetterOrDigit) {
      subtags.append(modifier)
    }
  }
}

extension UInt8 {
  /// Whether this byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension String {
  var trimmingSpaces: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
