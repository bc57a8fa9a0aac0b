// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The nanoseconds that something takes.
func nanoseconds(_ work: () -> Void) -> Double {
  let time = ContinuousClock().measure(work)
  return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
}

/// The bytes of this process that are in memory (proc(5), statm).
func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
  let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(getpagesize())
}

extension Double {
  /// With so many decimals, without Foundation.
  func rounded(decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let whole = Int((self * scale).rounded())
    guard decimals > 0 else { return String(whole) }
    let digits = String(whole % Int(scale))
    return "\(whole / Int(scale))."
      + String(repeating: "0", count: decimals - digits.count) + digits
  }
}
