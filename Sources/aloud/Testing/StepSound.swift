// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import FoundationEssentials
import Glibc
import SpeechOutput

/// The sound of what a step said, as a person hears it.
enum StepSound {
  /// Renders utterances one after the other.
  ///
  /// - Returns: a WAV file in base64; nil where nothing was said, or there is nothing to say it
  ///   with.
  static let rendering: ScriptEnvironment.Rendering = { heard, _ in
    guard !heard.isEmpty else { return nil }
    var template = Array("/tmp/aloud-sound-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    defer {
      unlink(template)
      close(descriptor)
    }
    let path = template.dropLast().map(UInt8.init(bitPattern:))
    guard let engine = try? WaveFileEngine(path: path) else { return nil }
    engine.speak(heard.map { Utterance(text: $0.text, language: $0.language) })
    engine.close()
    guard engine.failure == nil else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return Data(bytes).base64EncodedString()
  }
}
