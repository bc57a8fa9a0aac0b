// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A person's inputrc, in place before readline reads it, which it does once in a process.
enum PersonalBindings {
  /// Binds functions of ours, in the keymaps of emacs and vi, and takes keys that we use.
  private static let inputrc = """
    set bell-style none
    "\\e[A": history-search-backward
    "\\C-n": menu-complete
    $if aloud
    "h": aloud-help
    "\\C-x\\C-h": aloud-where-am-i
    "\\e[23~": aloud-say-again
    "\\ex": aloud-silence
    "ö": aloud-last
    set keymap vi-insert
    "g": aloud-first
    set keymap emacs
    $endif
    $if another
    "j": aloud-help
    $endif

    """

  static let areInstalled: Bool = {
    var path = Array("/tmp/aloud-inputrc-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return false }
    let written = write(descriptor, inputrc, inputrc.utf8.count)
    close(descriptor)
    setenv("INPUTRC", path, 1)
    atexit { unlink(getenv("INPUTRC")) }
    return written == inputrc.utf8.count
  }()
}
