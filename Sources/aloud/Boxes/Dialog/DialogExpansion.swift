// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// Arguments that dialog reads from elsewhere than the command line: files, and a variable.
enum DialogExpansion {
  /// Puts what files hold in the place of `--file` and the path behind it. A file may name further
  /// ones.
  ///
  /// - Parameter show: gets the arguments as they stand at each `--args`, which goes.
  /// - Throws: what dialog says of a file that it cannot read.
  static func expanded(
    _ arguments: [[UInt8]], show: ([[UInt8]], _ place: Int) -> Void
  ) throws(DialogMistake) -> [[UInt8]] {
    // dialog counts its own name among the arguments.
    var left = mostFiles + arguments.count + 1
    var expanded: [[UInt8]] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == Array("--".utf8) {
        expanded.append(argument)
        expanded += [rest.popFirst()].compactMap(\.self)
        continue
      }
      if argument == Array("--args".utf8) {
        let before = expanded.filter { $0 != Array("--".utf8) }
        show(before + [argument] + rest, before.count)
        continue
      }
      guard argument == Array("--file".utf8) else {
        expanded.append(argument)
        continue
      }
      left -= 1
      guard left >= 0 else { throw .tooManyFiles }
      guard let path = rest.popFirst() else { throw .noFileNamed }
      rest = (words(of: try contents(of: path)) + rest)[...]
    }
    return expanded
  }

  private static let mostFiles = 20

  /// - Parameter path: of a file, or `&` and the number of a descriptor.
  private static func contents(of path: [UInt8]) throws(DialogMistake) -> [UInt8] {
    var path = path
    if path.first == UInt8(ascii: "&") {
      let descriptor = atoi(String(decoding: path.dropFirst(), as: UTF8.self))
      guard fcntl(descriptor, F_GETFD) >= 0 else { throw .noArgumentFile(path) }
      path = Array("/dev/fd/\(descriptor)".utf8)
    }
    switch InputFile.contents(of: .file(path: PathText.text(carrying: path))) {
    case .success(let bytes): return Array(bytes.prefix { $0 != 0 })
    case .failure(let failure) where failure.reason == EISDIR: throw .unreadableArguments
    case .failure: throw .noArgumentFile(path)
    }
  }

  /// Divides a text at white space. Double quotation marks hold words together, and go; a backslash
  /// goes from before a backslash, a double quotation mark, and with the end of a line.
  /// (dialog(3), `dlg_string_to_argv`)
  static func words(of text: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var isQuoted = false
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case quote:
        isQuoted.toggle()
        word = word ?? []
      case 0x09...0x0D where !isQuoted, UInt8(ascii: " ") where !isQuoted:
        words += [word].compactMap(\.self)
        word = nil
      case backslash:
        switch rest.first {
        case nil: break
        case newline: rest.removeFirst()
        case quote, backslash: word = (word ?? []) + [rest.removeFirst()]
        default: word = (word ?? []) + [byte]
        }
      default: word = (word ?? []) + [byte]
      }
    }
    return words + [word].compactMap(\.self)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let newline = UInt8(ascii: "\n")
}
