// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A sound server of our own with a sink that nobody hears, and an ear at it.
///
/// What is heard there went the whole way: through the sound library, the server and its mixing.
final class SilentServer {
  /// What makes a program play there.
  let environment: [String: String]

  private let folder: String
  private let server: Launched
  private let ear: Launched
  private static let rate = 22_050
  /// Louder than the breath before a word that eSpeak NG begins with.
  private static let audible = 200

  /// Starts the server; nil when PulseAudio is not installed or does not start.
  init?() {
    var template = Array("/tmp/aloud-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    let socket = folder + "/socket"
    environment = [
      "HOME": folder, "XDG_RUNTIME_DIR": folder, "PULSE_RUNTIME_PATH": folder,
      "PULSE_STATE_PATH": folder, "PULSE_SERVER": "unix:" + socket, "PATH": "/usr/bin:/bin",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "TERM": "xterm-256color",
      "LANG": "C.UTF-8",
    ]
    let server = Launched.intoPipe(
      [
        "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--log-target=null",
        "--load=module-null-sink sink_name=ear rate=\(Self.rate) channels=1",
        "--load=module-native-protocol-unix socket=\(socket) auth-anonymous=1",
      ], environment: environment)
    guard let server else { return nil }
    for _ in 0..<500 where access(socket, F_OK) != 0 { usleep(10_000) }
    let ear = Launched.intoPipe(
      [
        "parec", "-d", "ear.monitor", "--raw", "--format=s16le", "--rate=\(Self.rate)",
        "--channels=1", "--latency-msec=5",
      ], environment: environment)
    guard let ear else {
      server.end()
      return nil
    }
    self.server = server
    self.ear = ear
    guard listen(atMost: 5_000, until: { _ in true }) else { return nil }
  }

  deinit {
    ear.end()
    server.end()
    for name in ["socket", "pid", "cookie", ".config", ""] { remove(folder + "/" + name) }
  }

  /// Nanoseconds from starting a program at a terminal to its first sound; nil if there is none
  /// within 5 s.
  func timeToSound(_ words: [String]) -> Double? {
    waitForSilence()
    let clock = ContinuousClock()
    let start = clock.now
    guard let program = Launched.onTerminal(words, environment: environment) else { return nil }
    defer { program.end() }
    guard
      listen(
        atMost: 5_000, until: { $0.contains { abs(Int($0)) > Self.audible } })
    else { return nil }
    let time = clock.now - start
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }

  /// Waits until nothing has sounded for a fifth of a second.
  private func waitForSilence() {
    var silent = 0
    _ = listen(atMost: 5_000) { samples in
      silent = samples.allSatisfy { $0 == 0 } ? silent + samples.count : 0
      return silent > Self.rate / 5
    }
  }

  /// Hears samples until they are what is waited for.
  private func listen(atMost milliseconds: Int, until isDone: ([Int16]) -> Bool) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(milliseconds)
    while clock.now < end {
      var waited = pollfd(fd: ear.output, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, 100) > 0 else { continue }
      var count = 0
      let samples = [Int16](unsafeUninitializedCapacity: 2_048) { buffer, used in
        count = read(ear.output, buffer.baseAddress, buffer.count * 2)
        used = max(count, 0) / 2
      }
      guard count > 0 else { return false }
      if isDone(samples) { return true }
    }
    return false
  }
}
