// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import RadioNavigator
import Testing

@testable import aloud

/// The manual and the completions name every option of the table and no other.
@Suite struct ManualTests {
  static func source(_ name: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let data = try Data(contentsOf: URL(filePath: "/\(root)/Sources/aloud/\(name)"))
    return String(decoding: data, as: UTF8.self)
  }

  /// The names that follow a sign of an option, such as `--`, in a text.
  private static func names(in text: String, after sign: String) -> Set<String> {
    let isName = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || character == "-")
    }
    let parts = text.split(separator: sign, omittingEmptySubsequences: false).dropFirst()
    return Set(parts.map { String($0.prefix(while: isName)) }.filter { !$0.isEmpty })
  }

  private static let optionNames = Set(CommandOption.allCases.map(\.rawValue))

  /// The pages of commands. In roff a minus is \-.
  private static let pages = try! [
    "aloud.1", "aloud-audit.1", "aloud-tables.1", "aloud-test.1",
  ].map { name in
    try source("Manual/" + name).replacing("\\-", with: "-")
  }

  @Test func theManualNamesEveryOption() throws {
    let sections = try Self.pages.map { text in
      let options = try #require(text.split(separator: ".SH OPTIONS").last)
      return try #require(options.split(separator: "\n.SH ").first)
    }
    #expect(Self.names(in: sections.joined(separator: "\n"), after: "--") == Self.optionNames)
  }

  @Test func theManualNamesTheFunctionOfEveryKey() throws {
    let manual = try Self.source("Manual/aloud.1").replacing("\\-", with: "-")
    for binding in KeyTable.bindings {
      #expect(manual.contains(binding.functionName + " "), "\(binding.key)")
    }
  }

  @Test func bashCompletesEveryOption() throws {
    let text = try Self.source("Completions/aloud.bash")
    let lists = try [
      "common", "asking", "question", "form", "tables", "audit", "listen", "test",
    ].map { name in
      let list = try #require(text.split(separator: "\(name)='").last, "\(name)")
      return list.prefix { $0 != "'" }
    }
    #expect(Self.names(in: lists.joined(separator: " "), after: "--") == Self.optionNames)
  }

  @Test func zshCompletesEveryOption() throws {
    let text = try Self.source("Completions/_aloud")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("  '") }
    // An exclusion such as (--optional) stands before the option that the row is about.
    let names = rows.map { row in
      Self.names(
        in: String(row.split(separator: ")").last { $0.contains("--") } ?? row), after: "--")
    }
    #expect(names.allSatisfy { $0.count == 1 })
    #expect(Set(names.joined()) == Self.optionNames)
  }

  @Test func fishCompletesEveryOption() throws {
    let text = try Self.source("Completions/aloud.fish")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("complete ") }
    #expect(Self.names(in: rows.joined(separator: "\n"), after: " -l ") == Self.optionNames)
  }

  /// The words of each option of few choices, as they must stand in the manual and completions.
  static let choices = OptionTable.entries.compactMap { entry -> (CommandOption, [String])? in
    guard case .choices(let words) = entry.value else { return nil }
    return (entry.option, words)
  }

  @Test(arguments: choices)
  func choicesAreTheSameEverywhere(option: CommandOption, words: [String]) throws {
    let row = option.spelling + "\\~ " + words.joined(separator: " | ")
    #expect(Self.pages.contains { $0.contains(row) })
    let list = words.joined(separator: " ")
    #expect(
      try Self.source("Completions/aloud.bash").contains("values='\(list)'"))
    #expect(
      try Self.source("Completions/aloud.fish").contains("-l \(option.rawValue) -x -a '\(list)'"))
    let zsh = try Self.source("Completions/_aloud")
    let lines = zsh.split(separator: "\n").filter { $0.contains("'\(option.spelling)=") }
    #expect(lines.contains { $0.hasSuffix("(\(list))'") })
  }

  @Test func theManualNamesEverySuite() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let suites = try FileManager.default.contentsOfDirectory(atPath: root + "/Examples/Suites")
    #expect(suites.count > 3)
    let page = try Self.source("Manual/aloud-test.1")
    let section = try #require(page.split(separator: ".SH SUITES\n").last)
    let names = section.split(separator: "\n.SH ")[0]
      .split(separator: ".TP\n.B ", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "\n" }) }
    #expect(names.sorted() == suites.sorted())
    let list = names.joined(separator: " ")
    #expect(try Self.source("Completions/aloud.bash").contains("--suite) values='\(list)'"))
    #expect(try Self.source("Completions/_aloud").contains("'--suite=:name:(\(list))'"))
    #expect(try Self.source("Completions/aloud.fish").contains("-l suite -x -a '\(list)'"))
  }

  @Test func theManualNamesEveryVariable() throws {
    let text = try Self.source("Manual/aloud.1")
    let names = OptionTable.personalOptions.map(\.variable)
    #expect(!names.isEmpty)
    for name in names {
      #expect(text.contains(name))
    }
  }

  @Test(arguments: CommandStatus.allCases)
  func theManualTellsEveryStatus(status: CommandStatus) throws {
    #expect(try Self.source("Manual/aloud.1").contains("\n.B \(status.rawValue)\n"))
  }
}
