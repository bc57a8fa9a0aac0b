// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import LabelTables
import TestSupport

/// Programs that tests take their expectations from.
enum Tool {
  /// What a program writes on standard output.
  ///
  /// - Throws: `ProgramFailure` with what it wrote on standard error when it does not end well.
  @discardableResult static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> String {
    var all = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8"]
    all.merge(environment) { $1 }
    let program = try RunningProgram(
      Launch(
        arguments.map { Array($0.utf8) }, environment: all, streams: [.pipe, .pipe, .pipe]),
      input: Array(input.utf8))
    let ending = try program.end()
    guard ending == .status(0) else {
      throw ProgramFailure(
        "\(arguments): \(ending) \(String(decoding: program.written[2]!, as: UTF8.self))")
    }
    return String(decoding: program.written[1]!, as: UTF8.self)
  }
}

/// Catalogues made by GNU gettext's msgfmt for one test, gone with it.
final class CompiledCatalogues {
  let folder: TemporaryTables
  var path: String { folder.path }

  init() throws { folder = try TemporaryTables() }

  /// Compiles a `.po` text to a file in the folder, and gives that file's path.
  @discardableResult func compile(
    _ text: String, to name: String = "test.mo", options: [String] = []
  ) throws -> String {
    try compile(Array(text.utf8), to: name, options: options)
  }

  @discardableResult func compile(
    _ bytes: [UInt8], to name: String = "test.mo", options: [String] = []
  ) throws -> String {
    try folder.write(Data(bytes), to: "\(name).po")
    try Tool.run(["msgfmt"] + options + ["-o", "\(path)/\(name)", "\(path)/\(name).po"])
    return "\(path)/\(name)"
  }

  func catalogue(_ text: String, options: [String] = []) throws -> MessageCatalogue {
    try MessageCatalogue(path: compile(text, options: options))
  }

  /// A `.po` header.
  static func header(
    characterSet: String = "UTF-8", plural: String = "nplurals=2; plural=n != 1;"
  ) -> String {
    """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Content-Type: text/plain; charset=\(characterSet)\\n"
    "Plural-Forms: \(plural)\\n"


    """
  }
}

/// The folder of files that tests read.
let fixtures =
  "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fixtures"
