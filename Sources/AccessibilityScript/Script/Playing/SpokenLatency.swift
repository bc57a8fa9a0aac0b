// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechOutput
import Synchronization

/// Measures the real engine, which starts when the first expectation asks for it.
///
/// The program has to call `SpeechChild.run()` where it is started as the speech process, as the
/// command does.
public final class SpokenLatency: SpeechLatency {
  /// Used by one thread at a time.
  private struct Meter: @unchecked Sendable {
    let meter: SpeechLatencyMeter
  }

  private let executable: String
  private let meter = Mutex<Meter?>(nil)

  /// - Parameter executable: the path of the program; this one.
  public init(executable: String = "/proc/self/exe") {
    self.executable = executable
  }

  public func firstSound(of utterances: [HeardUtterance]) -> Double? {
    measure { $0.firstSound(of: utterances.map(Utterance.init)) }
  }

  public func silence(after utterances: [HeardUtterance]) -> Double? {
    measure { $0.silence(after: utterances.map(Utterance.init)) }
  }

  private func measure(_ body: (SpeechLatencyMeter) -> Double?) -> Double? {
    meter.withLock { meter in
      let used = meter ?? Meter(meter: SpeechLatencyMeter(executable: executable))
      meter = used
      return body(used.meter)
    }
  }
}

extension Utterance {
  fileprivate init(_ heard: HeardUtterance) {
    self.init(text: heard.text, language: heard.language)
  }
}
