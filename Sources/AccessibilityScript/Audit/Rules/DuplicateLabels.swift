// SPDX-License-Identifier: GPL-3.0-or-later

/// Options of a question, and questions of a group, that are called the same.
enum DuplicateLabels {
  static func findings(in facts: AuditFacts) -> [AuditFinding] {
    var found: [AuditFinding] = []
    var questions: Set<[String]> = []
    for field in facts.fields {
      let label = AuditWords.words(in: field.field.label)
      if !label.isEmpty, !questions.insert(field.field.groups + [""] + label).inserted {
        found.append(
          facts.finding(
            .duplicateLabel, field, member: "label", details: [field.field.label],
            heard: field.heard))
      }
      var labels: Set<String> = []
      for option in field.options where !labels.insert(key(of: option.option.label)).inserted {
        found.append(
          facts.finding(
            .duplicateLabel, field, option: option.option.key, member: "label",
            details: [option.option.label], heard: option.heard))
      }
    }
    return found
  }

  /// Labels differ by their words, or where they have none by their signs.
  static func key(of label: String) -> String {
    label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
