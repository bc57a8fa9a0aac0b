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
    /// The script as it was played.
    fileprivate let old: [UInt8]
  }

  /// Why a script stays as it is.
  enum Obstacle: Error {
    /// It is no longer as it was played: what came of that would be put where it does not belong.
    case changed
    case failure(UsageError)
  }

  let extent: TestArguments.UpdateExtent
  /// What scripts are read in, with the words that hold in every language.
  let environment: ScriptEnvironment

  /// What would change in a script.
  ///
  /// - Parameters:
  ///   - results: in every combination that was played.
  ///   - english: in the first of these, and in English; nil where that is not needed.
  /// - Returns: nil where it is broken.
  func change(
    of path: String, _ results: [ScriptResult], english: ScriptResult?
  ) throws(Obstacle) -> Change? {
    let played = results.filter { !$0.isBroken }
    if played.isEmpty { return nil }
    let bytes = try bytes(of: path)
    let (script, _) = ScriptReader.read(
      bytes, path: path, languages: environment.folder.languages, variables: environment.variables)
    guard let text = String(validating: bytes, as: UTF8.self), let script,
      (played + [english].compactMap(\.self)).allSatisfy({ $0.digest == script.digest })
    else { throw .changed }
    let update = ScriptUpdate(
      text, of: script, results: results, extent: extent == .all ? .failed : .missing,
      in: environment, english: english)
    // A difference that will not be made is no use to anybody.
    if update.text != text, let reason = FileWriting.obstacle(to: path) {
      throw .failure(.unwritableFile(.file(path: path), reason: reason))
    }
    return Change(
      path: path, lines: update.difference(path: PathText.shown(path)),
      remainders: update.remainders.map {
        ("\(PathText.shown($0.path)):\($0.line)", $0.text, $0.reason)
      },
      text: update.text, old: bytes)
  }

  private func bytes(of path: String) throws(Obstacle) -> [UInt8] {
    do throws(FileReading.Failure) {
      guard FileWriting.waitsForNobody(path) else { throw FileReading.Failure(number: ENOTSUP) }
      return try FileReading.bytes(of: path)
    } catch {
      throw .failure(.unreadableFile(.file(path: path), reason: error.number))
    }
  }

  /// Writes a script, whole or not at all, where it is still as it was; a link stays one.
  func write(_ change: Change) throws(Obstacle) {
    // Somebody may have written it while a person was asked.
    guard try bytes(of: change.path) == change.old else { throw .changed }
    if let reason = FileWriting.write(Array(change.text.utf8), to: change.path) {
      throw .failure(.unwritableFile(.file(path: change.path), reason: reason))
    }
  }
}
