// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import LabelTables
import TestSupport
import Testing

/// The test scripts in the README hold as they stand there.
@Suite struct ReadmeScriptTests {
  private static let scripts: [String] = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = (try? FileReading.bytes(of: "/\(root)/README.md")) ?? []
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "```text\n").dropFirst()
      .compactMap { $0.split(separator: "\n```").first.map(String.init) }
      .filter { $0.hasPrefix("question: ") || $0.hasPrefix("box: ") }
  }()

  @Test func thereAreScripts() {
    #expect(Self.scripts.count == 2)
  }

  @Test(arguments: scripts)
  func holds(script: String) throws {
    let folder = TemporaryFolder()
    let run = try CommandRun(["test", folder.write(script + "\n", to: "readme.aloud")])
    #expect(run.ending == .status(0), "\(run.output.suffix(2000)) \(run.errors)")
  }
}
