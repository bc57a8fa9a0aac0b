// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import SpeechOutput

/// From a key to the first sample against eSpeak NG alone, and from start-up against its command.
struct SpeechMeasurements {
  private static let text = "Deep dish, radio button, selected, 2 of 3"
  private static let rounds = 21

  /// The path of the built `aloud`; nil leaves its start-up out.
  let command: String?

  func print() {
    if let result = SpeechBenchmark.run(text: Self.text) {
      Swift.print(
        "key to first sample: \(milliseconds(Double(result.engine.least))) ms, bare eSpeak NG",
        "\(milliseconds(Double(result.bare.least))) ms: \(result.ratio.rounded(decimals: 2)) times")
    } else {
      Swift.print("key to first sample: there is no speech on this machine")
    }
    guard let command else { return }
    let question = "'\(command)' ask --title 'Pizza crust' a b --keys Enter --speech wav:-"
    guard
      let ours = median(of: Self.rounds, { Self.timeToFirstSample(question) }),
      let theirs = median(
        of: Self.rounds, { Self.timeToFirstSample("espeak-ng --stdout -- '\(Self.text)'") })
    else {
      Swift.print("start-up to first sample: a command gave no sound")
      return
    }
    Swift.print(
      "start-up to first sample: \(milliseconds(ours)) ms, espeak-ng \(milliseconds(theirs)) ms:",
      "\((ours / theirs).rounded(decimals: 2)) times")
  }

  private func milliseconds(_ nanoseconds: Double) -> String {
    (nanoseconds / 1e6).rounded(decimals: 2)
  }

  /// Nanoseconds until a command has written more than the 44 bytes of a WAV header; nil if it
  /// never does.
  private static func timeToFirstSample(_ command: String) -> Double? {
    var count = 0
    var pipe: UnsafeMutablePointer<FILE>?
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let time = nanoseconds {
      pipe = popen("exec " + command, "r")
      guard let pipe else { return }
      while count <= 44 {
        let more = read(fileno(pipe), &bytes, bytes.count)
        if more <= 0 { break }
        count += more
      }
    }
    // The command is not cut off while it writes the rest.
    if let pipe {
      while read(fileno(pipe), &bytes, bytes.count) > 0 {}
      pclose(pipe)
    }
    return count > 44 ? time : nil
  }
}
