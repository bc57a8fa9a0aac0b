// SPDX-License-Identifier: GPL-3.0-or-later
import AccessibilityScript
import Glibc
import LabelTables
import RadioModel
import RadioNavigator

/// The file that keeps answers while a form is open: the answers of the fields that were gone
/// through, as `--answers` reads them.
struct SavedAnswers {
  /// As ``PathText``.
  let path: String
  let includesSecrets: Bool

  var place: StreamPlace { .file(path: path) }

  /// What an earlier session left; nil when there is no such file.
  ///
  /// - Throws: `unreadableFile`.
  func read() throws(UsageError) -> [UInt8]? {
    switch InputFile.contents(of: place) {
    case .success(let bytes): return bytes
    case .failure(let failure) where failure.reason == ENOENT: return nil
    case .failure(let failure): throw .unreadableFile(place, reason: failure.reason)
    }
  }

  /// Writes the answers beside the file and puts them in its place, so that it is whole always;
  /// nobody else may read it.
  ///
  /// - Returns: the system's number for what went wrong (errno).
  func write(_ form: FormNavigator) -> Int32? {
    var object: JSONObject = [:]
    for (index, field) in form.form.fields.enumerated() where form.passed.contains(index) {
      if case .entry(let entry) = field.kind, entry.isSecret, !includesSecrets { continue }
      guard field.asks, form.navigators[index].answer.isAnswered else { continue }
      object.append(field.name, .init(form.navigators[index].answer, to: field.kind))
    }
    let temporary = path + ".new"
    let descriptor = PathText.withPath(temporary) {
      open($0, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return errno }
    fchmod(descriptor, 0o600)
    var failure = OutputFile.write(Array((object.text + "\n").utf8), to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    close(descriptor)
    guard failure == nil else {
      PathText.withPath(temporary) { _ = unlink($0) }
      return failure
    }
    let moved = PathText.withPath(temporary) { from in
      PathText.withPath(path) { rename(from, $0) }
    }
    return moved == 0 ? nil : errno
  }

  /// Takes the file away when its answers were given.
  func remove() {
    PathText.withPath(path) { _ = unlink($0) }
  }
}
