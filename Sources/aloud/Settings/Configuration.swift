// SPDX-License-Identifier: GPL-3.0-or-later
import FoundationEssentials
import Glibc

/// The person's configuration file: JSON5, one object whose members are settings.
struct Configuration: Equatable, Sendable {
  /// The file's path, as messages name it.
  var file = ""
  /// The members, each as the text that the option of the same meaning would take.
  var members: [String: String] = [:]
  /// What in the file cannot be used, and sets nothing.
  private(set) var slips: [UsageError] = []

  /// No settings.
  init() {}

  /// Reads the text of a configuration file: a file that is no object sets nothing, and a member
  /// that is no setting leaves the others as they are. (JSONDecoder does not tell a line.)
  init(json: [UInt8], file: String) {
    self.file = file
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let values = try? decoder.decode([String: Member].self, from: Data(json)) else {
      slips = [.malformedConfiguration(file: file)]
      return
    }
    let known = OptionTable.personalOptions.map(\.member)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      if !known.contains(name) {
        slips.append(.unknownMember(name, file: file, known: known))
      } else if let text = value.text {
        members[name] = text
      } else {
        slips.append(.malformedMember(name, file: file))
      }
    }
  }

  /// Reads the person's file; one that does not exist sets nothing.
  static func ofPerson(environment: [String: String]) -> Configuration {
    guard let path = path(environment: environment) else { return Configuration() }
    do throws(InputFile.Unusable) {
      let bytes = try InputFile.contents(ofRegularFile: path, atMost: greatestLength)
      return Configuration(json: bytes, file: path)
    } catch {
      var configuration = Configuration()
      switch error {
      case .unreadable(ENOENT), .unreadable(ENOTDIR): break
      case .unreadable(let reason):
        configuration.slips = [.unreadableFile(.file(path: path), reason: reason)]
      case .notRegular: configuration.slips = [.configurationNotFile(file: path)]
      case .tooLarge: configuration.slips = [.configurationTooLarge(file: path)]
      }
      return configuration
    }
  }

  /// The most bytes in a file of settings.
  static let greatestLength = 1 << 20

  /// `$XDG_CONFIG_HOME/aloud/config.json`, by the XDG Base Directory Specification: a relative
  /// or empty XDG_CONFIG_HOME counts as not set, and then it is `~/.config`.
  static func path(environment: [String: String]) -> String? {
    if let base = environment["XDG_CONFIG_HOME"], base.hasPrefix("/") {
      return base + "/aloud/config.json"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.config/aloud/config.json"
  }
}

/// A value in the configuration file, as the text of an option.
private struct Member: Decodable {
  /// Nil for lists, objects and null, which no setting takes.
  let text: String?

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      text = flag ? "yes" : "no"
    } else if let whole = try? value.decode(Int.self) {
      text = String(whole)
    } else if let number = try? value.decode(Double.self) {
      text = String(number)
    } else {
      text = try? value.decode(String.self)
    }
  }
}
