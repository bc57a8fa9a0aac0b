// SPDX-License-Identifier: GPL-3.0-or-later
import CVTerm

/// A terminal in memory (libvterm): it takes what a program writes and has the screen that a person
/// would see. Belongs to one thread.
public final class ListenedTerminal {
  /// The most rows kept that scrolled off between two looks at the screen: more than anyone would
  /// listen to.
  public static let longestScroll = 1000

  /// The title that the program gave its window (OSC 2).
  public private(set) var title = ""
  /// How often the bell rang.
  public private(set) var bells = 0

  private let terminal: OpaquePointer
  private let emulation: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  /// Its size; at least two columns.
  public private(set) var columns: Int
  public private(set) var rows: Int
  private var isCursorVisible = true
  private var isAlternate = false
  private var scrolled: [ListenedRow] = []
  private var skipped = 0
  /// How many rows scrolled off since the last look at the screen.
  var scrolledCount: Int { scrolled.count + skipped }
  private var answers: [UInt8] = []
  private var output: SafeOutput

  /// - Parameters:
  ///   - columns: less than 2 are 2, since libvterm has no place for a wide character in one.
  ///   - rows: at least 1.
  public init(columns: Int, rows: Int) {
    let columns = max(2, columns)
    self.columns = columns
    self.rows = rows
    output = SafeOutput(columns: columns)
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    emulation = vterm_obtain_screen(terminal)
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: Self.listeningCallbacks)
    let own = Unmanaged.passUnretained(self).toOpaque()
    vterm_screen_set_callbacks(emulation, callbacks, own)
    vterm_output_set_callback(
      terminal,
      { bytes, count, context in
        guard let bytes else { return }
        ListenedTerminal.of(context).answers += UnsafeRawBufferPointer(start: bytes, count: count)
      }, own)
    vterm_screen_enable_altscreen(emulation, 1)
    vterm_screen_reset(emulation, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// Takes what a program wrote; a sequence may come in pieces.
  public func feed(_ bytes: [UInt8]) {
    for part in output.parts(of: bytes) where !part.isEmpty {
      write(part)
      keepCursorInside()
    }
  }

  private func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = vterm_input_write(terminal, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  /// What the terminal answers to requests since the last call, such as where its cursor is.
  public func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// - Parameters:
  ///   - columns: less than 2 are 2.
  ///   - rows: at least 1.
  public func resize(columns: Int, rows: Int) {
    self.columns = max(2, columns)
    self.rows = rows
    output.columns = self.columns
    // libvterm leaves margins where they were, outside of a smaller screen too. They go, as they do
    // in xterm, and take the cursor home.
    let before = cursor
    write(Self.control("r") + Self.control("s") + Self.cursorTo(before.row, before.column))
    vterm_set_size(terminal, Int32(rows), Int32(self.columns))
    keepCursorInside()
  }

  /// libvterm can leave its cursor above a screen that became smaller, or puts it where it was saved
  /// before, and would write there.
  private func keepCursorInside() {
    let cursor = cursor
    let row = min(max(cursor.row, 0), rows - 1)
    let column = min(max(cursor.column, 0), columns - 1)
    if (row, column) != cursor { write(Self.cursorTo(row, column)) }
  }

  /// CUP (ECMA-48); places are from 0.
  private static func cursorTo(_ row: Int, _ column: Int) -> [UInt8] {
    control("\(row + 1);\(column + 1)H")
  }

  private static func control(_ sequence: String) -> [UInt8] { Array("\u{1B}[\(sequence)".utf8) }

  /// Where libvterm has its cursor.
  private var cursor: (row: Int, column: Int) {
    var cursor = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &cursor)
    return (Int(cursor.row), Int(cursor.col))
  }

  /// Looks at the screen; what scrolled off since the last look is told once. O(cells).
  public func takeScreen() -> ListenedScreen {
    defer {
      scrolled = []
      skipped = 0
    }
    return screen
  }

  /// The screen, with what scrolled off since it was taken last. O(cells).
  var screen: ListenedScreen {
    var screen = ListenedScreen(columns: columns, rows: 0)
    screen.rows = (0..<rows).map { row in
      ListenedRow(
        cells: (0..<columns).map { column in
          ListenedCell(aloud_cell_at(emulation, Int32(row), Int32(column)))
        })
    }
    screen.cursorRow = min(max(cursor.row, 0), rows - 1)
    screen.cursorColumn = min(max(cursor.column, 0), columns - 1)
    screen.isCursorVisible = isCursorVisible
    screen.isAlternate = isAlternate
    screen.scrolled = scrolled
    screen.skipped = skipped
    return screen
  }

  /// The bytes that the terminal sends for a key in the mode that the program put it in.
  ///
  /// - Parameter name: a name of ``KeyScript``.
  func bytes(ofKey name: String) -> [UInt8] {
    let key = TerminalKey(name)
    if let bytes = key.bytes { return bytes }
    guard let code = key.code else { return [] }
    // What the terminal had to say before stays before the key.
    let before = takeAnswers()
    vterm_keyboard_key(terminal, code, key.modifiers)
    defer { answers = before }
    return answers
  }

  private func keep(_ count: Int32, _ cells: UnsafePointer<VTermScreenCell>?) {
    guard let cells else { return }
    if scrolled.count == Self.longestScroll * 2 {
      scrolled.removeFirst(Self.longestScroll)
      skipped += Self.longestScroll
    }
    scrolled.append(
      ListenedRow(
        cells: (0..<count).map { ListenedCell(aloud_cell_of(aloud_next_cell(cells, $0))) }))
  }

  private func take(_ property: VTermProp, _ value: UnsafePointer<VTermValue>) {
    switch property {
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.pointee.boolean != 0
    case VTERM_PROP_ALTSCREEN: isAlternate = value.pointee.boolean != 0
    case VTERM_PROP_TITLE:
      var length = 0
      var isFirst = false
      let text = aloud_text_part(value, &length, &isFirst)
      let part = String(
        decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
      title = isFirst ? part : title + part
    default: break
    }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> ListenedTerminal {
    Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }

  private static var listeningCallbacks: VTermScreenCallbacks {
    var callbacks = VTermScreenCallbacks()
    callbacks.settermprop = { property, value, context in
      if let value { ListenedTerminal.of(context).take(property, value) }
      return 1
    }
    callbacks.bell = { context in
      ListenedTerminal.of(context).bells += 1
      return 1
    }
    callbacks.sb_pushline = { count, cells, context in
      ListenedTerminal.of(context).keep(count, cells)
      return 1
    }
    return callbacks
  }
}

extension ListenedCell {
  fileprivate init(_ cell: aloud_cell) {
    look = ListenedLook()
    look.foreground = cell.foreground
    look.background = cell.background
    look.isBold = cell.is_bold
    look.isUnderlined = cell.is_underlined
    look.isReversed = cell.is_reversed
    if cell.is_continuation {
      text = ""
    } else if cell.scalars.0 == 0 {
      text = " "
    } else {
      var scalars = String.UnicodeScalarView()
      withUnsafeBytes(of: cell.scalars) { bytes in
        for value in bytes.bindMemory(to: UInt32.self) {
          guard value != 0 else { break }
          scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
      }
      text = String(scalars)
    }
  }
}
