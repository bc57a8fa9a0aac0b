// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TestSupport

/// A sound server of our own with a sink that nobody hears, and an ear at it.
///
/// What is heard there went the whole way: through the sound library, the server and its mixing.
final class SilentServer {
  private static let rate = 22_050
  /// Louder than the breath before a word that eSpeak NG begins with.
  private static let audible = 200
  /// What makes a program play and hear there.
  private let environment: [String: String]
  private let folder: String
  private let server: RunningProgram
  private let ear: RunningProgram
  /// How many bytes of what the ear heard were looked at.
  private var position = 0

  /// Starts the server.
  ///
  /// - Throws: `ProgramFailure` when PulseAudio is not installed or does not start.
  init() throws {
    var template = Array("/tmp/aloud-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw ProgramFailure("mkdtemp: \(errno)") }
    folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    let socket = folder + "/socket"
    environment = [
      "HOME": folder, "XDG_RUNTIME_DIR": folder, "PULSE_RUNTIME_PATH": folder,
      "PULSE_STATE_PATH": folder, "PULSE_SERVER": "unix:" + socket, "PATH": "/usr/bin:/bin",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "TERM": "xterm-256color",
      "LANG": "C.UTF-8",
    ]
    server = try RunningProgram(
      Self.launch(
        [
          "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--log-target=null",
          "--load=module-null-sink sink_name=ear rate=\(Self.rate) channels=1",
          "--load=module-native-protocol-unix socket=\(socket) auth-anonymous=1",
        ], environment))
    for _ in 0..<500 where access(socket, F_OK) != 0 { usleep(10_000) }
    ear = try RunningProgram(
      Self.launch(
        [
          "parec", "-d", "ear.monitor", "--raw", "--format=s16le", "--rate=\(Self.rate)",
          "--channels=1", "--latency-msec=5",
        ], environment))
    try listen { _ in true }
  }

  deinit {
    ear.signal(SIGKILL)
    server.signal(SIGKILL)
    _ = try? server.end(seconds: 5)
    _ = try? RunningProgram(Self.launch(["rm", "-rf", "--", folder], environment)).end(seconds: 5)
  }

  /// Nanoseconds from starting a program at a terminal to its first sound.
  ///
  /// - Throws: `ProgramFailure` when there is none within 5 s.
  func timeToSound(_ words: [String]) throws -> Double {
    try waitForSilence()
    let terminal = PseudoTerminal()
    var program: RunningProgram?
    let time = try ContinuousClock().measure {
      var launch = Self.launch(words, environment)
      launch.terminalDescriptors = [0, 1, 2]
      program = try RunningProgram(launch, terminal: terminal)
      try listen { $0.contains { abs(Int($0)) > Self.audible } }
    }
    program?.signal(SIGKILL)
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }

  /// Waits until nothing has sounded for a fifth of a second.
  private func waitForSilence() throws {
    var silent = 0
    try listen { samples in
      silent = samples.allSatisfy { $0 == 0 } ? silent + samples.count : 0
      return silent > Self.rate / 5
    }
  }

  /// Hears samples until those that came are what is waited for.
  private func listen(until isDone: ([Int16]) -> Bool) throws {
    try ear.wait(seconds: 5) {
      let samples = newSamples()
      return !samples.isEmpty && isDone(samples)
    }
  }

  private func newSamples() -> [Int16] {
    let bytes = ear.written[1]!
    var samples: [Int16] = []
    while position + 2 <= bytes.count {
      samples.append(Int16(bitPattern: UInt16(bytes[position]) | UInt16(bytes[position + 1]) << 8))
      position += 2
    }
    return samples
  }

  private static func launch(_ words: [String], _ environment: [String: String]) -> Launch {
    var launch = Launch(
      words.map { Array($0.utf8) }, environment: environment, streams: [.null, .pipe, .null])
    // Whoever stops the measuring stops the server too.
    launch.leadsSession = false
    return launch
  }
}
