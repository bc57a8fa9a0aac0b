// SPDX-License-Identifier: GPL-3.0-or-later

extension TerminalEmulator {
  func control(_ byte: UInt8) {
    isWrapPending = false
    switch byte {
    case 0x07: bells += 1
    case 0x08: column = max(column - 1, 0)
    case 0x09: column = min((column / 8 + 1) * 8, columns - 1)
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    default: unknownSequences.append("control \(byte)")
    }
  }

  func obey(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let number = max((numbers.first ?? nil) ?? 1, 1)
    if final != "m" { isWrapPending = false }
    switch (final, parameters) {
    case ("m", _): rendition(numbers.map { $0 ?? 0 })
    case ("A", _): row = max(row - number, 0)
    case ("B", _): row = min(row + number, rows - 1)
    case ("C", _): column = min(column + number, columns - 1)
    case ("D", _): column = max(column - number, 0)
    case ("G", _): column = min(number, columns) - 1
    case ("H", _):
      row = min(number, rows) - 1
      column = min(max((numbers.dropFirst().first ?? nil) ?? 1, 1), columns) - 1
    case ("d", _): row = min(number, rows) - 1
    case ("X", _): blank(number)
    case ("b", _):
      if let text = lastCluster?.text {
        for _ in 0..<number { put(text, width: CellWidth.columns(of: Character(text))) }
      }
    case ("J", ""), ("J", "0"):
      erase(row: row, from: column)
      for below in (row + 1)..<max(rows, row + 1) { erase(row: below, from: 0) }
    case ("J", "2"): for row in 0..<rows { erase(row: row, from: 0) }
    case ("K", ""), ("K", "0"): erase(row: row, from: column)
    case ("K", "2"): erase(row: row, from: 0)
    case ("P", _): delete(number)
    case ("@", _): insert(number)
    case ("h", "?7"): wrapsLines = true
    case ("l", "?7"): wrapsLines = false
    case ("h", "?1"): hasApplicationKeys = true
    case ("l", "?1"): hasApplicationKeys = false
    case ("h", "?2004"): marksPastes = true
    case ("l", "?2004"): marksPastes = false
    case ("n", "6"): answers += "\u{1B}[\(row + 1);\(column + 1)R".utf8
    case ("#", "3"), ("#", "4"), ("#", "5"), ("#", "6"): break
    default: unknownSequences.append("\(parameters)\(final)")
    }
  }

  /// kitty's text sizing protocol: metadata, a semicolon, text.
  func operatingSystemCommand(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "66" else {
      unknownSequences.append("OSC \(text)")
      return
    }
    guard scalesText else { return }
    let scale = parts[1].hasPrefix("s=") ? Int(parts[1].dropFirst(2)) ?? 1 : 1
    let width = parts[1].hasPrefix("w=") ? Int(parts[1].dropFirst(2)) : nil
    for cluster in parts[2] {
      put(String(cluster), width: scale * (width ?? CellWidth.columns(of: cluster)))
    }
    lastCluster = nil
  }

  /// SGR: only what tests look at.
  private func rendition(_ parameters: [Int]) {
    for parameter in parameters.isEmpty ? [0] : parameters {
      switch parameter {
      case 0: isReversed = false
      case 7: isReversed = true
      case 27: isReversed = false
      case 30...49, 90...107: hasUsedColor = true
      default: break
      }
    }
  }
}
