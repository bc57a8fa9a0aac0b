// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of one box of dialog's. (dialog(1), "Common Options")
struct DialogOptions: Sendable {
  enum Flag: String, CaseIterable, Sendable {
    case colors, defaultno, quoted, reorder, trim
    case breaksAtNewlines = "cr-wrap"
    case extraButton = "extra-button"
    case helpButton = "help-button"
    case helpStatus = "help-status"
    case helpTags = "help-tags"
    case itemHelp = "item-help"
    case lastKey = "last-key"
    case noCancel = "no-cancel"
    case noCollapse = "no-collapse"
    case noItems = "no-items"
    case noNewlines = "no-nl-expand"
    case noOK = "no-ok"
    case noShadow = "no-shadow"
    case noTags = "no-tags"
    case printSize = "print-size"
    case separateOutput = "separate-output"
    case singleQuoted = "single-quoted"
    case visitItems = "visit-items"
  }

  /// Options with a text.
  enum Text: String, CaseIterable, Sendable {
    case backtitle, title, hfile, hline, icon, trace, wmclass
    case cancelLabel = "cancel-label"
    case columnSeparator = "column-separator"
    case dateFormat = "date-format"
    case defaultButton = "default-button"
    case defaultItem = "default-item"
    case exitLabel = "exit-label"
    case extraLabel = "extra-label"
    case helpLabel = "help-label"
    case noLabel = "no-label"
    case okLabel = "ok-label"
    case outputSeparator = "output-separator"
    case separateWidget = "separate-widget"
    case timeFormat = "time-format"
    case weekStart = "week-start"
    case yesLabel = "yes-label"
  }

  /// Options with a number.
  enum Number: String, CaseIterable, Sendable {
    case aspect, sleep, timeout
    case maximumInput = "max-input"
    case tabLength = "tab-len"
  }

  var flags: Set<Flag> = []
  var texts: [Text: [UInt8]] = [:]
  var numbers: [Number: Int] = [:]
  /// Where the box is to lie, from the upper left corner.
  var begin: (line: Int, column: Int)?

  /// The button that the script names as the first to press.
  var firstButton: Box.Button.Role? {
    if let name = texts[.defaultButton] { return Self.role(named: name) }
    return flags.contains(.defaultno) ? .cancel : nil
  }

  /// - Parameter name: in any case, as dialog takes it.
  static func role(named name: [UInt8]) -> Box.Button.Role? {
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "ok", "yes": .accept
    case "cancel", "no": .cancel
    case "help": .help
    case "extra": .extra
    default: nil
    }
  }
}
