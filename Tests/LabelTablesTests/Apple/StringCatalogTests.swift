// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TestSupport
import Testing

@Suite struct StringCatalogTests {
  private func tables(_ text: String) throws -> [ResourceTable] {
    let folder = try TemporaryTables(["a.xcstrings": text])
    return try #require(
      try StringCatalogReader.tables(path: folder.path + "/a.xcstrings", name: "a"))
  }

  /// As Xcode writes them.
  private static let sample = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%@ is 100%% yours" : {
          "comment" : "A promise",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "%@ ist deins" } }
          }
        },
        "Aloud" : { "shouldTranslate" : false },
        "files" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ has %2$lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ has %2$lld files" } }
                }
              }
            }
          }
        },
        "press" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                  "other" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "Tap %lld time" } }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "sums" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@birds@ see %#@yards@" },
              "substitutions" : {
                "birds" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg bird" } },
                      "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%arg birds" } },
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "No birds" } }
                    }
                  }
                },
                "yards" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lu",
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg yards" } }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func aCatalogueOfXcodeIsRead() throws {
    let tables = try tables(Self.sample)
    #expect(tables.map(\.language) == ["de", "en"])
    #expect(tables.map(\.sourceLanguage) == ["en", "en"])
    let english = IndexedTable(tables[1])
    func pattern(_ key: String) -> String? { english.entry(for: key)?.text.pattern }
    #expect(english.keys.count == 5)
    #expect(pattern("%@ is 100%% yours") == "{0} is 100% yours")
    #expect(english.entry(for: "%@ is 100%% yours")?.comment == "A promise")
    #expect(english.entry(for: "Aloud")?.isTranslatable == false)
    #expect(pattern("files") == "{1, plural, one {{0} has # file} other {{0} has # files}}")
    #expect(pattern("press") == "{0, plural, one {Tap # time} other {Tap # time}}")
    #expect(
      pattern("sums")
        == "{1, plural, =0 {No birds} one {# bird} other {# birds}} see {0, plural, other {# yards}}"
    )
    #expect(english.entry(for: "sums")?.state == .needsReview)
    let german = tables[0].entries
    #expect(german.map(\.state) == [.needsReview, .untranslated])
  }

  @Test func linesAreTold() throws {
    let tables = try tables(Self.sample)
    #expect(tables[0].entries.map(\.line) == [7, 14])
  }

  @Test(arguments: [
    "", "{", "[]", "{\"sourceLanguage\": \"en\"}", "{\"sourceLanguage\": \"en\", \"strings\": []}",
  ])
  func whatIsNoCatalogueIsAnError(text: String) {
    #expect(throws: TableError.self) { try tables(text) }
  }

  @Test func aCatalogueIsTheSameAfterItsFile() throws {
    var tables: [ResourceTable] = []
    var seeds: [UInt64] = []
    for language in ["ar", "en"] {
      var random = RandomAppleText(generator: SeededGenerator(), language: language)
      seeds.append(random.generator.seed)
      tables.append(
        ResourceTable(
          name: "a", language: language, sourceLanguage: "en", path: "", format: .xcstrings,
          entries: (0..<300).map { number in
            TableEntry(
              key: "key\(1000 + number)", text: random.text(),
              comment: number % 4 == 0 ? "about \(number)" : nil,
              state: [.ready, .needsReview, .untranslated][number % 3],
              isTranslatable: number % 5 != 0)
          }))
    }
    let written = StringCatalogWriter.write(tables, sourceLanguage: "en")
    #expect(written.losses == [])
    let read = try self.tables(String(decoding: written.bytes, as: UTF8.self))
    #expect(read.map(\.language) == ["ar", "en"])
    for (table, copy) in zip(tables, read) {
      #expect(copy.entries.count == table.entries.count)
      for (entry, other) in zip(table.entries, copy.entries) {
        var other = other
        other.line = 0
        other.text = other.text.withoutVariableNames
        #expect(other == entry, "seeds \(seeds): \(entry.text.pattern)")
      }
    }
  }
}
