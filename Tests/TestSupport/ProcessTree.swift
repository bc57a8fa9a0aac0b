// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// What proc(5) tells about processes.
public enum ProcessTree {
  /// The children of all threads of a process.
  public static func children(of process: pid_t) -> [pid_t] {
    names(in: "/proc/\(process)/task").flatMap { thread in
      read("/proc/\(process)/task/\(thread)/children").split(separator: " ").compactMap {
        pid_t($0)
      }
    }
  }

  /// All processes below one.
  public static func descendants(of process: pid_t) -> [pid_t] {
    children(of: process).flatMap { [$0] + descendants(of: $0) }
  }

  /// The words that a process was started with; empty for one that is gone.
  public static func arguments(of process: pid_t) -> [String] {
    read("/proc/\(process)/cmdline").split(separator: "\0").map(String.init)
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func read(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Tells when a process that is not the test's own child ended.
public final class ProcessWatch {
  private let descriptor: Int32

  public init(_ process: pid_t) throws {
    descriptor = HiddenFunction.pidfdOpen(process, 0)
    guard descriptor >= 0 else { throw ProgramFailure("pidfd_open: \(errno)") }
  }

  deinit {
    close(descriptor)
  }

  public func hasEnded(withinSeconds seconds: Int) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, Int32(seconds * 1000)) > 0
  }
}
