// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// What the terminal is used for.
public enum TerminalMode: Hashable, Sendable {
  /// As it was before.
  case usual
  /// Single keys, nothing echoed; pastes come marked, so that their line ends press no key.
  case keys
  /// Lines edited by readline.
  case lines
  /// Single keys, nothing echoed, and else as usual: programs that run at the same time write to the
  /// terminal, and may ask for a password there.
  case listening
  /// Another program's, on a terminal of its own: every byte goes through as it is, both ways.
  case passthrough

  /// The terminal attributes of the mode (termios(3)), made from the usual ones.
  ///
  /// Control-C, -S, -Q and -V come as bytes. Control-Z and Control-\ stay signals: the terminal
  /// must stop or end all processes of the command line, not only this one.
  func attributes(from usual: termios) -> termios {
    guard self != .usual else { return usual }
    var attributes = usual
    if self == .passthrough {
      cfmakeraw(&attributes)
      return attributes
    }
    if self == .listening {
      attributes.c_lflag &= ~tcflag_t(ICANON | ECHO)
      // Without ICANON it has no effect. Who asks for a password takes it away, and is known by it.
      attributes.c_lflag |= tcflag_t(ECHONL)
      withUnsafeMutableBytes(of: &attributes.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      return attributes
    }
    attributes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    // NOFLSH: what was typed before Control-Z is not lost.
    attributes.c_lflag |= tcflag_t(ISIG | NOFLSH)
    attributes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK)
    attributes.c_oflag |= tcflag_t(OPOST | ONLCR)
    attributes.c_cflag = (attributes.c_cflag & ~tcflag_t(CSIZE | PARENB)) | tcflag_t(CS8)
    withUnsafeMutableBytes(of: &attributes.c_cc) { characters in
      // Linux's _POSIX_VDISABLE, which is not imported.
      characters[Int(VINTR)] = 0
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return attributes
  }

  /// What the terminal is told when the mode begins.
  var opening: String { self == .keys ? "\u{1B}[?2004h" : "" }

  /// What the terminal is told when the mode ends.
  var closing: String {
    switch self {
    case .usual, .lines, .listening: ""
    case .keys: "\u{1B}[?2004l\u{1B}[?7h\u{1B}[m"
    // A program that crashed leaves the mouse on, the cursor hidden, keys in another mode.
    case .passthrough:
      "\u{1B}[?2004l\u{1B}[?1000;1002;1003;1006l\u{1B}[?1l\u{1B}>\u{1B}[?7h\u{1B}[?25h\u{1B}[m"
    }
  }
}
