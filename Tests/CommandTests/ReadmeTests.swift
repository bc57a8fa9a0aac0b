// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import FoundationEssentials
import LabelTables
import RadioModel
import RadioNavigator
import Testing

@testable import aloud

/// The examples of the README that are no commands with an output, which `make test` runs apart.
@Suite struct ReadmeTests {
  private static let text: String = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let data = try? Data(contentsOf: URL(filePath: "/\(root)/README.md"))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }()

  /// The code blocks of a kind.
  private static func blocks(_ kind: String) -> [Substring] {
    text.split(separator: "```\(kind)\n").dropFirst().compactMap {
      $0.split(separator: "\n```").first
    }
  }

  @Test func theSettingsAreUnderstoodAndMeanWhatTheySay() throws {
    let block = try #require(Self.blocks("json5").first { $0.contains("rate") })
    let parsed = parse("ask", "a", configuration: String(block))
    #expect(parsed.slips.isEmpty)
    let settings = try #require(parsed.ask).settings
    #expect(settings.voicePreferences.rate == 350)
    #expect(settings.verbosity == .brief)
    #expect(settings.textSize == .accessibility2)
  }

  @Test func theFormHasNoMistakes() throws {
    let block = try #require(Self.blocks("json5").first { $0.contains("fields") })
    let (form, mistakes) = FormReader.read(
      Array(block.utf8), usualLanguage: "en", yesAndNo: ("Yes", "No")
    ) { _ throws(TableError) in
      FormWords { text throws(TableError) in ResolvedLabel(text: text, language: nil) }
    }
    #expect(mistakes == [])
    #expect(form?.fields.map(\.name) == ["size", "deliver", "street"])
  }

  @Test func theFunctionsOfTheKeysExist() throws {
    let block = try #require(Self.blocks("text").first { $0.contains("$if aloud") })
    let names = block.split(separator: "\n").compactMap { line in
      line.split(separator: ": ").dropFirst().first.map(String.init)
    }
    #expect(names.count == 2)
    for name in names { #expect(KeyTable.bindings.map(\.functionName).contains(name)) }
  }

  /// The question at the beginning, with the keys of the table below it, read from the script.
  @Test func theFirstQuestionIsTakenAsWritten() throws {
    let block = try #require(Self.blocks("sh").first)
    let words = block.replacing("\\\n", with: " ").split(separator: "\"")
      .enumerated().flatMap { index, part in
        index.isMultiple(of: 2)
          ? part.split(separator: " ").map { (String($0), false) } : [(String(part), true)]
      }
    // A quoted word belongs to an unquoted one that ends with its equals sign.
    var arguments: [String] = []
    for (word, isQuoted) in words {
      if isQuoted, let last = arguments.last, last.hasSuffix("=") {
        arguments[arguments.count - 1] += word
      } else {
        arguments.append(word)
      }
    }
    let command = arguments.dropFirst().filter { $0 != ")" }
    let ask = try #require(parse(command.map { Array($0.utf8) }).ask)
    #expect(ask.title == "Pizza crust")
    let group = try ask.group(of: ask.allOptions())
    #expect(group.map(\.label) == ["Regular crust", "Deep dish", "Thin crust"])
    #expect(group.option(for: "thin")?.disabledReason == "out of dough")
  }
}
