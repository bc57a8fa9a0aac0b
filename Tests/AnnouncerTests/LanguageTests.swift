// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Announcer
import LabelTables
import RadioModel
import RadioNavigator
import Testing

/// What holds in every language that there is a table for.
@Suite struct LanguageTests {
  static let languages = [
    "en", "de", "fr", "es", "pt-BR", "pl", "ru", "ar", "he", "hi", "ja", "zh-Hans", "en-XA",
    "ar-XB",
    "ca", "it", "nl", "pt-PT", "ro", "sv",
    "cs", "sk", "hu", "uk", "bg", "el",
    "da", "fi", "ko", "nb", "zh-Hant",
    "tr", "fa", "vi", "th", "id",
  ]

  @Test(arguments: languages)
  func everyFieldHasAPlaceAndThePositionIsLast(language: String) throws {
    let tables = try tables(language)
    let english = try LanguageTests.englishOrder
    for (entry, names) in english {
      #expect(Set(tables.fieldOrder(entry)) == Set(names), "\(entry)")
    }
    #expect(tables.fieldOrder("order.focus").last == "position")
  }

  static var englishOrder: [String: [String]] {
    get throws {
      let english = try tables("en")
      return ["order.group", "order.focus"].reduce(into: [:]) { $0[$1] = english.fieldOrder($1) }
    }
  }

  @Test(arguments: languages, Verbosity.allCases)
  func everyOptionIsSaidWithAllThatMattersAboutIt(language: String, verbosity: Verbosity) throws {
    let words = try tables(language)
    for isSelected in [true, false] {
      for isEnabled in [true, false] {
        let option = RadioOption<OptionKey>(
          key: "k", label: "Łąka", isEnabled: isEnabled,
          disabledReason: isEnabled ? nil : "Grund")
        let play = try Play(
          [option, crusts[0]], selected: isSelected ? "k" : nil, keys: "Home",
          verbosity: verbosity, language: language)
        let said = play.saidUnderKeys[1][0]
        let selected = isSelected || isEnabled
        #expect(said[.label] == "Łąka")
        #expect(said[.role] == (verbosity == .brief ? nil : words.text("role.option")))
        #expect(said[.state] == words.text(selected ? "state.selected" : "state.notSelected"))
        #expect(said[.availability]?.contains("Grund") == (isEnabled ? nil : true))
        #expect(said[.position] == words.text("position", [.number(1), .number(2)]))
        #expect(said.language == words.language)
        let parts = said.fields.map(\.text)
        #expect(said.text == parts.joined(separator: words.text("separator.fields")))
        #expect(parts.last == said[.position])
      }
    }
  }

  @Test(arguments: languages)
  func selectedAndNotSelectedAreDifferentWords(language: String) throws {
    let words = try tables(language)
    #expect(words.text("state.selected") != words.text("state.notSelected"))
    #expect(words.text("role.option") != words.text("role.group"))
  }

  @Test(arguments: languages)
  func everyKeyIsAnsweredInWordsOfTheTables(language: String) throws {
    let words = try tables(language)
    for binding in KeyTable.bindings {
      let play = try Play(crusts, selected: "deep", keys: binding.key, language: language)
      for said in play.saidUnderKeys.joined() {
        #expect(!said.text.isEmpty)
        for field in said.fields {
          #expect(!words.contains(field.text), "\(binding.key) says a table key: \(field.text)")
        }
      }
    }
  }

  /// eSpeak NG says no digits in Hebrew: its numbers are words.
  @Test func hebrewPositionsAreWords() throws {
    let play = try Play(crusts, keys: "End", language: "he")
    let position = try #require(play.last?[.position])
    #expect(position.filter(\.isNumber).isEmpty)
    #expect(position.contains("מתוך"))
  }

  /// Digits of the language: Arabic-Indic in Arabic (CLDR), Latin in Hindi.
  @Test(arguments: [("ar", "٣"), ("fa", "۳"), ("hi", "3"), ("de", "3"), ("ja", "3")])
  func positionsUseTheDigitsOfTheLanguage(language: String, three: String) throws {
    let play = try Play(crusts, keys: "End", language: language)
    #expect(play.last?[.position]?.contains(three) == true)
  }
}
