// SPDX-License-Identifier: GPL-3.0-or-later

import LabelTables
import RadioModel
import RadioNavigator

/// A question of somebody's form, as a script is told of it that holds for any form: by variables.
///
/// What is expected is taken from what the form file says, not from what happens to be said or shown.
public struct FormStop: Hashable, Sendable {
  /// The name of the question.
  public let field: String
  /// What a script may use of it, by the names of `Name`. Those that the question has nothing for are
  /// not there.
  public let variables: [String: String]

  /// What scripts call the facts of a question.
  public enum Name: String, CaseIterable, Sendable {
    /// The question itself; the one before it and the one behind it, where there are any.
    case field, before, after
    /// The keys that lead to it from the opening, and to the one before it.
    case way, ahead
    /// In English: what the question is, what its options are, and the states that they may be in.
    case group, role, on, off
    /// How many options there are, and the keys of the first, the second and the last.
    case count, first, second, last
    /// The option that the focus comes to from before the question, and from behind it.
    case entry, entryBack
    /// An option that can be chosen, alone, with the keys that the focus comes to it by and its number;
    /// another one with its keys.
    case chosen, chosenKeys, number, other, otherKeys
    /// An option that is unavailable, with the keys that the focus comes to it by.
    case unavailable, unavailableKeys
  }

  /// The questions that are asked when a form opens, in their order.
  ///
  /// - Parameters:
  ///   - form: a form file, UTF-8.
  ///   - path: where it is, as ``PathText``; its tables are beside it.
  ///   - words: the words around the form's own.
  /// - Returns: nil where the form cannot be asked.
  /// - Complexity: O(fields · options).
  public static func stops(
    of form: [UInt8], at path: String, words: LabelTables
  ) -> [FormStop]? {
    let (read, _, _) = FormReader.read(
      form, besides: path, tables: words, languages: [words.locale])
    return read.map(stops)
  }

  static func stops(of form: Form) -> [FormStop] {
    let navigator = FormNavigator(form: form)
    let asked = form.fields.indices.filter { navigator.states[$0].isAsked }
    return asked.enumerated().map { place, index in
      let field = form.fields[index]
      var facts: [Name: String] = [.field: field.name, .way: way(to: place)]
      if place > 0 {
        facts[.before] = form.fields[asked[place - 1]].name
        facts[.ahead] = way(to: place - 1)
      }
      if place + 1 < asked.count { facts[.after] = form.fields[asked[place + 1]].name }
      facts.merge(options(of: field, navigator.states[index])) { fact, _ in fact }
      return FormStop(
        field: field.name,
        variables: Dictionary(uniqueKeysWithValues: facts.map { ($0.key.rawValue, $0.value) }))
    }
  }

  /// Silence first, so that there is a key in any case.
  private static func way(to place: Int) -> String {
    (["F4"] + Array(repeating: "Tab", count: place)).joined(separator: " ")
  }

  /// Home, and from there without selecting anything.
  private static func keys(to position: Int) -> String {
    (["Home"] + Array(repeating: "C-n", count: position)).joined(separator: " ")
  }

  private static func options(of field: FormField, _ state: FieldState) -> [Name: String] {
    let isAlone: Bool
    let checked: Set<OptionKey>
    switch field.kind {
    case .radio, .confirm: (isAlone, checked) = (true, [])
    case .checklist(_, let options): (isAlone, checked) = (false, Set(options.keys))
    case .entry, .note, .actions, .buttons: return [:]
    }
    guard let group = field.kind.group, group.count > 0 else { return [:] }
    let options = (0..<group.count).map { group[$0] }
    let available = options.indices.filter {
      options[$0].isEnabled && !state.disabledOptions.contains(options[$0].key)
    }
    var facts: [Name: String] = [
      .group: isAlone ? "radio group" : "check list", .role: isAlone ? "radio button" : "check box",
      .on: isAlone ? "selected" : "checked", .off: isAlone ? "not selected" : "not checked",
      .count: String(options.count), .first: options[0].key.text,
      .last: options[options.count - 1].key.text,
    ]
    if options.count > 1 { facts[.second] = options[1].key.text }
    if let unavailable = options.indices.first(where: { !available.contains($0) }) {
      facts[.unavailable] = options[unavailable].key.text
      facts[.unavailableKeys] = keys(to: unavailable)
    }
    guard let first = available.first, let last = available.last, checked.isEmpty else {
      return facts
    }
    let selected = isAlone ? group.selectedPosition : nil
    let isAvailable = selected.map(available.contains) ?? false
    facts[.entry] = options[isAvailable ? selected! : first].key.text
    facts[.entryBack] = options[isAvailable ? selected! : selected == nil ? last : first].key.text
    guard isAlone else { return facts }
    facts[.chosen] = options[last].key.text
    facts[.chosenKeys] = keys(to: last)
    // Of more options than nine a digit may be the first of two.
    if options.count < 10 { facts[.number] = String(last + 1) }
    if first != last {
      facts[.other] = options[first].key.text
      facts[.otherKeys] = keys(to: first)
    }
    return facts
  }
}
