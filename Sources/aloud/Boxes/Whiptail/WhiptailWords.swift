// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// What whiptail itself writes where it asks nothing. Scripts know these bytes, so they are no
/// words of Aloud's, and stay what they are in every language. (newt 0.52.23, popt 1.19)
enum WhiptailWords {
  static let version = "whiptail (newt): 0.52.23\n"
  static let noTerminal = "Failed to open terminal."

  static let usage = """
    Box options:\u{20}
    \t--msgbox <text> <height> <width>
    \t--yesno  <text> <height> <width>
    \t--infobox <text> <height> <width>
    \t--inputbox <text> <height> <width> [init]\u{20}
    \t--passwordbox <text> <height> <width> [init]\u{20}
    \t--textbox <file> <height> <width>
    \t--menu <text> <height> <width> <listheight> [tag item] ...
    \t--checklist <text> <height> <width> <listheight> [tag item status]...
    \t--radiolist <text> <height> <width> <listheight> [tag item status]...
    \t--gauge <text> <height> <width> <percent>
    Options: (depend on box-option)
    \t--clear\t\t\t\tclear screen on exit
    \t--defaultno\t\t\tdefault no button
    \t--default-item <string>\t\tset default string
    \t--fb, --fullbuttons\t\tuse full buttons
    \t--nocancel\t\t\tno cancel button
    \t--yes-button <text>\t\tset text of yes button
    \t--no-button <text>\t\tset text of no button
    \t--ok-button <text>\t\tset text of ok button
    \t--cancel-button <text>\t\tset text of cancel button
    \t--noitem\t\t\tdon't display items
    \t--notags\t\t\tdon't display tags
    \t--separate-output\t\toutput one line at a time
    \t--output-fd <fd>\t\toutput to fd, not stdout
    \t--title <title>\t\t\tdisplay title
    \t--backtitle <backtitle>\t\tdisplay backtitle
    \t--scrolltext\t\t\tforce vertical scrollbars
    \t--topleft\t\t\tput window in top-left corner
    \t-h, --help\t\t\tprint this message
    \t-v, --version\t\t\tprint version information


    """

  /// A failure of the system with what it was about. (perror(3))
  static func failure(_ subject: [UInt8], _ number: Int32) -> [UInt8] {
    subject + Array(": \(String(cString: strerror(number)))\n".utf8)
  }

  /// Behind a descriptor for the answer that cannot be used; the line break is whiptail's.
  static let noOutput = Array("Cannot open output-fd\n".utf8)
  static let gaugeInput = Array("dup/close stdin".utf8)
  static let gaugeTerminal = Array("open /dev/tty".utf8)

  /// Nothing for a second box, for which the usage is told.
  static func message(_ mistake: WhiptailLine.Mistake) -> [UInt8]? {
    let (argument, reason): ([UInt8], String)
    switch mistake {
    case .secondBox: return nil
    case .unknownOption(let given): (argument, reason) = (given, "unknown option")
    case .missingValue(let given): (argument, reason) = (given, "missing argument")
    case .unwantedValue(let given):
      (argument, reason) = (given, "option does not take an argument")
    case .badNumber(let given): (argument, reason) = (given, "invalid numeric value")
    case .numberTooLarge(let given):
      (argument, reason) = (given, "number too large or too small")
    }
    return argument + Array(": \(reason)\n".utf8)
  }
}
