// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
@preconcurrency import Glibc

/// The readline library: there is one in a process, for one thread.
enum Readline {
  /// Gives readline a byte, or nil to make it return from wherever it reads.
  nonisolated(unsafe) static var source: (() -> UInt8?)?

  /// Whether a byte comes within some milliseconds.
  nonisolated(unsafe) static var hasInput: ((_ milliseconds: Int) -> Bool)?

  /// What readline wants to be shown. In key mode nothing of it may reach the terminal.
  nonisolated(unsafe) static let output = MemoryStream()

  /// How long readline may wait to tell an Escape from a longer key, in milliseconds.
  private static let escapePause = 40

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
    rl_outstream = output.stream
    rl_instream = fmemopen(nil, 1, "r")
    rl_prep_term_function = { _ in }
    rl_deprep_term_function = {}
    rl_getc_function = { _ in
      guard let byte = Readline.source?() else { return READERR }
      return Int32(byte)
    }
    rl_input_available_hook = { Readline.hasInput?(Readline.escapePause) ?? false ? 1 : 0 }
    ReadlineCommands.define()
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" {
      if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "C.utf8") }
    }
    listening {
      // It remembers the file, and reads no other by itself.
      rl_read_init_file("/dev/null")
      rl_initialize()
      // Letters beyond ASCII are no Meta keys.
      set("convert-meta", "off")
    }
    PersonalKeys.shared.read()
    EndlessMacros.remove()
    // It waits half a second for the person to see the other one, at a descriptor of its own.
    set("blink-matching-paren", "off")
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

  /// Does something with readline, whose complaints and bells would go to standard error, in
  /// English and over the question.
  ///
  /// - Returns: what it wrote there.
  @discardableResult
  static func listening(to body: () -> Void) -> [UInt8] {
    let standardError = stderr
    stderr = complaints.stream
    body()
    stderr = standardError
    return complaints.take()
  }

  nonisolated(unsafe) private static let complaints = MemoryStream()
  nonisolated(unsafe) private static var isInitialized = false
}
