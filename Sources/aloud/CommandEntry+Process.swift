// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

extension CommandEntry {
  /// What this process was started with.
  static var ofProcess: CommandEntry {
    CommandEntry(
      arguments: argumentBytes, environment: environmentOfProcess, executable: ownPath)
  }

  /// The arguments as C has them: Swift's own `CommandLine.arguments` mends invalid UTF-8.
  ///
  /// By the name of another command, as which a link calls it, it is that one.
  private static var argumentBytes: [[UInt8]] {
    let name = CommandLine.arguments.first?.split(separator: "/").last
    let command = HelpTopic.boxes.first { $0.rawValue == name ?? "" }
    return [command].compactMap { $0.map { Array($0.rawValue.utf8) } } + givenArguments
  }

  private static var givenArguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { position in
      CommandLine.unsafeArgv[position].map { argument in
        Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  private static var environmentOfProcess: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      // A folder among them need not be text.
      let text = PathText.text(
        carrying: UnsafeRawBufferPointer(start: entry, count: strlen(entry)))
      if let sign = text.firstIndex(of: "=") {
        variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      next += 1
    }
    return variables
  }

  /// The executable's path (proc(5), `/proc/self/exe`), so that tables are found beside it from
  /// wherever it is started.
  private static var ownPath: String {
    guard let path = realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
    defer { free(path) }
    return PathText.text(carrying: UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
