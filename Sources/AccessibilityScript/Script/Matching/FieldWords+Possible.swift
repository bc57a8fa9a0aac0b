// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables

/// What the fields can be whose words are all Aloud's own.
extension FieldWords {
  /// Fields that hold nothing but an entry of their own, though words of the form may be put in.
  private static let closed: Set<Announcement.FieldName> = [
    .role, .groupRole, .state, .error, .availability, .position, .required, .count, .boundary,
    .step,
  ]

  /// Those that hold numbers.
  private static let counted: Set<Announcement.FieldName> = [.position, .count, .step]

  /// Whether a field can ever hold a text, in English or in the session's language.
  func mayBe(_ value: String, in field: Announcement.FieldName) -> Bool {
    guard Self.closed.contains(field), !value.hasPrefix("@") else { return true }
    // Digits and words for numbers in other scripts are not told apart.
    if Self.counted.contains(field), tables.language != "en", !value.allSatisfy(\.isASCII) {
      return true
    }
    let numbers = Self.numbers(in: value)
    return [english, tables].contains { tables in
      entries(of: field).contains { entry in
        if tables.text(entry) == value { return true }
        // Languages put numbers in other orders.
        let isCounted =
          !numbers.isEmpty
          && Self.arguments.contains { arguments in
            [numbers, numbers.reversed()].contains {
              tables.text(entry, arguments($0, tables)) == value
            }
          }
        return isCounted || EntryPattern(entry, [.words(0)], in: tables)?.words(of: value) != nil
      }
    }
  }

  /// English texts of a field that resemble one that it cannot hold.
  func nearest(to value: String, in field: Announcement.FieldName) -> [String] {
    let fixed = fixedTexts(of: field)
    let opposites = Self.negations.filter(value.hasPrefix).map {
      "not " + value.dropFirst($0.count)
    }
    if let opposite = opposites.first(where: fixed.contains) { return [opposite] }
    let nearest = NearestWords.nearest(to: value, among: fixed)
    guard nearest.isEmpty else { return nearest }
    let numbers = Self.numbers(in: value)
    guard numbers.count > 1 || field == .count else { return [] }
    return texts(of: field, numbers).filter { Self.numbers(in: $0) == numbers }
  }

  private static let negations = ["un", "de", "non-"]

  /// The English texts of a field that nothing is put into.
  func fixedTexts(of field: Announcement.FieldName) -> [String] {
    entries(of: field).map { english.text($0) }.filter { !$0.contains("{") }
  }

  /// A text that a field may hold, such as `1 of 3`.
  func example(of field: Announcement.FieldName) -> String {
    let samples = [Self.sample, Array(Self.sample.suffix(1))]
    return samples.lazy.compactMap { sample in
      self.texts(of: field, sample).first { Self.numbers(in: $0) == sample }
    }.first ?? ""
  }

  private static let sample = ["1", "3"]

  /// The English texts of a field with numbers put in.
  private func texts(of field: Announcement.FieldName, _ numbers: [String]) -> [String] {
    var texts: [String] = []
    for entry in entries(of: field) {
      for arguments in Self.arguments {
        let text = english.text(entry, arguments(numbers, english))
        if !text.contains("{"), !texts.contains(text) { texts.append(text) }
      }
    }
    return texts
  }
}
