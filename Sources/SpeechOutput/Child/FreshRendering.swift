// SPDX-License-Identifier: GPL-3.0-or-later
import CEspeakNG
import Glibc

/// Renders an utterance as a library does that has never spoken before.
///
/// eSpeak NG carries the flutter of its voice from one utterance to the next and cannot be reset,
/// so the same words come out a little different each time. In a file they must not: each
/// utterance is rendered by a copy of this process, and is what `espeak-ng -w` makes of it.
enum FreshRendering {
  /// How it went.
  enum Outcome: Equatable {
    case complete
    /// The place of the samples takes no more, for this reason of the system (`errno`).
    case refused(Int32)
    /// The text ended the copy.
    case died
  }

  /// Tells the system's error numbers from a status that a library would end the copy with.
  private static let firstRefusal: Int32 = 100

  /// Renders into a sink, on the thread that the synthesizer belongs to.
  static func render(
    _ utterance: Utterance, endsAnnouncement: Bool, by synthesizer: EspeakSynthesizer,
    into sink: any AudioSink
  ) -> Outcome {
    let copy = espeak_fork()
    guard copy >= 0 else { return .died }
    guard copy > 0 else {
      var refusal: Int32?
      _ = synthesizer.synthesize(utterance, endsAnnouncement: endsAnnouncement) { samples in
        do throws(AudioSinkError) {
          try sink.write(samples)
        } catch {
          refusal = if case .refused(let reason) = error { reason } else { EIO }
        }
        return refusal == nil
      }
      _exit(refusal.map { firstRefusal + $0 } ?? 0)
    }
    var status: Int32 = 0
    while waitpid(copy, &status, 0) < 0, errno == EINTR {}
    // The status of a process that ended by itself is in the second byte, and the first is 0.
    guard status & 0xff == 0 else { return .died }
    let number = status >> 8 & 0xff
    return number == 0 ? .complete : number > firstRefusal ? .refused(number - firstRefusal) : .died
  }
}
