// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import Testing

/// Names as glibc and GNU gettext have them; tags as BCP 47 and the IANA subtag registry do.
@Suite struct LocaleChoiceTests {
  @Test(arguments: [
    ("de_DE.UTF-8", "de-DE"), ("de", "de"), ("C", "en"), ("POSIX", "en"), ("C.UTF-8", "en"),
    ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
    ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("ks_IN@devanagari", "ks-Deva-IN"),
    ("ca_ES@valencia", "ca-ES-valencia"), ("ca@valencia", "ca-valencia"),
    ("de_DE@euro", "de-DE"), ("be_BY@latin", "be-Latn-BY"), ("zh_TW", "zh-TW"),
    ("zh_HK.Big5-HKSCS", "zh-HK"), ("pt_BR", "pt-BR"), ("iw_IL", "he-IL"), ("zh-hant", "zh-Hant"),
    ("ZH_tw", "zh-TW"), ("es-419", "es-419"), ("en_US.ISO-8859-1", "en-US"), ("tl", "fil"),
    ("en-XA", "en-XA"), ("ar_XB.UTF-8", "ar-XB"), ("EN_xa", "en-XA"), ("ja_JP.eucJP", "ja-JP"),
    ("ar-u-nu-latn", "ar-u-nu-latn"), (" fr ", "fr"), ("ast_ES", "ast-ES"),
    ("no_NO.UTF-8", "no-NO"), ("nb_NO.UTF-8", "nb-NO"), ("nn_NO", "nn-NO"),
    ("zh_TW.UTF-8", "zh-TW"),
  ])
  func aNameBecomesATag(name: String, tag: String) {
    #expect(LocaleChoice.tag(for: name) == tag)
  }

  @Test(arguments: ["", "german", "xx", "x", "de_", "_DE", "de__DE", "@latin", "12", "./de", "und"])
  func aNameThatIsNoLanguageHasNoTag(name: String) {
    #expect(LocaleChoice.tag(for: name) == nil)
  }

  @Test(
    arguments: [
      ([:], ["en"]),
      (["LANG": "fr_FR.UTF-8"], ["fr-FR"]),
      (["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pl_PL"], ["pl-PL"]),
      (["LANG": "fr_FR", "LC_MESSAGES": "pl_PL", "LC_ALL": "ja_JP"], ["ja-JP"]),
      (["LANG": "fr_FR", "LC_ALL": ""], ["fr-FR"]),
      (["LANG": "fr_FR", "LANGUAGE": "de_AT:de:es"], ["de-AT", "de", "es"]),
      (["LANGUAGE": "de"], ["de"]),
      (["LANGUAGE": "de", "LANG": "C.UTF-8"], ["de"]),
      (["LANGUAGE": "de", "LC_ALL": "C"], ["de"]),
      (["LANGUAGE": "", "LANG": "it_IT"], ["it-IT"]),
      (["LANGUAGE": ":nonsense:sv_SE:sv_SE", "LANG": "it_IT"], ["sv-SE"]),
      (["LANGUAGE": "nonsense", "LANG": "it_IT"], ["it-IT"]),
      (["ALOUD_LANGUAGE": "he", "LANGUAGE": "de"], ["he"]),
      (["ALOUD_LANGUAGE": "pt_PT:pt_BR"], ["pt-PT", "pt-BR"]),
      (["LC_ALL": "C", "LANG": "de_DE"], ["en"]),
      (["LANG": "nonsense.UTF-8"], ["en"]),
    ] as [([String: String], [String])])
  func theEnvironmentDecidesInOrder(environment: [String: String], languages: [String]) throws {
    #expect(try LocaleChoice(explicit: nil, environment: environment).languages == languages)
  }

  @Test func theArgumentComesFirst() throws {
    let choice = try LocaleChoice(
      explicit: "zh_TW", environment: ["ALOUD_LANGUAGE": "de", "LC_ALL": "fr_FR"])
    #expect(choice.languages == ["zh-TW"])
  }

  @Test(arguments: [
    ("german", ["de"]), ("Deutsch", ["de"]), ("francais", ["fr"]), ("polski", ["pl"]),
    ("dee", ["de"]), ("Chinees", ["zh-Hans"]), ("qqqqqq", []),
  ])
  func anUnknownArgumentHasNearMatches(name: String, nearest: [String]) {
    let available = ["de", "fr", "pl", "zh-Hans"]
    #expect(throws: TableError.unknownLanguage(name, nearest: nearest)) {
      try LocaleChoice(explicit: name, environment: [:], available: available)
    }
  }
}
