// SPDX-License-Identifier: GPL-3.0-or-later

/// One language of a fallback chain.
struct ChainLink: Hashable, Sendable {
  /// The name of the `.lproj` folder.
  let folder: String
  /// The language of the words, BCP 47.
  let language: String
  /// The locale for plurals and digits: the one wanted when it is of this language.
  let locale: String
  let pseudolanguage: Pseudolanguage?
}

/// The table folders to look a key up in, one after another.
///
/// For each language wanted: its own table, those of its parents in CLDR's tree (`es-MX`,
/// `es-419`, `es`), then other tables of the same language, those in the same script first. So
/// `zh-HK` reads traditional Chinese before simplified, and `pt-PT` reads `pt`, then `pt-BR`.
/// English closes every chain.
enum LanguageChain {
  static func links(wanted: [String], available: [String]) -> [ChainLink] {
    var links: [ChainLink] = []
    func add(_ folder: String, _ locale: String) {
      guard !links.contains(where: { $0.folder == folder && $0.pseudolanguage == nil }) else {
        return
      }
      links.append(
        ChainLink(folder: folder, language: folder, locale: locale, pseudolanguage: nil))
    }
    for wish in wanted {
      if let pseudolanguage = Pseudolanguage(tag: wish) {
        guard let english = folder(for: "en", among: available) else { continue }
        links.append(
          ChainLink(
            folder: english, language: pseudolanguage.rawValue, locale: pseudolanguage.locale,
            pseudolanguage: pseudolanguage))
      } else {
        for folder in folders(for: wish, among: available) {
          let isSameScript = LanguageTag.script(folder) == LanguageTag.script(wish)
          add(folder, isSameScript ? wish : folder)
        }
      }
    }
    if let english = folder(for: "en", among: available) { add(english, "en") }
    return links
  }

  private static func folders(for wish: String, among available: [String]) -> [String] {
    var found: [String] = []
    for ancestor in ancestors(of: wish) {
      if let folder = folder(for: ancestor, among: available), !found.contains(folder) {
        found.append(folder)
      }
    }
    let language = LanguageTag.language(wish)
    let script = LanguageTag.script(wish)
    let others = available.filter {
      LanguageTag.language(canonical($0)) == language && !found.contains($0)
    }
    let sameScript = others.filter { LanguageTag.script($0) == script }
    return found + sameScript + others.filter { !sameScript.contains($0) }
  }

  /// The tag and its parents. A region that implies another script than the language's usual one
  /// is climbed through that script: `zh-TW` has the parent `zh-Hant`, not `zh`.
  private static func ancestors(of tag: String) -> [String] {
    let tag = LanguageTag.withoutExtensions(tag)
    var ancestors = [tag]
    var next: String? = LanguageTag.parent(tag)
    let script = LanguageTag.script(tag)
    while let ancestor = next {
      if let script, LanguageTag.script(ancestor) != script {
        let scripted = "\(tag.prefix { $0 != "-" })-\(script)"
        if !ancestors.contains(scripted) { ancestors.append(scripted) }
        break
      }
      ancestors.append(ancestor)
      next = LanguageTag.parent(ancestor)
    }
    return ancestors
  }

  private static func folder(for tag: String, among available: [String]) -> String? {
    available.first { $0 == tag } ?? available.first { canonical($0) == canonical(tag) }
  }

  /// One spelling for a folder's tag, so that `iw` and `he`, `no` and `nb` are one.
  private static func canonical(_ tag: String) -> String {
    let tag = LanguageTag.canonical(tag.replacing("_", with: "-")) ?? tag
    return LanguageTag.language(tag) + tag.drop { $0 != "-" }
  }
}
