// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

extension SpeechDiagnosis {
  /// Finds out why words are heard or not, in a speech process of its own, since a broken device
  /// can hang and a broken installation can end the process that tries it.
  ///
  /// - Parameters:
  ///   - executable: The path of a program that calls ``SpeechChild/run()``: this one.
  ///   - milliseconds: The longest wait.
  public static func run(
    executable: String = "/proc/self/exe", atMost milliseconds: Int = 3_000
  ) -> SpeechDiagnosis {
    run(executable: executable, atMost: milliseconds, environment: [:])
  }

  static func run(
    executable: String, atMost milliseconds: Int, environment: [String: String]
  ) -> SpeechDiagnosis {
    let process: SpeechProcess
    do throws(SpeechProcess.Failure) {
      process = try SpeechProcess(
        executable: executable, destination: .diagnosis, environment: environment)
    } catch {
      return SpeechDiagnosis(synthesizer: .cannotStart(error.number), device: .untried)
    }
    defer { process.kill() }
    process.send(.diagnose)
    var diagnosis = SpeechDiagnosis(synthesizer: .silent, device: .untried)
    let end = MonotonicClock.milliseconds + milliseconds
    while !process.isGone, MonotonicClock.milliseconds < end {
      var waited = pollfd(fd: process.socket, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, Int32(clamping: end - MonotonicClock.milliseconds))
      for message in process.receive() {
        switch message {
        case .synthesizer(let version, let dataPath, let voiceCount):
          // The device comes next; until it does, it is what we wait for.
          diagnosis.device = .hangs
          diagnosis.synthesizer = .ready(
            version: version, dataPath: dataPath, voiceCount: Int(voiceCount))
        case .synthesizerMissing: diagnosis.synthesizer = .dataMissing
        case .device(let device):
          diagnosis.device = device
          return diagnosis
        default: break
        }
      }
    }
    return diagnosis
  }
}
