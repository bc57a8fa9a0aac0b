// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

extension VoiceCatalogue {
  /// The voices that eSpeak NG has on this machine, listed by a speech process, since a broken
  /// installation writes over the terminal or ends the process that reads it.
  ///
  /// - Parameters:
  ///   - executable: The path of a program that calls ``SpeechChild/run()``: this one.
  ///   - milliseconds: The longest wait.
  /// - Returns: nil when eSpeak NG's data is missing or there is no answer.
  /// - Complexity: Starts a process that reads each voice's file.
  public static func installed(
    executable: String = "/proc/self/exe", atMost milliseconds: Int = 3_000
  ) -> VoiceCatalogue? {
    // This one opens no device, which could hang.
    guard let process = try? SpeechProcess(executable: executable, destination: .diagnosis)
    else { return nil }
    defer { process.kill() }
    process.send(.listVoices)
    var voices: [SpeechVoice] = []
    let end = MonotonicClock.milliseconds + milliseconds
    while !process.isGone, MonotonicClock.milliseconds < end {
      var waited = pollfd(fd: process.socket, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, Int32(clamping: end - MonotonicClock.milliseconds))
      for message in process.receive() {
        switch message {
        case .voice(let voice): voices.append(voice)
        case .voicesListed: return VoiceCatalogue(voices: voices)
        case .synthesizerMissing: return nil
        default: break
        }
      }
    }
    return nil
  }
}
