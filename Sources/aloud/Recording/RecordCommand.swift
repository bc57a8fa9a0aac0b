// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Announcer
import Glibc
import LabelTables
import TerminalUI

/// `aloud record`: asks a form, and writes what happened as a script that plays it.
struct RecordCommand {
  let arguments: RecordArguments
  private(set) var asking: QuestionAsking
  private let unwritten = UnwrittenScript()

  init(arguments: RecordArguments, asking: QuestionAsking) {
    self.arguments = arguments
    self.asking = asking
  }

  /// Asks, however it ends, and writes the script: of what there was until then where a signal ends
  /// this.
  ///
  /// - Throws: What asking throws; `fileIsThere` for a script that would be lost, `sameOutput` for
  ///   one that something else would be written to as well; `unwritableFile`, with `keptElsewhere`
  ///   where somebody has answered.
  mutating func run() throws(UsageError) -> CommandStatus {
    if let form = arguments.form.place?.path, !FileWriting.waitsForNobody(form),
      !FileWriting.isFolder(form)
    {
      // The script could not play it.
      throw .unreadableFile(.file(path: form), reason: ENOTSUP)
    }
    // Found before anybody has answered for nothing; a signal that ends this leaves no empty file.
    close(try newFile(at: arguments.script))
    let isShared = otherOutputs.contains { FileIdentity($0) == FileIdentity(arguments.script) }
    removeFile(at: arguments.script)
    if isShared { throw .sameOutput(place) }
    let writing = self
    let recording = SessionRecording { events, fieldCount in
      do throws(UsageError) {
        try writing.write(events, fieldCount)
        return nil
      } catch {
        return error
      }
    }
    recording.unwritten = unwritten
    asking.recording = recording
    var command = FormCommand(arguments: arguments.form, asking: asking)
    command.printsAnswers = false
    do throws(UsageError) {
      _ = try command.run()
    } catch {
      // Input that can no longer be read ends a session, too.
      recording.end()
      unwritten.tell()
      let told = recording.events.isEmpty ? error.ofRecording : error
      // What a session lacks at its end is in the script.
      if case .missingAnswers = told, recording.failure == nil { return .answered }
      guard let failure = recording.failure else { throw told }
      throw .several([told, failure])
    }
    recording.end()
    unwritten.tell()
    if let failure = recording.failure { throw failure }
    return .answered
  }

  private func write(
    _ events: [ScriptWriter.TimedEvent], _ fieldCount: Int
  ) throws(UsageError) {
    let text = ScriptWriter.text(
      subject: subject, settings: settings(of: events), events: events, fieldCount: fieldCount,
      secretNote: InterfaceWords(tables: asking.words.tables).text("record.secret"))
    do throws(UsageError) {
      try write(Array(text.utf8), to: arguments.script)
    } catch {
      throw .several([error, .keptElsewhere(keep(Array(text.utf8)))])
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
    let descriptor = try newFile(at: path)
    defer { close(descriptor) }
    if let reason = OutputFile.write(bytes, to: descriptor) {
      removeFile(at: path)
      throw .unwritableFile(.file(path: path), reason: reason)
    }
  }

  /// Keeps a script that has no place any more beside it, else for standard error: nobody can do
  /// again what was done.
  ///
  /// - Returns: where it is, as ``PathText``.
  private func keep(_ bytes: [UInt8]) -> String {
    let ending = ScriptFinding.ending
    let hasEnding = arguments.script.hasSuffix(ending)
    let beginning = hasEnding ? String(arguments.script.dropLast(ending.count)) : arguments.script
    for number in 2..<100 {
      let path = "\(beginning)-\(number)" + (hasEnding ? ending : "")
      do throws(UsageError) {
        try write(bytes, to: path)
        return path
      } catch {
        if case .fileIsThere = error { continue }
        break
      }
    }
    unwritten.bytes = bytes
    return UnwrittenScript.place
  }

  /// What else is written while somebody answers.
  private var otherOutputs: [String] {
    [arguments.form.asking.transcript, asking.soundPlace].compactMap { $0?.path }
  }

  private var place: StreamPlace { .file(path: arguments.script) }

  /// - Returns: a descriptor of the script, which was not there before.
  private func newFile(at path: String) throws(UsageError) -> Int32 {
    let place = StreamPlace.file(path: path)
    let descriptor = PathText.withPath(path) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .fileIsThere(place) : .unwritableFile(place, reason: errno)
    }
    return descriptor
  }

  private func removeFile(at path: String) {
    PathText.withPath(path) { _ = unlink($0) }
  }

  /// The form, by its path from the folder of the script.
  private var subject: Setting {
    let path: String =
      switch arguments.form.place {
      case .file(let form)?: FilePaths.path(of: form, besides: arguments.script)
      case .standard?, nil: "-"
      }
    return Setting(name: "form", value: path)
  }

  /// What the session was asked in, where it is not what scripts have anyway.
  private func settings(of events: [ScriptWriter.TimedEvent]) -> [Setting] {
    let usual = ScriptConditions()
    var conditions = usual
    let asking = arguments.form.asking
    conditions.session = asking.sessionSettings(.keys)
    conditions.session.terminal = usual.session.terminal
    conditions.session.usesColor = usual.session.usesColor
    conditions.timeLimit = asking.timeout
    opening: for (_, event) in events {
      switch event {
      case .open(let language, let textSize, let verbosity, let mode):
        conditions.language = language
        conditions.session.textSize = textSize
        conditions.session.verbosity = verbosity
        conditions.session.mode = mode
      case .screen(let screen):
        conditions.session.terminal = TerminalSize(columns: screen.columns, rows: screen.rows)
        // Later ones may be of another size, which no script can have.
        break opening
      default: break
      }
    }
    let others = Set(usual.allSettings)
    return conditions.allSettings.filter {
      $0.name == SettingName.language.rawValue || !others.contains($0)
    }
  }
}

extension UsageError {
  /// What is wrong where a session never began: answers cannot be given to a recording.
  fileprivate var ofRecording: UsageError {
    if case .missingAnswers = self { .nobodyToRecord } else { self }
  }
}
