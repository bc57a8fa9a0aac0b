// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// What proc(5) tells of a program and of those it started.
enum ProcessActivity {
  /// Whether a thread of any of them runs, waits for a processor or for a disk. Where there is no
  /// proc(5), nothing is busy.
  static func isBusy(_ process: pid_t) -> Bool {
    names(in: "/proc/\(process)/task").contains { thread in
      let folder = "/proc/\(process)/task/\(thread)"
      return isBusyState(text(of: folder + "/stat"))
        || text(of: folder + "/children").split(separator: " ").contains {
          pid_t($0).map(isBusy) ?? false
        }
    }
  }

  /// The state is the word after the name in parentheses, which may hold parentheses itself.
  private static func isBusyState(_ line: String) -> Bool {
    guard let end = line.lastIndex(of: ")") else { return false }
    return line[end...].dropFirst(2).first.map { $0 == "R" || $0 == "D" } ?? false
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

  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
