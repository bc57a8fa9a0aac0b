// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables

/// Sentences of Aloud with words of the form in them.
extension FieldWords {
  /// The words that are put into the entry that a text is the English of; nil where it is none, or
  /// some of the words are not known.
  ///
  /// - Parameter isKnown: whether words are such as the form has, or an entry of its tables that is
  ///   there.
  func wordsOfSentence(
    _ value: String, in field: Announcement.FieldName, isKnown: (String) -> Bool
  ) -> [String]? {
    patterns(of: value, in: field).first { $0.words.allSatisfy(isKnown) }?.words
  }

  /// The texts of entries that say the same as an English one, with words of the form as they may be
  /// written.
  ///
  /// - Parameter written: the ways in which words are written, such as by a key.
  func sentences(
    like value: String, in field: Announcement.FieldName, written: (String) -> [String]
  ) -> [String] {
    patterns(of: value, in: field).flatMap { pattern in
      let choices = pattern.words.map { Array(written($0).prefix(Self.mostWays)) }
      return EntryPattern.texts(
        of: pattern.entry, pattern.way, putting: choices.map { $0.map { .text($0) } }, in: english)
    }
  }

  /// Of three words in one sentence, that is a thousand.
  private static let mostWays = 10

  private func patterns(
    of value: String, in field: Announcement.FieldName
  ) -> [(entry: String, way: [EntryPattern.Argument], words: [String])] {
    let ways = EntryPattern.ways(Self.numbers(in: value).compactMap { Int($0) })
    return entries(of: field).flatMap { entry in
      ways.compactMap { way in
        EntryPattern(entry, way, in: english)?.words(of: value).map { (entry, way, $0) }
      }
    }
  }
}
