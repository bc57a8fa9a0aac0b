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

  /// The longest file that is read, in bytes.
  private static let longest = 1 << 26

  /// What an earlier session left; nil when there is no such file, or an empty one, as `mktemp`
  /// makes it.
  ///
  /// - Throws: `unreadableFile`, `answersNotFile`.
  func read() throws(UsageError) -> [UInt8]? {
    do throws(InputFile.Unusable) {
      let bytes = try InputFile.contents(ofRegularFile: path, atMost: Self.longest)
      return bytes.isEmpty ? nil : bytes
    } catch {
      switch error {
      case .unreadable(ENOENT): return nil
      case .unreadable(let reason): throw .unreadableFile(place, reason: reason)
      case .tooLarge: throw .unreadableFile(place, reason: EFBIG)
      case .notRegular: throw .answersNotFile(place)
      }
    }
  }

  /// Writes the answers beside the file and puts them in its place, so that it is whole always;
  /// nobody else may read it. What they are written to has a name that nobody could make before, and
  /// that no other session has.
  ///
  /// - Returns: the system's number for what went wrong (errno).
  func write(_ form: FormNavigator) -> Int32? {
    var object: JSONObject = [:]
    for (index, field) in form.form.fields.enumerated() where form.passed.contains(index) {
      if case .entry(let entry) = field.kind, entry.isSecret, !includesSecrets { continue }
      guard field.asks, form.navigators[index].answer.isAnswered else { continue }
      object.append(field.name, .init(form.navigators[index].answer, to: field.kind))
    }
    var name = PathText.bytes(of: path + ".XXXXXX").map(CChar.init(bitPattern:)) + [0]
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return errno }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var failure = OutputFile.write(Array((object.text + "\n").utf8), to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    close(descriptor)
    guard failure == nil else {
      unlink(name)
      return failure
    }
    guard PathText.withPath(path, { rename(name, $0) }) != 0 else { return nil }
    failure = errno
    unlink(name)
    return failure
  }

  /// Takes the file away when its answers were given.
  func remove() {
    PathText.withPath(path) { _ = unlink($0) }
  }
}
