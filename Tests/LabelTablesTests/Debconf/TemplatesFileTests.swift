// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Glibc
import LabelTables
import TestSupport
import Testing

@Suite struct TemplatesFileTests {
  static let languages = ["de", "fr", "ja", "pt_BR", "sr@latin", "zh_TW", "ar", "de_AT", "C"]

  /// Questions as debconf's own modules give them.
  private func compare(_ path: String, _ language: String) throws {
    let file = try TemplatesFile(path: path)
    let wanted = try #require(LocaleChoice.tag(for: language))
    let expected = try DebconfOracle().questions(path, language: language)
    #expect(file.templates.map(\.name) == expected.map(\.name))
    var compared = 0
    for (template, question) in zip(file.templates, expected) {
      #expect(template.type.rawValue == question.type)
      let ours = template.localized(languages: [wanted])
      #expect(ours.choices.map(\.value) == question.values, "\(path) \(question.name)")
      #expect(ours.defaultValue == question.defaultValue, "\(path) \(question.name)")
      // debconf knows no way from zh_TW to zh_CN, and none from pt to pt_BR.
      if isOf(wanted, ours.descriptionLanguage) {
        compared += 1
        #expect(ours.description == question.description, "\(path) \(question.name)")
      }
      if isOf(wanted, ours.extendedLanguage) {
        #expect(ours.extendedDescription == question.extended, "\(path) \(question.name)")
      }
      if isOf(wanted, ours.choicesLanguage), question.labels.count == question.values.count {
        #expect(ours.choices.map(\.label) == question.labels, "\(path) \(question.name)")
      }
    }
    #expect(compared > 0 || !file.languages.contains(wanted))
  }

  private func isOf(_ wanted: String, _ taken: String?) -> Bool {
    guard let taken else { return true }
    return taken == wanted || wanted.hasPrefix(taken + "-")
  }

  @Test(arguments: ["debconf", "tzdata", "dma"], languages)
  func questionsAreThoseOfDebconf(package: String, language: String) throws {
    try compare("\(fixtures)/Debconf/\(package).templates", language)
  }

  @Test(arguments: [
    "keyboard-configuration", "console-setup", "locales", "postfix", "exim4-config",
    "popularity-contest", "wireshark-common",
  ])
  func questionsOfPackagesFromTheNetworkAreThoseOfDebconf(package: String) throws {
    let folder = try TemporaryTables()
    do {
      try Tool.run([
        "sh", "-c", "cd '\(folder.path)' && apt-get download '\(package)' && dpkg-deb -e *.deb .",
      ])
    } catch {
      print("skipped: \(package) cannot be downloaded")
      return
    }
    let path = "\(folder.path)/templates"
    for language in ["de", "ja", "pt_BR"] { try compare(path, language) }
    #expect(try TemplatesFile(path: path).languages.contains("de"))
  }

  @Test func theLanguagesOfAFileAreListed() throws {
    let file = try TemplatesFile(path: "\(fixtures)/Debconf/tzdata.templates")
    let written = try Tool.run([
      "sed", "-n", "s/^[A-Za-z]*-\\([^.:]*\\)[.:].*/\\1/p", file.path,
    ])
    let expected = Set(written.split(separator: "\n").map { String($0).replacing("_", with: "-") })
    #expect(Set(file.languages) == expected.subtracting(["C"]))
    #expect(expected.count > 30)
    let areas = try #require(file["tzdata/Areas"]).localized(languages: ["fr"])
    #expect(areas.choices.map(\.value).contains("Europe"))
    #expect(areas.description == "Lieu géographique\u{A0}:")
  }

  @Test(arguments: [
    ("a, b", ["a", "b"]), ("a\\, b, c", ["a, b", "c"]), ("a,b", ["a,b"]),
    ("a,\tb,  c", ["a", "b", "c"]),
    ("\\ a, b\\ ", [" a", "b "]), ("a\\\\, b", ["a\\, b"]), (", a", ["", "a"]), ("a, ", ["a"]),
    ("", []), ("a\\b, c", ["a\\b", "c"]), ("a,", ["a,"]), ("é, 日本\\, 語", ["é", "日本, 語"]),
  ])
  func choicesAreSplitAsDebconfSplitsThem(list: String, choices: [String]) throws {
    #expect(ChoiceList.split(list) == choices)
    let oracle = try DebconfOracle()
    try oracle.write(
      "Template: a/b\nType: select\nChoices: ${list}\nDescription: x\n", to: "templates")
    let program = """
      use Debconf::Db; use Debconf::Template; use Debconf::Question; Debconf::Db->load;
      Debconf::Template->load($ARGV[0], 'aloud'); my $q = Debconf::Question->get('a/b');
      $q->variable('list', $ARGV[1]); print join("\\x1f", $q->choices_split), "\\x1e";
      """
    let output = try Tool.run(
      ["perl", "-e", program, "\(oracle.path)/templates", list],
      environment: ["DEBCONF_SYSTEMRC": "\(oracle.path)/conf"])
    let expected = output.dropLast().split(separator: "\u{1F}", omittingEmptySubsequences: false)
    #expect(choices == (choices.isEmpty ? [] : expected.map(String.init)))
  }

  @Test(arguments: [
    ["a", "b"], ["a, b", "c,d"], [" a", "b "], ["x"], ["", "a"], ["a,\u{301} b", " \u{301}c"],
  ])
  func joinedChoicesSplitToTheSame(choices: [String]) {
    #expect(ChoiceList.split(ChoiceList.joined(choices)) == choices)
  }

  /// By Debconf::Question's `_expand_vars`.
  @Test(arguments: [
    ("${a}", "1"), ("x${a}y${b}z", "x1y2z"), ("\\${a}", "${a}"), ("\\\\${a}", "\\${a}"),
    ("${none}", ""), ("${}", "${}"), ("${a", "${a"), ("$a", "$a"), ("${x${a}", "${x1"),
    ("${a}}", "1}"), ("a\n${b}\n", "a\n2\n"), ("$${a}", "$1"),
  ])
  func variablesArePutInAsDebconfDoes(text: String, expanded: String) {
    #expect(TemplateVariables.expand(text, ["a": "1", "b": "2"]) == expanded)
  }

  @Test func manyOpenBracesTakeNoTime() {
    let text = String(repeating: "${", count: 200_000)
    #expect(TemplateVariables.expand(text + "}", [:]).utf8.count >= 399_998)
  }

  @Test(arguments: [
    ("Type: note\n", 1, TemplatesError.Fault.nameMissing),
    ("Template: a\nType: note\nType: text\n", 3, .repeatedField("Type")),
    ("\nTemplate: a\nType: note\nnonsense\n", 4, .malformedLine), (" x\n", 1, .malformedLine),
    ("Template: a\n", 1, .typeMissing(template: "a")),
    ("Template: a\nType: note\n\nTemplate: a\nType: note\n", 4, .repeatedTemplate("a")),
  ])
  func whatDebconfRefusesTellsItsLine(text: String, line: Int, fault: TemplatesError.Fault) throws {
    let folder = try TemporaryTables(["t": text])
    let path = "\(folder.path)/t"
    let error = #expect(throws: TemplatesError.self) { try TemplatesFile(path: path) }
    #expect(error == TemplatesError(path: path, line: line, fault: fault))
  }

  @Test func whatCanBeAskedAnywayIsAFinding() throws {
    let folder = try TemporaryTables([
      "t": """
      # A source for po-debconf.
      Template: a/b
      Type: select
      __Choices: one, two
      Choices-de.UTF-8: eins
      Choices-fr.UTF-8: un, deux
      Colour: red
      _Description: Which?
       Long words
       go on.
       .
         as written
         here
       end

      Template: c
      Type: riddle
      """
    ])
    let file = try TemplatesFile(path: "\(folder.path)/t")
    #expect(
      file.findings.map(\.fault) == [
        .differentChoices(field: "Choices-de.UTF-8", count: 1, expected: 2),
        .unknownField("Colour"), .unknownType("riddle"),
      ])
    #expect(file.findings.map(\.line) == [5, 7, 17])
    let template = try #require(file["a/b"])
    #expect(template.localized(languages: ["de"]).choices.map(\.label) == ["one", "two"])
    #expect(template.localized(languages: ["de"]).findings.count == 1)
    let french = template.localized(languages: ["fr"])
    #expect(french.choices.map(\.label) == ["un", "deux"])
    #expect(french.choices.map(\.value) == ["one", "two"])
    #expect(
      french.extendedDescription == "Long words go on.\n\n  as written\n  here\nend")
  }

  @Test func everyCharacterSetIsRead() throws {
    let folder = try TemporaryTables()
    try folder.write(
      Data(
        Array("Template: a\nType: note\nDescription: Town\nDescription-pl.ISO-8859-2: ".utf8)
          + [0xA3, 0xF3, 0x64, 0xBC, 0x0A]), to: "t")
    let file = try TemplatesFile(path: "\(folder.path)/t")
    #expect(file["a"]?.localized(languages: ["pl"]).description == "Łódź")
  }

  @Test func randomBytesNeverHarm() throws {
    var choice = SeededChoice()
    print("random templates, seed \(choice.seed)")
    let sound = Array(
      try Data(contentsOf: URL(filePath: "\(fixtures)/Debconf/dma.templates")).prefix(4000))
    let folder = try TemporaryTables()
    for _ in 0..<100 {
      var bytes = sound
      for _ in 0..<20 {
        bytes[.random(in: 0..<bytes.count, using: &choice.generator)] = .random(
          in: 0...255, using: &choice.generator)
      }
      try folder.write(Data(bytes), to: "t")
      for problem in TemplatesFile.problems(path: "\(folder.path)/t") {
        #expect((problem.line ?? 0) >= 1)
      }
    }
  }
}
