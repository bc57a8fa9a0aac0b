// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// The nanoseconds that something takes.
func nanoseconds(_ work: () -> Void) -> Double {
  let time = ContinuousClock().measure(work)
  return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
}

/// The nanoseconds of one step in the least of several batches: what it takes when nothing else
/// wants the processor.
///
/// - Parameter step: What is measured; gets the number of the step, from 0.
func nanosecondsPerStep(_ step: (Int) -> Void) -> Double {
  let (batches, steps) = (21, 200)
  let times = (0..<batches).map { batch in
    nanoseconds { for number in 0..<steps { step(batch * steps + number) } }
  }
  return (times.min() ?? 0) / Double(steps)
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
