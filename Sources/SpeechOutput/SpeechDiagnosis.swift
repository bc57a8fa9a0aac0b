// SPDX-License-Identifier: GPL-3.0-or-later

/// Why words are heard, or are not: what `aloud doctor` tells.
public struct SpeechDiagnosis: Hashable, Sendable {
  /// The state of what synthesises.
  public enum Synthesizer: Hashable, Sendable {
    /// It works.
    case ready(version: String, dataPath: String, voiceCount: Int)
    /// eSpeak NG's data is missing or of another version.
    case dataMissing
    /// The speech process could not be started, by this error number of the system.
    case cannotStart(Int32)
    /// The speech process ended, or said nothing in time.
    case silent
  }

  /// The state of what plays.
  public enum Device: UInt8, Hashable, CaseIterable, Sendable {
    /// A device opened through PulseAudio, or PipeWire in its place.
    case pulseAudio
    /// A device opened through ALSA.
    case alsa
    /// None opens.
    case none
    /// Opening one did not come to an end in time.
    case hangs
    /// It was not tried, since there is nothing to play.
    case untried
  }

  /// What synthesises.
  public var synthesizer: Synthesizer

  /// What plays.
  public var device: Device
}
