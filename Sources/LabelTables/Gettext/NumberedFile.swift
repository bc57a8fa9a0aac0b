// SPDX-License-Identifier: GPL-3.0-or-later

/// A file with numbers of 32 bits in it, of either byte order. Every place is checked before it is
/// read.
struct NumberedFile: Sendable {
  let path: String
  /// Its length in bytes.
  let size: Int
  private let file: RandomAccessFile
  private let isBigEndian: Bool

  /// Opens a compiled catalogue, whose first number tells the byte order.
  init(path: String) throws(GettextError) {
    self.path = path
    do {
      file = try RandomAccessFile(path: path)
    } catch {
      throw GettextError(path: path, fault: .unreadable(error.number))
    }
    size = file.size
    switch file.bytes(at: 0, count: 4) {
    case [0xDE, 0x12, 0x04, 0x95]: isBigEndian = false
    case [0x95, 0x04, 0x12, 0xDE]: isBigEndian = true
    default: throw GettextError(path: path, fault: .notACatalogue)
    }
  }

  func error(_ fault: GettextError.Fault) -> GettextError {
    GettextError(path: path, fault: fault)
  }

  /// The bytes at a place.
  func bytes(at offset: Int, count: Int) throws(GettextError) -> [UInt8] {
    guard let bytes = file.bytes(at: offset, count: count) else { throw error(.outsideTheFile) }
    return bytes
  }

  /// The number at a place.
  func number(at offset: Int) throws(GettextError) -> Int {
    number(try bytes(at: offset, count: 4)[...])
  }

  /// The numbers that stand one behind another from a place on, read at once.
  func numbers(at offset: Int, count: Int) throws(GettextError) -> [Int] {
    let bytes = try bytes(at: offset, count: count * 4)
    return stride(from: 0, to: bytes.count, by: 4).map { number(bytes[$0..<($0 + 4)]) }
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    isBigEndian
      ? bytes.reduce(0) { $0 << 8 | Int($1) } : bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
