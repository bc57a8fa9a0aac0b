// SPDX-License-Identifier: GPL-3.0-or-later

/// A number in ``SpeechSettings`` that no voice can be set to.
public enum SpeechSettingsError: Error, Hashable, Sendable {
  /// The quantity, what was asked for, and what is possible.
  case outOfRange(Quantity, value: Int, range: ClosedRange<Int>)

  /// A quantity that has a range.
  public enum Quantity: String, CaseIterable, Sendable {
    case rate, pitch, volume, wordGap, capitalPitch
  }
}

extension SpeechSettings {
  /// All rates that are accepted, turbo included, in words a minute.
  public static let acceptedRates = rates.lowerBound...turboRates.upperBound

  /// Whether the rate is one that compresses the sound.
  public var isTurbo: Bool { Self.turboRates.contains(rate) }

  /// Checks every number, since eSpeak NG itself takes any and then sounds wrong.
  ///
  /// - Throws: ``SpeechSettingsError/outOfRange(_:value:range:)`` for the first that is out of range.
  public func validate() throws(SpeechSettingsError) {
    for (quantity, value, range) in ranged where !range.contains(value) {
      throw .outOfRange(quantity, value: value, range: range)
    }
  }

  /// The same settings with every number brought to the nearest one that is possible.
  public var clamped: SpeechSettings {
    var settings = self
    settings.rate = Self.acceptedRates.nearest(to: rate)
    settings.pitch = Self.pitches.nearest(to: pitch)
    settings.volume = Self.volumes.nearest(to: volume)
    settings.wordGap = Self.wordGaps.nearest(to: wordGap)
    if case .pitch(let hertz) = capitals {
      settings.capitals = .pitch(Self.capitalPitches.nearest(to: hertz))
    }
    return settings
  }

  private var ranged: [(SpeechSettingsError.Quantity, Int, ClosedRange<Int>)] {
    var all: [(SpeechSettingsError.Quantity, Int, ClosedRange<Int>)] = [
      (.rate, rate, Self.acceptedRates), (.pitch, pitch, Self.pitches),
      (.volume, volume, Self.volumes), (.wordGap, wordGap, Self.wordGaps),
    ]
    if case .pitch(let hertz) = capitals {
      all.append((.capitalPitch, hertz, Self.capitalPitches))
    }
    return all
  }
}

extension ClosedRange<Int> {
  fileprivate func nearest(to value: Int) -> Int {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
