// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// How loud the sound server plays what it gets, as `pactl` tells; PipeWire answers it too.
struct SoundServerLevel: Equatable, Sendable {
  var isMuted = false
  /// Whether every channel's volume is 0.
  var isZero = false

  /// How long `pactl` may take, in milliseconds.
  private static let limit: Int32 = 2_000

  /// Asks about the sink that sound goes to; nothing is known where there is no `pactl`, or no answer.
  static var ofServer: SoundServerLevel {
    SoundServerLevel(
      mute: answer(["pactl", "get-sink-mute", "@DEFAULT_SINK@"]),
      volume: answer(["pactl", "get-sink-volume", "@DEFAULT_SINK@"]))
  }

  /// Reads the answers of `pactl` in the C locale: `Mute: yes`, `Volume: mono: 0 /   0% / -inf dB`.
  init(mute: String, volume: String) {
    isMuted = mute.contains("Mute: yes")
    let levels = volume.split { $0.isWhitespace || $0 == "/" }.filter { $0.hasSuffix("%") }
    isZero = !levels.isEmpty && levels.allSatisfy { $0 == "0%" }
  }

  /// What a program writes until it ends or its time is over.
  private static func answer(_ words: [String]) -> String {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return "" }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let process = start(["env", "LC_ALL=C"] + words, output: ends[1]) else {
      close(ends[1])
      return ""
    }
    close(ends[1])
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var waited = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    while poll(&waited, 1, limit) > 0 {
      let count = read(ends[0], &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func start(_ words: [String], output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    return posix_spawnp(&process, words[0], &actions, nil, arguments, environ) == 0 ? process : nil
  }
}
