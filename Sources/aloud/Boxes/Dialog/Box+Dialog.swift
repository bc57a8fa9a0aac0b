// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import RadioModel

extension Box {
  /// Reads the arguments of one of dialog's boxes. Sizes must be numbers, and are of no use.
  ///
  /// - Throws: what dialog says of arguments that are no box.
  init(_ kind: BoxKind, _ tokens: DialogTokens, _ options: DialogOptions) throws(DialogMistake) {
    self.init(kind)
    let (least, most) = Self.counts[kind] ?? (4, 4)
    try tokens.check(least: least, most: most)
    title = options.texts[.title] ?? []
    backtitle = options.texts[.backtitle] ?? []
    timeLimit = options.numbers[.timeout].flatMap { $0 > 0 ? $0 * 1000 : nil }
    mostBytes = options.numbers[.maximumInput].flatMap { $0 > 0 ? $0 : nil }
    text = kind.isFile ? tokens.text(1) ?? [] : DialogText.read(tokens.text(1) ?? [], options)
    if kind == .editbox {
      _ = try tokens.numbers(2..<4)
      buttonKeys = .behind
    } else if kind.hasItems {
      try takeItems(tokens, options)
    } else if kind.isForm {
      try takeLines(tokens, options)
    } else {
      try takeRest(tokens, options)
    }
    takeButtons(options)
    killsWholeLine = true
    deletesAtEnd = kind != .editbox
    try takeSize(tokens)
  }

  /// The numbers behind the text, or behind the option where there is none.
  private mutating func takeSize(_ tokens: DialogTokens) throws(DialogMistake) {
    var place = 2
    switch kind {
    case .programbox, .progressbox: place = tokens.count == 4 ? 2 : 1
    case .prgbox: place = tokens.count == 5 ? 3 : 2
    default: break
    }
    given.height = try tokens.number(place)
    given.width = try tokens.number(place + 1)
    if kind.hasItems || (kind.isForm && kind != .editbox) {
      givenListHeight = try tokens.number(4)
    }
  }

  /// The least and the most arguments, with the option itself; 0 for no bound.
  private static let counts: [BoxKind: (Int, Int)] = [
    .menu: (6, 0), .inputmenu: (6, 0), .checklist: (7, 0), .radiolist: (7, 0),
    .inputbox: (4, 5), .passwordbox: (4, 5), .gauge: (4, 5), .pause: (5, 5), .prgbox: (4, 5),
    .programbox: (3, 4), .progressbox: (3, 4), .passwordform: (13, 0), .form: (13, 0),
    .mixedgauge: (5, 0), .mixedform: (13, 0), .buildlist: (4, 0), .calendar: (4, 7),
    .dselect: (4, 5), .fselect: (4, 5), .rangebox: (5, 7), .timebox: (4, 7), .treeview: (4, 0),
  ]

  private mutating func takeItems(
    _ tokens: DialogTokens, _ options: DialogOptions
  ) throws(DialogMistake) {
    // Trees and lists that are built show items without tags. Where dialog crashes, such a list
    // without items, the tags are shown.
    let isBuilt = [.treeview, .buildlist].contains(kind)
    let hasItems = !options.flags.contains(.noItems)
    let hasHelp = options.flags.contains(.itemHelp)
    let isTree = kind == .treeview
    let size =
      1 + (hasItems ? 1 : 0) + (kind.hasStatuses ? 1 : 0) + (isTree ? 1 : 0) + (hasHelp ? 1 : 0)
    let rows = try tokens.rows(of: size)
    _ = try tokens.numbers(2..<5)
    showsTags = isBuilt ? !hasItems : !options.flags.contains(.noTags)
    for var row in rows.map({ $0[...] }) {
      let tag = row.removeFirst()
      var item = Item(
        tag: tag, item: hasItems ? DialogText.styleless(row.removeFirst(), options) : [])
      if kind.hasStatuses {
        item.isOn = String(decoding: row.removeFirst(), as: UTF8.self).lowercased() == "on"
      }
      if isTree { item.depth = Int(atoi(String(decoding: row.removeFirst(), as: UTF8.self))) }
      if hasHelp { item.help = row.removeFirst() }
      items.append(item)
    }
    if [.radiolist, .treeview].contains(kind), let first = items.firstIndex(where: \.isOn) {
      // Of several that are on, the first one is.
      for place in items.indices { items[place].isOn = place == first }
    }
    firstItem =
      options.texts[.defaultItem].flatMap { tag in items.firstIndex { $0.tag == tag } }
      ?? (kind == .buildlist ? items.firstIndex { !$0.isOn } : nil) ?? 0
    buttonKeys = options.flags.contains(.visitItems) ? .ring : .beside
  }

  private mutating func takeLines(
    _ tokens: DialogTokens, _ options: DialogOptions
  ) throws(DialogMistake) {
    let hasType = kind == .mixedform
    let hasHelp = options.flags.contains(.itemHelp)
    let rows = try tokens.rows(of: 8 + (hasType ? 1 : 0) + (hasHelp ? 1 : 0))
    _ = try tokens.numbers(2..<5)
    for row in rows {
      func number(_ place: Int) -> Int { Int(atoi(String(decoding: row[place], as: UTF8.self))) }
      let shown = number(6)
      // dialog counts bytes here.
      formExtent.height = max(formExtent.height, number(1), number(4))
      formExtent.width = max(
        formExtent.width, number(2) + row[0].count,
        number(5) + (shown == 0 ? row[3].count : abs(shown)))
      // Bit 1 hides what is typed, bit 2 keeps it from being changed.
      let type = hasType ? number(8) : kind == .passwordform ? 1 : 0
      // The length, else what is seen of the entry, bounds what the script gives, and not what is
      // typed.
      let length = number(7) > 0 ? number(7) : shown > 0 ? shown : row[3].count
      lines.append(
        Line(
          label: DialogText.styleless(row[0], options),
          text: Array(row[3].prefix(length)), isSecret: type & 1 != 0,
          isFixed: shown <= 0 || type & 2 != 0, isAnswer: shown > 0,
          help: hasHelp ? row[row.count - 1] : []))
    }
    let changeable = lines.firstIndex { !$0.isFixed } ?? 0
    let named = options.texts[.defaultItem].flatMap { label in
      lines.firstIndex { $0.label == label && !$0.isFixed }
    }
    firstItem = named ?? changeable
    buttonKeys = .behind
  }

  private mutating func takeRest(
    _ tokens: DialogTokens, _ options: DialogOptions
  ) throws(DialogMistake) {
    buttonKeys = .beside
    switch kind {
    case .inputbox, .passwordbox:
      _ = try tokens.numbers(2..<4)
      initial = tokens.text(4) ?? []
      buttonKeys = .ring
    case .fselect, .dselect:
      _ = try tokens.numbers(2..<4)
      initial = tokens.text(1) ?? []
      text = []
      buttonKeys = .ring
    case .gauge: percent = try tokens.numbers(2..<5)[2]
    case .mixedgauge:
      let rows = try tokens.rows(of: 2)
      percent = try tokens.numbers(2..<5)[2]
      items = rows.map { Item(tag: $0[0], item: $0[1]) }
    case .pause: timeLimit = max(try tokens.numbers(2..<5)[2], 0) * 1000
    case .rangebox:
      let least = try tokens.number(4)
      let given = try tokens.numbers(2..<7)
      let most = max(given[3], least)
      numbers = [least, most, tokens.count > 6 ? given[4] : least]
    case .calendar, .timebox:
      let given = try tokens.numbers(2..<7)
      numbers = DialogMoment.parts(kind, (0..<3).map { tokens.count > 4 + $0 ? given[2 + $0] : -1 })
      firstButton = .accept
      buttonKeys = .ring
    case .programbox, .progressbox:
      let hasText = tokens.count == 4
      _ = try tokens.numbers(hasText ? 2..<4 : 1..<3)
      if !hasText { text = [] }
    case .prgbox:
      let hasText = tokens.count == 5
      _ = try tokens.numbers(hasText ? 3..<5 : 2..<4)
      initial = tokens.text(hasText ? 2 : 1) ?? []
      if !hasText { text = [] }
    default: _ = try tokens.numbers(2..<4)
    }
  }
}
