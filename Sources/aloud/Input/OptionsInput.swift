// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import RadioModel

/// Options read from a file or standard input: `KEY<TAB>LABEL[<TAB>DESCRIPTION]`, or a label
/// that is its own key.
struct OptionsInput {
  /// Where the options come from, for messages.
  let place: StreamPlace
  /// Whether NUL ends a record, rather than a line break (LF, or CR LF).
  let isNulSeparated: Bool

  /// Reads all options there are.
  ///
  /// - Throws: `unreadableFile`, and what ``parse(_:)`` throws.
  func read() throws(UsageError) -> [OptionInput] {
    switch InputFile.contents(of: place) {
    case .success(let bytes): try parse(bytes)
    case .failure(let failure): throw .unreadableFile(place, reason: failure.reason)
    }
  }

  /// Reads options from bytes. Empty lines count as lines and are no options.
  ///
  /// - Throws: `malformedLine` for an empty key or label, or too many fields.
  /// - Complexity: O(number of bytes).
  func parse(_ bytes: [UInt8]) throws(UsageError) -> [OptionInput] {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(UsageError) in try parse(buffer) }
    }
    return try result.get()
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) throws(UsageError) -> [OptionInput] {
    let end: UInt8 = isNulSeparated ? 0 : UInt8(ascii: "\n")
    var options: [OptionInput] = []
    var rest = bytes[...]
    if !isNulSeparated, rest.starts(with: Self.byteOrderMark) {
      rest = rest.dropFirst(Self.byteOrderMark.count)
    }
    var number = 0
    while !rest.isEmpty {
      number += 1
      let length = rest.position(of: end) ?? rest.count
      var record = rest.prefix(length)
      rest = rest.dropFirst(length + 1)
      if !isNulSeparated, record.last == UInt8(ascii: "\r") { record = record.dropLast() }
      if record.isEmpty { continue }
      let origin: OptionInput.Origin = isNulSeparated ? .record(number) : .line(number)
      guard let option = Self.option(record, origin: origin) else {
        throw .malformedLine(place, origin)
      }
      options.append(option)
    }
    return options
  }

  /// Editors on other systems begin UTF-8 files with this; it is no part of the first key.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The option in one record, or nil if it is none.
  private static func option(
    _ record: Slice<UnsafeRawBufferPointer>, origin: OptionInput.Origin
  ) -> OptionInput? {
    let tab = UInt8(ascii: "\t")
    guard let firstTab = record.position(of: tab) else {
      let key = OptionKey(bytes: Array(record))
      // The text of the key, so that both share one piece of memory.
      return OptionInput(key: key, label: key.text, detail: nil, origin: origin)
    }
    let key = record.prefix(firstTab)
    var label = record.dropFirst(firstTab + 1)
    var detail: Slice<UnsafeRawBufferPointer>?
    if let secondTab = label.position(of: tab) {
      detail = label.dropFirst(secondTab + 1)
      label = label.prefix(secondTab)
    }
    guard !key.isEmpty, !label.isEmpty, detail?.position(of: tab) == nil else { return nil }
    return OptionInput(
      key: OptionKey(bytes: Array(key)), label: String(decoding: label, as: UTF8.self),
      detail: detail.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) },
      origin: origin)
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// How many bytes stand before the first of these (C's `memchr`); nil if there is none.
  fileprivate func position(of byte: UInt8) -> Int? {
    let bytes = UnsafeRawBufferPointer(rebasing: self)
    guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count)
    else { return nil }
    return UnsafeRawPointer(found) - start
  }
}
