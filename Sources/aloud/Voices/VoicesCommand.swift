// SPDX-License-Identifier: GPL-3.0-or-later
import LabelTables
import SpeechOutput

/// `aloud voices`: the voices that are installed.
struct VoicesCommand {
  /// The language that a person wants voices of, as they typed it; nil wants all.
  let language: String?
  let tables: LabelTables

  /// One line for each voice, the best first where a language is given.
  ///
  /// - Throws: `table` with near matches for a language that does not exist, `unspokenLanguage`
  ///   for one without a voice, and `noSynthesizer`.
  func lines() throws(UsageError) -> [String] {
    guard let catalogue = VoiceCatalogue.installed() else { throw .noSynthesizer }
    return try lines(catalogue)
  }

  /// The same for given voices.
  func lines(_ catalogue: VoiceCatalogue) throws(UsageError) -> [String] {
    guard let language else { return catalogue.voices.map { line($0) } }
    let tag = try tag(of: language, catalogue)
    let voices = catalogue.voices(speaking: tag)
    guard !voices.isEmpty else { throw .unspokenLanguage(tag) }
    return voices.map { line($0) }
  }

  private func tag(
    of language: String, _ catalogue: VoiceCatalogue
  ) throws(UsageError) -> String {
    do throws(TableError) {
      let known = catalogue.voices.flatMap(\.languages)
      return try LocaleChoice(explicit: language, environment: [:], available: known).languages[0]
    } catch {
      throw .table(error)
    }
  }

  /// Code, name and identifier, which scripts may rely on, then the language's name in the
  /// person's language.
  private func line(_ voice: SpeechVoice) -> String {
    let code = voice.languages.first ?? ""
    return [code, voice.name, voice.identifier, tables.languageName(code)]
      .joined(separator: "\t")
  }
}
