// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables

/// Rewrites scripts to what happened (`--update`).
struct ScriptRewriting {
  /// A script as it is and as it should be.
  struct Change {
    let path: String
    /// The difference, line by line.
    let lines: [String]
    /// Places of expectations that stay as they are or say less, and their texts.
    let remainders: [(place: String, text: String, reason: ScriptUpdate.Remainder.Reason)]
    fileprivate let text: String
  }

  let extent: TestArguments.UpdateExtent
  /// What scripts are read in, with the words that hold in every language.
  let environment: ScriptEnvironment

  /// What would change in a script.
  ///
  /// - Parameters:
  ///   - results: in every combination that was played.
  ///   - english: in the first of these, and in English; nil where that is not needed.
  /// - Returns: nil where it is broken, or is no longer as it was.
  /// - Throws: `unreadableFile`.
  func change(
    of path: String, _ results: [ScriptResult], english: ScriptResult?
  ) throws(UsageError) -> Change? {
    guard results.contains(where: { !$0.isBroken }) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: path)
    } catch {
      throw .unreadableFile(.file(path: path), reason: error.number)
    }
    guard let text = String(validating: bytes, as: UTF8.self),
      let script = ScriptReader.read(bytes, path: path, languages: environment.folder.languages)
        .script
    else { return nil }
    let update = ScriptUpdate(
      text, of: script, results: results, extent: extent == .all ? .failed : .missing,
      in: environment, english: english)
    return Change(
      path: path,
      lines: UnifiedDifference.lines(from: text, to: update.text, path: PathText.shown(path)),
      remainders: update.remainders.map {
        ("\(PathText.shown($0.path)):\($0.line)", $0.text, $0.reason)
      },
      text: update.text)
  }

  /// Writes a script, whole or not at all; a link stays one.
  ///
  /// - Throws: `unwritableFile`.
  func write(_ change: Change) throws(UsageError) {
    if let reason = FileWriting.write(Array(change.text.utf8), to: change.path) {
      throw .unwritableFile(.file(path: change.path), reason: reason)
    }
  }
}
