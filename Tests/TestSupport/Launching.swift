// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Why a program could not be started or waited for.
public struct ProgramFailure: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

/// What a program's descriptor is.
public enum ProgramStream: Sendable {
  /// The test holds the other end of a pipe.
  case pipe
  /// A pipe whose reader is gone.
  case brokenPipe
  case closed
  case null
  /// Writing always fails for want of space (full(4)).
  case full
  case file(String)
}

/// A program to be started: nothing of the test's own environment or descriptors reaches it.
public struct Launch: Sendable {
  public var arguments: [[UInt8]]
  public var environment: [String: String]
  public var folder: String?
  /// Its descriptors 0, 1 and 2.
  public var streams: [ProgramStream]
  /// Where a terminal takes the place of streams, these descriptors are it.
  public var terminalDescriptors: Set<Int32> = []
  /// Whether it leads a session of its own, which the terminal that tests are run on does not reach:
  /// it can neither ask there, nor is it ended by Control-C.
  public var leadsSession = true

  public init(
    _ arguments: [[UInt8]], environment: [String: String], streams: [ProgramStream],
    folder: String? = nil
  ) {
    self.arguments = arguments
    self.environment = environment
    self.streams = streams
    self.folder = folder
  }
}

/// Functions of glibc that its Swift module leaves out, since they stand behind `_GNU_SOURCE`.
enum HiddenFunction {
  typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
  typealias PidfdOpen = @convention(c) (pid_t, UInt32) -> Int32
  typealias AddFolder =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32

  static let pipe2 = named("pipe2", as: Pipe2.self)
  static let pidfdOpen = named("pidfd_open", as: PidfdOpen.self)
  static let addFolder = named("posix_spawn_file_actions_addchdir_np", as: AddFolder.self)

  private static func named<Function>(_ name: String, as type: Function.Type) -> Function {
    unsafeBitCast(dlsym(nil, name), to: type)
  }
}

extension Launch {
  /// Where both ends of a program's descriptors are while it is started.
  struct Ends {
    /// By descriptor of the program: the test's end, or -1.
    var own: [Int32] = [-1, -1, -1]
    var program: [Int32] = [-1, -1, -1]
  }

  /// The number of `POSIX_SPAWN_SETSID`, which is not imported.
  private static let newSession: Int32 = 0x80

  /// Starts it; with a terminal it leads a session in any case, which that terminal controls.
  func start(terminal: PseudoTerminal?) throws -> (pid_t, Ends) {
    let ends = try openEnds()
    defer { for end in ends.program where end >= 0 { close(end) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let folder { _ = HiddenFunction.addFolder(&actions, folder) }
    // Opening a terminal makes it the controlling one of a session leader without any.
    if let terminal {
      posix_spawn_file_actions_addopen(&actions, Self.spare, terminal.path, O_RDWR, 0)
    }
    for descriptor in Int32(0)...2 {
      if terminalDescriptors.contains(descriptor) {
        posix_spawn_file_actions_adddup2(&actions, Self.spare, descriptor)
      } else {
        connect(descriptor, end: ends.program[Int(descriptor)], &actions)
      }
    }
    if terminal != nil { posix_spawn_file_actions_addclose(&actions, Self.spare) }
    return (try spawn(&actions, leadsSession: leadsSession || terminal != nil), ends)
  }

  /// A descriptor that programs do not expect to be open.
  private static let spare: Int32 = 99

  private func openEnds() throws -> Ends {
    var ends = Ends()
    for descriptor in 0..<3 where !terminalDescriptors.contains(Int32(descriptor)) {
      switch streams[descriptor] {
      case .pipe, .brokenPipe:
        var pair: [Int32] = [-1, -1]
        guard HiddenFunction.pipe2(&pair, O_CLOEXEC) == 0 else {
          throw ProgramFailure("pipe2: \(errno)")
        }
        if descriptor == 0 { pair.reverse() }
        (ends.own[descriptor], ends.program[descriptor]) = (pair[0], pair[1])
        if case .brokenPipe = streams[descriptor] {
          close(pair[0])
          ends.own[descriptor] = -1
        } else {
          _ = fcntl(pair[0], F_SETFL, O_NONBLOCK)
        }
      case .closed, .null, .full, .file: break
      }
    }
    return ends
  }

  private func connect(
    _ descriptor: Int32, end: Int32, _ actions: inout posix_spawn_file_actions_t
  ) {
    let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT
    switch streams[Int(descriptor)] {
    case .pipe, .brokenPipe: posix_spawn_file_actions_adddup2(&actions, end, descriptor)
    case .closed: posix_spawn_file_actions_addclose(&actions, descriptor)
    case .null: posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", flags, 0o600)
    case .full: posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/full", flags, 0o600)
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }
  }

  private func spawn(
    _ actions: inout posix_spawn_file_actions_t, leadsSession: Bool
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags =
      Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
      | (leadsSession ? Self.newSession : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = arguments.map { Self.copied($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var identifier: pid_t = 0
    let status = posix_spawnp(&identifier, words[0]!, &actions, &attributes, words, variables)
    guard status == 0 else {
      throw ProgramFailure("\(String(cString: words[0]!)): \(String(cString: strerror(status)))")
    }
    return identifier
  }

  private static func copied(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { strdup($0.baseAddress!) }
    }
  }
}
