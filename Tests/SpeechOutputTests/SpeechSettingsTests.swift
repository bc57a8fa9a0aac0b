// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import SpeechOutput

@Suite struct SpeechSettingsTests {
  @Test(arguments: [
    SpeechSettings(), SpeechSettings(rate: 80), SpeechSettings(rate: 449),
    SpeechSettings(rate: 450), SpeechSettings(rate: 900), SpeechSettings(pitch: 0),
    SpeechSettings(pitch: 100), SpeechSettings(volume: 0), SpeechSettings(volume: 200),
    SpeechSettings(capitals: .pitch(20), wordGap: 10),
  ])
  func possibleSettingsAreAccepted(settings: SpeechSettings) throws {
    try settings.validate()
    #expect(settings.clamped == settings)
  }

  @Test(arguments: [
    (SpeechSettings(rate: 79), SpeechSettingsError.Quantity.rate, 79, SpeechSettings(rate: 80)),
    (SpeechSettings(rate: 901), .rate, 901, SpeechSettings(rate: 900)),
    (SpeechSettings(pitch: -1), .pitch, -1, SpeechSettings(pitch: 0)),
    (SpeechSettings(pitch: 101), .pitch, 101, SpeechSettings(pitch: 100)),
    (SpeechSettings(volume: 201), .volume, 201, SpeechSettings(volume: 200)),
    (SpeechSettings(wordGap: -3), .wordGap, -3, SpeechSettings(wordGap: 0)),
    (
      SpeechSettings(capitals: .pitch(2)), .capitalPitch, 2,
      SpeechSettings(capitals: .pitch(3))
    ),
  ])
  func impossibleSettingsSayWhatIsPossible(
    settings: SpeechSettings, quantity: SpeechSettingsError.Quantity, value: Int,
    nearest: SpeechSettings
  ) {
    let error = #expect(throws: SpeechSettingsError.self) { try settings.validate() }
    guard case .outOfRange(let named, value: let found, range: let range) = error else { return }
    #expect(named == quantity)
    #expect(found == value)
    #expect(!range.contains(value))
    #expect(settings.clamped == nearest)
  }

  @Test func turboBeginsWhereTheVoicesEnd() {
    #expect(!SpeechSettings(rate: 449).isTurbo)
    #expect(SpeechSettings(rate: 450).isTurbo)
  }
}
