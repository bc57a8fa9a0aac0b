// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials
import TestSupport
import Testing

/// `aloud tables` with real folders and files.
struct TablesTests {
  /// A folder of tables in two languages, gone with it.
  private final class Tables {
    let path: String

    init(_ files: [String: String]) throws {
      path =
        FileManager.default.temporaryDirectory
        .appending(path: "aloud-tables-\(UUID().uuidString)").path
      for (name, text) in files {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(of name: String) throws -> String {
      String(
        decoding: try Data(contentsOf: URL(filePath: path).appending(path: name)), as: UTF8.self)
    }
  }

  private let good = try! Tables([
    "en.lproj/Pizza.strings": "crust.thin = \"Thin crust\";\ncrust.deep = \"Deep dish\";\n",
    "de.lproj/Pizza.strings": "crust.thin = \"Dünner Boden\";\n",
  ])

  @Test func showTellsWhatWouldBeUsedAndWhy() throws {
    let run = try CommandRun(
      ["tables", "show", "Pizza=\(good.path)", "crust.deep", "--language", "de-AT"],
      ["LANGUAGE": "en"])
    #expect(run.ending == .status(0))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first == "Deep dish")
    #expect(lines.dropFirst().first?.hasSuffix("\(good.path)/de.lproj/Pizza.strings") == true)
    #expect(lines.last?.hasSuffix("\(good.path)/en.lproj/Pizza.strings:2") == true)
  }

  @Test func showListsEntriesDividedByTabs() throws {
    let run = try CommandRun(["tables", "show", "Pizza=\(good.path)"], ["LANGUAGE": "de"])
    #expect(
      run.output == """
        crust.deep\ten\t\(good.path)/en.lproj/Pizza.strings:2\tDeep dish
        crust.thin\tde\t\(good.path)/de.lproj/Pizza.strings:1\tDünner Boden

        """)
  }

  @Test func showKnowsNearEntries() throws {
    let run = try CommandRun(["tables", "show", "Pizza=\(good.path)", "crust.thn"])
    #expect(run.ending == .status(2))
    #expect(run.errors.contains("crust.thin"))
  }

  private let bad = try! Tables([
    "en.lproj/T.strings": "a.b = \"{0} more\"; a.c = \"too\"; a.d = two;",
    "de.lproj/T.strings": "a.b = \"mehr\";\na.d = \"me\u{200B}hr\";",
  ])

  @Test func checkNamesFileLineRuleAndRemedy() throws {
    let run = try CommandRun(["tables", "check", bad.path])
    #expect(run.ending == .status(1))
    let german = "\(bad.path)/de.lproj/T.strings"
    for beginning in [
      "\(german):1: error: the entry a.b puts in other arguments", "\(german):2: warning: ",
      "\(german): warning: the entry a.c is not there in German; to mend it, translate it [missing-key]",
    ] {
      #expect(run.output.contains(beginning), "\(run.output)")
    }
    // eSpeak NG's English voice says both the same.
    #expect(run.output.contains("[sounds-alike]"))
    #expect(run.output.hasSuffix("1 error, 3 warnings, 0 notes\n"))
  }

  @Test func aGoodTableHasStatusZero() throws {
    let tables = try Tables(["en.lproj/T.strings": "a = b;", "de.lproj/T.strings": "a = c;"])
    let run = try CommandRun(["tables", "check", tables.path])
    #expect(run.ending == .status(0))
    #expect(run.output == "0 errors, 0 warnings, 0 notes\n")
  }

  private struct Sarif: Decodable {
    struct Run: Decodable {
      struct Tool: Decodable {
        struct Driver: Decodable {
          struct Rule: Decodable { let id: String }
          let name: String
          let rules: [Rule]
        }
        let driver: Driver
      }
      struct Result: Decodable {
        struct Message: Decodable { let text: String }
        struct Location: Decodable {
          struct Physical: Decodable {
            struct Artifact: Decodable { let uri: String }
            struct Region: Decodable { let startLine: Int }
            let artifactLocation: Artifact
            let region: Region?
          }
          let physicalLocation: Physical
        }
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
      }
      let tool: Tool
      let results: [Result]
    }
    let version: String
    let runs: [Run]
  }

  /// The members that SARIF 2.1.0 demands, and how rules, levels and places refer to each other.
  @Test func checkWritesSarif() throws {
    let run = try CommandRun(["tables", "check", bad.path, "--format", "sarif"])
    #expect(run.ending == .status(1))
    let log = try JSONDecoder().decode(Sarif.self, from: Data(run.output.utf8))
    #expect(log.version == "2.1.0")
    let results = log.runs[0].results
    #expect(results.count == 4)
    for result in results {
      #expect(log.runs[0].tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(["error", "warning", "note"].contains(result.level))
      #expect(result.locations[0].physicalLocation.artifactLocation.uri.hasPrefix("file:///"))
    }
    let arguments = results.first { $0.ruleId == "different-arguments" }
    #expect(arguments?.locations[0].physicalLocation.region?.startLine == 1)
  }

  @Test func checkWritesJSON() throws {
    let run = try CommandRun(["tables", "check", bad.path, "--format", "json"])
    let records = try JSONDecoder().decode([[String: Member]].self, from: Data(run.output.utf8))
    #expect(records.count == 4)
    let record = try #require(records.first { $0["rule"] == .text("invisible-character") })
    #expect(record["line"] == .number(2))
    #expect(record["key"] == .text("a.d"))
    #expect(record["details"] == .list(["U+200B"]))
  }

  private enum Member: Decodable, Equatable {
    case text(String)
    case number(Int)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let list = try? container.decode([String].self) {
        self = .list(list)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  @Test func convertWritesFilesAndTellsWhatIsLost() throws {
    let catalogue = "\(good.path)/out/Pizza.xcstrings"
    let run = try CommandRun(["tables", "convert", good.path, catalogue])
    #expect(run.ending == .status(0))
    #expect(run.errors == "")
    #expect(try good.text(of: "out/Pizza.xcstrings").contains("Dünner Boden"))
    let back = try CommandRun(["tables", "convert", catalogue, "\(good.path)/back/"])
    #expect(back.ending == .status(0))
    #expect(
      try good.text(of: "back/de.lproj/Pizza.strings") == "\"crust.thin\" = \"Dünner Boden\";\n")
    let lossy = try Tables([
      "a.strings": "\nwhich = \"{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}\";"
    ])
    let told = try CommandRun(
      ["tables", "convert", "\(lossy.path)/a.strings", "\(lossy.path)/a.xcstrings"])
    #expect(told.ending == .status(0))
    #expect(told.errors.contains("a.strings:2: the entry which loses its forms for first"))
  }

  /// What a broken file is called, and how to mend what is in it.
  @Test(arguments: [
    ("a.po", "x", [".po"]), ("a.xcstrings", "{", [".xcstrings"]), ("a.mo", "hello", [".mo"]),
    ("a.strings", "x", ["property list"]),
    ("a.strings", "a = \"{0, plural, one {x}}\";", ["plural forms", "other", "add these forms"]),
    ("a.strings", "a = \"{0\";", ["not a message pattern", "close every brace"]),
  ])
  func aBrokenFileIsCalledWhatItIs(name: String, content: String, words: [String]) throws {
    let tables = try Tables([name: content])
    let run = try CommandRun(["tables", "check", "\(tables.path)/\(name)"])
    #expect(run.ending == .status(1))
    for word in words { #expect(run.output.contains(word), "\(run.output)") }
    #expect(run.output.hasSuffix("1 error, 0 warnings, 0 notes\n"))
  }

  @Test(arguments: ["T", "/", "Tables"])
  func aTableToBeShownThatIsNoneIsToldAsThat(name: String) throws {
    let run = try CommandRun(["tables", "show", name])
    #expect(run.ending == .status(2))
    #expect(!run.errors.contains("--table"))
    #expect(run.errors.contains("NAME=DIR"))
  }

  /// dpkg-deb takes the questions out of a package under this very name.
  @Test func theTemplatesOfAPackageAreATable() throws {
    let tables = try Tables([
      "templates": "Template: a/b\nType: note\nDescription: Hello\nDescription-de.UTF-8: Hallo\n"
    ])
    let path = tables.path + "/templates"
    #expect(try CommandRun(["tables", "check", path]).ending == .status(0))
    let shown = try CommandRun(["tables", "show", path, "a/b/description"], ["LANGUAGE": "de"])
    #expect(shown.output.hasPrefix("Hallo\n"))
    let converted = try CommandRun(["tables", "convert", path, tables.path + "/x.xcstrings"])
    #expect(converted.ending == .status(0))
    #expect(try tables.text(of: "x.xcstrings").contains("Hallo"))
  }

  @Test(arguments: [
    ["tables"], ["tables", "chek", "x"], ["tables", "check"], ["tables", "show"],
    ["tables", "convert", "x.strings"], ["tables", "check", "/nonexistent"],
    ["tables", "check", "/dev/null"], ["tables", "show", "a", "b", "c"],
    ["tables", "check", "x", "--format", "yaml"],
  ])
  func whatIsWrongIsTold(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.ending == .status(2))
    #expect(run.errors.hasPrefix("aloud: "))
    #expect(run.output == "")
  }
}
