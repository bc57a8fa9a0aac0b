// SPDX-License-Identifier: GPL-3.0-or-later

/// Words without what stands around them, to be compared.
enum AuditWords {
  /// The words of a text in small letters; where no spaces divide words, a stretch is one.
  static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// All letters and digits of a text in small letters, without what divides them.
  static func letters(in text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// A time as it is written everywhere, such as `12.4 s`.
  static func written(seconds: Double) -> String {
    written(Int((seconds * 10).rounded()), decimals: 1)
  }

  /// A time and the least or most that it should be, with as many decimals as tell them apart.
  static func written(seconds: Double, insteadOf limit: Double) -> [String] {
    for decimals in 1...2 {
      let scale = decimals == 1 ? 10.0 : 100
      let (long, most) = (Int((seconds * scale).rounded()), Int((limit * scale).rounded()))
      if long != most || decimals == 2 {
        // What is longer by less than that is longer all the same.
        return [
          written(max(long, most + 1), decimals: decimals), written(most, decimals: decimals),
        ]
      }
    }
    return []
  }

  private static func written(_ number: Int, decimals: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(padded.dropLast(decimals)).\(padded.suffix(decimals)) s"
  }
}
