// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables

/// What a person has set: configuration file and environment, and whether it silences Aloud.
struct SettingsExamination {
  let sources: SettingSources
  /// What of them cannot be used, and is left out.
  let slips: [UsageError]
  let words: InterfaceWords

  var findings: [Finding] {
    slips.map { .error($0, silences: false) } + fileFindings + variableFindings + valueFindings
  }

  private var fileFindings: [Finding] {
    let configuration = sources.configuration
    guard !configuration.file.isEmpty else {
      guard let path = Configuration.path(environment: sources.environment) else {
        return [.good("doctor.configuration.nowhere")]
      }
      return [.good("doctor.configuration.none", .text(path))]
    }
    let members = configuration.members.sorted { $0.key < $1.key }
      .map { words.text("doctor.member", .text($0.key), .text($0.value.text)) }
    return [
      members.isEmpty
        ? .good("doctor.configuration.empty", .text(configuration.file))
        : .good(
          "doctor.configuration", .text(configuration.file), .text(words.list(members)))
    ]
  }

  /// Variables that are no settings: of boxes, and of the front end of debconf.
  private static let furtherVariables = [
    CommandOption.transcript.variable, "ALOUD_PROGRAM", "ALOUD_DEBCONF_OPTIONS",
  ]

  private var variableFindings: [Finding] {
    let known = OptionTable.personalOptions.map(\.variable) + Self.furtherVariables
    let set = sources.environment.filter { $0.key.hasPrefix("ALOUD_") && !$0.value.isEmpty }
      .sorted { $0.key < $1.key }
    let settings = set.filter { known.contains($0.key) }
      .map { words.text("doctor.member", .text($0.key), .text($0.value)) }
    var findings: [Finding] = []
    if !settings.isEmpty {
      findings.append(.good("doctor.environment", .text(words.list(settings))))
    }
    for (name, _) in set where !known.contains(name) {
      let near = Similarity.nearest(to: name, among: known, limit: 3)
      findings.append(
        .bad(
          "doctor.environment.unknown", .text(name), .text(words.list(near.isEmpty ? known : near)),
          silences: false))
    }
    return findings
  }

  private var valueFindings: [Finding] {
    // Nothing is wrong any more, since the slips are left out.
    guard let settings = try? PersonalSettings(sources) else { return [] }
    var findings: [Finding] = []
    if settings.speech != .auto, let source = sources.source(of: .speech) {
      findings.append(.bad("doctor.speechOff", .text(words.name(source)), silences: true))
    }
    if settings.voicePreferences.volume == 0, let source = sources.source(of: .volume) {
      findings.append(.bad("doctor.volumeZero", .text(words.name(source)), silences: true))
    }
    return findings
  }
}
