// SPDX-License-Identifier: GPL-3.0-or-later
import SpeechOutput

/// From a key to the first sample against eSpeak NG alone, and from start-up against its command.
///
/// Of the way to the ear, Aloud leaves out the silence that eSpeak NG begins with, which is part
/// of what its command takes.
struct SpeechMeasurements {
  private static let text = "Deep dish, radio button, selected, 2 of 3"
  private static let title = "Pizza crust"
  /// What `aloud ask` says first with that title.
  private static let opening = "Pizza crust, radio group"
  private static let rounds = 21
  private static let keyRounds = 501
  private static let keyAim = Aim(most: 1.5)
  private static let startAim = Aim(most: 1)

  /// The path of the built `aloud`; nil leaves its start-up out.
  let command: String?

  func print() {
    printKey()
    if let command { printStart(command) }
  }

  private func printKey() {
    guard let result = SpeechBenchmark.run(text: Self.text, rounds: Self.keyRounds) else {
      Swift.print("key to first sample: there is no speech on this machine")
      return
    }
    Swift.print(
      "key to first sample, through the engine to its sink:",
      "\(milliseconds(Double(result.engine.least))),",
      "espeak_Synth alone \(milliseconds(Double(result.bare.least))):",
      Self.keyAim.judged(result.ratio))
    Swift.print(
      "  the medians: \(milliseconds(Double(result.engine.median))),",
      "\(milliseconds(Double(result.bare.median)))")
  }

  private func printStart(_ command: String) {
    let ask = [command, "ask", "--title", Self.title, "--language", "en", "a", "b"]
    let alone = ["espeak-ng", "-v", "en", "--", Self.opening]
    var times: (ask: [Double], alone: [Double]) = ([], [])
    do {
      let server = try SilentServer()
      // By turns, so that both feel the same machine.
      for _ in 0..<Self.rounds {
        times.ask.append(try server.timeToSound(ask))
        times.alone.append(try server.timeToSound(alone))
      }
    } catch {
      Swift.print("start-up to first sound cannot be measured without PulseAudio:", error)
      return
    }
    let (ours, theirs) = (times.ask.sorted(), times.alone.sorted())
    let middle = Self.rounds / 2
    Swift.print(
      "start-up to first sound, from starting the command at a terminal to what a PulseAudio",
      "sink plays: \(milliseconds(ours[middle])),",
      "espeak-ng with the same words \(milliseconds(theirs[middle])):",
      Self.startAim.judged(ours[middle] / theirs[middle]))
    Swift.print("  the silence before the first word is left out by aloud, and played by espeak-ng")
    Swift.print("  the least: \(milliseconds(ours[0])), \(milliseconds(theirs[0]))")
  }
}
