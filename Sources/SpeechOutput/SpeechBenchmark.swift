// SPDX-License-Identifier: GPL-3.0-or-later
import CEspeakNG
import Glibc

/// Measures the way from a key to the first sample.
public enum SpeechBenchmark {
  /// A series of times in nanoseconds.
  public struct Series: Hashable, Sendable {
    /// What the way itself takes, when nothing else wants the processor.
    public let least: UInt64

    /// What it takes on the machine as busy as it is.
    public let median: UInt64

    init(_ times: [UInt64]) {
      let sorted = times.sorted()
      least = sorted[0]
      median = sorted[sorted.count / 2]
    }
  }

  /// What was measured.
  public struct Result: Hashable, Sendable {
    /// From `espeak_Synth` to its first samples, in this process.
    public let bare: Series

    /// From ``SpeechEngine/cut()`` and ``SpeechEngine/speak(_:)`` to the first samples at the
    /// sink of the speech process.
    public let engine: Series

    /// From starting a speech process to the first samples at its sink, in nanoseconds.
    public let start: UInt64

    /// How many times as long as the bare call the engine takes, by the least of both.
    public var ratio: Double { Double(engine.least) / Double(max(bare.least, 1)) }
  }

  /// Measures in rounds that alternate, so that both feel the same machine.
  ///
  /// - Parameters:
  ///   - text: The English words to say.
  ///   - rounds: How many times each way.
  ///   - executable: The path of a program that calls ``SpeechChild/run()``: this one.
  /// - Returns: nil when there is no speech.
  public static func run(
    text: String, rounds: Int = 201, executable: String = "/proc/self/exe"
  ) -> Result? {
    let utterance = Utterance(text: text, language: "en")
    let beginning = MonotonicClock.nanoseconds
    let engine = ChildSpeechEngine(
      executable: executable, limits: SpeechSupervisor.Limits(), destination: .measurement)
    defer { engine.close() }
    guard EspeakLibrary.withLibrary(prepareBare) == true,
      let first = time(engine, utterance, from: beginning)
    else { return nil }
    var bare: [UInt64] = []
    var through: [UInt64] = []
    for _ in 0..<rounds {
      bare.append(timeBare(text))
      guard let time = time(engine, utterance, from: MonotonicClock.nanoseconds) else {
        return nil
      }
      through.append(time)
    }
    return Result(bare: Series(bare), engine: Series(through), start: first)
  }

  private static func time(
    _ engine: ChildSpeechEngine, _ utterance: Utterance, from beginning: UInt64
  ) -> UInt64? {
    engine.cut()
    engine.speak([utterance])
    engine.finish(atMost: 10_000, cutWhenReadable: nil)
    return engine.firstSampleTime(of: engine.lastNumber).map { $0 - beginning }
  }

  /// Sets the library up, which somebody else may have used meanwhile.
  private static func prepareBare() -> Bool {
    espeak_SetSynthCallback { samples, count, _ in
      if samples != nil, count > 0, firstSamples == 0 {
        firstSamples = MonotonicClock.nanoseconds
      }
      return 0
    }
    EspeakSynthesizer.forgetVoice()
    return espeak_SetVoiceByName("gmw/en") == EE_OK
  }

  private static func timeBare(_ text: String) -> UInt64 {
    EspeakLibrary.withLibrary {
      guard prepareBare() else { return 0 }
      firstSamples = 0
      let beginning = MonotonicClock.nanoseconds
      let flags = UInt32(espeakCHARS_UTF8 | espeakENDPAUSE)
      _ = espeak_Synth(text, text.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil, nil)
      return firstSamples - min(beginning, firstSamples)
    } ?? 0
  }
}

// Touched only inside EspeakLibrary.withLibrary.
nonisolated(unsafe) private var firstSamples: UInt64 = 0
