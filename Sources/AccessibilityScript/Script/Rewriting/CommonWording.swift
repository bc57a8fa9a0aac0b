// SPDX-License-Identifier: GPL-3.0-or-later

import Announcer
import LabelTables

/// Words for parts of utterances that hold in every combination of a matrix: the very words where
/// they are the same, a key of the form's own tables, or the English that fields are understood by.
public struct CommonWording {
  private static let englishLanguage = "en"

  /// What each combination is played on; nil for someone else's program, which has no other words.
  private let stages: [(any ScriptStage)?]
  /// The same in English; nil where there is none.
  private let englishStage: (any ScriptStage)?
  let english: ScriptResult?
  /// What is wrong with an expectation for what the script asks.
  private let mistake: (Expectation) -> ScriptMistake?

  /// The setting that makes a script play in English, after those of a combination.
  public static let inEnglish = Setting(
    name: SettingName.language.rawValue, value: englishLanguage)

  /// - Parameters:
  ///   - results: of every combination that was played, none of them broken.
  ///   - english: what came of the first of these combinations in English; nil plays it here.
  public init(
    of script: Script, results: [ScriptResult], in environment: ScriptEnvironment,
    english: ScriptResult? = nil
  ) {
    mistake = script.subject.mistake
    guard let first = results.first else {
      (stages, englishStage, self.english) = ([], nil, nil)
      return
    }
    var made: [String: any ScriptStage] = [:]
    func stage(_ combination: [Setting]) -> (any ScriptStage)? {
      if script.subject.isProgram { return nil }
      let conditions = script.conditions(in: combination)
      if let known = made[conditions.language] { return known }
      let stage = try? ScriptStaging(
        script: script, environment: environment, conditions: conditions
      ).stage()
      made[conditions.language] = stage
      return stage
    }
    stages = results.map { stage($0.combination) }
    let combination = first.combination + [Self.inEnglish]
    englishStage = stage(combination)
    guard results.count > 1, englishStage != nil else {
      self.english = nil
      return
    }
    let played =
      english ?? ScriptPlayer(environment: environment).play(script, in: combination)
    self.english = played.isBroken ? nil : played
  }

  /// Takes all words as they are.
  init(of script: Script, combinations: Int) {
    mistake = script.subject.mistake
    stages = Array(repeating: nil, count: combinations)
    (englishStage, english) = (nil, nil)
  }

  /// Whether an expected text or value of a part holds in each combination.
  ///
  /// - Parameter utterances: one for each combination.
  func holds(
    _ text: String, as part: FieldExpectation.Part, in utterances: [HeardUtterance]
  ) -> Bool {
    utterances.indices.allSatisfy { index in
      let texts = stages[index]?.texts(of: text, in: part) ?? [text]
      return !Set(texts).isDisjoint(with: utterances[index].values(of: part))
    }
  }

  /// A text in the words of a combination, where it may be a key.
  func resolved(_ text: String, at index: Int) -> String {
    (try? stages[index]?.resolve(text)) ?? text
  }

  /// A text as a script writes it: one that begins like a key says that it is none.
  func written(_ text: String) -> String {
    guard let stage = stages.first ?? nil, (try? stage.resolve(text)) != text else { return text }
    return ScriptLine.literal(text)
  }

  /// Whether a line can be read, and names nothing that is not there in any combination.
  func isReadable(_ line: String) -> Bool {
    let (expectations, mistakes) = ScriptReader.expectations(line, mistake: mistake)
    guard mistakes.isEmpty, expectations.count == 1 else { return false }
    var seen: Set<ObjectIdentifier> = []
    return stages.allSatisfy { stage in
      guard let stage, seen.insert(ObjectIdentifier(stage)).inserted else { return true }
      return ScriptNames(stage: stage, rowCount: .max).mistakes(of: expectations[0]).isEmpty
    }
  }

  /// What to write for a part that every utterance has; nil where nothing holds in all of them.
  ///
  /// - Parameter twin: what was heard in English there.
  func text(
    for part: FieldExpectation.Part, in utterances: [HeardUtterance], twin: HeardUtterance?
  ) -> String? {
    let values = utterances[0].values(of: part)
    let translated = twin?.values(of: part) ?? []
    let candidates: [() -> [String]] = [
      { values.map(written) },
      { keys(in: stages.first ?? nil) { values.contains($0) }.map { "@" + $0.key } },
      { translated.map(written) },
      { translated.flatMap { sentences(like: $0, of: part) } },
      { translated.flatMap { withKeys(in: $0) } },
    ]
    return candidates.lazy.compactMap { candidates in
      candidates().first {
        holds($0, as: part, in: utterances)
          && isReadable("hear \(part.name) \(ScriptLine.quoted($0))")
      }
    }.first
  }

  /// The keys of the form's tables whose words are wanted, in order.
  private func keys(
    in stage: (any ScriptStage)?, _ isWanted: (String) -> Bool
  ) -> [(key: String, text: String)] {
    guard let stage else { return [] }
    return stage.tableKeys.sorted().compactMap { key in
      guard let text = try? stage.resolve("@" + key), !text.isEmpty, isWanted(text) else {
        return nil
      }
      return (key, text)
    }
  }

  /// Sentences of ours with those of the form in them, by their keys or literally.
  private func sentences(like text: String, of part: FieldExpectation.Part) -> [String] {
    englishStage?.sentences(like: text, of: part) { words in
      keys(in: englishStage) { $0 == words }.map { "@" + $0.key } + [ScriptLine.literal(words)]
    } ?? []
  }

  /// Words of ours around one of the form's, such as a reason, by its key.
  private func withKeys(in text: String) -> [String] {
    keys(in: englishStage, text.contains).map { text.replacing($0.text, with: "@" + $0.key) }
  }
}

extension ScriptStage {
  /// What a part of an utterance may be where a script expects a value, which may be a key of the
  /// form's tables or English.
  func texts(of value: String, in part: FieldExpectation.Part) -> [String] {
    let resolved = (try? resolve(value)) ?? value
    if resolved == value { return translations(of: value, in: part) }
    // Words that begin with an at sign may begin a sentence of ours.
    guard wordsOfSentence(value, of: part) != nil else { return [resolved] }
    return [resolved] + translations(of: value, in: part).filter { $0 != value }
  }
}
