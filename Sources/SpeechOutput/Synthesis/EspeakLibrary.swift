// SPDX-License-Identifier: GPL-3.0-or-later
import CEspeakNG
import Glibc
import Synchronization

/// The one eSpeak NG of this process.
///
/// The library keeps its state in globals and can be initialised only once, so every use of it
/// goes through ``withLibrary(_:)``.
enum EspeakLibrary {
  /// Samples a second of every voice but MBROLA's, which are left out.
  static let sampleRate = 22_050

  /// What the library says of itself.
  struct Information: Hashable, Sendable {
    let version: String
    let dataPath: String
  }

  /// The library's buffer in milliseconds: how much is synthesised before the first sound.
  ///
  /// A short one shortens the wait; what is in the samples does not depend on it.
  private static let bufferLength: Int32 = 10

  private static let lock = Mutex<Bool?>(nil)

  /// Calls `body` while nobody else uses the library, initialising it the first time.
  ///
  /// - Returns: nil when the library's data is missing or of another version.
  static func withLibrary<Result>(_ body: () -> Result) -> Result? {
    lock.withLock { isReady in
      if isReady == nil {
        let rate = withoutSoundServer {
          espeak_Initialize(
            AUDIO_OUTPUT_SYNCHRONOUS, bufferLength, nil, espeakINITIALIZE_DONT_EXIT)
        }
        isReady = Int(rate) == sampleRate
      }
      return isReady == true ? body() : nil
    }
  }

  /// Whether there is a library to use. Starts it the first time.
  static var isReady: Bool { withLibrary {} != nil }

  /// Calls `body` while PulseAudio cannot be found.
  ///
  /// The library connects to the sound server even when it is not to play, which takes 2 ms of
  /// the wait for the first word, and for ever with a server that hangs.
  private static func withoutSoundServer<Result>(_ body: () -> Result) -> Result {
    let name = "PULSE_SERVER"
    let before = getenv(name).map { String(cString: $0) }
    setenv(name, "unix:/dev/null", 1)
    defer {
      if let before { setenv(name, before, 1) } else { unsetenv(name) }
    }
    return body()
  }

  /// The library's version and the folder of its data (`espeak_Info`).
  static func information() -> Information? {
    withLibrary {
      var path: UnsafePointer<CChar>?
      let version = String(cString: espeak_Info(&path))
      return Information(
        version: version, dataPath: path.map { String(cString: $0) } ?? "")
    }
  }

  /// The installed voices (`espeak_ListVoices`), without MBROLA's, whose data is elsewhere.
  static func catalogue() -> VoiceCatalogue? {
    withLibrary {
      guard let list = espeak_ListVoices(nil) else { return VoiceCatalogue(voices: []) }
      var voices: [SpeechVoice] = []
      var position = 0
      while let entry = list[position] {
        position += 1
        if let voice = voice(entry.pointee), !voice.identifier.hasPrefix("mb/") {
          voices.append(voice)
        }
      }
      return VoiceCatalogue(voices: voices)
    }
  }

  private static func voice(_ entry: espeak_VOICE) -> SpeechVoice? {
    guard let name = entry.name, let identifier = entry.identifier, var code = entry.languages
    else { return nil }
    var found: [(priority: Int, language: String)] = []
    // Each language is a priority byte and a terminated string; a zero priority ends the list.
    while code.pointee != 0 {
      let language = String(cString: code + 1)
      found.append((Int(UInt8(bitPattern: code.pointee)), language.lowercased()))
      code += language.utf8.count + 2
    }
    found.sort { $0.priority < $1.priority }
    return SpeechVoice(
      name: String(cString: name), languages: found.map(\.language),
      identifier: String(cString: identifier), priorities: found.map(\.priority))
  }
}
