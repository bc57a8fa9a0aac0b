// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// The person's configuration file: JSON5, one object whose members are settings.
struct Configuration: Equatable, Sendable {
  /// The file's path, as messages name it.
  var file = ""
  /// The members, each as the text that the option of the same meaning would take.
  var members: [String: Member] = [:]
  /// What in the file cannot be used, and sets nothing.
  private(set) var slips: [UsageError] = []

  struct Member: Equatable, Sendable {
    let text: String
    /// Where the value stands.
    let place: ConfigurationPlace
  }

  /// No settings.
  init() {}

  /// Reads the text of a configuration file: a file that is no object sets nothing, and a member
  /// that is no setting leaves the others as they are. Of a member that is there twice the last
  /// counts.
  init(json: [UInt8], file: String) {
    self.file = file
    do throws(JSONProblem) {
      let root = try JSONDocument(json, file: file).root
      guard case .object(let members) = root.value else {
        throw JSONProblem(reason: .notObject, position: root.position, file: file)
      }
      let known = OptionTable.personalOptions.map(\.member)
      var seen: Set<String> = []
      for member in members {
        take(member, known: known, isFirst: seen.insert(member.key).inserted)
      }
    } catch {
      slips = [.malformedConfiguration(error, file: file)]
    }
  }

  private mutating func take(_ member: JSONNode.Member, known: [String], isFirst: Bool) {
    let keyPlace = ConfigurationPlace(file: file, position: member.position)
    guard known.contains(member.key) else {
      slips.append(.unknownMember(member.key, at: keyPlace, known: known))
      return
    }
    if !isFirst { slips.append(.duplicateMember(member.key, at: keyPlace)) }
    let place = ConfigurationPlace(file: file, position: member.node.position)
    if let text = member.node.optionText {
      members[member.key] = Member(text: text, place: place)
    } else {
      slips.append(.malformedMember(member.key, at: place))
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

/// Where something stands in the configuration file.
struct ConfigurationPlace: Hashable, Sendable {
  let file: String
  let position: TextPosition
}

extension JSONNode {
  /// The value as the text of an option; nil for lists, objects and null, which no setting takes.
  fileprivate var optionText: String? {
    switch value {
    case .boolean(let flag): flag ? "yes" : "no"
    // Options take digits only, and JSON5 writes 300 as 3e2 and 0x12C too.
    case .number(let text): integer.map(String.init) ?? double.map { "\($0)" } ?? text
    case .string(let text): text
    case .null, .array, .object: nil
    }
  }
}
