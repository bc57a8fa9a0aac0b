// SPDX-License-Identifier: GPL-3.0-or-later

/// Goes through dialog's arguments, one box after the other: what is wrong with a later one is told
/// when the earlier ones were answered.
struct DialogReader: Sendable {
  /// What dialog is asked about itself.
  enum Request: Equatable, Sendable {
    case help, version, printVersion, printSize
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

  private var words: [DialogWord]
  private var position = 0
  /// Options that the person set for every box.
  private let usual: [DialogWord]
  private var isFirst = true

  /// - Parameter usual: the variable DIALOGOPTS.
  /// - Throws: what is wrong with an option for dialog as a whole.
  init(_ arguments: [[UInt8]], usual: String = "") throws(DialogMistake) {
    words = DialogWord.words(arguments)
    self.usual = Self.words(of: usual).map { DialogWord($0) }
    try takeWhole()
    if request == nil { request = ownRequest }
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
    var options = DialogOptions()
    var place = 0
    try Self.take(from: usual, &place, &options)
    try Self.take(from: words, &position, &options)
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
    from words: [DialogWord], _ position: inout Int, _ options: inout DialogOptions
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
        _ = try value(behind: word, words, &position)
        _ = try value(behind: word, words, &position)
      case .nothing: break
      case .whole where word.name == "print-maxsize" || word.name == "print-version": break
      case .box, .nextBox, .whole, nil: return
      }
      position += 1
    }
  }

  private static func value(
    behind option: DialogWord, _ words: [DialogWord], _ position: inout Int
  ) throws(DialogMistake) -> Int {
    position += 1
    guard position < words.count, let number = CNumber.truncated(words[position].bytes)
    else { throw DialogMistake(usage: "Expected a numeric-parameter for ", option) }
    return Int(number)
  }

  /// Divides a text as a shell does: quotation marks hold words together, and go.
  private static func words(of text: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var quote: UInt8?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        word = word ?? []
        if quote == nil {
          quote = byte
        } else if quote == byte {
          quote = nil
        } else {
          word?.append(byte)
        }
      case UInt8(ascii: " "), 0x09, 0x0A:
        guard quote == nil else {
          word?.append(byte)
          continue
        }
        words += [word].compactMap(\.self)
        word = nil
      default: word = (word ?? []) + [byte]
      }
    }
    return words + [word].compactMap(\.self)
  }
}
