// SPDX-License-Identifier: GPL-3.0-or-later

/// What a box shows and asks, as the command line has it.
struct BoxArguments: Equatable, Sendable {
  /// One row of a list.
  struct Item: Equatable, Sendable {
    let tag: [UInt8]
    let item: [UInt8]
    var isOn = false
  }

  let kind: BoxKind
  /// The text, its line breaks made; of a text box the path of the file.
  var text: [UInt8]
  var items: [Item] = []
  /// What an entry holds at first.
  var initial: [UInt8] = []
  /// Where a gauge stands at first.
  var percent = 0

  /// Reads what stands behind the options, in whiptail's order: text, height, width, the list's
  /// height, its items. What stands behind that is passed over, as whiptail does.
  ///
  /// Sizes must be numbers, and are of no use: Aloud lays out by the person's text size.
  ///
  /// - Returns: nil where something is missing or no number, for which the usage is told.
  init?(_ line: WhiptailLine) {
    var operands = line.operands[...]
    guard let kind = line.kind, let text = operands.popFirst(),
      let height = operands.popFirst(), Self.number(height) != nil,
      let width = operands.popFirst(), Self.number(width) != nil
    else { return nil }
    self.kind = kind
    self.text = kind == .textbox ? text : Self.breakingLines(text)
    if kind.isEntry { initial = operands.first ?? [] }
    if kind == .gauge {
      guard let percent = operands.first.flatMap(Self.number) else { return nil }
      self.percent = percent
    }
    guard kind.hasItems else { return }
    guard let listHeight = operands.popFirst(), Self.number(listHeight) != nil else { return nil }
    // A menu without items has them on the command line all the same, and does not show them.
    let isItemGiven = kind == .menu || !line.flags.contains(.noitem)
    while let tag = operands.popFirst() {
      var item: [UInt8] = []
      if isItemGiven {
        guard let given = operands.popFirst() else { return nil }
        item = line.flags.contains(.noitem) ? [] : given
      }
      var isOn = false
      if kind.hasStatuses {
        guard let status = operands.popFirst() else { return nil }
        isOn = Self.isOn(status)
      }
      items.append(Item(tag: tag, item: item, isOn: isOn))
    }
    // Where whiptail crashes, a radio list without items, its usage is told as well.
    if items.isEmpty, kind != .checklist { return nil }
  }

  /// A number as strtoul(3) reads it to the end: white space, a sign, digits, or nothing at all.
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

  /// Whether a status of a list says that the item is on. (newt, `checkList`)
  private static func isOn(_ status: [UInt8]) -> Bool {
    ["1", "on", "yes"].contains(String(decoding: status, as: UTF8.self).lowercased())
  }

  /// A backslash with an n behind it breaks the line; no other sign means anything.
  static func breakingLines(_ text: [UInt8]) -> [UInt8] {
    var broken: [UInt8] = []
    var position = 0
    while position < text.count {
      let isBreak =
        text[position] == UInt8(ascii: "\\") && position + 1 < text.count
        && text[position + 1] == UInt8(ascii: "n")
      broken.append(isBreak ? UInt8(ascii: "\n") : text[position])
      position += isBreak ? 2 : 1
    }
    return broken
  }
}
