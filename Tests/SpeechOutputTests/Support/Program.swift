// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import SpeechOutput

/// Another program that runs beside a test.
final class Program {
  /// The built command, which the package builds next to the tests.
  static let aloud: String = {
    // Starting eSpeak NG changes this process's environment for a moment, which must be over
    // before another thread copies it for a program.
    _ = VoiceCatalogue.installed()
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    let executable = String(
      decoding: path.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return String(executable[..<executable.lastIndex(of: "/")!]) + "/aloud"
  }()

  struct Failure: Error {
    let arguments: [String]
    let status: Int32
  }

  let identifier: pid_t
  /// Where its standard output can be read.
  let output: Int32

  private var isReaped = false

  /// Starts a program found on the path; what it says on standard error is dropped.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    _ = Self.aloud
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Failure(arguments: arguments, status: errno)
    }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var variables = environment.map { "\($0)=\($1)" }
    var position = 0
    while let entry = environ[position] {
      position += 1
      let variable = String(cString: entry)
      if environment[String(variable.prefix { $0 != "=" })] == nil { variables.append(variable) }
    }
    let words = arguments.map { strdup($0) } + [nil]
    let settings = variables.map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    var identifier: pid_t = 0
    let status = posix_spawnp(&identifier, arguments[0], &actions, nil, words, settings)
    guard status == 0 else { throw Failure(arguments: arguments, status: status) }
    self.identifier = identifier
    output = ends[0]
  }

  deinit {
    end()
    close(output)
  }

  /// Ends it at once.
  func end() {
    guard !isReaped else { return }
    isReaped = true
    kill(identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }

  /// What it writes until it ends; fails unless it ends well.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> [UInt8] {
    let program = try Program(arguments, environment: environment)
    let bytes = readAll(program.output)
    var status: Int32 = 0
    waitpid(program.identifier, &status, 0)
    program.isReaped = true
    guard status == 0 else { throw Failure(arguments: arguments, status: status) }
    return bytes
  }

  /// Everything from a descriptor to its end.
  static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}

/// A folder that goes when the test does.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/aloud-speech-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template))
  }

  deinit {
    _ = try? Program.run(["rm", "-rf", "--", path])
  }

  /// The bytes of a file in it.
  func bytes(of name: String) -> [UInt8] {
    let descriptor = open(path + "/" + name, O_RDONLY)
    defer { close(descriptor) }
    return Program.readAll(descriptor)
  }
}
