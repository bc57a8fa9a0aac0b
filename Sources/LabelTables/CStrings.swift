// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Lists of texts as C functions take them, such as arguments and variables of a program.
public enum CStrings {
  /// Calls `body` with copies of texts, each ended by a NUL, and a null pointer behind the last one.
  /// They are gone afterwards.
  ///
  /// - Parameter texts: bytes without NUL: what follows one is left out.
  public static func withCopies<Result>(
    of texts: some Sequence<[UInt8]>, _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
  ) rethrows -> Result {
    let copies = texts.map(copied) + [nil]
    defer { for copy in copies { free(copy) } }
    return try body(copies)
  }

  private static func copied(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { strdup($0.baseAddress!) }
    }
  }
}
