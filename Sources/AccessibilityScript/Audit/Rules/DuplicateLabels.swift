// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables
import RadioModel

/// Options and sections of a question, and questions and groups of a group, that are called the same.
enum DuplicateLabels {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    questions(in: facts) + groups(in: facts)
      + facts.fields.flatMap { options(of: $0, facts) + sections(of: $0, facts) }
  }

  /// Questions in the same groups, unless no answers have both asked.
  private static func questions(in facts: AuditFacts) -> [AuditFinding] {
    var known: [[String]: [Int]] = [:]
    return facts.fields.enumerated().compactMap { index, field in
      let words = AuditWords.words(in: field.field.label)
      let name = field.field.groups + [""] + words
      defer { known[name, default: []].append(index) }
      guard !words.isEmpty,
        let other = known[name]?.first(where: { facts.areAskedTogether($0, index) })
      else { return nil }
      return facts.finding(
        .duplicateLabel, field, member: "label",
        details: [field.field.label, facts.fields[other].field.name], heard: field.heard)
    }
  }

  private struct GroupName: Hashable {
    /// Where the labels of the groups around it stand.
    let around: [TextPosition?]
    let words: String
  }

  /// Groups in the same group, told apart by where their labels stand.
  private static func groups(in facts: AuditFacts) -> [AuditFinding] {
    var known: [GroupName: [(position: TextPosition?, index: Int)]] = [:]
    var found: [AuditFinding] = []
    for (index, field) in facts.fields.enumerated() {
      var around: [TextPosition?] = []
      for (depth, label) in field.field.groups.enumerated() {
        let position = facts.places.position(
          field: field.field.name, member: FormPlaces.group(depth))
        defer { around.append(position) }
        let name = GroupName(around: around, words: key(of: label))
        let others = known[name] ?? []
        guard SpeakableText.hasWords(label), !others.contains(where: { $0.position == position })
        else { continue }
        known[name, default: []].append((position, index))
        guard let other = others.first(where: { facts.areAskedTogether($0.index, index) })
        else { continue }
        found.append(
          facts.finding(
            .duplicateLabel, field, member: FormPlaces.group(depth),
            details: [label, facts.fields[other.index].field.name], heard: field.heard))
      }
    }
    return found
  }

  private static func options(of field: AuditedField, _ facts: AuditFacts) -> [AuditFinding] {
    var names: [String] = []
    var known: [String: [AuditedOption]] = [:]
    for option in field.options where !option.option.label.allSatisfy(\.isWhitespace) {
      let name = key(of: option.option.label)
      if known[name] == nil { names.append(name) }
      known[name, default: []].append(option)
    }
    return names.compactMap { name in
      guard let same = known[name], same.count > 1 else { return nil }
      let others = [same[0]] + same[2...].prefix(mostNamed - 1)
      // One finding tells of all, however many there are.
      let count = same.count > mostNamed + 1 ? ["×\(same.count)"] : []
      return facts.finding(
        .duplicateLabel, field, option: same[1].option.key, member: "label",
        details: [same[1].option.label] + others.map { subject(field, $0.option.key) } + count,
        heard: same[1].heard)
    }
  }

  /// How many other options with the same label are named.
  private static let mostNamed = 8

  private static func sections(of field: AuditedField, _ facts: AuditFacts) -> [AuditFinding] {
    guard !field.field.sections.isEmpty else { return [] }
    let options = Dictionary(
      field.options.map { ($0.option.key, $0) }, uniquingKeysWith: { first, _ in first })
    var known: [String: OptionKey] = [:]
    return field.field.sections.compactMap { section in
      guard let label = section.label, SpeakableText.hasWords(label) else { return nil }
      guard let other = known[key(of: label)] else {
        known[key(of: label)] = section.first
        return nil
      }
      return facts.finding(
        .duplicateLabel, field, member: FormPlaces.section(section.first),
        details: [label, subject(field, other)], heard: options[section.first]?.heard ?? field.heard
      )
    }
  }

  /// What reports call an option.
  private static func subject(_ field: AuditedField, _ option: OptionKey) -> String {
    field.field.name + "/" + option.text
  }

  /// Labels differ by their words, or where they have none by their signs.
  static func key(of label: String) -> String {
    label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
