// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel

/// What a script asks, whichever program's arguments it asks by.
struct Box: Equatable, Sendable {
  /// One row of a list.
  struct Item: Equatable, Sendable {
    let tag: [UInt8]
    let item: [UInt8]
    var isOn = false
    /// What the script tells about it beside its name.
    var help: [UInt8] = []
    /// How many rows of a tree it stands below.
    var depth = 0
  }

  /// One line of a form.
  struct Line: Equatable, Sendable {
    let label: [UInt8]
    let text: [UInt8]
    var isSecret = false
    /// Shown, and not to be changed.
    var isFixed = false
    /// Whether it is a part of the answer.
    var isAnswer = true
    var help: [UInt8] = []
  }

  /// A button of the row that ends the box.
  struct Button: Equatable, Sendable {
    enum Role: String, Sendable {
      case accept = "ok"
      case extra, cancel, help
    }

    let role: Role
    /// The script's own name for it.
    var name: [UInt8]?
    /// The table's entry of the name that it has otherwise.
    let entry: String

    var key: OptionKey { OptionKey(role.rawValue) }
  }

  let kind: BoxKind
  /// The text, its line breaks made; of a text box what the file holds.
  var text: [UInt8] = []
  /// What a program wrote that the box is about: it was heard, and can be read.
  var output: [UInt8] = []
  var title: [UInt8] = []
  var backtitle: [UInt8] = []
  var items: [Item] = []
  var showsTags = true
  /// Rows of the list that the script wants to be seen at once; nil where it leaves that open.
  var listHeight: Int?
  /// Where the focus begins, by the place among the items or lines.
  var firstItem = 0
  var lines: [Line] = []
  /// What an entry holds at first, or the file or folder to choose.
  var initial: [UInt8] = []
  /// In bytes: what may be typed; nil for no limit.
  var mostBytes: Int?
  /// Whether typing goes before what an entry holds at first, not behind it.
  var typesBefore = false
  /// Whether the key that kills a line backwards kills all of it, wherever the cursor is.
  var killsWholeLine = false
  /// Whether the key that deletes at the cursor deletes the last character behind it.
  var deletesAtEnd = false
  /// Where a gauge stands at first.
  var percent = 0
  /// The parts of a date (day, month, year), of a time (hour, minute, second), or of a range (least,
  /// most, first).
  var numbers: [Int] = []
  var buttons: [Button] = []
  /// Those that dialog makes room for.
  var drawnButtons: [Button] = []
  /// The size that the script gives it, and its list; Aloud lays out by itself.
  var given = DialogLayout.Size(height: 0, width: 0)
  var givenListHeight = 0
  /// What dialog's form takes, in lines and columns.
  var formExtent = DialogLayout.Size(height: 0, width: 0)
  /// The button that the focus begins on; nil where it begins above the buttons.
  var firstButton: Button.Role?
  var buttonKeys = ButtonKeys.stops
  var pressesByLetter = false
  /// Milliseconds without a key after which the box ends.
  var timeLimit: Int?

  init(_ kind: BoxKind) { self.kind = kind }

  /// A number as strtol(3) reads it to the end: white space, a sign, digits, or nothing at all.
  static func number(_ bytes: [UInt8]) -> Int? {
    if bytes.isEmpty { return 0 }
    var rest = bytes.drop { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
    let sign = rest.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
    guard !rest.isEmpty, rest.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      return nil
    }
    // One that is absurdly large is a number all the same.
    let number = Int(String(decoding: rest, as: UTF8.self)) ?? .max
    return sign == UInt8(ascii: "-") ? -number : number
  }

  /// A backslash with an n behind it breaks the line; no other sign means anything.
  static func breakingLines(_ text: [UInt8]) -> [UInt8] {
    var broken: [UInt8] = []
    var rest = text[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "\\")) {
      let isBreak = rest[(sign + 1)...].first == UInt8(ascii: "n")
      broken += isBreak ? rest[..<sign] : rest[...sign]
      if isBreak { broken.append(UInt8(ascii: "\n")) }
      rest = rest[(sign + (isBreak ? 2 : 1))...]
    }
    return broken.isEmpty ? Array(rest) : broken + rest
  }
}
