// SPDX-License-Identifier: GPL-3.0-or-later

/// The tags under which a voice for a language may be found, the best first.
///
/// eSpeak NG names its voices by ISO 639-3 where BCP 47 uses a macrolanguage, and knows few
/// regions, so a tag leads to others: RFC 4647 look-up (section 3.4: cut subtags from the end),
/// the parents that CLDR gives to regions, and the macrolanguages' usual spoken member.
enum LanguageFallback {
  /// The tag itself and what may take its place, in lower case, without English as last resort.
  static func tags(for language: String) -> [String] {
    var subtags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    var tags: [String] = []
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let better = better[tag] { tags.append(better) }
      tags.append(tag)
      if let substitute = substitutes[tag] { tags.append(substitute) }
      subtags.removeLast()
      // RFC 4647: a single letter introduces what follows it, so it is not left at the end.
      if let last = subtags.last, last.count == 1 { subtags.removeLast() }
    }
    return tags
  }

  /// The first subtag in lower case: the language alone.
  static func primary(of tag: String) -> String {
    String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
  }

  /// Tags that come before another one. eSpeak NG 1.51 turns Han characters into pinyin, and its
  /// voice `cmn` then says many of them as English words; the voice for pinyin reads them right.
  static let better = ["zh": "cmn-latn-pinyin", "cmn": "cmn-latn-pinyin"]

  private static let substitutes: [String: String] = {
    var table = [
      "zh": "cmn", "zh-hk": "yue", "zh-mo": "yue", "zh-hant-hk": "yue", "zh-hant-mo": "yue",
      "no": "nb", "nn": "nb", "iw": "he", "in": "id", "sh": "hr", "mo": "ro", "en-ca": "en-us",
      "en-ph": "en-us", "en-pr": "en-us", "pt-pt": "pt",
    ]
    // Countries whose Spanish has es-419 as its parent in CLDR.
    for country in "ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve".split(
      separator: " ")
    {
      table["es-\(country)"] = "es-419"
    }
    return table
  }()
}
