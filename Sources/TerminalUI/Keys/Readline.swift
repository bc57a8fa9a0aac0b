// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc

/// The readline library: there is one in a process, for one thread.
enum Readline {
  /// Gives readline a byte, or nil to make it return from wherever it reads.
  nonisolated(unsafe) static var source: (() -> UInt8?)?

  /// Initialises readline once: its name for `$if aloud`, our functions, the person's inputrc, and
  /// a UTF-8 locale, without which it loses all but ASCII.
  static func initialize() {
    guard !isInitialized else { return }
    isInitialized = true
    // readline keeps these pointers for good.
    rl_readline_name = UnsafePointer(strdup("aloud"))
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    rl_outstream = silence
    rl_instream = emptyInput
    rl_prep_term_function = { _ in }
    rl_deprep_term_function = {}
    rl_getc_function = { _ in
      guard let byte = Readline.source?() else { return READERR }
      return Int32(byte)
    }
    ReadlineCommands.define()
    rl_initialize()
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" {
      if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "C.utf8") }
      rl_initialize()
      // Letters beyond ASCII were taken for Meta keys at the first reading.
      set("convert-meta", "off")
      rl_read_init_file(nil)
    }
    set("convert-meta", "off")
    set("input-meta", "on")
    set("output-meta", "on")
    set("enable-bracketed-paste", "off")
  }

  /// The next byte by way of readline (`rl_read_key`), from a source that is its
  /// `rl_getc_function`; nil when the source gives none.
  static func readKey(from source: @escaping () -> UInt8?) -> UInt8? {
    self.source = source
    defer { self.source = nil }
    let key = rl_read_key()
    return key >= 0 ? UInt8(truncatingIfNeeded: key) : nil
  }

  /// Sets a variable of readline (`rl_variable_bind`).
  static func set(_ variable: String, _ value: String) {
    rl_variable_bind(variable, value)
  }

  /// A stream that goes nowhere: in key mode nothing of readline may reach the terminal.
  nonisolated(unsafe) static let silence = fopen("/dev/null", "we")

  /// A stream that nothing comes from.
  nonisolated(unsafe) static let emptyInput = fopen("/dev/null", "re")

  nonisolated(unsafe) private static var isInitialized = false
}
