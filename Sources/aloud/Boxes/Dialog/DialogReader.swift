// SPDX-License-Identifier: GPL-3.0-or-later

/// Goes through dialog's arguments, one box after the other: what is wrong with a later one is told
/// when the earlier ones were answered.
struct DialogReader: Sendable {
  /// What dialog is asked about itself.
  enum Request: Equatable, Sendable {
    case help, version, printVersion, printSize
    /// Writes a file of settings.
    case createSettings(path: [UInt8])
    case nothing
  }

  /// The descriptor that answers go to; standard error is usual.
  private(set) var output: Int32 = 2
  /// Whether it must be open: it was given by its number.
  private(set) var needsOutput = false
  /// The descriptor that keys are to come from.
  private(set) var input: Int32?
  /// nil where boxes are asked.
  private(set) var request: Request?
  /// What stands between the answers of two boxes.
  private(set) var separator: [UInt8] = [0x09]

  /// What `--args` writes to standard error.
  let shownArguments: [UInt8]

  private var words: [DialogWord]
  private var position = 0
  /// Options that the person set for every box.
  private let usual: [DialogWord]
  private var isFirst = true
  /// What is to be told beside the next box.
  private(set) var reports: [DialogReport] = []
  /// Options that go on behind the box that they stand before.
  private var kept = DialogOptions()

  /// - Parameter usual: the variable DIALOGOPTS.
  /// - Throws: what is wrong with an option for dialog as a whole.
  init(_ arguments: [[UInt8]], usual: String = "") throws(DialogMistake) {
    var shown: [UInt8] = []
    words = DialogWord.words(
      try DialogExpansion.expanded(arguments) { arguments, place in
        shown += DialogWords.arguments(arguments, place: place)
      })
    shownArguments = shown
    self.usual = DialogExpansion.words(of: Array(usual.utf8)).map { DialogWord($0) }
    try takeWhole()
    if request == nil { request = ownRequest }
    guard request == nil, words.first?.meaning == .whole, words[0].name == "create-rc" else {
      return
    }
    guard words.count == 2 else {
      throw DialogMistake(usage: "Expected a filename for ", words[0])
    }
    request = .createSettings(path: words[1].bytes)
  }

  /// Takes out what is not for one box.
  private mutating func takeWhole() throws(DialogMistake) {
    var place = 0
    while place < words.count {
      guard words[place].meaning == .whole || words[place].name == "keep-tite" else {
        place += 1
        continue
      }
      switch words[place].name {
      case "stdout": (output, needsOutput) = (1, false)
      case "stderr": (output, needsOutput) = (2, false)
      case "output-fd":
        output = try number(behind: &place, or: .noOutput)
        needsOutput = true
      case "input-fd": input = try number(behind: &place, or: .noInput)
      case "version", "help":
        request = words[place].name == "help" ? .help : .version
        return
      case "keep-tite": break
      default:
        place += 1
        continue
      }
      words.remove(at: place)
    }
  }

  /// The number behind an option, which goes.
  private mutating func number(
    behind place: inout Int, or failure: DialogMistake
  ) throws(DialogMistake) -> Int32 {
    guard place + 1 < words.count, let number = CNumber.truncated(words[place + 1].bytes)
    else { throw DialogMistake(usage: "Expected a numeric-parameter for ", words[place]) }
    guard number >= 0 else { throw failure }
    words.remove(at: place + 1)
    return number
  }

  /// One option alone, or none, asks nothing.
  private var ownRequest: Request? {
    guard words.count < 2 else { return nil }
    switch words.first?.name {
    case "print-maxsize": return .printSize
    case "print-version": return .printVersion
    case "clear", "ignore": return .nothing
    default: return .help
    }
  }

  /// The next box, and the options that it has.
  ///
  /// - Returns: nil where there is none.
  mutating func next() throws(DialogMistake) -> (Box, DialogOptions)? {
    guard position < words.count else { return nil }
    var options = kept
    var place = 0
    reports = []
    try Self.take(from: usual, &place, &options, &reports)
    try Self.take(from: words, &position, &options, &reports)
    kept.numbers[.aspect] = options.numbers[.aspect]
    if options.flags.contains(.noShadow) { kept.flags.insert(.noShadow) }
    if let text = options.texts[.separateWidget] { separator = text }
    guard position < words.count else {
      if isFirst { return nil }
      throw DialogMistake(usage: "Expected a box option")
    }
    isFirst = false
    let word = words[position]
    if options.flags.contains(.separateOutput) {
      switch word.meaning {
      case .box(.checklist), .box(.buildlist), .box(.treeview): break
      default: throw DialogMistake(usage: "Unexpected widget with --separate-output ", word)
      }
    }
    guard case .box(let kind)? = word.meaning else {
      throw DialogMistake(
        usage: word.meaning == nil ? "Unknown option " : "Unexpected option ", word)
    }
    let end = words[(position + 1)...].firstIndex { $0.meaning != nil } ?? words.endIndex
    let tokens = DialogTokens(Array(words[position..<end]))
    position = end
    return (try Box(kind, tokens, options), options)
  }

  /// What stands behind a box that was answered leads to the next one.
  ///
  /// - Parameter isAccepted: whether it was answered by OK.
  /// - Returns: whether there is a next one.
  mutating func goOn(isAccepted: Bool) -> Bool {
    guard position < words.count else { return false }
    guard words[position].meaning == .nextBox else { return isAccepted }
    position += 1
    return position < words.count
  }

  /// Takes options up to what is none.
  private static func take(
    from words: [DialogWord], _ position: inout Int, _ options: inout DialogOptions,
    _ reports: inout [DialogReport]
  ) throws(DialogMistake) {
    while position < words.count {
      let word = words[position]
      switch word.meaning {
      case .flag(let flag): options.flags.insert(flag)
      case .text(let text):
        position += 1
        guard position < words.count else {
          throw DialogMistake(usage: "Expected a string-parameter for ", word)
        }
        let given = words[position]
        if text == .defaultButton, DialogOptions.role(named: given.bytes) == nil {
          throw DialogMistake(usage: "Button name \"", given, "\" unknown")
        }
        options.texts[text] = given.bytes
      case .number(let number): options.numbers[number] = try value(behind: word, words, &position)
      case .begin:
        let line = try value(behind: word, words, &position)
        options.begin = (line, try value(behind: word, words, &position))
      case .textLayout(let isSize):
        reports.append(try textLayout(isSize, words, &position, options))
      case .nothing:
        if word.name == "topleft" { options.begin = (0, 0) }
      case .whole where word.name == "print-version": reports.append(.version)
      case .whole where word.name == "print-maxsize": reports.append(.terminalSize)
      case .whole where word.name == "create-rc": break
      case .box, .nextBox, .whole, nil: return
      }
      position += 1
    }
  }

  /// A text behind an option, and a height and a width that may be left out where nothing follows.
  private static func textLayout(
    _ isSize: Bool, _ words: [DialogWord], _ position: inout Int, _ options: DialogOptions
  ) throws(DialogMistake) -> DialogReport {
    let option = position
    position += 1
    guard position < words.count else {
      throw DialogMistake(usage: "Expected a string-parameter for ", words[option])
    }
    let end = words[position...].firstIndex { $0.meaning != nil } ?? words.endIndex
    let place = position
    func number(_ offset: Int) throws(DialogMistake) -> Int {
      guard place + offset < words.count else { return 0 }
      guard let number = Box.number(words[place + offset].bytes) else {
        throw DialogMistake(
          usage: "Expected a number for token \(place + offset + 1) of dialog")
      }
      return number
    }
    let height = try number(1)
    let width = end - option >= 2 ? try number(2) : 0
    position += min(end - option, 3) - 1
    return .text(
      DialogText.read(words[place].bytes, options), isSize: isSize, height: height, width: width,
      options: options)
  }

  private static func value(
    behind option: DialogWord, _ words: [DialogWord], _ position: inout Int
  ) throws(DialogMistake) -> Int {
    position += 1
    guard position < words.count, let number = CNumber.truncated(words[position].bytes)
    else { throw DialogMistake(usage: "Expected a numeric-parameter for ", option) }
    return Int(number)
  }
}
