// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import RadioModel

/// What debconf told of one question.
struct PassthroughData: Hashable, Sendable {
  /// As it is written: debconf's installer has types that nobody else has.
  var type: String
  var description = ""
  var extendedDescription = ""
  var language: String?
  var choicesLanguage: String?
  /// Lists of choices, translated and as programs know them.
  var choices = ""
  var untranslatedChoices: String?
  var value = ""
  var variables: [String: String] = [:]

  var labels: [String] { ChoiceList.split(filled(choices)) }

  /// The question that is asked.
  ///
  /// - Parameters:
  ///   - usesPlaces: whether the value of a choice is its place, from 1; else it is its label.
  ///   - usual: the language of words that have none of their own.
  /// - Returns: nil for a type that nobody can be asked.
  func question(named name: String, usesPlaces: Bool, usual: String) -> PackageQuestion? {
    guard let type = TemplateType(rawValue: type) else { return nil }
    var question = PackageQuestion(
      name: name, type: type, description: filled(description),
      extendedDescription: filled(extendedDescription), language: language ?? usual)
    question.choicesLanguage = choicesLanguage ?? question.language
    let labels = labels
    var values = ChoiceList.split(filled(untranslatedChoices ?? ""))
    if values.count != labels.count { values = labels }
    question.choices = labels.indices.map {
      .init(key: Self.key(of: $0), value: values[$0], label: labels[$0])
    }
    let places = usesPlaces ? places : places(labels, isOne: type == .select)
    question.chosen = Set(places.filter(labels.indices.contains).map(Self.key))
    // An entry is one line.
    question.text = value.replacingScalars("\n", with: " ")
    return question
  }

  /// The value that an answer stands for; line breaks of a text that was left as it is are kept.
  func value(of answer: FieldAnswer, usesPlaces: Bool) -> String {
    switch answer {
    // Somebody who types no secret keeps the one that is there, as in debconf's own dialogs.
    case .none: type == "password" ? value : ""
    case .choice(FormField.yes) where type == "boolean": "true"
    case .choice where type == "boolean": "false"
    case .choice(let key): usesPlaces ? key.text : label(key)
    case .choices(let keys):
      usesPlaces
        ? keys.map(\.text).joined(separator: " ") : keys.map(label).joined(separator: ", ")
    case .text(let text): text == value.replacingScalars("\n", with: " ") ? value : text
    case .number(let number): number.description
    }
  }

  /// - Parameter place: from 0.
  private static func key(of place: Int) -> OptionKey { OptionKey(String(place + 1)) }

  private func label(_ key: OptionKey) -> String {
    let labels = labels
    guard let place = Int(key.text), labels.indices.contains(place - 1) else { return "" }
    return labels[place - 1]
  }

  /// The places that the value names, from 0.
  private var places: [Int] { value.split(separator: " ").compactMap { Int($0).map { $0 - 1 } } }

  /// The places of the labels that the value is made of. Commas in labels are not told from those
  /// between them, so the longest label that fits is meant.
  private func places(_ labels: [String], isOne: Bool) -> [Int] {
    if isOne { return labels.firstIndex(of: value).map { [$0] } ?? [] }
    let longestFirst = labels.indices.sorted { labels[$0].utf8.count > labels[$1].utf8.count }
    var places: [Int] = []
    var rest = value[...]
    while !rest.isEmpty {
      let found = longestFirst.first { place in
        let label = labels[place]
        return rest == label[...] || (!label.isEmpty && rest.hasPrefix(label + ", "))
      }
      if let found {
        places.append(found)
        rest = rest.dropFirst(labels[found].count + 2)
      } else {
        guard let comma = rest.firstRange(of: ", ") else { break }
        rest = rest[comma.upperBound...]
      }
    }
    return places
  }

  /// The text with its variables put in; those without a value stay, since debconf itself put in
  /// all that it knows.
  private func filled(_ text: String) -> String {
    variables.reduce(text) { $0.replacingScalars("${\($1.key)}", with: $1.value) }
  }
}
