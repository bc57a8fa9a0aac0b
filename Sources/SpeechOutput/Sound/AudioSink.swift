// SPDX-License-Identifier: GPL-3.0-or-later

/// Where samples go: a device, a file, or nowhere.
///
/// Samples are mono, signed, 16 bits, at ``EspeakLibrary/sampleRate``.
protocol AudioSink: AnyObject {
  /// Takes samples, waiting while the place is full.
  func write(_ samples: UnsafeBufferPointer<Int16>) throws(AudioSinkError)

  /// Throws away what was taken and has not sounded yet.
  func flush() throws(AudioSinkError)

  /// Waits until all that was taken has sounded.
  func drain() throws(AudioSinkError)

  /// Gives the place up.
  func close()

  /// How many samples of silence push the last word out of the place's own buffer and make it
  /// start on words shorter than that buffer; 0 where there is none.
  var settlingSamples: Int { get }

  /// Whether a place that does not come back from a call is broken, and not merely slow.
  var isRealTime: Bool { get }
}

/// A place that takes no samples.
enum AudioSinkError: Error, Hashable {
  /// It cannot be opened.
  case unavailable
  /// It could, and takes no more.
  case lost
  /// The system refused to write, by this error number (`errno`).
  case refused(Int32)
}
