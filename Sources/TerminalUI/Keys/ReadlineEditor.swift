// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import RadioNavigator

/// Edits fields of a form with readline's own functions, as the person's inputrc binds them.
///
/// Nothing reaches the terminal. What would end the line, look into a history, complete or call
/// another program does nothing here. Belongs to the thread of readline; while a `LineReader`
/// reads a line, nothing may be edited.
public final class ReadlineEditor: TextEditing {
  private var place = CursorPlace(text: "", characters: 0)
  private var secret: SecretCharacters?
  /// What the keys before the next began.
  private var pending = PendingKey.none
  private var keysLeft = 0
  public var killsWholeLine = false

  private enum PendingKey: Equatable {
    case none
    /// The beginning of a longer sequence, such as `C-x`.
    case sequence([UInt8])
    /// A character that was typed, and that may turn out to begin a sequence.
    case typed([UInt8])
    /// The next character is looked for, or put in place of another.
    case argument
  }

  public init() {
    Readline.initialize()
  }

  deinit {
    end()
  }

  /// Begins with another field: what was done in the last one cannot be undone any more, and what
  /// was killed there can be yanked, unless it was a secret. O(text).
  ///
  /// - Parameter isSecret: whether readline is never to have the text; see `SecretCharacters`.
  public func begin(_ text: String, isSecret: Bool = false) {
    secret = isSecret ? SecretCharacters() : nil
    load(CursorPlace(text: text, characters: text.count))
  }

  /// Ends with a field, and forgets its text.
  public func end() {
    if ReadlineLine.owner === self { ReadlineLine.release() }
    secret = nil
    pending = .none
    place = CursorPlace(text: "", characters: 0)
  }

  /// Whether Escape is a command of vi's now, and not the way out of a question.
  public var takesEscape: Bool {
    guard rl_editing_mode == 0 else { return false }
    guard ReadlineLine.owner === self else { return true }
    return rl_get_keymap() == rl_get_keymap_by_name("vi-insert")
  }

  /// The line after a key, or after several with spaces between them, such as `C-x C-u`.
  ///
  /// O(text), some microseconds for a line; a field that was not begun with `begin` begins when
  /// its text is another than this returned last.
  ///
  /// - Returns: nil when the key is bound to nothing that edits.
  public func edit(_ text: String, cursor: Int, key: String) -> (text: String, cursor: Int)? {
    guard !CursorPlace.hasNull(text) else { return nil }
    take(text, cursor)
    keysLeft = EndlessMacros.mostKeys
    var isBound = false
    let names = key.count > 1 ? key.split(separator: " ").map(String.init) : [key]
    for name in names { isBound = press(named: name) || isBound }
    guard isBound else { return nil }
    readBack()
    return (place.text, place.characters)
  }

  /// The line after many characters. O(text + characters) where the cursor is at its end.
  public func insert(_ characters: [Character], in text: String, cursor: Int)
    -> (text: String, cursor: Int)?
  {
    guard !CursorPlace.hasNull(text) else { return nil }
    take(text, cursor)
    guard pending == .none, Set(characters).allSatisfy(insertsItself) else { return nil }
    guard dispatch(characters.flatMap(signs), to: rl_insert) else { return nil }
    readBack()
    return (place.text, place.characters)
  }

  private func insertsItself(_ character: Character) -> Bool {
    let bytes = Array(String(character).utf8)
    guard Self.isPlain(character) else { return false }
    switch EditingKeymaps.binding(of: bytes) {
    case .function(let function):
      return function == EditingFunctions.selfInsert || EditingFunctions.isOurs(function)
    case .none: return beginsText(bytes)
    case .prefix, .macro: return false
    }
  }

  /// Whether a character of several bytes, which nothing is bound to, is text: its first byte is. That
  /// may be a letter with accents behind it.
  private func beginsText(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    switch EditingKeymaps.binding(of: [bytes[0]]) {
    case .function(let function), .prefix(alone: let function?):
      return function == EditingFunctions.selfInsert || EditingFunctions.isOurs(function)
    case .prefix, .macro, .none: return false
    }
  }

  /// Makes readline's line the one that is to be edited.
  private func take(_ text: String, _ cursor: Int) {
    if ReadlineLine.owner === self, CursorPlace.areSame(text, place.text) {
      guard cursor != place.characters else { return }
      forgetKey()
      place = CursorPlace(text: place.text, characters: cursor)
      putCursor()
    } else {
      load(CursorPlace(text: text, characters: cursor))
    }
  }

  private func load(_ place: CursorPlace) {
    pending = .none
    if secret != nil { secret = SecretCharacters() }
    self.place = place
    ReadlineLine.begin(secret?.hide(place.text) ?? place.text, for: self)
    putCursor()
  }

  private func putCursor() {
    guard let secret else {
      rl_point = Int32(place.bytes)
      return
    }
    // Four bytes for each sign.
    rl_point = Int32(secret.signs(forBytes: place.bytes, of: ReadlineLine.text) * 4)
  }

  private func forgetKey() {
    pending = .none
    ReadlineLine.forgetKey()
  }

  private func press(named name: String) -> Bool {
    let typed = name == "Space" ? " " : name
    if typed.count == 1, let character = typed.first {
      return press([Array(typed.utf8)], character: character)
    }
    let sequences =
      ModifiedKeys.bytes(ofShown: name).map { [$0] }
      ?? KeySequences.sequences(ofKey: name, terminalType: "")
    let isPressed = press(sequences, character: nil)
    // In vi's insertion Alt and a letter is Escape and the letter, as on a terminal.
    guard !isPressed, name.hasPrefix("M-"), takesEscape else { return isPressed }
    return press([[0x1B]], character: nil) && press(named: String(name.dropFirst(2)))
  }

  /// - Parameter sequences: that a terminal may send for the key; the first counts that is bound.
  private func press(_ sequences: [[UInt8]], character: Character?) -> Bool {
    keysLeft -= 1
    guard keysLeft > 0 else { return false }
    let isPlain = character.map(Self.isPlain) ?? false
    if pending == .argument {
      pending = .none
      guard isPlain, let character else {
        forgetKey()
        return false
      }
      return dispatch(signs(for: character), to: rl_insert)
    }
    var before: [UInt8] = []
    if case .sequence(let bytes) = pending { before = bytes }
    if case .typed(let bytes) = pending {
      pending = .none
      if let longer = longer(bytes, sequences) { return longer }
    }
    for sequence in sequences {
      switch EditingKeymaps.binding(of: before + sequence) {
      case .none: continue
      case .macro(let text):
        pending = .none
        for (bytes, _) in MacroKeys(text) {
          let typed = String(decoding: bytes, as: UTF8.self)
          let isCharacter = typed.count == 1 && bytes[0] >= 0x20 && bytes != [0x7F]
          _ = press([bytes], character: isCharacter ? typed.first : nil)
        }
        return true
      case .function(let function):
        let whole = before + sequence
        return press(whole, function, character: isPlain && before.isEmpty ? character : nil)
      case .prefix(let alone):
        if isPlain, let character, alone == EditingFunctions.selfInsert, before.isEmpty {
          let isInserted = insert(character)
          pending = .typed(sequence)
          return isInserted
        }
        if before + sequence == [0x1B] {
          guard let alone, takesEscape else { return false }
          return press(sequence, alone, character: nil)
        }
        pending = .sequence(before + sequence)
        return true
      }
    }
    if !before.isEmpty { pending = .none }
    guard before.isEmpty, isPlain, let character, let bytes = sequences.first, beginsText(bytes)
    else {
      return false
    }
    return insert(character)
  }

  private static func isPlain(_ character: Character) -> Bool {
    !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// A sequence that began with a character, which is taken back.
  private func longer(_ typed: [UInt8], _ sequences: [[UInt8]]) -> Bool? {
    for sequence in sequences {
      let whole = typed + sequence
      if case .none = EditingKeymaps.binding(of: whole) { continue }
      let length = Int32(secret == nil ? typed.count : 4)
      guard rl_point >= length else { return nil }
      rl_delete_text(rl_point - length, rl_point)
      rl_point -= length
      return press([whole], character: nil)
    }
    return nil
  }

  private func press(_ bytes: [UInt8], _ function: UInt, character: Character?) -> Bool {
    pending = .none
    if function == EditingFunctions.selfInsert || EditingFunctions.isOurs(function) {
      // Whoever types a letter in a text means the letter.
      return character.map(insert) ?? false
    }
    let isEditing =
      EditingFunctions.isAllowed(function) || EditingFunctions.replacement(for: function) != nil
    // Control-D in an empty line is its end, whatever it is bound to.
    guard isEditing, let last = bytes.last, !(bytes == [0x04] && rl_end == 0) else { return false }
    if killsWholeLine, function == EditingFunctions.killsBackward {
      return dispatch([last], to: EditingFunctions.killWholeLine)
    }
    let called = EditingFunctions.function(function, last: last)
    guard bytes.count > 1 && called != nil ? dispatch([last], to: called) : dispatch(bytes)
    else { return false }
    if EditingFunctions.takesCharacter(function, key: character) { pending = .argument }
    return true
  }

  private func insert(_ character: Character) -> Bool {
    dispatch(signs(for: character), to: rl_insert)
  }

  private func signs(for character: Character) -> [UInt8] {
    guard let sign = secret?.sign(for: character) else { return Array(String(character).utf8) }
    return Array(String(sign).utf8)
  }

  private func dispatch(_ bytes: [UInt8], to function: ReadlineFunction? = nil) -> Bool {
    if ReadlineLine.dispatch(bytes, to: function) { return true }
    load(place)
    return false
  }

  /// Takes over what readline made of the line.
  private func readBack() {
    if secret == nil { ReadlineLine.removeSigns() }
    let line = ReadlineLine.text
    // readline breaks a character of several bytes that is typed after a negative number.
    guard line.utf8.count == Int(rl_end) else { return load(place) }
    let text = secret?.reveal(line) ?? line
    var bytes = Int(rl_point)
    if let secret {
      let start = String(decoding: line.utf8.prefix(bytes), as: UTF8.self)
      bytes = secret.reveal(start).utf8.count
    }
    place = CursorPlace(text: text, bytes: bytes, after: place)
    putCursor()
  }
}
