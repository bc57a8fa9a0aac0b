// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a speech process sends its samples, as the argument that tells it.
enum SpeechDestination: String, Sendable {
  /// The machine's audio device.
  case device
  /// A new WAV file at ``ChildChannel/waveDescriptor``.
  case newWave = "wave"
  /// The same WAV file, after the process that began it has died.
  case continuedWave = "wave-continued"
  /// The machine's audio device, not opened before it is asked about.
  case diagnosis
  /// Nowhere, telling the engine when the first samples came.
  case measurement
  /// Nowhere, in the time that samples take to sound, telling the engine when the first ones came.
  case pacedMeasurement = "measurement-paced"

  /// Whether it is a WAV file.
  var isWave: Bool { self == .newWave || self == .continuedWave }

  /// Whether it is an audio device.
  var isDevice: Bool { self == .device || self == .diagnosis }

  /// Whether the engine is told when the first samples come.
  var isMeasured: Bool { self == .measurement || self == .pacedMeasurement }

  /// Opens the place.
  func open() throws(AudioSinkError) -> any AudioSink {
    switch self {
    case .device, .diagnosis: try PCAudioSink()
    case .newWave: try WaveSink(descriptor: ChildChannel.waveDescriptor, writesHeader: true)
    case .continuedWave:
      try WaveSink(descriptor: ChildChannel.waveDescriptor, writesHeader: false)
    case .measurement: NullSink()
    case .pacedMeasurement: PacedSink()
    }
  }
}
