// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import FoundationEssentials
import Testing

/// The manual page of form files has every kind and member that the reader knows.
struct FormManualTests {
  private static let manual = try! String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/aloud/Manual/aloud-form.5"),
    encoding: .utf8)

  private static let names: [String] =
    FormFieldKind.allCases.map(\.rawValue)
    + FormFieldKind.allCases.flatMap { $0.members.map(\.name) }
    + FormMembers.form.map(\.name).filter { $0 != "$schema" } + FormMembers.option.map(\.name)
    + FormMembers.section.map(\.name) + FormMembers.condition.map(\.name)

  @Test(arguments: Set(names).sorted())
  func isInTheManual(name: String) {
    let words = Self.manual.split { !$0.isLetter }
    #expect(words.contains { $0 == name })
  }
}
