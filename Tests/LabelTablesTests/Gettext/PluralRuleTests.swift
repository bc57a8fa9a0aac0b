// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import Testing

@Suite struct PluralRuleTests {
  /// What the C library chooses, through gawk, for every rule and the numbers 0 to 1000.
  @Test func everyRuleInTheWildChoosesAsTheCLibraryDoes() throws {
    let file = try String(
      contentsOf: URL(filePath: "\(fixtures)/plural-rules.txt"), encoding: .utf8)
    let rules = file.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    try #require(rules.count > 80)
    let catalogues = try CompiledCatalogues()
    try FileManager.default.createDirectory(
      atPath: "\(catalogues.path)/xx/LC_MESSAGES", withIntermediateDirectories: true)
    for (index, rule) in rules.enumerated() {
      let count = try PluralRule(field: rule).formCount
      let forms = (0..<count).map { "msgstr[\($0)] \"\($0)\"\n" }.joined()
      try catalogues.compile(
        CompiledCatalogues.header(plural: rule) + "msgid \"s\"\nmsgid_plural \"p\"\n" + forms,
        to: "xx/LC_MESSAGES/d\(index).mo")
    }
    let program = """
      BEGIN {
        for (d = 0; d < \(rules.count); d++) {
          bindtextdomain("\(catalogues.path)", "d" d)
          for (i = 0; i <= 1000; i++) printf "%s", dcngettext("s", "p", i, "d" d)
          print ""
        }
      }
      """
    let expected = try Tool.run(["gawk", program], environment: ["LANGUAGE": "xx"])
      .split(separator: "\n")
    try #require(expected.count == rules.count)
    for (rule, line) in zip(rules, expected) {
      let rule = try PluralRule(field: rule)
      let chosen = try (UInt(0)...1000).map { String(try rule.form(for: $0)) }.joined()
      #expect(chosen == line, "\(rule.field)")
    }
  }

  @Test(arguments: [
    ("", PluralRuleError.formCountMissing), ("plural=n", .formCountMissing),
    ("nplurals=x; plural=n;", .formCountMissing), ("nplurals=0; plural=0;", .formCountMissing),
    ("nplurals=101; plural=0;", .formCountMissing),
    ("nplurals=99999999999999999999; plural=0;", .formCountMissing),
    ("nplurals=2", .expressionMissing), ("nplurals=INTEGER; plural=EXPRESSION;", .formCountMissing),
    ("nplurals=2; plural=EXPRESSION;", .expressionMalformed(column: 20)),
    ("nplurals=2; plural=", .expressionMalformed(column: 20)),
    ("nplurals=2; plural=n=1;", .expressionMalformed(column: 21)),
    ("nplurals=2; plural=(n;", .expressionMalformed(column: 22)),
    ("nplurals=2; plural=n ? 1;", .expressionMalformed(column: 25)),
    ("nplurals=2; plural=n & 1;", .expressionMalformed(column: 22)),
    ("nplurals=2; plural=-n;", .expressionMalformed(column: 20)),
  ])
  func aFieldThatIsNoRuleSaysWhere(field: String, error: PluralRuleError) {
    #expect(throws: error) { try PluralRule(field: field) }
  }

  @Test(arguments: ["n/0", "n%(n-n)", "1/(n-5)", "n?n:n%n"])
  func divisionByZeroIsAnError(expression: String) throws {
    let rule = try PluralRule(field: "nplurals=2; plural=\(expression);")
    let failing = (UInt(0)...10).contains { number in
      (try? rule.form(for: number)) == nil
    }
    #expect(failing)
  }

  /// Deep and long expressions must not exhaust the stack of any thread.
  @Test(arguments: [
    ("", "(", ""), ("", "!", "n"), ("n", "+n", ""), ("", "n?n:", "n"), ("", "n?", "n"),
  ])
  func anEndlessExpressionIsRefused(start: String, repeated: String, end: String) {
    let expression = start + String(repeating: repeated, count: 100_000) + end
    #expect(throws: PluralRuleError.self) {
      try PluralRule(field: "nplurals=2; plural=\(expression);")
    }
  }

  /// Numbers are 64 bits wide and wrap: the C standard's rules for `unsigned long`.
  @Test(arguments: [
    ("n-1 > 5", 0, 1), ("18446744073709551615 == n-1", 0, 1), ("2*9223372036854775808 == 0", 7, 1),
    ("1 || 1/0", 0, 1), ("0 && 1/0", 0, 0), ("1 - 1 - 1 != 1", 0, 1), ("8/4/2 == 1", 0, 1),
    ("!n == 0", 3, 1), ("1 < 2 == 1", 0, 1), ("0 ? 1 : 0 ? 1 : 0", 0, 0), ("5", 0, 0),
  ])
  func arithmeticIsThatOfC(expression: String, number: UInt, form: Int) throws {
    let rule = try PluralRule(field: "nplurals=2; plural=\(expression);")
    #expect(try rule.form(for: number) == form)
  }
}
