// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import LabelTables

/// Remembers that the key hint was said in this terminal session, so that a script with several
/// questions does not say it with each.
///
/// The memory is an empty file in the person's runtime folder (`XDG_RUNTIME_DIR`), which goes
/// away when they log out; without such a folder nothing is remembered.
struct HintMemory {
  private let path: String?

  /// - Parameters:
  ///   - session: the process that leads the terminal session.
  init(environment: [String: String], session: pid_t = getsid(0)) {
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      let started = Self.startTime(of: session)
    else {
      path = nil
      return
    }
    path = "\(folder)/aloud/hint-\(session)-\(started)"
  }

  var isSaid: Bool { path.map { PathText.withPath($0) { access($0, F_OK) } == 0 } ?? false }

  /// Not being able to remember is no fault: the hint is then said again.
  func remember() {
    guard let path, let slash = path.lastIndex(of: "/") else { return }
    _ = PathText.withPath(String(path[..<slash])) { mkdir($0, 0o700) }
    let descriptor = PathText.withPath(path) {
      open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    }
    if descriptor >= 0 { close(descriptor) }
  }

  /// When a process was started, so that a later one of the same number is told apart (proc(5),
  /// `/proc/PID/stat`, the 22nd field).
  private static func startTime(of process: pid_t) -> String? {
    guard let file = fopen("/proc/\(process)/stat", "re") else { return nil }
    defer { fclose(file) }
    var bytes = [CChar](repeating: 0, count: 1024)
    guard fgets(&bytes, Int32(bytes.count), file) != nil else { return nil }
    let text = String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The second field is the command's name in parentheses, which may hold spaces.
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[name...].split(separator: " ")
    return fields.count > 20 ? String(fields[20]) : nil
  }
}
