// SPDX-License-Identifier: GPL-3.0-or-later

import CICU

/// An ICU transliterator. Not to be used by several threads at once.
final class Transliterator {
  private let handle: OpaquePointer

  /// nil when ICU has no transliterator of this name. (utrans_openU)
  init?(_ identifier: String) {
    guard let handle = aloud_transliterator_open(identifier) else { return nil }
    self.handle = handle
  }

  deinit { aloud_transliterator_close(handle) }

  func transliterate(_ text: String) -> String {
    text.withICUText { bytes, length in
      textFromICU { aloud_transliterate(handle, bytes, length, $0, $1) }
    } ?? text
  }
}
