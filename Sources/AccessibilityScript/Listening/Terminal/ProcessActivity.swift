// SPDX-License-Identifier: GPL-3.0-or-later
import CVTerm
import Glibc
import LabelTables

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

  /// Whether any of them reads from a terminal at this moment (read(2)). Where the system does not
  /// tell, none does.
  static func readsTerminal(_ process: pid_t) -> Bool {
    names(in: "/proc/\(process)/task").contains { thread in
      let folder = "/proc/\(process)/task/\(thread)"
      let call = text(of: folder + "/syscall").split(separator: " ")
      if call.count > 1, Int(call[0]) == Int(ALOUD_SYSCALL_READ),
        let descriptor = Int(call[1].dropFirst(2), radix: 16),
        isTerminal("\(folder)/fd/\(descriptor)")
      {
        return true
      }
      return text(of: folder + "/children").split(separator: " ").contains {
        pid_t($0).map(readsTerminal) ?? false
      }
    }
  }

  private static func isTerminal(_ link: String) -> Bool {
    let path = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) {
        max(0, readlink(link, $0.baseAddress!, $0.count))
      }
    }
    let name = String(decoding: path, as: UTF8.self)
    return name.hasPrefix("/dev/pts/") || name.hasPrefix("/dev/tty")
  }

  /// The state is the word after the name in parentheses, which may hold parentheses itself.
  private static func isBusyState(_ line: String) -> Bool {
    guard let end = line.lastIndex(of: ")") else { return false }
    return line[end...].dropFirst(2).first.map { $0 == "R" || $0 == "D" } ?? false
  }

  /// What is gone meanwhile has no names and no text.
  private static func names(in folder: String) -> [String] {
    let names = try? FileReading.names(in: folder)
    return (names ?? []).filter { !$0.hasPrefix(".") }
  }

  private static func text(of path: String) -> String {
    let bytes = try? FileReading.bytes(of: path)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }
}
