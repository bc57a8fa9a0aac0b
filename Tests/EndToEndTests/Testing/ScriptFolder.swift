// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport

/// A folder of scripts that the command is run in.
final class ScriptFolder {
  private let folder = TemporaryFolder()
  var path: String { folder.path }

  /// - Parameter scripts: by their paths in the folder.
  init(_ scripts: [String: String]) {
    for (name, text) in scripts { write(text, to: name) }
  }

  func write(_ text: String, to name: String) {
    for slash in name.indices where name[slash] == "/" {
      mkdir(path + "/" + name[..<slash], 0o700)
    }
    folder.write(text, to: name)
  }

  func text(of name: String) -> String {
    String(decoding: folder.bytes(of: name) ?? [], as: UTF8.self)
  }

  func launch(_ arguments: [String], _ variables: [String: String] = [:]) -> Launch {
    Aloud.launch(["test"] + arguments, variables, folder: path)
  }

  func test(_ arguments: String..., variables: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(launch(arguments, variables))
  }

  /// A question whose second option has the focus after Down.
  static let question = "question: Q\noption: a = Apple\noption: b = Banana\n"
  static let holding = question + "press Down\n  selected b\n"
  static let failing = question + "press Down\n  selected a\n"
  static let broken = question + "prss Down\n"
  /// Its program kills the process that plays it.
  static let crashing = "command: kill -KILL $PPID\nopen\n"
}
