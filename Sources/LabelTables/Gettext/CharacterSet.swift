// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// A character set by its name, converted to and from UTF-8 by the system. (iconv(3))
final class CharacterSet: Sendable {
  /// The name as it was given.
  let name: String

  /// Descriptors of iconv, which only the thread with the lock uses.
  private struct Conversions: @unchecked Sendable {
    let toText: iconv_t
    let fromText: iconv_t

    init?(_ name: String) {
      let none = iconv_t(bitPattern: -1)
      guard let toText = iconv_open("UTF-8", name), toText != none else { return nil }
      guard let fromText = iconv_open(name, "UTF-8"), fromText != none else {
        iconv_close(toText)
        return nil
      }
      (self.toText, self.fromText) = (toText, fromText)
    }
  }

  /// None for UTF-8, where nothing is to be converted.
  private let conversions: Mutex<Conversions?>
  private let isUTF8: Bool

  /// Nil when the system does not know the name.
  init?(named name: String) {
    self.name = name
    // iconv takes instructions behind slashes, which no file shall give.
    let plain = String(name.prefix { $0 != "/" })
    isUTF8 = ["utf-8", "utf8", "charset", ""].contains(plain.lowercased())
    let conversions = isUTF8 ? nil : Conversions(plain)
    self.conversions = Mutex(conversions)
    if !isUTF8, conversions == nil { return nil }
  }

  deinit {
    conversions.withLock {
      guard let conversions = $0 else { return }
      iconv_close(conversions.toText)
      iconv_close(conversions.fromText)
    }
  }

  /// The text that bytes stand for; nil when they are none of this character set.
  func text(_ bytes: some Collection<UInt8>) -> String? {
    if isUTF8 { return String(validating: bytes, as: UTF8.self) }
    return conversions.withLock { conversions in
      conversions.flatMap { Self.convert(Array(bytes), by: $0.toText) }
        .flatMap { String(validating: $0, as: UTF8.self) }
    }
  }

  /// The bytes of a text; nil when this character set has not all of its characters.
  func bytes(_ text: String) -> [UInt8]? {
    if isUTF8 { return Array(text.utf8) }
    return conversions.withLock { conversions in
      conversions.flatMap { Self.convert(Array(text.utf8), by: $0.fromText) }
    }
  }

  private static func convert(_ input: [UInt8], by descriptor: iconv_t) -> [UInt8]? {
    var input = input.map { CChar(bitPattern: $0) }
    var output: [UInt8] = []
    var buffer = [CChar](repeating: 0, count: max(64, input.count * 2))
    iconv(descriptor, nil, nil, nil, nil)
    return input.withUnsafeMutableBufferPointer { input in
      var source = input.baseAddress
      var sourceRest = input.count
      // The last call writes what a character set with shifts owes, such as ISO-2022-JP.
      var isFinishing = false
      while true {
        let (result, failure, written) = buffer.withUnsafeMutableBufferPointer { buffer in
          var target = buffer.baseAddress
          var targetRest = buffer.count
          errno = 0
          let result =
            isFinishing
            ? iconv(descriptor, nil, nil, &target, &targetRest)
            : iconv(descriptor, &source, &sourceRest, &target, &targetRest)
          return (result, errno, buffer.count - targetRest)
        }
        output += buffer[..<written].lazy.map { UInt8(bitPattern: $0) }
        if result == -1 {
          guard failure == E2BIG, written > 0 || buffer.count < 1024 else { return nil }
          if written == 0 { buffer = [CChar](repeating: 0, count: 1024) }
        } else if isFinishing {
          return output
        } else {
          isFinishing = true
        }
      }
    }
  }
}
