// SPDX-License-Identifier: GPL-3.0-or-later

/// Measures how fast the real engine speaks and falls silent, without a device.
///
/// The sound of the device comes on top of it: nothing in a computer hears that.
public final class SpeechLatencyMeter {
  private let engine: ChildSpeechEngine
  /// The middle of so many times is told, since a machine is busy at times.
  private static let rounds = 5
  /// How long something is heard before it is cut, in milliseconds.
  private static let listening = 80
  private static let longest = 10_000

  /// Starts speech.
  ///
  /// - Parameter executable: the path of a program that calls ``SpeechChild/run()``: this one.
  public init(settings: SpeechSettings = SpeechSettings(), executable: String = "/proc/self/exe") {
    engine = ChildSpeechEngine(
      executable: executable, settings: settings, limits: SpeechSupervisor.Limits(),
      destination: .pacedMeasurement)
  }

  deinit {
    engine.close()
  }

  /// Milliseconds from handing words over, as a key does, to their first sample.
  ///
  /// - Returns: nil when there is no speech, or nothing to say.
  public func firstSound(of utterances: [Utterance]) -> Double? {
    middle {
      guard let first = begin(utterances) else { return nil }
      engine.finish(atMost: 0, cutWhenReadable: nil)
      engine.finish(atMost: Self.longest, cutWhenReadable: nil)
      return first
    }
  }

  /// Milliseconds from cutting words that are being said to silence.
  ///
  /// - Returns: nil when there is no speech, or nothing to say.
  public func silence(after utterances: [Utterance]) -> Double? {
    middle {
      guard begin(utterances) != nil else { return nil }
      engine.finish(atMost: Self.listening, cutWhenReadable: nil)
      // That has just cut what it did not wait for.
      let cut = MonotonicClock.nanoseconds
      engine.finish(atMost: Self.longest, cutWhenReadable: nil)
      return MonotonicClock.nanoseconds - cut
    }
  }

  /// Hands words over and waits for their first sample.
  ///
  /// - Returns: the nanoseconds that it took.
  private func begin(_ utterances: [Utterance]) -> UInt64? {
    guard let words = utterances.first else { return nil }
    let beginning = MonotonicClock.nanoseconds
    let number = engine.lastNumber + 1
    engine.speak([words] + utterances.dropFirst())
    return engine.waitForFirstSample(of: number, atMost: Self.longest).map { $0 - beginning }
  }

  private func middle(_ measure: () -> UInt64?) -> Double? {
    var times: [UInt64] = []
    for _ in 0..<Self.rounds {
      guard let time = measure() else { return nil }
      times.append(time)
    }
    return Double(times.sorted()[Self.rounds / 2]) / 1e6
  }
}
