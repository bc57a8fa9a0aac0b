// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Where and when something is played and read, for reports.
enum Machine {
  /// Its name (gethostname); `localhost` where it has none.
  static var name: String {
    var name = [UInt8](repeating: 0, count: 256)
    let status = name.withUnsafeMutableBytes { buffer in
      gethostname(buffer.baseAddress!.assumingMemoryBound(to: CChar.self), buffer.count - 1)
    }
    let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    return status == 0 && !text.isEmpty ? text : "localhost"
  }

  /// The columns of the terminal that a descriptor leads to (TIOCGWINSZ); nil where it is none, or
  /// does not know them.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The time now, as ISO 8601 has it, in UTC and without a zone.
  static var time: String {
    var now = Glibc.time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    return String(decoding: text.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
