// SPDX-License-Identifier: GPL-3.0-or-later
import SpeechOutput

/// The voice that a person wishes for every language (`--voice`).
struct WishedVoice: Equatable {
  /// A voice's name, file or language, or a variant alone, such as `+f3`.
  let name: String
  let source: ValueSource

  /// - Throws: `unknownVoice` when no voice has that name. Where eSpeak NG does not work nothing
  ///   is known of any voice, and the question is asked all the same.
  func check() throws(UsageError) {
    guard !isVariantAlone, let catalogue = VoiceCatalogue.installed() else { return }
    try check(against: catalogue)
  }

  /// The same for given voices.
  func check(against catalogue: VoiceCatalogue) throws(UsageError) {
    guard !isVariantAlone, catalogue.voice(named: name) == nil else { return }
    let known = catalogue.voices.flatMap { [$0.name, $0.identifier] + $0.languages }
    var seen: Set<String> = []
    throw .unknownVoice(
      source, given: String(name.prefix { $0 != "+" }),
      known: known.filter { seen.insert($0).inserted })
  }

  private var isVariantAlone: Bool { name.hasPrefix("+") }
}
