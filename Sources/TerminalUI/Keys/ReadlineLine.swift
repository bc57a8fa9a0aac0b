// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Glibc

/// The line in readline that an editor has, through readline's callback interface: it does all
/// that belongs to a key, such as numbers before it, kills in a row and undo, and waits for none.
/// There is one such line in a process.
enum ReadlineLine {
  /// Who has it.
  nonisolated(unsafe) private(set) static weak var owner: AnyObject?
  nonisolated(unsafe) private static var isOver = false
  nonisolated(unsafe) private static var keymaps: EditingKeymaps?
  nonisolated(unsafe) private static var waiting: ArraySlice<UInt8> = []

  /// The most times that a key is repeated by a number typed before it (`rl_numeric_arg`).
  static let mostRepeats: Int32 = 1000

  /// Begins a line without undo, in vi mode in insertion. O(text).
  static func begin(_ text: String, for owner: AnyObject) {
    release()
    self.owner = owner
    isOver = false
    rl_redisplay_function = {}
    Readline.listening {
      rl_callback_handler_install("") { line in
        rl_callback_handler_remove()
        ReadlineLine.isOver = true
        free(line)
      }
      keymaps = EditingKeymaps()
      // A key that does nothing: a kill in this line is not added to one in the last.
      EditingKeymaps.binding([0], to: { _, _ in 0 }) { play([0]) }
      rl_replace_line(text, 1)
    }
    rl_point = rl_end
    rl_mark = 0
    _ = Readline.output.take()
  }

  /// Gives it up, for another editor or a line that is read.
  static func release() {
    guard owner != nil || keymaps != nil else { return }
    rl_clear_pending_input()
    rl_callback_sigcleanup()
    Readline.listening {
      rl_replace_line("", 1)
      rl_callback_handler_remove()
    }
    owner = nil
    keymaps = nil
    _ = Readline.output.take()
  }

  /// Forgets a key that is not whole, or that waits for its argument.
  static func forgetKey() {
    rl_callback_sigcleanup()
    rl_discard_argument()
  }

  /// Gives readline the bytes of a key.
  ///
  /// - Parameter function: what each of the bytes is to call; nil for what they are bound to.
  /// - Returns: whether the line goes on.
  static func dispatch(_ bytes: [UInt8], to function: ReadlineFunction?) -> Bool {
    guard let keymaps else { return false }
    Readline.listening {
      keymaps.inForce {
        if let function {
          EditingKeymaps.binding(bytes, to: function) { play(bytes) }
        } else {
          play(bytes)
        }
      }
    }
    _ = Readline.output.take()
    if rl_numeric_arg > mostRepeats { rl_numeric_arg = mostRepeats }
    return !isOver
  }

  private static func play(_ bytes: [UInt8]) {
    waiting = bytes[...]
    Readline.source = { ReadlineLine.waiting.popFirst() }
    Readline.hasInput = { _ in !ReadlineLine.waiting.isEmpty }
    repeat {
      rl_callback_read_char()
    } while !isOver && (!waiting.isEmpty || has(RL_STATE_INPUTPENDING))
    Readline.source = nil
    Readline.hasInput = nil
  }

  private static func has(_ state: Int32) -> Bool {
    rl_readline_state & UInt(state) != 0
  }

  /// The text that readline has. O(text).
  static var text: String {
    let bytes = UnsafeRawBufferPointer(start: rl_line_buffer, count: Int(rl_end))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What was killed in a secret field, and yanked in this line, is nothing. O(text) once there was
  /// a secret.
  static func removeSigns() {
    guard SecretCharacters.wereGiven, let buffer = rl_line_buffer,
      memchr(buffer, SecretCharacters.firstByte, Int(rl_end)) != nil
    else { return }
    let line = text
    guard line.unicodeScalars.contains(where: SecretCharacters.isSign) else { return }
    var end = Int32(line.utf8.count)
    for scalar in line.unicodeScalars.reversed() {
      let start = end - Int32(String(scalar).utf8.count)
      if SecretCharacters.isSign(scalar) {
        rl_delete_text(start, end)
        if rl_point >= end { rl_point -= end - start }
      }
      end = start
    }
  }
}
