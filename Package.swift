// swift-tools-version: 6.1
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

let rooms: [Target] = [
  .target(name: "RadioModel"),
  .target(name: "LabelTables", dependencies: ["CGettextPO", "CICU"]),
  .target(name: "RadioNavigator", dependencies: ["RadioModel"]),
  .target(name: "Announcer", dependencies: ["RadioModel", "RadioNavigator", "LabelTables"]),
  .target(name: "SpeechOutput", dependencies: ["CEspeakNG", "CPCAudio"]),
  .target(
    name: "TerminalUI", dependencies: ["RadioModel", "RadioNavigator", "CReadline", "CICU"]),
  .target(
    name: "AccessibilityScript",
    dependencies: [
      "RadioModel", "RadioNavigator", "LabelTables", "Announcer", "SpeechOutput", "TerminalUI",
      "CVTerm",
    ]),
  .executableTarget(
    name: "aloud",
    dependencies: [
      "RadioModel", "LabelTables", "RadioNavigator", "Announcer", "SpeechOutput", "TerminalUI",
      "AccessibilityScript", "CGetopt",
    ],
    exclude: ["Manual", "Completions", "Debian"]),
]

// ICU stands behind a C target whose public header names no ICU header: Debian's ICU headers
// clash with the toolchain's own when both are imported. The others need module maps only.
let libraries: [Target] = [
  .target(
    name: "CICU",
    linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
  // libgettextpo leaves a fatal error by longjmp(3) alone, which Swift has not.
  .target(name: "CGettextPO", linkerSettings: [.linkedLibrary("gettextpo")]),
  // Both load their library when it is first used: most commands are over before anything is said.
  .target(name: "CEspeakNG"),
  .target(name: "CPCAudio"),
  .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
  .systemLibrary(name: "CVTerm", providers: [.apt(["libvterm-dev"])]),
  .systemLibrary(name: "CGetopt"),
]

let tests: [Target] = [
  // Terminals, programs and random numbers for tests; no product has it.
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .testTarget(name: "RadioModelTests", dependencies: ["RadioModel", "TestSupport"]),
  .testTarget(
    name: "LabelTablesTests", dependencies: ["LabelTables", "TestSupport"],
    exclude: ["Fixtures"]),
  .testTarget(name: "RadioNavigatorTests", dependencies: ["RadioNavigator"]),
  .testTarget(
    name: "AnnouncerTests", dependencies: ["Announcer", "AccessibilityScript", "TestSupport"]),
  .testTarget(name: "SpeechOutputTests", dependencies: ["SpeechOutput"]),
  .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "TestSupport"]),
  .testTarget(
    name: "AccessibilityScriptTests",
    dependencies: [
      "AccessibilityScript", "Announcer", "LabelTables", "RadioModel", "RadioNavigator",
      "SpeechOutput", "TestSupport",
    ],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "CommandTests",
    dependencies: [
      "aloud", "AccessibilityScript", "Announcer", "LabelTables", "RadioModel", "SpeechOutput",
    ],
    exclude: ["Fixtures"]),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "RadioModel", "RadioNavigator", "LabelTables", "Announcer", "SpeechOutput",
      "AccessibilityScript", "TestSupport",
    ],
    path: "Tests/Benchmarks"),
  .testTarget(name: "EndToEndTests", dependencies: ["aloud", "TestSupport"]),
  // A program that has a radio group of its own, and its own tests.
  .executableTarget(
    name: "CrustPicker",
    dependencies: [
      "RadioModel", "RadioNavigator", "LabelTables", "Announcer", "TerminalUI",
      "AccessibilityScript",
    ],
    path: "Examples/CrustPicker/Program"),
  .testTarget(
    name: "CrustPickerTests", dependencies: ["CrustPicker", "AccessibilityScript", "LabelTables"],
    path: "Examples/CrustPicker/Tests", exclude: ["Snapshots"]),
]

let package = Package(
  name: "Aloud",
  defaultLocalization: "en",
  products: [
    .library(
      name: "Aloud",
      targets: [
        "RadioModel", "LabelTables", "RadioNavigator", "Announcer", "SpeechOutput", "TerminalUI",
        "AccessibilityScript",
      ]),
    .executable(name: "aloud", targets: ["aloud"]),
  ],
  targets: rooms + libraries + tests,
  swiftLanguageModes: [.v6]
)
