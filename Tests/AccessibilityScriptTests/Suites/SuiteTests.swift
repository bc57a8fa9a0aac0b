// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityScript
import Testing

/// The scripts that are shipped.
@Suite struct SuiteTests {
  @Test(arguments: Suites.allScripts) func holdsInEveryCombination(name: String) {
    let results = Scripts.player.play(path: Suites.path(name))
    let failures = Suites.failures(in: results)
    #expect(failures.isEmpty, "\(failures.prefix(6).joined(separator: "\n"))")
    for result in results {
      #expect(!result.steps.flatMap(\.checks).isEmpty)
    }
  }

  /// Each expectation turned into its contrary fails: none holds whatever happens.
  @Test(arguments: Suites.allScripts) func everyExpectationCanFail(name: String) throws {
    let text = try Suites.text(name)
    let script = try #require(read(text, name))
    let combination = script.combinations[0]
    let contraries = Contraries(of: script, played: Scripts.player.play(script, in: combination))
    for contrary in contraries.all {
      let changed = try #require(
        read(contrary.change(text), name), "\(name):\(contrary.line): \(contrary.text)")
      let result = Scripts.player.play(changed, in: combination)
      #expect(result.problems.isEmpty, "\(contrary.text): \(result.problems)")
      let check = result.steps.flatMap(\.checks).first {
        $0.line == contrary.line && $0.path == nil
      }
      #expect(check?.outcome == .failed, "\(name):\(contrary.line): \(contrary.text)")
    }
  }

  @Test func everySuiteIsThere() {
    for suite in ["announcements", "form", "groups", "keyboard", "reports"] {
      #expect(Suites.scripts.contains { $0.hasPrefix("Suites/\(suite)/") }, "\(suite)")
    }
  }

  private func read(_ text: String, _ name: String) -> Script? {
    ScriptReader.read(
      Array(text.utf8), path: Suites.path(name), languages: Scripts.folder.languages
    ).script
  }
}
