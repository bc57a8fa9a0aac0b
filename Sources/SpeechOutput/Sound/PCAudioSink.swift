// SPDX-License-Identifier: GPL-3.0-or-later
import CPCAudio
import Glibc

/// The machine's audio device, through the library that eSpeak NG itself plays with.
final class PCAudioSink: AudioSink {
  /// What PulseAudio may hold between us and the ear, in milliseconds.
  ///
  /// The library asks for 60. A shorter buffer starts and stops sooner; under 20 the server
  /// would have to wake for each of our blocks, and a busy machine would stutter.
  static let latency = 40

  private var object: OpaquePointer?

  /// What the device was opened through.
  let backend: SpeechDiagnosis.Device

  /// Tells the client library of PulseAudio the buffer's length; a person's own wish stays.
  ///
  /// It reads it from the environment, which no other thread may read meanwhile.
  static func setLatency() {
    setenv("PULSE_LATENCY_MSEC", String(latency), 0)
  }

  /// Opens the default device (`create_audio_device_object`, `audio_object_open`).
  init() throws(AudioSinkError) {
    guard let object = create_audio_device_object(nil, "Aloud", "Aloud") else {
      throw .unavailable
    }
    let rate = UInt32(EspeakLibrary.sampleRate)
    guard audio_object_open(object, AUDIO_OBJECT_FORMAT_S16LE, rate, 1) == 0 else {
      audio_object_destroy(object)
      throw .unavailable
    }
    self.object = object
    backend = Self.backend(of: object)
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) throws(AudioSinkError) {
    try check(audio_object_write(object, samples.baseAddress, samples.count * 2))
  }

  func flush() throws(AudioSinkError) {
    try check(audio_object_flush(object))
  }

  func drain() throws(AudioSinkError) {
    try check(audio_object_drain(object))
  }

  func close() {
    guard let object else { return }
    audio_object_close(object)
    audio_object_destroy(object)
    self.object = nil
  }

  var settlingSamples: Int { EspeakLibrary.sampleRate * Self.latency / 1000 }

  var isRealTime: Bool { true }

  private func check(_ status: Int32) throws(AudioSinkError) {
    if object == nil || status != 0 { throw .lost }
  }

  /// Which library is behind the object: only ALSA words its errors as the system does.
  private static func backend(of object: OpaquePointer) -> SpeechDiagnosis.Device {
    guard let own = audio_object_strerror(object, EIO), let system = strerror(EIO) else {
      return .alsa
    }
    return strcmp(own, system) == 0 ? .alsa : .pulseAudio
  }
}
