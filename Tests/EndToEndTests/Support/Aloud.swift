// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport

/// The built command, and how tests run it.
enum Aloud {
  /// The command, which the package builds next to the tests.
  static let path: String = {
    let executable = String(cString: realpath("/proc/self/exe", nil))
    return String(executable[..<executable.lastIndex(of: "/")!]) + "/aloud"
  }()

  /// A clean environment: an English UTF-8 terminal, nobody's settings, no speech.
  static let environment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/dev/null", "LANG": "C.UTF-8",
    "TERM": "xterm-256color", "XDG_RUNTIME_DIR": "/dev/null",
    "XDG_CONFIG_HOME": "/dev/null", "INPUTRC": "/dev/null", "ALOUD_SPEECH": "off",
    "ALOUD": path,
  ]

  /// The command with these arguments; variables here take the place of those above, empty ones
  /// take them away.
  static func launch(
    _ arguments: [String], _ variables: [String: String] = [:],
    streams: [ProgramStream] = [.null, .pipe, .pipe], folder: String? = nil
  ) -> Launch {
    launch(bytes: arguments.map { Array($0.utf8) }, variables, streams: streams, folder: folder)
  }

  static func launch(
    bytes arguments: [[UInt8]], _ variables: [String: String] = [:],
    streams: [ProgramStream] = [.null, .pipe, .pipe], folder: String? = nil
  ) -> Launch {
    Launch(
      [Array(path.utf8)] + arguments, environment: merged(variables), streams: streams,
      folder: folder)
  }

  /// A shell script in which the command goes by the name `aloud`.
  static func shell(
    _ script: String, _ variables: [String: String] = [:],
    streams: [ProgramStream] = [.null, .pipe, .pipe], folder: String? = nil
  ) -> Launch {
    let words = ["bash", "-c", "aloud() { \"$ALOUD\" \"$@\"; }\n" + script]
    return Launch(
      words.map { Array($0.utf8) }, environment: merged(variables), streams: streams,
      folder: folder)
  }

  private static func merged(_ variables: [String: String]) -> [String: String] {
    environment.merging(variables) { $1 }.filter { !$0.value.isEmpty }
  }
}

/// What a command came to.
struct CommandRun {
  let ending: Ending
  let bytes: [UInt8]
  let errors: String

  var output: String { String(decoding: bytes, as: UTF8.self) }
  var errorLines: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Runs a program to its end.
  init(_ launch: Launch, input: [UInt8]? = nil, seconds: Int = 60) throws {
    var launch = launch
    if input != nil { launch.streams[0] = .pipe }
    let program = try RunningProgram(launch, input: input ?? [])
    ending = try program.end(seconds: seconds)
    bytes = program.written[1]!
    errors = String(decoding: program.written[2]!, as: UTF8.self)
  }

  /// Runs the command with arguments.
  init(
    _ arguments: [String], _ variables: [String: String] = [:], input: String? = nil,
    seconds: Int = 60
  ) throws {
    try self.init(
      Aloud.launch(arguments, variables), input: input.map { Array($0.utf8) }, seconds: seconds)
  }
}

/// A folder that goes when the test does.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/aloud-end-to-end-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template))
  }

  deinit {
    _ = try? CommandRun(
      Launch(
        ["rm", "-rf", "--", path].map { Array($0.utf8) }, environment: Aloud.environment,
        streams: [.null, .null, .null]))
  }

  /// Writes a file into it and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    precondition(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    return file
  }

  /// The bytes of a file in it; nil if it is not there.
  func bytes(of name: String) -> [UInt8]? {
    let descriptor = open(path + "/" + name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }
}
