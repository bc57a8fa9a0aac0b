// SPDX-License-Identifier: GPL-3.0-or-later
import RadioModel
import TerminalUI

/// What the command line asks for.
enum Invocation: Equatable, Sendable {
  case ask(AskArguments)
  case form(FormArguments)
  case record(RecordArguments)
  case debconf(DebconfArguments)
  case whiptail(WhiptailArguments)
  case dialog(DialogArguments)
  case audit(AuditArguments)
  case test(TestArguments)
  case listen(ListenArguments)
  /// Lists voices: of one language (BCP 47), or all.
  case voices(language: String?)
  case tables(TablesArguments)
  case doctor
  case help(HelpTopic)
  case version
}

/// What `aloud ask` was told: by its arguments, and for settings by environment and
/// configuration file too.
struct AskArguments: Equatable, Sendable {
  var title: String?
  var description: String?
  var kind = AskedKind.radio
  /// The least and the most: of checked options, of characters, or of a number.
  var minimum: DecimalNumber?
  var maximum: DecimalNumber?
  var pattern: String?
  /// The options given one by one, in order.
  var options: [OptionInput] = []
  /// Where further options are read from.
  var optionsPlace: StreamPlace?
  /// Whether what is read there ends its records with NUL rather than with a line break.
  var isNulSeparated = false
  var defaultKey: OptionKey?
  var disabled: [DisabledWish] = []
  var isRequired = true
  /// The wish for columns, at least 1.
  var columns = 1
  /// The most lines a label takes; 0 is any number.
  var numberOfLines = 0
  var personTables: [PersonTable] = []
  /// Milliseconds until the question closes unanswered; nil waits for ever.
  var timeout: Int?
  /// The key that answers without asking; an empty one is the answer without a selection.
  var answer: OptionKey?
  var output = OutputForm.key
  /// Whether the answer ends with NUL rather than with a line break.
  var endsWithNul = false
  /// The keys to play, in the script's notation; nil asks a person.
  var keys: String?
  var transcript: StreamPlace?
  /// Whether the transcript goes on with a file that is there.
  var isTranscriptAppended = false
  /// The size of the terminal for played keys; that of the VT100 is usual.
  var size = TerminalSize(columns: 80, rows: 24)
  /// Whether a form shows all its fields at once; nil where the terminal decides.
  var showsAllFields: Bool?
  var settings = PersonalSettings()
  /// Where the transcript's place was given, and voice and speech in the settings.
  var transcriptSource = ValueSource.option(.transcript)
  var voiceSource = ValueSource.option(.voice)
  var speechSource = ValueSource.option(.speech)
}

/// One option of the question, as a script gave it.
struct OptionInput: Hashable, Sendable {
  /// Where it was given.
  enum Origin: Hashable, Sendable {
    /// The how manieth option on the command line, from 1.
    case argument(Int)
    /// The line of the input, from 1.
    case line(Int)
    /// The record of NUL-separated input, from 1.
    case record(Int)
  }

  let key: OptionKey
  var label: String
  var detail: String?
  let origin: Origin
}

/// `--table NAME=DIR`: a table of the script's own words.
struct PersonTable: Hashable, Sendable {
  let name: String
  let directory: String
}

/// `--disabled KEY[=REASON]`. Keys may hold `=` themselves, so which one divides is known only
/// with the keys at hand.
struct DisabledWish: Hashable, Sendable {
  let bytes: [UInt8]

  /// The key that is meant and the reason, by the longest beginning that is a key; nil if none is.
  ///
  /// O(n²) in the length of the text, which is a few words.
  func resolve(isKey: (OptionKey) -> Bool) -> (key: OptionKey, reason: String?)? {
    let whole = OptionKey(bytes: bytes)
    if isKey(whole) { return (whole, nil) }
    for (position, byte) in bytes.enumerated().reversed() where byte == UInt8(ascii: "=") {
      let key = OptionKey(bytes: Array(bytes[..<position]))
      guard isKey(key) else { continue }
      let reason = String(decoding: bytes[(position + 1)...], as: UTF8.self)
      return (key, reason.isEmpty ? nil : reason)
    }
    return nil
  }

  /// The key as it reads when no `=` is taken to be part of it.
  var plainKey: OptionKey { OptionKey(bytes: Array(bytes.prefix { $0 != UInt8(ascii: "=") })) }
}
